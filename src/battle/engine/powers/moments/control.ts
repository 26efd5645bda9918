/*
 * Powers that make cards change sides, for a turn or for the rest of the game, or make cards lose their powers. Cards
 * that can do so have counterparts (`other-selves.ts`). Therefore the side and the card of each figure number are
 * fixed, and tables indexed by figure stay valid.
 */

import type { Game } from '../../game.ts';
import type { BattleCard } from '../../state/cards.ts';
import { passGifts } from '../../state/gifts.ts';
import { pointsOfBoth } from '../../state/points.ts';
import type { Changed, GameEventOf } from '../../tell.ts';
import type { TakeTurn } from './triggers.ts';

/** The card that replaces another on the other side; undefined if the card cannot change sides. */
export const otherSelf = (game: Game, card: number): number | undefined =>
  game.tables.cards[card]?.otherSelf;

/** Whether a figure resists enemy powers that would move or control it. If so, counts the power that resists. */
export function resists(game: Game, figure: number): boolean {
  const card = game.state.card(figure);
  const [bar] = card.barsOnControl;
  if (bar) game.fires(card, bar.line);
  return bar !== undefined;
}

/**
 * Moves all remaining figures of a card to its counterpart on the other side.
 *
 * @returns the counterpart; undefined if there is none
 */
export function changeSides(
  game: Game,
  from: number,
  until: GameEventOf<'changedSides'>['until'],
): number | undefined {
  const { state, tables } = game;
  const to = otherSelf(game, from);
  if (to === undefined) return undefined;
  state.hasMet = true;
  const figures = replaceCard(game, from, to);
  state.isLent[from] = 0;
  state.isLent[to] = Number(until === 'turn');
  const points = pointsOfBoth(state);
  const { side } = tables.cards[to] as BattleCard;
  state.tell?.({ is: 'changedSides', card: from, side, until, figures, points });
  return to;
}

/**
 * Replaces a card with its counterpart without powers, if it has one.
 *
 * @param isForTurn whether the card gets its powers back when the turn is over
 */
export function losePowers(game: Game, card: number, isForTurn = false): void {
  const { state, tables } = game;
  const { powerless } = tables.cards[card] as BattleCard;
  if (powerless === undefined) return;
  state.hasMet = true;
  const figures = replaceOnSide(game, card, powerless);
  if (isForTurn) state.negated.push(card);
  state.tell?.({
    ...{ is: 'lostPowers', card: powerless, figures },
    ...(isForTurn && { isForTurn }),
  });
  game.leaveUnsummoned();
}

/** Gives powers back to the cards that have lost them for the turn. Call when a turn is over. */
export function regainPowers(game: Game): void {
  const { state } = game;
  if (state.negated.length === 0) return;
  for (const card of state.negated.splice(0))
    replaceOnSide(game, state.tables.cards[card]?.powerless as number, card);
  game.leaveUnsummoned();
}

/** The result that `ask` would give if a card had no powers. */
export function asIfPowerless<Result>(game: Game, card: number, ask: () => Result): Result {
  const { powerless } = game.tables.cards[card] as BattleCard;
  if (powerless === undefined) return ask();
  replaceOnSide(game, card, powerless);
  const result = ask();
  replaceOnSide(game, powerless, card);
  return result;
}

/**
 * Replaces a card with a counterpart on its side. The counterpart keeps the card's order markers, and everything that
 * other cards gave it.
 */
function replaceOnSide(game: Game, from: number, to: number): Changed[] {
  const { state, tables } = game;
  const { firstFigure, figures: count } = tables.cards[from] as BattleCard;
  const first = (tables.cards[to] as BattleCard).firstFigure;
  const figures = replaceCard(game, from, to);
  for (let i = 0; i < count; i++) {
    const [f, g] = [firstFigure + i, first + i];
    state.fallen[g] = state.fallen[f] as number;
    state.fallen[f] = 0;
    passGifts(state, f, g);
  }
  state.spiritOf[to] = state.spiritOf[from] as number;
  state.orders.pass(from, to);
  return figures;
}

/** Moves all figures left of a card to a counterpart. */
function replaceCard({ state, tables }: Game, from: number, to: number): Changed[] {
  const [own, other] = [tables.cards[from], tables.cards[to]] as [BattleCard, BattleCard];
  const figures: Changed[] = [];
  for (let i = 0; i < own.figures; i++) {
    const [f, g] = [own.firstFigure + i, other.firstFigure + i];
    if (state.lives[f] === 0) continue;
    const place = state.place[f] as number;
    state.take(f);
    state.lives[f] = 0;
    state.lives[g] = 1;
    state.wounds[g] = state.wounds[f] as number;
    state.began[g] = state.began[f] as number;
    // A card without powers has no uses to pass on or to take over.
    const lines = Math.min(own.limited.length, other.limited.length);
    for (let line = 0; line < lines; line++) {
      const used = (card: BattleCard, figure: number) =>
        figure * state.lines + (tables.limitedFrom[card.index] as number) + line;
      state.used[used(other, g)] = state.used[used(own, f)] as number;
    }
    if (place >= 0) state.put(g, place);
    figures.push({ before: f, now: g, place, left: own.life - (state.wounds[g] as number) });
    state.left[from] = (state.left[from] as number) - 1;
    state.left[to] = (state.left[to] as number) + 1;
    state.alive[own.side] = (state.alive[own.side] as number) - 1;
    state.alive[other.side] = (state.alive[other.side] as number) + 1;
  }
  return figures;
}

/**
 * Lets the other side play a turn of a card, after which the card returns.
 *
 * @returns whether the card can change sides
 */
export function lend(game: Game, card: number, takeTurn: TakeTurn): boolean {
  const { lent } = game.state;
  const { side } = game.tables.cards[card] as BattleCard;
  lent[side] = game.state.left[card] as number;
  const taken = changeSides(game, card, 'turn');
  if (taken !== undefined) {
    takeTurn(taken);
    changeSides(game, taken, 'back');
  }
  lent[side] = 0;
  return taken !== undefined;
}
