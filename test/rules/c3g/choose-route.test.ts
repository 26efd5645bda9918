import { describe, expect, test } from 'vitest';
import { type Document, planOf } from './scenarios.ts';

/** The line chosen of the two that lead from a double-space attacker through the defender. */
function chosen(attack: number, goal: string, terrain: string, others: Document[] = []) {
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
    goal,
  }).account;
  const lines = options?.rows.map(({ name }) => name.split(',')[0]);
  expect(lines).toEqual(['E', 'SE']);
  return options?.rows.find((row) => row.chosen)?.name.split(',')[0];
}

// East leads on along the second row; south-east through the third spaces of the two rows below it.
describe('of lines that are equal by the goal', () => {
  test('spaces: the one of more wounds goes before the one that destroys more often', () => {
    // One skull, one space: on lava, which destroys without a wound, or down eight levels.
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
    // Nothing destroys whoever has no Life: Knockback Damage before an obstacle, or two clear spaces.
    const others = [{ obstacle: 'Pillar', at: [2, 1] }];
    const terrain = '9 9 9 9\n 9 9 9 9\n9 9 9 9\n 9 9 9 9';
    expect(chosen(2, 'destroy', terrain, others)).toBe('E');
    expect(chosen(2, 'spaces', terrain, others)).toBe('SE');
  });

  test('all of them: the first', () => {
    expect(chosen(2, 'wounds', '9 9 9 9\n 9 9 9 9\n9 9 9 9\n 9 9 9 9')).toBe('E');
  });
});
