import { Acts } from '../../src/battle/engine/acts.ts';
import { Game } from '../../src/battle/engine/game.ts';
import type { GameEvent } from '../../src/battle/engine/tell.ts';
import { Regroupings } from '../../src/battle/engine/turns/regroupings.ts';
import type { Space } from '../../src/board/space.ts';
import type { Document } from '../fight/scenarios.ts';
import { battleOf } from './battles.ts';

/** A game with figures in given places, and its events from then on. */
export interface Standing {
  readonly game: Game;
  readonly acts: Acts;
  readonly events: GameEvent[];
  /** The places that a figure can go to, as spaces of its base. */
  reach(figure: number): string[];
  at(space: Space): number;
}

/**
 * @param armies of each side, in the form of battles
 * @param spaces of the figures of both sides, one after another; figures without one wait
 */
export function standing(
  armies: readonly [readonly Document[], readonly Document[]],
  terrain: string,
  spaces: readonly (Space | readonly [Space, Space] | undefined)[],
  more: Document = {},
): Standing {
  const scenario = battleOf({
    sides: armies.map((army) => ({ army })),
    board: { terrain },
    rulings: { armiesMustFit: false },
    ...more,
  });
  const game = new Game(scenario, Uint32Array.of(1, 2, 3, 4));
  const acts = new Acts(game);
  const { state, tables } = game;
  const events: GameEvent[] = [];
  const choose = (_: number, worth: readonly number[]) => worth.indexOf(Math.max(...worth));
  const bond = () => [];
  const goOn = () => false;
  const idle = { place() {}, mark() {}, turn() {}, regroup() {}, bond, goOn, choose };
  game.policies = [idle, idle];
  game.regroupings = new Regroupings(game, acts);
  state.begin(0);
  for (const [figure, where] of spaces.entries()) {
    if (!where) continue;
    const [one, other] = (typeof where[0] === 'number' ? [where] : where) as Space[];
    const places = state.places(figure);
    const b = other ? tables.ground.numberOf(other) : -1;
    state.put(figure, places.placeAt(tables.ground.numberOf(one as Space), b));
  }
  state.began.set(state.place);
  state.tell = (event) => events.push(event);
  return {
    game,
    acts,
    events,
    at: (space) => tables.ground.numberOf(space),
    reach(figure) {
      const reach = game.reach(figure);
      const { a, b } = state.places(figure);
      return [...reach.list.slice(0, reach.size)].map((place) =>
        [a[place], b[place]]
          .filter((space) => (space as number) >= 0)
          .map((space) => tables.ground.spaces[space as number]?.join(','))
          .join('+'),
      );
    },
  };
}
