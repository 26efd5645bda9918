import { describe, it } from 'vitest';
import { cases, expectBadExperiment } from './refusal.ts';

const GOOD = new Map([
  ['rules', 'rules: heroclix'],
  ['name', 'name: Bad'],
  ['attacker', 'attacker: { name: A, attackValue: 10, damage: 3, keyphrases: [knockback] }'],
  ['defender', 'defender: { name: B, defenseValue: 17 }'],
]);

/** An experiment in which the given line replaces one of the good lines (1 to 4) or follows them all (5). */
function experimentWith(line: string): string {
  const [key = ''] = line.split(':');
  return [...new Map([...GOOD, [key, line]]).values()].join('\n');
}

/** Lines that are refused, each with the expected place, field, value found and values allowed. */
const LINES = cases(`
  rules: heroklix                            | bad.yaml:1:8: rules & "heroklix" & did you mean heroclix?
  attacker: hawkgirl                         | bad.yaml:3:11: attacker & "hawkgirl" & a mapping with name, attackValue
  attacker: { name: A, attackValue: 10 }     | bad.yaml:3:11: attacker.damage is missing & a whole number from 0
  attacker: { name: A, attack: 6, damage: 3 } | bad.yaml:3:22: attacker.attack & unknown key & did you mean
  attacker: { name: A, attackValue: -1, damage: 3 } | bad.yaml:3:35: attacker.attackValue is -1 & a whole number from 0
  attacker: { name: A, attackValue: 9.5, damage: 3 } | bad.yaml:3:35: attacker.attackValue is 9.5 & a whole number
  attacker: { name: A, attackValue: 9, damage: 3, keyphrases: [knokback] } | bad.yaml:3:62: attacker.keyphrases[0] & "knokback" & knockback, immune & did you mean knockback?
  attacker: { name: A, attackValue: 9, damage: 3, keyphrases: [KNOCKBACK] } | bad.yaml:3:62: attacker.keyphrases[0] & did you mean knockback?
  attacker: { name: A, attackValue: 9, damage: 3, keyphrases: knockback } | bad.yaml:3:61: attacker.keyphrases & "knockback" & a list
  attacker: { name: A, attackValue: 9, damage: 3, knockbackDistance: 0 } | bad.yaml:3:68: attacker.knockbackDistance is 0 & a whole number from 1 to 100
  attacker: { name: A, attackValue: 9, damage: 3, knockbackDistance: -3 } | bad.yaml:3:68: attacker.knockbackDistance is -3 & from 1 to 100
  attacker: { name: A, attackValue: 9, damage: 3, knockbackDistance: 1e9 } | bad.yaml:3:68: attacker.knockbackDistance is 1000000000 & from 1 to 100
  attacker: { name: A, attackValue: 9, damage: 3, knockbackDistance: far } | bad.yaml:3:68: attacker.knockbackDistance & "far"
  attacker: { name: A, attackValue: 9, damage: 3, range: 0 }  | bad.yaml:3:56: attacker.range is 0 & a whole number from 1 to 40
  attacker: { name: A, attackValue: 9, damage: 3, range: 41 } | bad.yaml:3:56: attacker.range is 41 & a whole number from 1 to 40
  attacker: { name: A, attackValue: 9, damage: 3, range: 2.5 } | bad.yaml:3:56: attacker.range is 2.5 & a whole number
  defender: { name: B, defenseValue: 17, keyphrases: [imune] } | bad.yaml:4:53: defender.keyphrases[0] & "imune" & did you mean immune?
  defender: { name: B, defenceValue: 17 }    | bad.yaml:4:22: defender.defenceValue & did you mean defenseValue?
  defender: { defenseValue: 17 }             | bad.yaml:4:11: defender.name is missing
  rulings: { knockbackNeedDamage: true }     | bad.yaml:5:12: rulings.knockbackNeedDamage & did you mean knockbackNeedsDamage?
  rulings: { glyphsBlock: true }             | bad.yaml:5:12: rulings.glyphsBlock & unknown key
  measures: [spacesMoved]                    | bad.yaml:5:12: measures[0] & "spacesMoved" & did you mean squaresMoved?
  heightAdvantage: attacker                  | bad.yaml:5:1: heightAdvantage & unknown key
  vary: { attacker.knockbackDistance: [3, 0] } | bad.yaml:5:41: vary.attacker.knockbackDistance[1] is 0 & from 1 to 100
`);

