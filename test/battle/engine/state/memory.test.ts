import { describe, expect, test } from 'vitest';
import { battleMemory } from '../../../../src/battle/engine/state/memory.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { battleOf, hero } from '../../battles.ts';

/** Whether both sides of a battle share the compiled form of a card with these powers. */
const isShared = (...rules: Document[]) => {
  const { sides } = battleOf({
    sides: [
      { army: [hero('Card', { powers: [{ name: 'Own', rules }] })] },
      { army: [hero('Other')] },
    ],
  });
  const [entry] = sides[0].cards;
  const { cardOf } = battleMemory();
  const of = (side: 0 | 1) => cardOf(entry?.card as never, side, []);
  expect(of(0)).toBe(of(0));
  return of(0) === of(1);
};

describe('the compiled form of a card', () => {
  test('serves both sides', () => {
    expect(isShared({ dice: { attack: 1 } })).toBe(true);
  });

  test('serves one side if uses of its powers are counted', () => {
    expect(isShared({ limit: { uses: 1, per: 'game' }, roll: 8, ignore: 'wounds' })).toBe(false);
  });
});
