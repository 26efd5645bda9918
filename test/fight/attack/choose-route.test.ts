import { describe, expect, test } from 'vitest';
import { type Document, planOf } from '../scenarios.ts';

/** The two lines that lead from a double-space attacker through the defender, with their means. */
function linesOf(attack: number, terrain: string, more: Document = {}, others: Document[] = []) {
  const { options } = planOf({
    attacker: { name: 'A', attack, defense: 0, base: 'double', powers: ['super-strength'] },
    defender: { name: 'D', attack: 0, defense: 0 },
    board: {
      terrain,
      attacker: [
        [0, 1],
        [1, 0],
      ],
      defender: [1, 1],
      others,
    },
    ...more,
  }).account;
  const lines = options?.rows.map(({ name }) => name.split(',')[0]);
  expect(lines).toEqual(['E', 'SE']);
  return options?.rows ?? [];
}

const chosenOf = (rows: ReturnType<typeof linesOf>) =>
  rows.filter((row) => row.chosen).map(({ name }) => name.split(',')[0]);

/** The line chosen from the two. */
function chosen(attack: number, goal: string, terrain: string, others: Document[] = []) {
  const [only, ...more] = chosenOf(linesOf(attack, terrain, { goal }, others));
  expect(more).toEqual([]);
  return only;
}

// The line to the east continues along the second row; the line to the south-east through the third spaces of the two
// rows below it.
describe('of lines that are equal by the goal', () => {
  test('spaces: the one of more wounds goes before the one that destroys more often', () => {
    // One skull moves it one space: onto lava, which destroys without a wound, or down eight
    // levels.
    const terrain = '9 9 9 9\n 9 9 9m 9\n9 9 1 9\n 9 9 9 9';
    expect(chosen(1, 'spaces', terrain)).toBe('SE');
    expect(chosen(1, 'destroy', terrain)).toBe('E');
  });

  test('wounds: the one that destroys more often goes before the one of more spaces', () => {
    // Lava before the edge of the map, where there is no Knockback Damage, or two clear spaces.
    const terrain = '9 9 9 9\n 9 9 9m .\n9 9 9 9\n 9 9 9 9';
    expect(chosen(2, 'wounds', terrain)).toBe('E');
    expect(chosen(2, 'spaces', terrain)).toBe('SE');
  });

  test('destruction: the one of more wounds goes before the one of more spaces', () => {
    // A figure without Life cannot be destroyed by wounds: Knockback Damage before an obstacle, or two clear spaces.
    const others = [{ obstacle: 'Pillar', at: [2, 1] }];
    const terrain = '9 9 9 9\n 9 9 9 9\n9 9 9 9\n 9 9 9 9';
    expect(chosen(2, 'destroy', terrain, others)).toBe('E');
    expect(chosen(2, 'spaces', terrain, others)).toBe('SE');
  });

  test('all of them: the first', () => {
    expect(chosen(2, 'wounds', '9 9 9 9\n 9 9 9 9\n9 9 9 9\n 9 9 9 9')).toBe('E');
  });
});

test('each line is named by its spaces, with its mean spaces, mean wounds and chance to destroy', () => {
  // One die, a skull half of the time. To the east is lava, which destroys in 19 of 20 rolls without a wound; to the
  // south-east the figure falls eight levels, for a wound half of the time.
  const lava = linesOf(1, '9 9 9 9\n 9 9 9m 9\n9 9 1 9\n 9 9 9 9', {
    defender: { name: 'D', attack: 0, defense: 0, life: 2 },
  });
  expect(lava).toEqual([
    { name: 'E, from 0,1 through 1,1', chosen: false, values: [0.5, 0.5, expect.closeTo(0.475)] },
    { name: 'SE, from 1,0 through 1,1', chosen: true, values: [0.5, 0.75, 0.25] },
  ]);
});

/** A board of rows as wide as one, on which both lines have some clear, level spaces before the edge. */
const level = (east: number, southEast: number) =>
  Array.from({ length: 2 + southEast }, (_, row) =>
    Array<string>(row === 1 ? 2 + east : 60)
      .fill('9')
      .concat(Array<string>(60).fill('.'))
      .slice(0, 60)
      .join(' '),
  ).join('\n');

describe('a line that is better by ever so little', () => {
  test('is chosen: one space more for 2^-40 of the attacks', () => {
    expect(chosen(40, 'spaces', level(39, 40))).toBe('SE');
    expect(chosen(40, 'spaces', level(40, 39))).toBe('E');
    expect(chosen(40, 'spaces', level(40, 40))).toBe('E');
  });

  test('is chosen: lava that 2^-50 of the attacks reach, which is not taken for no chance', () => {
    const rows = level(50, 50).split('\n');
    rows[51] = (rows[51] as string).replaceAll('9', '9m');
    const found = linesOf(50, rows.join('\n'), { goal: 'destroy' });
    expect(chosenOf(found)).toEqual(['SE']);
    const chances = found.map(({ values }) => (values[2] ?? 0) * 2 ** 50);
    expect(chances).toEqual([0, expect.closeTo(0.95)]);
  });
});

test('lines of equal means are equal whatever dice they need', () => {
  // South-east is down 25 levels in each step: a D20 for each, which makes no wound but destroys.
  const rows = Array.from({ length: 6 }, (_, row) =>
    `${row < 2 ? 200 : 200 - 25 * (row - 1)} `.repeat(40),
  );
  // With this many defense dice, no mean has an exact value in 53 bits.
  for (const attack of [2, 3, 4, 5, 6]) {
    const defender = { name: 'D', attack: 0, defense: 36 };
    const found = linesOf(attack, rows.join('\n'), { defender, goal: 'wounds' });
    expect(chosenOf(found)).toEqual(['SE']);
    const [east, southEast] = found.map(({ values }) => values);
    expect(southEast?.[1]).toBe(east?.[1]);
    expect(southEast?.[2]).toBeGreaterThan(0);
  }
});

describe('a direction that was asked for', () => {
  const asked = (direction: string) =>
    chosenOf(linesOf(2, '9 9 9 9\n 9 9 9 9\n9 9 9 9\n 9 9 9 .', { direction }));

  test('is taken, be it the better or the worse', () => {
    expect(['E', 'SE'].map(asked)).toEqual([['E'], ['SE']]);
  });

  test('of several lines in it, the first is', () => {
    // Two adjacent figures, on both of whose spaces the attacker knocks back to the east.
    const { options } = planOf({
      attacker: { name: 'A', attack: 2, defense: 0, base: 'double', powers: ['super-strength'] },
      defender: { name: 'D', attack: 0, defense: 0, base: 'double' },
      board: {
        terrain: '1 1 1 1\n 1 1 1 1',
        attacker: [
          [0, 0],
          [0, 1],
        ],
        defender: [
          [1, 0],
          [1, 1],
        ],
      },
      direction: 'E',
    }).account;
    expect(options?.rows.filter((row) => row.chosen).map(({ name }) => name)).toEqual([
      'E, from 0,0 through 1,0',
    ]);
  });
});

test('there is nothing to choose of one line, or of none', () => {
  const one = (defender: number[], board = {}) =>
    planOf({
      attacker: { card: 'hawkgirl', range: 2 },
      defender: 'the-joker',
      board: { terrain: '1 1 1', attacker: [0, 0], defender, ...board },
    }).account.options;
  expect(one([1, 0])).toBeUndefined();
  expect(one([2, 0])).toBeUndefined();
});
