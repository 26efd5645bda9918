import { promiseLeft } from '../attack-worths.ts';
import type { Game } from '../game.ts';

/** Of places that promise most before attacks are looked at, how many are tried. */
const MOST_TRIED = 3;

/** A figure, and the place that it would be put on. */
type Put = readonly [figure: number, place: number];

/** Points of a wound on a figure. */
export function woundPoints({ state }: Game, figure: number): number {
  const { points, figures, life } = state.card(figure);
  return points / (figures * life);
}

/**
 * What it is worth to the side of a figure that some figures are put elsewhere, in points expected: what attacks that its
 * card can still make in this turn promise more, what places promise to its own figures, and what enemies lose by theirs.
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
 * The best of some places on which a figure puts another.
 *
 * @param harm points that it costs the other to come down on a place
 */
export function bestPut(
  game: Game,
  by: number,
  figure: number,
  places: readonly number[],
  harm: (place: number) => number = () => 0,
): { readonly figure: number; readonly place: number; readonly worth: number } | undefined {
  const { state } = game;
  const sign = state.card(figure).side === state.card(by).side ? 1 : -1;
  const better = betterAt(game, figure, places);
  const all = places
    .map((place, i) => ({ figure, place, worth: harm(place) + sign * (better[i] as number) }))
    .sort((x, y) => y.worth - x.worth);
  // Those next to it are the ones that it could attack.
  return all
    .filter(({ place }, i) => i < MOST_TRIED || state.isBesidePlace(figure, place, by))
    .map((one) => ({ ...one, worth: one.worth + moreByAttacks(game, by, [[figure, one.place]]) }))
    .sort((x, y) => y.worth - x.worth)[0];
}

/** What each place is worth to a figure beyond the one where it stands, as its own side sees it. */
function betterAt({ state, policies }: Game, figure: number, places: readonly number[]): number[] {
  const now = state.place[figure] as number;
  const policy = policies[state.card(figure).side];
  const [stays = 0, ...worths] = policy.standing?.(figure, [now, ...places]) ?? [];
  return places.map((_, i) => (worths[i] ?? 0) - stays);
}

/** How much more the attacks promise that the card of a figure can still make in this turn. */
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
