import { describe, expect, test } from 'vitest';

import { Game } from '../../../src/battle/engine/game.ts';
import type { Document } from '../../fight/scenarios.ts';
import { battleOf, FIELD, hero } from '../battles.ts';

/** A game with one hero of Move 2 in the lower left corner of a field, and the other in the upper right corner. */
function standing(powers: readonly Document[], terrain = FIELD): Game {
  const scenario = battleOf({
    sides: [{ army: [hero('Mover', { move: 2, powers })] }, { army: [hero('Other')] }],
    board: { terrain },
  });
  const game = new Game(scenario, new Uint32Array(4));
  const { state, tables } = game;
  state.begin(0);
  state.put(0, tables.ground.numberOf([0, 0]));
  state.put(1, tables.ground.numberOf([8, 1]));
  state.began.set(state.place);
  return game;
}

const swift = (line: Document) => ({ name: 'Swift', effects: [line] });
const moveOf = (game: Game) => game.movements.of(0).move;

describe('a longer Move', () => {
  test('is added to that of the card', () => {
    expect(moveOf(standing([]))).toBe(2);
    expect(moveOf(standing([swift({ move: 3 })]))).toBe(5);
    expect(moveOf(standing([swift({ move: -1 })]))).toBe(1);
  });

  test.each([
    [{ terrain: 's' }, 2],
    [{ not: { terrain: 's' } }, 5],
    ['engaged', 2],
    [{ beganTurn: 'unengaged' }, 5],
    [{ ownWounds: 1 }, 2],
  ])('counts where its conditions hold: %j', (when, move) => {
    expect(moveOf(standing([swift({ move: 3, when })]))).toBe(move);
  });

  test('changes when they begin to hold', () => {
    const game = standing([swift({ move: 3, when: { ownWounds: 1 } })]);
    game.wound(0, 1, 'own side');
    expect(moveOf(game)).toBe(5);
  });
});
