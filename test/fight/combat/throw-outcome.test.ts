import { describe, expect, test } from 'vitest';
import { attackThrow } from '../../../src/fight/combat/dice.ts';
import {
  kindsOf,
  type ThrowOutcome,
  throwOutcomeOf,
} from '../../../src/fight/combat/throw-outcome.ts';
import { momentThrow } from '../../../src/fight/evaluators/fight-distributions.ts';
import { duelOf, firstFight, side, sure, weighOutcome, weightOf } from '../duel/duels.ts';
import type { Document } from '../scenarios.ts';

const outcomes = (attacker: Document, defender: Document, more = {}) => {
  const duel = duelOf({ attacker, defender });
  const { model } = attackThrow(firstFight(duel, more));
  return weighOutcome(model, ({ attack, moved }) => throwOutcomeOf(attack, moved.spacesMoved, []));
};

const share = (all: ReturnType<typeof outcomes>, wounds: number) =>
  Number(weightOf(all.filter(({ outcome }) => outcome.enemyWounds === wounds))) /
  Number(weightOf(all));

describe('what an attack changes', () => {
  test('is the wounds it deals, with as many of the rolls as the dice say', () => {
    const all = outcomes(side('A', [3, 2, 0]), side('B', [9, 0, 0]));
    expect(all).toHaveLength(3);
    expect([0, 1, 2].map((wounds) => share(all, wounds))).toEqual([1 / 4, 1 / 2, 1 / 4]);
    expect(all.every(({ outcome }) => outcome.isAttack && !outcome.enemyDestroyed)).toBe(true);
  });

  test('is that the figure is destroyed when its Life is gone', () => {
    const all = outcomes(sure('A', 3), sure('B', 2), { enemyWounds: 1 });
    expect(all.map(({ outcome }) => outcome.enemyDestroyed)).toEqual([true]);
    expect(outcomes(sure('A', 3), sure('B', 2))[0]?.outcome.enemyDestroyed).toBe(false);
  });

  test('is no attack without dice', () => {
    const [only, ...others] = outcomes(side('A', [3, 0, 0]), side('B', [9, 0, 0]));
    expect(others).toEqual([]);
    expect(only?.outcome).toMatchObject({ isAttack: false, enemyWounds: 0, ownWounds: 0 });
    expect(only?.outcome).not.toHaveProperty('isStopped');
  });

  test('is that the attack is stopped if the defender destroys the attacker before any die is rolled', () => {
    const answer = { effects: [{ unblockableWounds: 1, stage: 'whenAttacked' }] };
    const stopped = outcomes(side('A', [1, 3, 0]), side('B', [9, 0, 0], answer));
    expect(stopped.map(({ outcome }) => outcome)).toEqual([
      expect.objectContaining({ isStopped: true, isAttack: false, ownDestroyed: true }),
    ]);
    const survived = outcomes(side('A', [2, 3, 0]), side('B', [9, 0, 0], answer));
    for (const { outcome } of survived) {
      expect(outcome).toMatchObject({ isAttack: true, ownWounds: 1 });
      expect(outcome.isStopped ?? false).toBe(false);
    }
  });

  test('is the spaces that the figure moves, a roll by itself where the wounds are alike', () => {
    const all = outcomes(sure('A', 3, { effects: [{ superStrength: true }] }), sure('B', 5));
    // One wound in either case; the single possible skull gives a point.
    expect(all.map(({ outcome }) => outcome.spacesMoved).sort()).toEqual([0, 1]);
    expect(all.map(({ weight }) => weight)).toEqual([all[0]?.weight, all[0]?.weight]);
  });

  test('is wounds of the acting figure, which Counter Strike deals or destroys it with', () => {
    const counter = side('B', [1, 0, 1], {
      effects: [{ automaticShields: 3 }, { counterStrike: true }],
    });
    const hurt = outcomes(side('A', [9, 1, 0]), counter).map(({ outcome }) => outcome);
    // 3 or 4 shields against 0 or 1 skull.
    expect(hurt.map(({ ownWounds }) => ownWounds).sort()).toEqual([2, 3, 4]);
    expect(hurt.every(({ ownHurt, ownDestroyed }) => ownHurt && !ownDestroyed)).toBe(true);
    const destroyed = outcomes(side('A', [2, 1, 0]), counter);
    expect(destroyed.every(({ outcome }) => outcome.ownDestroyed)).toBe(true);
  });
});

