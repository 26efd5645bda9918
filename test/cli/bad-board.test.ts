import { describe, it } from 'vitest';
import { cases, expectBadExperiment } from './refusal.ts';

/** An experiment whose board begins on line 5; the rows of the terrain are lines 7 to 9. */
const withBoard = (board: string) => `rules: c3g
name: Bad
attacker: hawkgirl
defender: solomon-grundy
board:
${board}`;

const TERRAIN = `  terrain: |
    1   1   1   4
      1   1   .   1w
    2   1m  1   1
`;
const PLACES = '  attacker: [0, 0]\n  defender: [1, 0]\n';

describe('run refuses terrain', () => {
  const rows = (...lines: string[]) =>
    withBoard(`  terrain: |\n${lines.map((line) => `    ${line}\n`).join('')}${PLACES}`);

  it('with a row that is too short, at that row', async () => {
    const text = rows('1   1   1', '  1   1', '1   1   1');
    await expectBadExperiment(text, [
      'bad.yaml:8:7: board.terrain: 2 spaces; give as many spaces as in the first row: 3',
    ]);
  });

  it('with cells that are none, each at its own line and column', async () => {
    const text = rows('1   1   x', '  1   -1  1', '1   1w2 1W');
    const allowed = 'give a level with an optional letter, such as 3 or 2w, or . for no space';
    await expectBadExperiment(text, [
      `bad.yaml:7:13: board.terrain is "x"; ${allowed}`,
      'bad.yaml:8:11: board.terrain is "-1"',
      'bad.yaml:9:9: board.terrain is "1w2"',
      'bad.yaml:9:13: board.terrain is "1W"',
    ]);
  });

  it('with more mistakes than anyone reads, and names four', async () => {
    const text = rows(...Array<string>(300).fill('x '.repeat(400)));
    await expectBadExperiment(text, ['bad.yaml:7:5:', 'bad.yaml:7:11:', 'error: and 996 more']);
  });

  it('that is HeroClix’s blocking terrain', async () => {
    await expectBadExperiment(rows('1   1   #'), ['bad.yaml:7:13: board.terrain is "#"']);
  });

  it('without a row', async () => {
    const text = withBoard(`  terrain: ""\n${PLACES}`);
    await expectBadExperiment(text, ['bad.yaml:6:12: board.terrain: 0 spaces']);
  });

  const shifted = (sign: string) =>
    withBoard(`  terrain: ${sign}\n      1   1   1\n    1   1   1\n      1   1   1\n${PLACES}`);

  it('whose first row is shifted, with what to do', async () => {
    await expectBadExperiment(shifted('|'), [
      'bad.yaml:7:7: the first line is indented further than line 8',
      'put a row of .',
      'or |2 instead of |',
    ]);
  });

  it('that shows the wrong rows shifted, rather than read it otherwise than it looks', async () => {
    await expectBadExperiment(shifted('|2'), [
      'bad.yaml:7:7: board.terrain: the first, third, fifth … row shifted to the right',
      'put a row of . above it and add 1 to the row of every place',
    ]);
  });

  it('that is no text', async () => {
    const text = withBoard(`  terrain: [[1, 1]]\n${PLACES}`);
    await expectBadExperiment(text, ['bad.yaml:6:12: board.terrain is a list of 1', 'a board']);
  });
});

