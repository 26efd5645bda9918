/*
 * Tables that a card rolls when its turn begins: extra Move, and the number of figures in a swarm
 * that act.
 */

import type { EffectLine, Swarms } from '../../../../cards/index.ts';
import { holdsFor } from '../../attacks/conditions.ts';
import type { Game } from '../../game.ts';
import type { BattleCard } from '../../state/cards.ts';
import { firstRowOf, rollFor, rowAt, tellUsed } from './triggers.ts';

/** Numbers of figures that may move and attack in a turn. */
export interface Swarm {
  readonly move: number;
  readonly attack: number;
  /** Whether figures that attack need not be those that move. */
  readonly isAny: boolean;
}

/** Rolls a table of a line for the turn of its card; 0 below its first row. */
function rolled(
  game: Game,
  card: BattleCard,
  line: EffectLine,
  table: Readonly<Record<string, number>>,
): number {
  const figure = firstOnBoard(game, card);
  const roll = rollFor({ game, figure, line });
  const row = rowAt(table, roll) ?? 0;
  tellUsed({ game, figure, card, line, value: table }, [], roll, row > 0, {
    needed: firstRowOf(table),
  });
  return row;
}

function firstOnBoard({ state }: Game, { firstFigure, figures }: BattleCard): number {
  for (let f = firstFigure; f < firstFigure + figures; f++) if (state.isOnBoard(f)) return f;
  return firstFigure;
}

/** Move that a card's D20 adds for its turn. */
export function rollMove(game: Game, card: BattleCard): number {
  let sum = 0;
  for (const line of card.battleLines) {
    if (typeof line.move !== 'object') continue;
    sum += rolled(game, card, line, line.move as Readonly<Record<string, number>>);
  }
  return sum;
}

/** Numbers of figures that act in a turn of a card with a swarm; undefined for other cards, which activate one copy. */
export function swarmOf(game: Game, card: BattleCard): Swarm | undefined {
  for (const line of card.battleLines) {
    if (line.swarms === undefined) continue;
    if (!holdsFor(game.state, firstOnBoard(game, card), line.when)) continue;
    const { move, attack } = line.swarms as Swarms;
    if (typeof move === 'number') {
      game.fires(card, line);
      return { move, attack: attack ?? move, isAny: attack !== undefined };
    }
    const figures = rolled(game, card, line, move);
    return { move: figures, attack: attack ?? figures, isAny: attack !== undefined };
  }
  return undefined;
}
