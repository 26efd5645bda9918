import { describe, expect, test } from 'vitest';
import { atOnce } from '../../src/base/index.ts';
import { battleEngine } from '../../src/battle/engine/index.ts';
import { tellBattle } from '../../src/battle/narration/tell-battle.ts';
import type { Document } from '../fight/scenarios.ts';
import { battleOf, hero, squad } from './battles.ts';

/** A hero that hits with twenty dice and falls at the first wound. */
const glass = (name: string, more: Document = {}) =>
  hero(name, { life: 1, attack: 20, defense: 0, ...more });

/** A battle on a strip of ground without start areas. */
const duelOf = (
  one: Document,
  other: Document,
  terrain = '1 1 1 1 1 1 1 1 1 1 1 1 1 1',
): Document => ({
  sides: [{ army: [one] }, { army: [other] }],
  board: { terrain },
});

/** The winner and the side with the first initiative, for each game. */
function played(document: Document, games = 100) {
  const engine = battleEngine(battleOf(document), 'position');
  return Array.from({ length: games }, (_, game) => {
    engine.play(game);
    const { winner, first, rounds } = engine.result;
    return { winner, first, rounds };
  });
}

/** The places of figures before the first round, according to the narration. */
function begins(document: Document) {
  const { game } = atOnce(tellBattle(battleOf(document), 'position', 0));
  const before = game.moments.slice(
    0,
    game.moments.findIndex(({ kind }) => kind === 'round'),
  );
  const at = before.flatMap(({ changes }) => changes);
  return { texts: before.map(({ text }) => text), at };
}

describe('a battle from a position', () => {
  test('begins with adjacent figures, so that the side that goes first wins', () => {
    const games = played(duelOf(glass('One', { at: [6, 0] }), glass('Other', { at: [7, 0] })));
    // Twenty dice show no skull once in 2^20 attacks.
    expect(games.filter(({ winner, first }) => winner !== first)).toEqual([]);
    expect(new Set(games.map(({ first }) => first))).toEqual(new Set([0, 1]));
    expect(games.every(({ rounds }) => rounds === 1)).toBe(true);
  });

  test('matters: out of reach, whoever comes first is struck first', () => {
    // Twelve apart with a Move of 5: no attack can be made in the first turn.
    const apart = played(duelOf(glass('One', { at: [0, 0] }), glass('Other', { at: [13, 0] })));
    expect(apart.some(({ winner, first }) => winner !== first)).toBe(true);
  });

  test('puts figures on the spaces that they are given, and rolls for nothing', () => {
    const { texts, at } = begins(
      duelOf(
        hero('Horse', {
          base: 'double',
          at: [
            [3, 0],
            [2, 0],
          ],
        }),
        squad('Rats', {
          at: [
            [9, 0],
            [10, 0],
            [12, 0],
          ],
        }),
      ),
    );
    expect(at.map((one) => one.at)).toEqual([
      [
        [2, 0],
        [3, 0],
      ],
      [[9, 0]],
      [[10, 0]],
      [[12, 0]],
    ]);
    expect(texts).toEqual([
      'Horse begins with Horse on 2,0 and 3,0.',
      'Rats begin with Rats on 9,0, 10,0 and 12,0.',
    ]);
  });

  test('lets figures without a space begin in the start area, where nobody stands yet', () => {
    const terrain = '1a 1a 1a 1 1 1 1 1 1 1 1 1 1 1';
    const { texts, at } = begins(
      duelOf(squad('Rats', { at: [5, 0] }), hero('Other', { at: [1, 0] }), terrain),
    );
    expect(at.slice(0, 2).map((one) => one.at)).toEqual([[[5, 0]], [[1, 0]]]);
    const placed = at.slice(2).map((one) => one.at?.[0]?.[0]);
    expect(placed.sort()).toEqual([0, 2]);
    expect(texts.some((text) => text.includes('D20'))).toBe(true);
  });

  test.each(['standard', 'nearest', 'random'])('is one that the %s policy can play', (policy) => {
    const side = (army: readonly Document[]) => ({ army, policy });
    const document = {
      sides: [
        side([hero('One', { at: [6, 0] })]),
        side([
          squad('Rats', {
            at: [
              [7, 0],
              [9, 0],
            ],
          }),
        ]),
      ],
      board: { terrain: '1 1 1 1 1 1 1 1 1 1 1 1 1c 1c' },
    };
    expect(played(document, 10)).toHaveLength(10);
  });
});
