import { describe, expect, test } from 'vitest';
import type { Document } from '../../scenarios.ts';
import { hero } from '../battles.ts';
import { stand } from './standing.ts';

const power = (line: Document) => ({ powers: [{ name: 'Power', effects: [line] }] });

/** A figure next to an enemy walks away from it, with a friend next to that enemy as well: whether it is struck. */
function isStruck(own: Document, enemy: Document, friend: Document = {}, dice?: readonly number[]) {
  const { game, acts, told } = stand(
    [
      [
        hero('One', { size: 'small', type: 'hero', ...own }),
        hero('Friend', { species: 'Orc', ...friend }),
      ],
      [hero('Enemy', { size: 'large', ...enemy })],
    ],
    [
      [2, 2],
      [4, 2],
      [3, 2],
    ],
    dice ? { dice } : {},
  );
  game.state.dice.skulls = (dice) => dice;
  const { tables, state } = game;
  acts.beginTurn(0);
  const reach = game.reach(0);
  const far = tables.ground.numberOf([0, 2]);
  const strikes = reach.strikes[far];
  acts.move(0, far);
  return {
    expected: strikes,
    struck: told.some(({ is }) => is === 'struck'),
    wounds: state.wounds[0],
  };
}

describe('who leaves an enemy is struck', () => {
  const free = { expected: 0, struck: false, wounds: 0 };
  const hit = { expected: 1, struck: true, wounds: 1 };
  test.each<[string, Document, Document, Document, object]>([
    ['by everybody', {}, {}, {}, hit],
    [
      'but not by whom it leaves unstruck',
      power({ leavesUnstruck: { size: 'large' } }),
      {},
      {},
      free,
    ],
    ['but by others', power({ leavesUnstruck: { size: 'small' } }), {}, {}, hit],
    [
      'but not by whom it is spared',
      {},
      power({ cannotStrike: { at: { size: 'small' } } }),
      {},
      free,
    ],
    ['but by who spares others', {}, power({ cannotStrike: { at: { size: 'huge' } } }), {}, hit],
    [
      'but not by an enemy that a friend draws to itself',
      {},
      {},
      power({
        aura: {
          within: 1,
          to: { side: 'enemies' },
          effects: [{ cannotStrike: { except: { species: 'Orc' } } }],
        },
      }),
      free,
    ],
  ])('%s', (_, own, enemy, friend, expected) => {
    expect(isStruck(own, enemy, friend)).toEqual(expected);
  });

  test.each([
    [9, 0],
    [8, 1],
  ])('and saved by the aura of a friend on %d', (roll, wounds) => {
    const aura = { within: 5, to: {}, effects: [{ ignoreLeavingWounds: 9 }] };
    expect(isStruck({}, {}, power({ aura }), [roll])).toMatchObject({ struck: true, wounds });
  });
});