/** Lines 6 to 9 of a file are rows of this map; the others follow. */
const MAP = '1 1 # 1\n    1 1 1 .\n    1 1 1 1\n    1 1 1 1';

function withBoard(line: string): string {
  const good = new Map([
    ['attacker', '  attacker: [0, 0]'],
    ['defender', '  defender: [1, 0]'],
  ]);
  const [key = ''] = line.split(':');
  const lines = [...new Map([...good, [key, `  ${line}`]]).values()];
  const board = ['board:', '  terrain: |', `    ${MAP}`, ...lines];
  return [...GOOD.values(), ...board].join('\n');
}

const BOARD_LINES = cases(`
  attacker: [4, 0]                   | bad.yaml:11:13: board.attacker & 4,0, which is off the map & a square of the map, up to 3,3
  attacker: [3, 1]                   | bad.yaml:11:13: board.attacker & 3,1, which is a hole & a square of the map
  attacker: [2, 0]                   | bad.yaml:11:13: board.attacker & 2,0, which is blocking terrain & a square that a character can stand on
  attacker: [-1, 0]                  | bad.yaml:11:14: board.attacker[0] is -1 & a square: [column, row], from 0
  attacker: [[0, 0], [0, 1]]         | bad.yaml:11:14: board.attacker[0] & a square: [column, row]
  attacker: 3                        | bad.yaml:11:13: board.attacker is 3 & a square: [column, row]
  defender: [1, 9]                   | bad.yaml:12:13: board.defender & 1,9, which is off the map
  defender: [2, 0]                   | bad.yaml:12:13: board.defender & 2,0, which is blocking terrain
  defender: [0, 0]                   | bad.yaml:12:13: board.defender & 0,0, where "A" stands & a free square
  others: [{ character: C, at: [1, 0] }] | bad.yaml:13:32: board.others[0].at & 1,0, where "B" stands & a free square
  others: [{ character: C, at: [2, 0] }] | bad.yaml:13:32: board.others[0].at & 2,0, which is blocking terrain
  others: [{ character: C, at: [3, 1] }] | bad.yaml:13:32: board.others[0].at & 3,1, which is a hole
  others: [{ character: C, at: [0, 1] }, { character: D, at: [0, 1] }] | bad.yaml:13:62: board.others[1].at & 0,1, where "C" stands
  others: [{ figure: the-joker, at: [0, 1] }] | bad.yaml:13:14: board.others[0].figure & unknown key & character, at
  others: [{ character: C }]         | bad.yaml:13:12: board.others[0].at is missing & a square
  walls: [[[0, 0], [1, 1]]]          | bad.yaml:13:11: board.walls[0] & 0,0 and 1,1, which share no side & two squares that share a side
  walls: [[[0, 0], [0, 2]]]          | bad.yaml:13:11: board.walls[0] & 0,0 and 0,2, which share no side
  walls: [[[0, 0], [0, 0]]]          | bad.yaml:13:11: board.walls[0] & which share no side
  walls: [[[8, 8], [8, 9]]]          | bad.yaml:13:11: board.walls[0] & 8,8, which is off the map & 8,9, which is off the map
  walls: [[[0, 0]]]                  | bad.yaml:13:11: board.walls[0] & a list of 1 & two squares that share a side
  direction: E                       | bad.yaml:13:3: board.direction & unknown key
`);

describe('run refuses', () => {
  it.each(LINES)('%s', async (line, says) => {
    await expectBadExperiment(experimentWith(line), says);
  });

  it.each(BOARD_LINES)('a board with %s', async (line, says) => {
    await expectBadExperiment(withBoard(line), says);
  });

  it('a cell that is no level, at its place in the text', async () => {
    const text = withBoard('attacker: [0, 0]').replace('1 1 1 .', '1 1 x .');
    const says = ['bad.yaml:8:9: board.terrain is ', '"x"', 'or #', 'or . for no space'];
    await expectBadExperiment(text, says);
  });

  it('rows of different lengths', async () => {
    const text = withBoard('attacker: [0, 0]').replace('1 1 1 .', '1 1 1');
    await expectBadExperiment(text, [
      'bad.yaml:8:5: board.terrain: ',
      '3 spaces',
      'as in the first row: 4',
    ]);
  });

  it('every mistake of a board at once', async () => {
    const text = withBoard('walls: [[[0, 0], [1, 1]]]').replace('[0, 0]', '[9, 9]');
    await expectBadExperiment(text, ['bad.yaml:11:13: board.attacker:', 'bad.yaml:13:11:']);
  });
});
