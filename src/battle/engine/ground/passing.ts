/* Notes the figures that the acting card passes in its turn, for powers that harm these figures. */

import type { GameState } from '../state/state.ts';
import type { BattleTables } from '../state/tables.ts';

/** The part of the game needed to note passed figures. */
interface Passing {
  readonly state: GameState;
  readonly tables: BattleTables;
  readonly movements: { of(figure: number): { readonly move: number } };
}

/**
 * Bits of `GameState.passed`: the acting card came next to the figure (`BESIDE`), or went over or through it (`OVER`).
 */
const BESIDE = 1;
const OVER = 2;

/**
 * Notes the figures that a movement passes: figures next to its path, and figures that it goes over or through. Call
 * this before the movement.
 */
export function notePassing(
  game: Passing,
  figure: number,
  { path, flies }: { readonly path: readonly number[]; readonly flies: boolean },
): void {
  const { state, tables } = game;
  if (!tables.asksPassing) return;
  const { a, b, level } = state.places(figure);
  for (let one = 0; one < tables.figures; one++) {
    if (one === figure || !state.isOnBoard(one)) continue;
    const isOver = (place: number) =>
      state.occupant[a[place] as number] === one || state.occupant[b[place] as number] === one;
    for (const place of path) {
      if (!state.isBesidePlace(figure, place, one)) continue;
      const above = state.levelOf(one) - (level[place] as number);
      const isFirst = !hasPassed(state, one, 'way');
      state.passed[one] = (state.passed[one] as number) | BESIDE;
      if (isFirst || above < (state.passedAbove[one] as number)) state.passedAbove[one] = above;
    }
    const to = path.at(-1) as number;
    if (flies ? isFlownOver(game, figure, one, to) : path.slice(1).some(isOver))
      state.passed[one] = (state.passed[one] as number) | OVER;
  }
}

/**
 * Whether the acting card has come next to a figure in this turn (`way`), or gone over or through the figure (`over`).
 */
export const hasPassed = (
  { passed }: Pick<GameState, 'passed'>,
  one: number,
  how: 'way' | 'over',
): boolean => ((passed[one] as number) & (how === 'way' ? BESIDE : OVER)) !== 0;

/**
 * Whether a flying figure has enough Move to fly over another figure on the way to a place. Each space costs 1 Move.
 */
export const isFlownOver = (
  { state, movements }: Passing,
  figure: number,
  one: number,
  to: number,
): boolean =>
  state.distance(figure, one) + state.distanceFrom(figure, to, one) <= movements.of(figure).move;
