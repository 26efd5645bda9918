/* Powers by which figures lose their hit zone for a time. */

import { type EffectLine, fitsArmyCard, type Hides, type HidingAt } from '../../../cards/index.ts';
import type { Game } from '../game.ts';
import type { BattleCard } from '../state/cards.ts';
import { FOR_THE_TURN, SEEN, UNENGAGED, UNTIL_MARKER, WHOLLY } from '../state/hidden.ts';
import { neededOf, rollFor, tellUsed } from './moments/triggers.ts';

const hidingsOf = ({ battleLines }: BattleCard, at: HidingAt): EffectLine[] =>
  battleLines.filter(({ hides }) => (hides as Hides | undefined)?.at === at);

/** Hides figures in reaction to something that happens to a figure. */
export function hideUpon(game: Game, at: HidingAt, figure: number): void {
  if (!game.tables.hides) return;
  const card = game.state.card(figure);
  for (const line of hidingsOf(card, at)) hide(game, figure, card, line);
}

/** Before a normal attack on a figure that is not adjacent. @returns whether the target hides */
export function hidesFrom(game: Game, figure: number, target: number): boolean {
  const { state, tables } = game;
  if (!tables.hides || state.areAdjacent(figure, target)) return false;
  for (const friend of tables.figuresOf[tables.sideOf[target] as number] as readonly number[]) {
    if (!state.isOnBoard(friend)) continue;
    const card = state.card(friend);
    const [line] = hidingsOf(card, 'targeted');
    if (line && (friend === target || state.areAdjacent(friend, target))) {
      state.tell?.({ is: 'aims', figure, target });
      return hide(game, friend, card, line);
    }
  }
  return false;
}

/** Before any attack on a figure, once per turn. @returns whether the target hides */
export function hidesWholly(game: Game, figure: number, target: number): boolean {
  const { state, tables } = game;
  if (!tables.hides || state.hidden[target] !== 0) return false;
  const card = state.card(target);
  const line = hidingsOf(card, 'chosen').find(({ hides }) =>
    fitsArmyCard((hides as Hides).from ?? {}, state.card(figure).card),
  );
  if (!line) return false;
  state.tell?.({ is: 'aims', figure, target });
  if (hide(game, target, card, line)) return true;
  state.hidden[target] = SEEN;
  return false;
}

function hide(game: Game, figure: number, card: BattleCard, line: EffectLine): boolean {
  const { state, tables } = game;
  const { who, until, d20, unengaged, wholly } = line.hides as Hides;
  const roll = d20 === undefined ? 0 : rollFor({ game, figure, line });
  const acts = d20 === undefined || roll >= d20;
  const isOfCard = (one: number) => tables.cardOf[one] === card.index;
  const all = (tables.figuresOf[card.side] as readonly number[]).filter((one) =>
    state.isOnBoard(one),
  );
  const own = all.filter((one) => (who === 'itself' ? one === figure : isOfCard(one)));
  const hiding =
    who === 'cardAndFriends'
      ? all.filter((one) => isOfCard(one) || own.some((of) => state.areAdjacent(of, one)))
      : own;
  if (hiding.length === 0) return false;
  tellUsed({ game, figure, card, line }, hiding, roll, acts, neededOf(line.hides as Hides));
  if (!acts) return false;
  for (const one of hiding) {
    const forTurn = wholly ? WHOLLY : unengaged ? UNENGAGED : FOR_THE_TURN;
    state.hidden[one] = until === 'marker' ? UNTIL_MARKER : forTurn;
    state.hiddenAt[one] = state.place[one] as number;
  }
  return true;
}
