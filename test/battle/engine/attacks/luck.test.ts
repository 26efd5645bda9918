import { describe, expect, test } from 'vitest';
import { rulesOfLine } from '../../../../src/cards/powers/adapter/index.ts';
import { eased } from '../../../../src/fight/combat/luck.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { hero } from '../../battles.ts';
import { stand } from '../standing.ts';

describe('rolls that come out higher', () => {
  test.each<[Document, number, Document]>([
    [{ anotherTurn: 16 }, 1, { anotherTurn: 15 }],
    [{ destroys: 2 }, 3, { destroys: 1 }],
    [{ destroys: 1 }, 3, { destroys: 1 }],
    [
      { ignoreAttack: { d20: 12, plus: 'distance' } },
      2,
      { ignoreAttack: { d20: 10, plus: 'distance' } },
    ],
    [{ attackDice: 2, when: [{ d20: 11 }] }, 1, { attackDice: 2, when: [{ d20: 10 }] }],
    [
      { attackDice: 2, when: [{ not: [{ d20: 11 }] }] },
      1,
      { attackDice: 2, when: [{ not: [{ d20: 10 }] }] },
    ],
    [
      { unblockableWounds: { 14: 1, 20: 'destroy' } },
      1,
      { unblockableWounds: { 13: 1, 19: 'destroy' } },
    ],
    // A row that starts at 1 always applies; of two such rows, the higher.
    [{ attackDice: { 1: -1, 2: 1, 7: 2 } }, 1, { attackDice: { 1: 1, 6: 2 } }],
    [{ destroys: 18 }, -3, { destroys: 21 }],
    [{ attackDice: 2 }, 1, { attackDice: 2 }],
    [{ targets: { nextTo: 'target' } }, 1, { targets: { nextTo: 'target' } }],
    [{ attacks: [{}, { attackDice: 2 }] }, 1, { attacks: [{}, { attackDice: 2 }] }],
  ])('%j, higher by %d, are %j', (line, by, expected) => {
    expect(rulesOfLine(eased(line, by))).toEqual(rulesOfLine(expected));
  });
});

const chief = (rollsHigher: Document, to: Document = { self: true }) =>
  hero('Chief', {
    powers: [{ name: 'Help', effects: [{ aura: { to, effects: [{ rollsHigher }] } }] }],
  });

/** The probability that a figure next to a chief destroys its neighbour before attacking, which needs an 18. */
function destroys(friend: Document, power = 'Gaze 18'): number {
  const powers = [{ name: power, effects: [{ destroys: 18, stage: 'before', when: 'adjacent' }] }];
  const { game } = stand(
    [[hero('Gazer', { attack: 0, powers }), friend], [hero('A')]],
    [
      [3, 2],
      [0, 0],
      [4, 2],
    ],
  );
  const { encounters } = game;
  return encounters.attackDistribution(0, 2, { granted: [] }, encounters.meetsNow(0, 2)).destroys;
}

describe('what others add to rolls of an attack', () => {
  test('counts for all powers, or for those that are named', () => {
    expect(destroys(hero('Idle'))).toBeCloseTo(3 / 20, 12);
    expect(destroys(chief({ by: 2 }))).toBeCloseTo(5 / 20, 12);
    expect(destroys(chief({ by: 2, powers: 'Gaze' }))).toBeCloseTo(5 / 20, 12);
    expect(destroys(chief({ by: 2, powers: 'Frenzy' }))).toBeCloseTo(3 / 20, 12);
    expect(destroys(chief({ by: -3 }))).toBe(0);
  });

  test('counts only for whom it is meant', () => {
    expect(destroys(chief({ by: 2 }, { species: 'Marro' }))).toBeCloseTo(3 / 20, 12);
  });
});

/** Whether a figure that needs a 15 may move again, with a roll. */
function movesAgain(roll: number, friend: Document): boolean {
  const powers = [{ name: 'Charge', effects: [{ moveAgain: 15 }] }];
  const { acts } = stand(
    [[hero('Runner', { powers }), friend], [hero('A')]],
    [
      [0, 0],
      [0, 2],
      [9, 5],
    ],
    { dice: [roll] },
  );
  acts.beginTurn(0);
  acts.move(0, 1);
  return acts.beforeAttacks();
}

test('what others add to rolls of battles counts as well', () => {
  expect(movesAgain(14, hero('Idle'))).toBe(false);
  expect(movesAgain(14, chief({ by: 1, powers: 'Charge' }))).toBe(true);
  expect(movesAgain(13, chief({ by: 1, powers: 'Charge' }))).toBe(false);
});
