import { describe, expect, test } from 'vitest';
import type { Document } from '../../fight/scenarios.ts';
import { hero } from '../battles.ts';
import { stand } from './standing.ts';

const power = (line: Document) => ({ powers: [{ name: 'Own', effects: [line] }] });
const PLACES = [
  [2, 2],
  [1, 2],
  [3, 2],
] as const;

describe('a destroyed friend comes', () => {
  const raised = (more: Document, isSpecial = false, species = 'Human') => {
    const raisesFallen = {
      of: { class: 'Thrall' },
      instead: {},
      except: { species: 'Undead' },
      ...more,
    };
    const { game, at } = stand(
      [
        [hero('Duke', power({ raisesFallen })), hero('Thrall', { class: 'Thrall' })],
        [hero('Enemy', { species }), hero('Other')],
      ],
      [...PLACES, [8, 2]],
    );
    game.destroy(1, 2);
    const space = game.state.spaceA(2);
    game.destroy(2, 0);
    const attack = { isNormal: !isSpecial, wounds: 1, isDestroyed: true };
    game.moments?.replace(0, { it: 2, space, attack });
    return at(1);
  };

  test('where the enemy stood that an attack has destroyed', () => {
    expect(raised({})).toEqual([3, 2]);
    expect(raised({}, false, 'Undead')).toBeUndefined();
    expect(raised({ special: true })).toBeUndefined();
    expect(raised({ special: true }, true)).toEqual([3, 2]);
    expect(raised({ by: { species: 'Elf' } })).toBeUndefined();
  });
});

describe('as a round begins', () => {
  const army = (line: Document, points: number) =>
    stand(
      [
        [
          hero('Runner', { points: 20, life: 4, ...power(line) }),
          hero('Sentinel', { points, life: 4, size: 'huge' }),
        ],
        [hero('Enemy')],
      ],
      [...PLACES],
    );
  const given = (points: number, keepsWounds = false) => {
    const value = { to: { size: 'huge' }, ...(keepsWounds && { keepsWounds }) };
    const { game, turns, at } = army({ givesWay: value }, points);
    game.destroy(1, 2);
    game.wound(0, 1, 'own side');
    turns.moments.roundBegins();
    return [at(0), at(1), game.state.wounds[1]];
  };

  test('a figure goes for one that is worth more, perhaps with its wounds', () => {
    expect(given(100)).toEqual([undefined, [2, 2], 0]);
    expect(given(100, true)).toEqual([undefined, [2, 2], 1]);
    expect(given(10)).toEqual([[2, 2], undefined, 0]);
  });

  test('one comes back next to a friend, even where nobody is left of the card', () => {
    const bringsBack = { moment: 'roundBegins', to: { name: 'Runner' }, beside: { size: 'huge' } };
    const { game, turns } = army({ bringsBack }, 100);
    game.destroy(0, 2);
    turns.moments.roundBegins();
    expect(game.state.areAdjacent(0, 1)).toBe(true);
  });
});

describe('when a figure next to it is destroyed', () => {
  const beside = (line: Document, more: Document = {}, dice = [20]) => {
    const { game } = stand(
      [
        [hero('Forge', { life: 9, ...power(line) }), hero('Friend', { life: 9 })],
        [hero('Enemy', more)],
      ],
      [...PLACES],
      { dice },
    );
    game.wound(0, 3, 'own side');
    game.wound(1, 3, 'own side');
    return game;
  };
  const healsItself = {
    ...{ moment: 'fallsBeside', to: {}, d20: 15, wounds: 1 },
    easier: { for: { species: 'Soulborg' }, by: 8 },
  };

  test.each([
    [15, {}, 2],
    [14, {}, 3],
    [7, { species: 'Soulborg' }, 2],
  ])('it may heal itself on %d', (roll, more, wounds) => {
    const game = beside({ healsItself }, more, [roll]);
    game.destroy(2, 'own side');
    expect(game.state.wounds[0]).toBe(wounds);
  });

  test('by itself, it may heal a friend', () => {
    const healsFriend = { moment: 'destroysBeside', within: 3, to: {}, wounds: 1 };
    const woundsBy = (by: number | 'own side') => {
      const game = beside({ healsFriend });
      game.destroy(2, by);
      return game.state.wounds[1];
    };
    expect([woundsBy(0), woundsBy(1)]).toEqual([2, 3]);
  });
});
