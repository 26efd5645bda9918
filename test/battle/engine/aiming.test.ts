import { describe, expect, test } from 'vitest';
import type { Document } from '../../fight/scenarios.ts';
import { hero, squad } from '../battles.ts';
import { stand } from './standing.ts';

/** The possible targets of a shooter in a row, with one enemy next to it and another three spaces away. */
function targets(...effects: Document[]) {
  const { game, acts } = stand(
    [
      [hero('Gunner', { range: 6, powers: [{ name: 'Power', effects }] })],
      [hero('Near', { life: 9, type: 'squad', figures: 1 }), hero('Far', { life: 9 })],
    ],
    [
      [2, 2],
      [3, 2],
      [5, 2],
    ],
  );
  acts.beginTurn(0);
  const { encounters } = game;
  const can = [1, 2].filter((target) => encounters.canTargetNow(0, target));
  const normal = encounters.reaches(0, 2, { granted: [] }, encounters.meetsNow(0, 2));
  return { can, normal };
}

describe('an engaged figure attacks', () => {
  const special = { range: 4, dice: 3 };
  test('whom it is engaged with', () => {
    expect(targets({ specialAttack: special }).can).toEqual([1]);
  });

  test('others by a special attack that may be aimed past them, and by nothing else', () => {
    expect(targets({ specialAttack: { ...special, past: true } })).toEqual({
      can: [1, 2],
      normal: false,
    });
    expect(targets({ specialAttack: { ...special, range: 2, past: true } }).can).toEqual([1]);
  });

  test('others in any way where it is engaged with none but those it attacks past', () => {
    expect(targets({ attacksPast: { type: 'squad' } })).toEqual({ can: [1, 2], normal: true });
    expect(targets({ attacksPast: { type: 'hero' } }).can).toEqual([1]);
  });
});

describe('if a power before the attack destroys its target', () => {
  /** A hero between three figures of a squad, of which its power destroys one. */
  function attacks(places: readonly (readonly [number, number])[]) {
    const chomp = {
      destroys: 1,
      stage: 'before',
      when: ['adjacent', { target: { type: 'squad' } }],
    };
    const { acts, told, game } = stand(
      [
        [hero('Biter', { attack: 30, powers: [{ name: 'Bite', effects: [chomp] }] })],
        [squad('Three', { defense: 0 })],
      ],
      [[2, 2], ...places],
    );
    acts.beginTurn(0);
    acts.attack(0, 1);
    const made = told.flatMap((event) =>
      event.is === 'attack' ? [[event.target, event.outcome.isAttack]] : [],
    );
    return { made, left: [1, 2, 3].filter((one) => game.state.isOnBoard(one)) };
  }

  test('the attack is made on another, and the power does not act again', () => {
    // Thirty dice show no skull only once in 10^9 rolls.
    const { made, left } = attacks([
      [3, 2],
      [1, 2],
      [6, 2],
    ]);
    expect(made).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(left).toEqual([3]);
  });

  test('it is over if no other figure is in reach', () => {
    const { made, left } = attacks([
      [3, 2],
      [5, 2],
      [6, 2],
    ]);
    expect(made).toEqual([[1, false]]);
    expect(left).toEqual([2, 3]);
  });
});
