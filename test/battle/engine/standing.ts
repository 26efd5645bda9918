import { Acts } from '../../../src/battle/engine/acts.ts';
import { holdAt } from '../../../src/battle/engine/attacks/conditions.ts';
import { Game } from '../../../src/battle/engine/game.ts';
import { policyNamed } from '../../../src/battle/engine/policies/index.ts';
import type { GameEvent } from '../../../src/battle/engine/tell.ts';
import { Regroupings } from '../../../src/battle/engine/turns/regroupings.ts';
import { Turns } from '../../../src/battle/engine/turns/turns.ts';
import type { Space } from '../../../src/board/space.ts';
import { conditionsOf } from '../../../src/cards/powers/adapter/conditions.ts';
import type { Condition } from '../../../src/cards/powers/effect-line.ts';
import type { Document } from '../../fight/scenarios.ts';
import { battleOf } from '../battles.ts';

/** The place of a figure: column and row; undefined if it is not on the board yet. */
type At = Space | undefined;

/** A game with all figures in given places, and functions that act in it according to the rules. */
export interface Standing {
  readonly game: Game;
  readonly acts: Acts;
  readonly turns: Turns;
  /** All events so far. */
  readonly told: GameEvent[];
  /** The space of a figure. */
  at(figure: number): Space | undefined;
}

/** Six rows of ten spaces on one level, with a start area at either end. */
export const WIDE = Array.from(
  { length: 6 },
  (_, row) => `${row % 2 ? ' ' : ''}1a 1a 1 1 1 1 1 1 1c 1c`,
).join('\n');

/**
 * @param armies the cards of the two sides
 * @param places of all figures, in the order of their numbers
 * @param dice the D20 rolls in order; after them, the last one repeats
 */
export function stand(
  armies: readonly [readonly Document[], readonly Document[]],
  places: readonly At[],
  {
    terrain = WIDE,
    dice,
    more = {},
  }: { terrain?: string; dice?: readonly number[]; more?: Document } = {},
): Standing {
  const scenario = battleOf({
    sides: armies.map((army) => ({ army })),
    board: { terrain },
    ...more,
  });
  const game = new Game(scenario, new Uint32Array(4));
  const acts = new Acts(game);
  game.policies = [policyNamed('nearest')(game, acts), policyNamed('nearest')(game, acts)];
  game.regroupings = new Regroupings(game, acts);
  const turns = new Turns(game, acts);
  const { state, tables } = game;
  state.begin(0);
  state.round = 1;
  for (const [figure, at] of places.entries()) {
    if (at) state.put(figure, tables.ground.numberOf(at));
  }
  state.began.set(state.place);
  const told: GameEvent[] = [];
  state.tell = (event) => told.push(event);
  if (dice) {
    let i = 0;
    state.dice.d20 = () => dice[Math.min(i++, dice.length - 1)] as number;
  }
  return {
    ...{ game, acts, turns, told },
    at: (figure) =>
      state.isOnBoard(figure) ? tables.ground.spaces[state.spaceA(figure)] : undefined,
  };
}

/** Whether a condition holds for a figure, with another of which it may ask. */
export const holdsOn = (
  { game }: Pick<Standing, 'game'>,
  figure: number,
  condition: Condition,
  it?: number,
): boolean =>
  holdAt(game.state, figure, conditionsOf([condition], true), it === undefined ? {} : { it });
