import { describe, it } from 'vitest';
import { cases, expectRefusal } from './refusal.ts';
import { ARCHER, GROUND, HAWKGIRL, TURN, turnOf } from './turn-files.ts';

const expectBad = (text: string, says: readonly string[]) =>
  expectRefusal(['plan', 'bad.yaml'], says, { 'bad.yaml': text });

describe('an attacker of a turn', () => {
  it.each(
    cases(`
{ figure: hawkgril, at: [1, 1] }                 | bad.yaml:4:15: turn[0].figure: no card is called "hawkgril" & did you mean hawkgirl?
{ at: [1, 1] }                                   | bad.yaml:4:5: turn[0].figure is missing; give a card's name
{ figure: hawkgirl, at: [9, 1] }                 | bad.yaml:4:29: turn[0].at: 9,1, which is off the map
{ figure: hawkgirl, at: [2, 1] }                 | bad.yaml & 2,1, where "Hawkgirl" stands; give a free space
{ figure: hawkgirl }                             | bad.yaml:4:5: turn[0].at is missing; give a space [column, row]
{ figure: hawkgirl, at: [[0, 1], [1, 1]] }       | bad.yaml:4:29: turn[0].at: 2 spaces; give one space
{ figure: marro-warriors, at: [[0, 1], [0, 0], [1, 0]] } | bad.yaml:4:35: turn[0].at is a list of 3; give a space [column, row], or two for a double base; each figure of a squad has its own entry
{ figure: hawkgirl, at: [1, 1], attacks: 0 }     | bad.yaml:4:46: turn[0].attacks is 0; give a whole number from 1 to 20
{ figure: hawkgirl, at: [1, 1], moves: maybe }   | bad.yaml:4:44: turn[0].moves is "maybe"; give true or false
{ figure: hawkgirl, at: [1, 1], move: 3 }        | bad.yaml:4:37: turn[0].move: unknown key & did you mean moves?
hawkgirl                                         | bad.yaml:4:5: turn[0] is "hawkgirl"; give a mapping such as { figure: hawkgirl, at: [0, 1] }
`),
  )('is not %s', (attacker, says) => expectBad(turnOf([attacker]), says));

  it('stands on a space of its own', () =>
    expectBad(turnOf([HAWKGIRL, HAWKGIRL]), ['bad.yaml:5:29: turn[1].at: 1,1, where']));

  it('has no place without a board', () =>
    expectBad(TURN.replace(GROUND, ''), [
      'bad.yaml:4:29: turn[0].at: a place, although there is no board; give a board, or leave out the place',
      'bad.yaml:5:',
    ]));
});

describe('a list of attackers', () => {
  const withList = (list: string) => `name: x\nturn: ${list}\ndefender: solomon-grundy\n${GROUND}`;

  it.each(
    cases(`
[]                                     | bad.yaml:2:7: turn is an empty list; give at least one attacker
{ figure: hawkgirl, at: [1, 1] }       | bad.yaml:2:7: turn is a mapping; give a list of attackers, such as
hawkgirl                               | bad.yaml:2:7: turn is "hawkgirl"; give a list of attackers, such as
~                                      | bad.yaml:2:7: turn is null; give a list of attackers, such as
`),
  )('is not %s', (list, says) => expectBad(withList(list), says));

  it('has no more than eight', () => {
    const nine = Array.from({ length: 9 }, () => '{ figure: hawkgirl, at: [0, 0] }');
    return expectBad(withList(`[${nine.join(', ')}]`), [
      'bad.yaml:2:7: turn is a list of 9; give a list of at most 8 attackers',
    ]);
  });
});

describe('beside a turn', () => {
  it.each(
    cases(`
order: random                    | order is "random"; give one of best, given
fight: duel                      | fight: this key cannot be used together with turn; remove it
rules: heroclix                  | bad.yaml:3:1: turn: rules: heroclix has no such key; remove it
attacker: hawkgirl               | attacker: \`turn:\` as well; give \`attacker:\` or \`turn:\`, not both
direction: E                     | direction: unknown key "direction"
specialAttack: true              | specialAttack: a special attack for the whole turn; give
heightAdvantage: attacker        | heightAdvantage: the board decides this; remove the key
distance: 2                      | distance: the board decides this; remove the key
measures: [destroyed, winner]    | measures[1] is "winner"; give one of displaced,
vary: { turn.4.attacks: [1] }    | vary.turn.4.attacks is "4"; give the number of an entry in this list
vary: { turn.0.attacks: [0] }    | 0; give a whole number from 1 to 20
`),
  )('there is no %s', (line, says) => expectBad(`${TURN}${line}\n`, ['bad.yaml:', ...says]));

  it('there is no place of a single attacker', () =>
    expectBad(`${TURN}  attacker: [0, 0]\n`, [
      'bad.yaml:14:13: board.attacker: one place for all attackers; give the place of each attacker as `at:` in the list `turn:`',
    ]));

  it('no question asks for what no turn has', () =>
    expectBad(TURN.replace('question: displaced', 'question: winner is hawkgirl'), [
      'bad.yaml:2:11: question: unknown measure "winner"; give one of moved, wounds, killed, gone, displaced,',
    ]));

  it('a defender is needed, and its place on the board', async () => {
    await expectBad(TURN.replace(/^defender: .*\n/m, ''), ['bad.yaml:1:1: defender is missing']);
    await expectBad(TURN.replace('  defender: [2, 1]\n', ''), ['board.defender is missing']);
  });

  it('every mistake is told at once', () =>
    expectBad(turnOf(['{ figure: hawkgirl, at: [1, 1], attacks: 0 }', ARCHER], 'order: any\n'), [
      'turn[0].attacks is 0',
      'order is "any"',
    ]));
});
