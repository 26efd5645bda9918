import { describe, expect, test } from 'vitest';
import { comparedFieldBlocks } from '../../../../src/studies/field/report/compared.ts';
import { cardNamed, fieldOf } from '../fields.ts';
import { itemsOf, tablesOf, textsOf } from './fields.ts';

const NAMES = { a: 'before.json', b: 'after.json' };
const a = fieldOf(['A', 'B', 'Gone'], [[0, 0.5, 0.7], [0, 0, 0.7], []]);
const b = fieldOf([cardNamed('A', { attack: 5 }), 'B', 'New'], [[0, 0.8, 0.7], [0, 0, 0.9], []], {
  distance: 3,
});

describe('two fields side by side', () => {
  const blocks = comparedFieldBlocks(a, b, NAMES);

  test('begin with the card that moves most', () => {
    // A: (50% + 70%) / 2 becomes (80% + 70%) / 2; B: 60% becomes 55%.
    expect(textsOf(blocks)).toEqual([
      'A gains most: its mean win share goes from 60.0% in A to 75.0% in B (15.0 percentage points).',
    ]);
  });

  test('say what was changed in cards and setting, and who is in only one of them', () => {
    expect(itemsOf(blocks, 'What was changed')).toEqual(['distance: 1 → 3', 'A: attack 3 → 5']);
    expect(itemsOf(blocks, 'In only one')).toEqual(['Gone: only in A', 'New: only in B']);
    expect(itemsOf(blocks, 'Compared')).toEqual([
      'A: before.json, 3 heroes',
      'B: after.json, 3 heroes',
    ]);
  });

  test('tell how ranking and pairs shift', () => {
    const [shifts, pairs] = tablesOf(blocks);
    expect(shifts?.rows.map(([name]) => name)).toEqual(['A (changed)', 'B', 'Gone', 'New']);
    expect(shifts?.rows[2]).toEqual(['Gone', '3', '', '30.0%', '', '']);
    expect(pairs?.rows).toEqual([['A', 'B', '50.0%', '80.0%', '+30.0']]);
  });

  test('that are the same say so', () => {
    expect(textsOf(comparedFieldBlocks(a, a, NAMES))).toEqual([
      'A and B are the same, so no pair changes.',
    ]);
    const other = fieldOf(['X', 'Y'], [[0, 0.5], []]);
    expect(textsOf(comparedFieldBlocks(a, other, NAMES))[0]).toBe(
      'A and B have no pair in common.',
    );
    const smaller = fieldOf(['A', 'B'], [[0, 0.5], []]);
    expect(textsOf(comparedFieldBlocks(a, smaller, NAMES))[0]).toBe(
      'None of the 1 pairs that A and B have in common changes.',
    );
  });
});
