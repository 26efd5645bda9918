/* Gifts: effects that powers give to single figures for a limited time. */

import type { Gift, Given } from '../powers/auras.ts';
import type { GameState } from './state.ts';

export function addGift(state: GameState, gift: Gift, figure: number): void {
  state.gifts = [...state.gifts, { gift, figure }];
  recount(state, figure);
}

/** Removes the gifts that have ended. */
export function endGifts(state: GameState, isOver: (one: Given) => boolean): void {
  if (state.gifts.length === 0) return;
  const over = state.gifts.filter(isOver);
  if (over.length === 0) return;
  state.gifts = state.gifts.filter((one) => !over.includes(one));
  for (const { figure } of over) recount(state, figure);
}

/** Ends gifts that last until a side reveals an order marker. */
export function endGiftsAtMarker(state: GameState, side: number): void {
  const { cards } = state.tables;
  endGifts(
    state,
    ({ gift: { card, lasts } }) =>
      lasts === 'marker' || (lasts === 'ownMarker' && cards[card]?.side === side),
  );
}

export const timesGiven = ({ gifts }: GameState, gift: Gift, figure: number): number =>
  gifts.filter((one) => one.gift === gift && one.figure === figure).length;

/** Whether a gift bars a figure from special attacks. */
export const barsSpecials = ({ gifts }: GameState, figure: number): boolean =>
  gifts.some((one) => one.figure === figure && one.gift.barsSpecials);

/** Moves a figure's gifts to its counterpart. */
export function passGifts(state: GameState, from: number, to: number): void {
  if (!state.gifts.some(({ figure }) => figure === from)) return;
  state.gifts = state.gifts.map((one) => (one.figure === from ? { ...one, figure: to } : one));
  recount(state, from);
  recount(state, to);
}

function recount(state: GameState, figure: number): void {
  const { grants } = state.tables.distributions;
  state.giftsOf[figure] = state.gifts
    .filter((one) => one.figure === figure)
    .reduce((set, { gift }) => grants.plus(set, gift.giver), 0);
  state.version++;
}
