import { describe, it } from 'vitest';
import { cases, expectRefusal } from './refusal.ts';
import { ARCHER, GROUND, HAWKGIRL, TURN, turnOf } from './turn-files.ts';

const expectBad = (text: string, says: readonly string[]) =>
  expectRefusal(['plan', 'bad.yaml'], says, { 'bad.yaml': text });

describe('an attacker of a turn', () => {
  it.each(
    cases(`
{ figure: hawkgril, at: [1, 1] }                 | bad.yaml:4:15: turn[0].figure: found "hawkgril" & did you mean hawkgirl?
{ at: [1, 1] }                                   | bad.yaml:4:5: turn[0].figure: found nothing, allowed: a card's name
{ figure: hawkgirl, at: [9, 1] }                 | bad.yaml:4:29: turn[0].at: found 9,1, which is off the map
{ figure: hawkgirl, at: [2, 1] }                 | bad.yaml: & 2,1, where "Hawkgirl" stands, allowed: a space of its own
{ figure: hawkgirl }                             | bad.yaml:4:5: turn[0].at: found nothing, allowed: a space [column, row]
{ figure: hawkgirl, at: [[0, 1], [1, 1]] }       | bad.yaml:4:29: turn[0].at: found 2 spaces, allowed: one space
{ figure: hawkgirl, at: [1, 1], attacks: 0 }     | bad.yaml:4:46: turn[0].attacks: found 0, allowed: a whole number from 1 to 20
{ figure: hawkgirl, at: [1, 1], moves: maybe }   | bad.yaml:4:44: turn[0].moves: found "maybe", allowed: true or false
{ figure: hawkgirl, at: [1, 1], move: 3 }        | bad.yaml:4:37: turn[0].move: found the unknown key & did you mean moves?
hawkgirl                                         | bad.yaml:4:5: turn[0]: found "hawkgirl", allowed: a mapping such as { figure: hawkgirl, at: [0, 1] }
`),
  )('is not %s', (attacker, says) => expectBad(turnOf([attacker]), says));

  it('stands on a space of its own', () =>
    expectBad(turnOf([HAWKGIRL, HAWKGIRL]), ['bad.yaml:5:29: turn[1].at: found 1,1, where']));

  it('has no place without a board', () =>
    expectBad(TURN.replace(GROUND, ''), [
      'bad.yaml:4:29: turn[0].at: found a place, allowed: no such key without a board',
      'bad.yaml:5:',
    ]));
});

describe('a list of attackers', () => {
  const withList = (list: string) => `name: x\nturn: ${list}\ndefender: solomon-grundy\n${GROUND}`;

  it.each(
    cases(`
[]                                     | bad.yaml:2:7: turn: found an empty list, allowed: at least one attacker
{ figure: hawkgirl, at: [1, 1] }       | bad.yaml:2:7: turn: found a mapping, allowed: a list of attackers, such as
hawkgirl                               | bad.yaml:2:7: turn: found "hawkgirl", allowed: a list of attackers, such as
~                                      | bad.yaml:2:7: turn: found null, allowed: a list of attackers, such as
`),
  )('is not %s', (list, says) => expectBad(withList(list), says));

  it('has no more than eight', () => {
    const nine = Array.from({ length: 9 }, () => '{ figure: hawkgirl, at: [0, 0] }');
    return expectBad(withList(`[${nine.join(', ')}]`), [
      'bad.yaml:2:7: turn: found a list of 9, allowed: a list of at most 8 attackers',
    ]);
  });
});

describe('beside a turn', () => {
  it.each(
    cases(`
order: random                    | order: found "random", allowed: one of best, given
fight: duel                      | fight: found duel, allowed: no such key beside turn
rules: heroclix                  | bad.yaml:3:1: turn: found the key "turn", allowed: no such key with rules: heroclix
attacker: hawkgirl               | attacker: found turn: as well, allowed: attacker: or turn:, not both
direction: E                     | direction: found the unknown key "direction"
specialAttack: true              | specialAttack: found a key beside turn:
heightAdvantage: attacker        | heightAdvantage: found attacker, allowed: no such key beside a board
distance: 2                      | distance: found 2, allowed: no such key beside a board, which says it
measures: [destroyed, winner]    | measures[1]: found "winner", allowed: one of displaced,
vary: { turn.4.attacks: [1] }    | vary.turn.4.attacks: found "4", allowed: the number of an entry of this list
vary: { turn.0.attacks: [0] }    | found 0, allowed: a whole number from 1 to 20
`),
  )('there is no %s', (line, says) => expectBad(`${TURN}${line}\n`, ['bad.yaml:', ...says]));

  it('there is no place of a single attacker', () =>
    expectBad(`${TURN}  attacker: [0, 0]\n`, [
      'bad.yaml:14:13: board.attacker: found a place, allowed: no such key in a turn',
    ]));

  it('no question asks for what no turn has', () =>
    expectBad(TURN.replace('question: displaced', 'question: winner is hawkgirl'), [
      'bad.yaml:2:11: question: found the unknown measure "winner", allowed: displaced,',
    ]));

  it('a defender is needed, and its place on the board', async () => {
    await expectBad(TURN.replace(/^defender: .*\n/m, ''), [
      'bad.yaml:1:1: defender: found nothing',
    ]);
    await expectBad(TURN.replace('  defender: [2, 1]\n', ''), ['board.defender: found nothing']);
  });

  it('every mistake is told at once', () =>
    expectBad(turnOf(['{ figure: hawkgirl, at: [1, 1], attacks: 0 }', ARCHER], 'order: any\n'), [
      'turn[0].attacks: found 0',
      'order: found "any"',
    ]));
});
