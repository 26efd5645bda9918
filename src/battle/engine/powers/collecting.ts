/* Powers that collect markers (tokens) on their card, and spend them in attacks. */

import type { Collects, EffectLine, SpendsTokens } from '../../../cards/index.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameState } from '../state/state.ts';
import type { BattleTables } from '../state/tables.ts';

/** The part of the game that collecting needs. */
interface Collecting {
  readonly state: GameState;
  readonly tables: BattleTables;
  readonly fires: (card: BattleCard, line: EffectLine) => void;
}

/** Adds a marker to a card for each of its powers that collects one on this occasion. */
function collect(game: Collecting, card: BattleCard, isDue: (value: Collects) => boolean): void {
  const { tokens, collected } = game.state;
  for (const line of card.battleLines) {
    const value = line.collects as Collects | undefined;
    if (!value || !isDue(value)) continue;
    const { most, onePerTurn } = value;
    if ((tokens[card.index] as number) >= most) continue;
    if (onePerTurn && collected[card.index] === 1) continue;
    tokens[card.index] = (tokens[card.index] as number) + 1;
    collected[card.index] = 1;
    game.fires(card, line);
  }
}

/** Collects markers at the end of a card's turn. */
export function collectAfterTurn(game: Collecting, card: BattleCard): void {
  collect(game, card, ({ at }) => at === 'turnEnds');
}

/**
 * Collects markers for a destroyed figure, which is still on its place.
 *
 * @param by the card that destroyed it, if any
 */
export function collectFor(game: Collecting, figure: number, by: number | undefined): void {
  const { state, tables } = game;
  for (const card of tables.collectors) {
    collect(game, card, ({ at, within = 1, sight }) => {
      if (at === 'kills') return by === card.index && card.side !== tables.sideOf[figure];
      if (at !== 'falls') return false;
      for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
        if (f === figure || !state.isOnBoard(f) || state.distance(f, figure) > within) continue;
        if (!sight || state.sees(f, state.place[f] as number, figure)) return true;
      }
      return false;
    });
  }
}

/** Spends markers of a card for the attacks of a figure on a number of others. */
export function spendTokens(
  game: Collecting,
  figure: number,
  isSpecial: boolean,
  attacked: number,
): void {
  const { state } = game;
  const card = state.card(figure);
  for (const line of card.battleLines) {
    if (line.spendsTokens === undefined || attacked === 0) continue;
    const { after, each } = line.spendsTokens as SpendsTokens;
    if (after === 'special' && !isSpecial) continue;
    if ((state.tokens[card.index] as number) === 0) continue;
    game.fires(card, line);
    const left =
      (state.tokens[card.index] as number) - (each ? attacked : Number.POSITIVE_INFINITY);
    state.tokens[card.index] = Math.max(0, left);
  }
}
