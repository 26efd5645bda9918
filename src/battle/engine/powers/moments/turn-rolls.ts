/* Tables on which a card rolls when its turn begins, for additional Move and for how many figures of a swarm act. */

import { numberIn, type Value, type ValueTable } from '../../../../cards/index.ts';
import { holdsFor } from '../../attacks/conditions.ts';
import type { Game } from '../../game.ts';
import type { BattleCard } from '../../state/cards.ts';
import { firstRowOf, rowAt } from '../d20-table.ts';
import { rollFor, tellUsed } from './triggers.ts';

/** How many figures may move, and how many may attack, in a turn. */
export interface Swarm {
  readonly move: number;
  readonly attack: number;
  /** Whether figures that have not moved may attack. */
  readonly isAny: boolean;
}

/**
 * Rolls a table for its card's turn.
 *
 * @returns the number in the row that the roll reaches; 0 if it reaches none
 */
function rolled(
  game: Game,
  card: BattleCard,
  { rows, line }: ValueTable,
  numberOf: (value: Value) => number,
): number {
  const figure = firstOnBoard(game, card);
  const roll = rollFor({ game, figure, line });
  const row = rowAt(rows, roll);
  const number = row === undefined ? 0 : numberOf(row);
  tellUsed({ game, figure, card, line }, [], roll, number > 0, {
    needed: firstRowOf(rows),
  });
  return number;
}

function firstOnBoard({ state }: Game, { firstFigure, figures }: BattleCard): number {
  for (let f = firstFigure; f < firstFigure + figures; f++) if (state.isOnBoard(f)) return f;
  return firstFigure;
}

/** The Move that a card's D20 roll adds for its turn. */
export function rollMove(game: Game, card: BattleCard): number {
  let sum = 0;
  for (const table of card.valueTables) {
    if (Object.values(table.rows).some(({ move }) => move !== undefined))
      sum += rolled(game, card, table, ({ move }) => numberIn(move));
  }
  return sum;
}

/** How many figures act in a turn of a card with a swarm. Undefined for other cards, which activate one copy. */
export function swarmOf(game: Game, card: BattleCard): Swarm | undefined {
  for (const { line, activates, table } of card.swarms) {
    if (!holdsFor(game.state, firstOnBoard(game, card), line)) continue;
    const { attack } = activates;
    if (!table) game.fires(card, line);
    const move = table
      ? rolled(game, card, table, (value) => value.activates?.move ?? 0)
      : activates.move;
    return { move, attack: attack ?? move, isAny: attack !== undefined };
  }
  return undefined;
}