/** The text that follows the terrain, from line 10 on. */
const PLACED = cases(`
  attacker: [0, 0]; defender: [0, 0]       | bad.yaml:11:13: board.defender: 0,0, where "Hawkgirl" stands
  attacker: [9, 0]; defender: [1, 0]       | bad.yaml:10:13: board.attacker: 9,0, which is off the map & up to 3,2
  attacker: [0, 0]; defender: [2, 1]       | bad.yaml:11:13: board.defender: 2,1, which is a hole
  attacker: [0, -1]; defender: [1, 0]      | bad.yaml:10:17: board.attacker[1] is -1 & a space: [column, row], from 0
  attacker: [0.5, 0]; defender: [1, 0]     | bad.yaml:10:14: board.attacker[0] is 0.5 & a space: [column, row], from 0
  attacker: here; defender: [1, 0]         | bad.yaml:10:13: board.attacker is "here"
  attacker: [[0, 0], [1, 1]]; defender: [2, 2] | bad.yaml:10:13: board.attacker: 2 spaces & one space, for a single base
  attacker: [0, 0]                         | board.defender is missing
  attacker: [0, 0]; defender: [1, 0]; others: [{ figure: a, at: [1, 0] }] | bad.yaml:12:29: board.others[0].at: 1,0, where "Solomon Grundy" stands
  attacker: [0, 0]; defender: [1, 0]; others: [{ object: a, at: [7, 7] }] | bad.yaml:12:29: board.others[0].at: 7,7, which is off the map
  attacker: [0, 0]; defender: [1, 0]; others: [{ figure: a, object: b, at: [2, 0] }] | bad.yaml:12:12: board.others[0] & exactly one of figure, object, obstacle, glyph, power
  attacker: [0, 0]; defender: [1, 0]; others: [{ at: [2, 0] }] | exactly one of figure
  attacker: [0, 0]; defender: [1, 0]; others: [{ glyph: a, at: [2, 0], life: 2 }] | bad.yaml:12:42: board.others[0].life is 2
  attacker: [0, 0]; defender: [1, 0]; others: [{ figure: the-joker, at: [2, 0], life: 2, wounds: 5 }] | bad.yaml:12:62: board.others[0].wounds is 5 & fewer wounds than the Life of 2
  attacker: [0, 0]; defender: [1, 0]; others: [{ figrue: a, at: [2, 0] }] | bad.yaml:12:14: board.others[0].figrue & did you mean figure?
  attacker: [0, 0]; defender: [1, 0]; others: [{ figure: a, base: double, at: [[0, 1], [3, 0]] }] | board.others[0].at: 0,1 and 3,0, which are not adjacent & neighbouring spaces, for a double base
  attacker: [0, 0]; defender: [1, 0]; others: [{ figure: a, base: double, at: [[2, 0], [3, 0]] }] | board.others[0].at: 2,0 and 3,0, of different levels & two spaces of the same level
  attacker: [0, 0]; defender: [1, 0]; others: [{ figure: a, base: double, at: [2, 0] }] | board.others[0].at: one space & two neighbouring spaces
  attacker: [0, 0]; defender: [1, 0]; walls: [[[0, 0], [2, 0]]] | bad.yaml:12:11: board.walls[0]: 0,0 and 2,0, which are not adjacent
  attacker: [0, 0]; defender: [1, 0]; walls: [[[0, 0]]] | board.walls[0] & two neighbouring spaces: [[1, 1], [2, 1]]
  attacker: [0, 0]; defender: [1, 0]; holes: 1 | bad.yaml:12:3: board.holes: unknown key "holes"
`);

describe('run refuses a board with', () => {
  it.each(PLACED)('%s', async (fields, says) => {
    const lines = fields.split('; ').map((line) => `  ${line}\n`);
    await expectBadExperiment(withBoard(TERRAIN + lines.join('')), says);
  });
});

describe('run refuses beside a board', () => {
  const board = withBoard(TERRAIN + PLACES);

  it('a height advantage, which its levels decide', async () => {
    const says = ['bad.yaml:12:18: heightAdvantage: the board decides this; remove the key'];
    await expectBadExperiment(`${board}heightAdvantage: attacker\n`, says);
  });

  it('a direction in which the two do not stand', async () => {
    const says = [
      'bad.yaml:12:12: direction: SW; give one of E, the directions open from where the two stand',
    ];
    await expectBadExperiment(`${board}direction: SW\n`, says);
  });

  it('a goal and a direction', async () => {
    const says = ['direction: E; give a goal or a direction, not both'];
    await expectBadExperiment(`${board}goal: wounds\ndirection: E\n`, says);
  });

  it('a ruling that there is not, with the nearest', async () => {
    const says = ['bad.yaml:12:12: rulings.glyphBlock:', 'did you mean glyphsBlock?'];
    await expectBadExperiment(`${board}rulings: { glyphBlock: false }\n`, says);
  });
});

it('run refuses more raw outcomes than a simulation counts, and says how else to get the odds', async () => {
  const text = `name: Bad
rules: c3g
attacker: { name: Brute, attack: 40, defense: 1, powers: [super-strength] }
defender: { name: Ghost, attack: 1, defense: 40, life: 5, powers: [{ ignores-attack: 10 }] }
board: { terrain: 1 1 1m 1m 1m 1m 1m 1m 1m 1m, attacker: [0, 0], defender: [1, 0] }
`;
  // 0 to 40 skulls against 0 to 40 skulls and shields, one D20 roll to ignore the attack, and a D20 roll for each of
  // 8 lava spaces, which is high enough or not.
  const found = `the dice: there are ${41 ** 3 * 2 ** 9} raw outcomes`;
  await expectBadExperiment(text, [
    found,
    'or --no-simulation; a simulation can count up to 16777216',
  ]);
});
