/* Powers that move a numbered marker to another card, and turns taken by revealing marker X. */

import type { BringsMarker, TurnForX } from '../../../cards/index.ts';
import { countUse, isUsedUp } from '../attacks/battle-uses.ts';
import type { Game } from '../game.ts';
import type { BattleCard } from '../state/cards.ts';
import { fitsCard } from '../turns/bonds.ts';
import { revealX } from './marker-x.ts';
import { MARKERS } from './orders.ts';

/** Offers to move a marker that is about to be revealed on a card. @returns the card that it is then on */
export function broughtFrom(game: Game, side: 0 | 1, card: number): number {
  const { state, tables, policies } = game;
  const { orders } = state;
  for (const index of tables.cardsOf[side] as readonly number[]) {
    const own = tables.cards[index] as BattleCard;
    for (const line of own.battleLines) {
      const value = line.bringsMarker as BringsMarker | undefined;
      const figure = figuresOn(game, own)[0];
      if (!value || figure === undefined || isUsedUp(state, own.firstFigure, line)) continue;
      if (value.spendsX && !orders.hasX(index, side)) continue;
      const to = receivers(game, own, value).filter((one) => one !== card);
      if (to.length === 0) continue;
      const worth = (one: number) => policies[side].worthOf?.(one) ?? 0;
      const chosen = policies[side].choose(figure, [card, ...to].map(worth));
      const receiver = to[chosen - 1];
      if (receiver === undefined) continue;
      countUse(state, own.firstFigure, line);
      if (value.spendsX) revealX(game, own);
      orders.cards[side * MARKERS + state.turn - 1] = receiver;
      game.fires(own, line);
      const power = own.powerOf.get(line) as number;
      const said = { power, from: card, count: 1, roll: 0, needed: 0, keeps: true };
      state.tell?.({ is: 'markersTaken', card: index, ...said, revealedTo: receiver });
      return receiver;
    }
  }
  return card;
}

function receivers(game: Game, own: BattleCard, { within }: BringsMarker): readonly number[] {
  const { state, tables } = game;
  if (within === undefined) return [own.index];
  const from = figuresOn(game, own);
  const isNear = (one: number) => from.some((figure) => state.distance(figure, one) <= within);
  return (tables.cardsOf[own.side] as readonly number[]).filter((index) =>
    figuresOn(game, tables.cards[index] as BattleCard).some(isNear),
  );
}

function figuresOn({ state }: Game, { firstFigure, figures }: BattleCard): number[] {
  return Array.from({ length: figures }, (_, i) => firstFigure + i).filter((one) =>
    state.isOnBoard(one),
  );
}

/** A turn that a card takes after another turn by revealing its marker X. */
export interface TurnByX {
  readonly card: number;
  readonly figures: readonly number[];
  readonly either: boolean;
}

/** After a turn of a side: the first card that reveals X for a turn now, if its side wants that. */
export function turnByX(game: Game, side: number): TurnByX | undefined {
  const { state, tables, policies } = game;
  for (const own of tables.cards) {
    if (own.isOtherSelf || !state.orders.hasX(own.index, own.side)) continue;
    for (const line of own.battleLines) {
      const value = line.turnForX as TurnForX | undefined;
      const figures = figuresOn(game, own);
      if (!value || figures.length === 0) continue;
      const isDue = value.fallen
        ? state.fellNow.some((one) => fell(game, own, value, one))
        : own.side === side;
      if (!isDue || !policies[own.side].goOn(own.side, own.index)) continue;
      revealX(game, own);
      game.fires(own, line);
      return {
        card: own.index,
        figures: figures.slice(0, own.activated),
        either: value.either === true,
      };
    }
  }
  return undefined;
}

function fell(
  { state }: Game,
  own: BattleCard,
  { fallen = {} }: TurnForX,
  figure: number,
): boolean {
  const card = state.card(figure);
  return card.side === own.side && card !== own && fitsCard(fallen, card);
}
