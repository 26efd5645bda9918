import type { Places } from '../../../board/index.ts';
import type { GameState } from '../state/state.ts';

/** Whether a base can rest on a place: the ground allows it, and no other figure is there. */
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

/** A free place of a figure's base that begins on a space; -1 if there is none. */
export function placeOn(state: GameState, figure: number, space: number): number {
  const places = state.places(figure);
  for (let place = 0; place < places.count; place++)
    if (places.a[place] === space && isFree(state, places, place, figure)) return place;
  return -1;
}
