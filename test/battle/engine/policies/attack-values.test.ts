import { expect, test } from 'vitest';
import { AttackValues } from '../../../../src/battle/engine/policies/attack-values.ts';
import { Expectations } from '../../../../src/battle/engine/policies/expectations.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { hero, squad } from '../../battles.ts';
import { stand, WIDE } from '../standing.ts';

test('attacks promise more once another figure of the card has taken a glyph', () => {
  const armies = [[squad('Archers', { range: 5 })], [hero('Target')]] as const;
  const glyph = { glyph: 'Glyph of Astrid', at: [2, 3] };
  const { game } = stand(
    armies,
    [
      [3, 1],
      [3, 2],
      [3, 4],
      [6, 1],
    ],
    {
      more: { board: { terrain: WIDE, others: [glyph] } },
    },
  );
  const { state } = game;
  const target = game.tables.figures - 1;
  const promises = new AttackValues(game, new Expectations(game));
  const worth = (figure: number) => {
    promises.lookAt(figure);
    return promises.of(figure, state.place[figure] as number, target, 0, 3)?.worth ?? 0;
  };
  const before = worth(0);
  expect(before).toBeGreaterThan(0);
  state.put(1, game.tables.ground.numberOf([2, 3]));
  expect(worth(2)).toBeGreaterThan(before);
});

/** The worth of figure 0's attack on figure 1 at a distance, in some army with these other places. */
function promised(
  attacker: Document,
  [army, enemies]: readonly [readonly Document[], readonly Document[]],
  places: readonly [number, number][],
): number | undefined {
  const { game } = stand([[attacker, ...army], enemies], places);
  const { state } = game;
  const target = 1 + army.length;
  const values = new AttackValues(game, new Expectations(game));
  values.lookAt(0);
  const beside = state.enemiesBeside(0);
  return values.of(0, state.place[0] as number, target, beside, state.distance(0, target))?.worth;
}

test('an attack promises something up to its range, and nothing beyond', () => {
  const at = (x: number) =>
    promised(
      hero('Archer', { range: 4 }),
      [[], [hero('Target')]],
      [
        [1, 2],
        [x, 2],
      ],
    );
  expect(at(5)).toBeGreaterThan(0);
  expect(at(6)).toBeUndefined();
  expect(at(2)).toBe(at(5));
});

const bomb = (powers: readonly Document[]) => hero('Bomber', { range: 5, powers });
const BOMB = [{ name: 'Bomb', effects: [{ targets: { nextTo: 'target' } }] }];
const TARGET = hero('Target');

test('an attack that also hits figures next to its target promises more with enemies there, and less with friends', () => {
  const near = (army: [number, number][], enemies: [number, number][], powers = BOMB) =>
    promised(
      bomb(powers),
      [
        army.map((_, i) => hero(`Friend ${i}`)),
        [TARGET, ...enemies.map((_, i) => hero(`Foe ${i}`))],
      ],
      [[1, 2], ...army, [5, 2], ...enemies],
    ) ?? 0;
  const alone = near([], [[9, 5]]);
  // With nobody near, it is an attack like any other.
  expect(alone).toBeCloseTo(near([], [[9, 5]], []), 9);
  expect(near([], [[6, 2]])).toBeGreaterThan(alone);
  expect(near([], [[8, 2]])).toBeCloseTo(alone, 9);
  expect(near([[6, 2]], [[9, 5]])).toBeLessThan(alone);
});

test('what such an attack promises is not remembered once figures have moved', () => {
  const { game } = stand(
    [[bomb(BOMB)], [TARGET, hero('Foe')]],
    [
      [1, 2],
      [5, 2],
      [6, 2],
    ],
  );
  const { state } = game;
  const values = new AttackValues(game, new Expectations(game));
  const worth = () => {
    values.forget();
    values.lookAt(0);
    return values.of(0, state.place[0] as number, 1, 0, state.distance(0, 1))?.worth ?? 0;
  };
  const beside = worth();
  state.put(2, game.tables.ground.numberOf([9, 5]));
  expect(worth()).toBeLessThan(beside);
});
