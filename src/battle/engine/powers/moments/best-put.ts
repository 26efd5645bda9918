/* Finds the best places on which powers can put figures, in points for the side of the figure with the power. */

import { promiseLeft } from '../../attacks/attack-worths.ts';
import type { Game } from '../../game.ts';

/** The number of places whose attacks are evaluated: those that are the best without attacks. */
const MOST_TRIED = 3;

/** A figure, and the place on which it would be put. */
type Put = readonly [figure: number, place: number];

/** The best place for a figure, and what it is worth. */
export interface BestPut {
  readonly place: number;
  readonly worth: number;
}

/**
 * What displacing some figures is worth to the side of the figure `by`, in expected points: the gain in attacks that
 * its card can still make in this turn, plus what its own figures gain from their new places, minus what enemy figures
 * gain from theirs.
 */
export function worthOfPuts(game: Game, by: number, puts: readonly Put[]): number {
  const { side } = game.state.card(by);
  let worth = moreByAttacks(game, by, puts);
  for (const [figure, place] of puts) {
    const [there = 0] = betterAt(game, figure, [place]);
    worth += game.state.card(figure).side === side ? there : -there;
  }
  return worth;
}

/**
 * The best of the given places on which `by` can put a figure; undefined if no places are given.
 *
 * @param harm the points that the figure loses by landing on a place
 */
export function bestPut(
  game: Game,
  by: number,
  figure: number,
  places: readonly number[],
  harm: (place: number) => number = () => 0,
): BestPut | undefined {
  const { state } = game;
  const sign = state.card(figure).side === state.card(by).side ? 1 : -1;
  const better = betterAt(game, figure, places);
  const all = places
    .map((place, i) => ({ place, worth: harm(place) + sign * (better[i] as number) }))
    .sort((x, y) => y.worth - x.worth);
  // Places next to `by` are always evaluated, because `by` could attack the figure there.
  return all
    .filter(({ place }, i) => i < MOST_TRIED || state.isBesidePlace(figure, place, by))
    .map((one) => ({ ...one, worth: one.worth + moreByAttacks(game, by, [[figure, one.place]]) }))
    .sort((x, y) => y.worth - x.worth)[0];
}

/** How much more each place is worth to a figure than its current place, according to the policy of its own side. */
function betterAt({ state, policies }: Game, figure: number, places: readonly number[]): number[] {
  const now = state.place[figure] as number;
  const policy = policies[state.card(figure).side];
  const [stays = 0, ...worths] = policy.standing?.(figure, [now, ...places]) ?? [];
  return places.map((_, i) => (worths[i] ?? 0) - stays);
}

/** The expected points that the puts add to the attacks that the card can still make in this turn. */
function moreByAttacks(game: Game, by: number, puts: readonly Put[]): number {
  const { state } = game;
  const card = state.card(by);
  const before = promiseLeft(game, card);
  const stood = puts.map(([figure]): Put => [figure, state.place[figure] as number]);
  moveAll(game, puts);
  const after = promiseLeft(game, card);
  moveAll(game, stood);
  return after - before;
}

function moveAll({ state }: Game, puts: readonly Put[]): void {
  for (const [figure] of puts) state.take(figure);
  for (const [figure, place] of puts) state.put(figure, place);
}

/** Puts figures on places, all at the same time. */
export function putAll(game: Game, puts: readonly Put[]): void {
  moveAll(game, puts);
  for (const [figure, place] of puts) game.state.tell?.({ is: 'put', figure, place });
}
