/*
 * Counts how often the powers of `engaging.ts` act: those that hold a figure, stop it, demand an attack or permit one.
 */

import type { Held } from '../../../cards/index.ts';
import type { Game } from '../game.ts';
import type { BattleCard } from '../state/cards.ts';
import { barsOf, demandsOf } from './engaging.ts';
import { holderOf } from './held-fast.ts';
import { stopperOf } from './stopping.ts';

/** Counts the power that holds a figure fast when the figure begins to act. */
export function countHolding(game: Game, figure: number): void {
  const { state } = game;
  const { engaging, sideOf } = state.tables;
  if (engaging.holders[1 - (sideOf[figure] as number)]?.length === 0) return;
  const holder = holderOf(state, figure);
  if (holder !== undefined) countBars(game, holder, (card) => barsOf(card, 'move'));
}

/** Counts the power that makes a figure stop. */
export function countStopping(game: Game, figure: number): void {
  const stopper = stopperOf(game.state, figure);
  if (stopper !== undefined) countBars(game, stopper, (card) => barsOf(card, 'goOn'));
}

/** Counts the power that demands an attack on its owner, if the attacker is also engaged with other enemies. */
export function countDemanding(game: Game, figure: number, target: number): void {
  const { state } = game;
  const { engaging, bitOf } = state.tables;
  const bit = 1 << (bitOf[target] as number);
  const demanding = engaging.demanding[state.card(target).side] as number;
  if ((demanding & bit) === 0) return;
  const beside = state.enemiesBeside(figure);
  if ((beside & bit) !== 0 && (beside & ~demanding) !== 0) {
    countBars(game, target, demandsOf);
  }
}

/** Counts the power that lets an engaged figure attack figures that are not adjacent. */
export function countPast(game: Game, figure: number, target: number): void {
  const { state } = game;
  const { engaging } = state.tables;
  const isPast = !state.areAdjacent(figure, target) && state.isEngaged(figure);
  if (isPast && engaging.passed[state.card(figure).index] !== 0)
    countBars(game, figure, (card) => barsOf(card, 'bind'));
}

function countBars(
  game: Game,
  figure: number,
  barsOn: (card: BattleCard) => readonly Held<'bar'>[],
): void {
  const card = game.state.card(figure);
  for (const { line } of barsOn(card)) game.fires(card, line);
}
