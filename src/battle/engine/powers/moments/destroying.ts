/* Powers used when a special attack destroys a figure. */

import type { Game } from '../../game.ts';
import { isFree } from '../../ground/free-places.ts';
import { displace } from './displacing.ts';
import { tellUsed } from './triggers.ts';

/** Moves a figure to the place of the one that its special attack destroyed. */
export function takePlace(game: Game, figure: number, target: number, place: number): void {
  const { state } = game;
  const card = state.card(figure);
  const line = card.battleLines.find(({ takesPlace }) => takesPlace !== undefined);
  if (!line || !state.isOnBoard(figure) || card.isDouble || place < 0) return;
  const space = state.places(target).a[place] as number;
  const at = state.places(figure).a.indexOf(space);
  if (at < 0 || !isFree(state, state.places(figure), at, figure)) return;
  tellUsed({ game, figure, card, line }, [target], 0, true);
  displace(game, figure, figure, at, false);
}
