import { DIRECTIONS, type Places } from '../../../board/index.ts';
import type { GameState } from '../state/state.ts';

/** Whether a figure's base can rest on a place: the ground allows it, and no other figure is there. */
export function isFree(
  { occupant }: GameState,
  { a, b, rests }: Places,
  place: number,
  figure: number,
): boolean {
  if (rests[place] !== 1) return false;
  const first = occupant[a[place] as number] as number;
  if (first >= 0 && first !== figure) return false;
  const space = b[place] as number;
  const second = space < 0 ? -1 : (occupant[space] as number);
  return second < 0 || second === figure;
}

/** A free place for a figure whose first space is the given one; -1 if there is none. */
export function placeOn(state: GameState, figure: number, space: number): number {
  const places = state.places(figure);
  for (let place = 0; place < places.count; place++)
    if (places.a[place] === space && isFree(state, places, place, figure)) return place;
  return -1;
}

/**
 * The figure's free places that pass the test `may`, in ascending order of `far`.
 *
 * @param far the distance by which places are ordered
 * @param among the places considered, in ascending order; by default, all
 */
export function freePlaces(
  state: GameState,
  figure: number,
  may: (place: number) => boolean,
  far: (place: number) => number,
  among: Iterable<number> = state.places(figure).a.keys(),
): number[] {
  const places = state.places(figure);
  const found: { place: number; far: number }[] = [];
  for (const place of among)
    if (isFree(state, places, place, figure) && may(place)) found.push({ place, far: far(place) });
  return found.sort((x, y) => x.far - y.far).map(({ place }) => place);
}

/** The places of a figure that contain a space next to another figure, in ascending order. */
export function placesAround(state: GameState, figure: number, other: number): number[] {
  const { firstOn, on } = state.places(figure);
  const { neighbours } = state.tables.ground;
  const found = new Set<number>();
  for (const space of [state.spaceA(other), state.spaceB(other)]) {
    for (let d = 0; space >= 0 && d < DIRECTIONS; d++) {
      const next = neighbours[space * DIRECTIONS + d] as number;
      if (next < 0) continue;
      for (let i = firstOn[next] as number; i < (firstOn[next + 1] as number); i++)
        found.add(on[i] as number);
    }
  }
  return [...found].sort((one, another) => one - another);
}

/** A figure's enemies that are on the board. */
export function enemiesOf(state: GameState, figure: number): number[] {
  const { figuresOf, sideOf } = state.tables;
  const enemies = figuresOf[1 - (sideOf[figure] as number)] as readonly number[];
  return enemies.filter((one) => state.isOnBoard(one));
}

/** A function that maps a place of the figure to the distance between the place's first space and the nearest enemy. */
export function nearestEnemy(state: GameState, figure: number): (place: number) => number {
  const { a } = state.places(figure);
  const { distances } = state.tables.ground;
  let enemies: readonly ArrayLike<number>[] | undefined;
  return (place) => {
    enemies ??= enemiesOf(state, figure).map((one) => distances.of(state.spaceA(one)));
    return enemies.reduce(
      (least, from) => Math.min(least, from[a[place] as number] as number),
      Number.POSITIVE_INFINITY,
    );
  };
}