test('limited lines that have acted are named by their numbers, changed or not', () => {
  const duel = duelOf({
    attacker: side('A', [3, 1, 0], {
      effects: [
        { defenseDice: 1, uses: 1, per: 'game' },
        { attackDice: 1, uses: 1, per: 'game' },
      ],
    }),
    defender: sure('B', 3),
  });
  const lines = duel.attacker.powers.flatMap(({ effects = [] }) => effects);
  const { model } = attackThrow(firstFight(duel));
  const used = weighOutcome(model, ({ attack }) => throwOutcomeOf(attack, 0, lines)).map(
    ({ outcome }) => outcome.used,
  );
  // Its own defense does not matter when it attacks.
  expect(new Set(used.map(String))).toEqual(new Set(['1']));
});

test('healing is fewer wounds, and no hurt', () => {
  const duel = duelOf({
    attacker: side('A', [3, 1, 0], { effects: [{ heals: 1, stage: 'endOfTurn' }] }),
    defender: sure('B', 3),
  });
  const healed = (ownWounds: number) =>
    weighOutcome(momentThrow(firstFight(duel, { ownWounds }), 'end'), (attack) =>
      throwOutcomeOf(attack, 0, []),
    ).map(({ outcome }) => [outcome.ownWounds, outcome.ownHurt, outcome.isAttack]);
  expect(healed(2)).toEqual([[-1, false, false]]);
  expect(healed(0).map(([wounds]) => Math.abs(Number(wounds)))).toEqual([0]);
});

test('a figure that is wounded and heals in one attack is hurt, with as many wounds as before', () => {
  // One to three wounds by shields in excess of the hits, and the same number healed.
  const hit = { effects: [{ automaticShields: 2 }, { counterStrike: true }] };
  const attacker = side('A', [9, 1, 0], { effects: [{ heals: 3 }] });
  const all = outcomes(attacker, side('B', [9, 0, 1], hit)).map(({ outcome }) => outcome);
  expect(all.map(({ ownWounds, ownHurt }) => [ownWounds, ownHurt])).toEqual(
    all.map(() => [0, true]),
  );
});

test('exchanges of one kind differ in nothing but the number of wounds', () => {
  const outcome: ThrowOutcome = {
    ownWounds: 1,
    enemyWounds: 2,
    ownHurt: true,
    ownDestroyed: false,
    enemyDestroyed: false,
    spacesMoved: 2,
    isAttack: true,
    isLeft: false,
    paid: 0,
    paidAll: false,
    again: false,
    used: [1],
  };
  const kinds = (others: readonly Partial<ThrowOutcome>[]) =>
    kindsOf(others.map((other) => ({ weight: 1n, outcome: { ...outcome, ...other } })));
  const [kind, ...alike] = kinds([{}, { ownWounds: 0 }, { enemyWounds: 5 }]);
  expect(alike).toEqual([kind, kind]);
  const different = kinds([
    {},
    { ownHurt: false },
    { isLeft: true },
    { paid: 1 },
    { paidAll: true },
    { ownDestroyed: true },
    { enemyDestroyed: true },
    { spacesMoved: 1 },
    { spacesMoved: 0, ownHurt: false },
    { isAttack: false },
    { again: true },
    { used: [] },
    { used: [1, 2] },
    { used: [12] },
  ]);
  expect(new Set(different).size).toBe(different.length);
});
