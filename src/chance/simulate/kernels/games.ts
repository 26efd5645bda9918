/* Simulation of battles game by game: what is counted of each game, and the engine's registration. */

import { BadInput } from '../../../base/index.ts';

/** A whole number from 0 in the result of a game; for yes and no, 1 and 0. */
export interface PlayedNumber {
  /** Its name in the engine's result. */
  readonly field: string;
  /** For a list, the index of the side or the card. */
  readonly index?: number;
  /** The highest number distinguished; higher ones count as this one. */
  readonly most: number;
}

/**
 * A battle, and what is counted of its games. Plain data that can be sent to a worker.
 *
 * Its tally holds one view after another, each of which counts every game, and then the sums over all games,
 * whose cells do not add up to the number of games.
 */
export interface BattleProgram {
  readonly kind: 'battle';
  /** Of all views and sums together. */
  readonly cells: number;
  /** What the engine plays. */
  readonly scenario: object;
  readonly views: readonly GameView[];
  readonly totals: readonly TotalCells[];
}

/**
 * Numbers that are counted together. The cell of a game is a mixed-radix index, in which the first number changes
 * fastest.
 */
export interface GameView {
  /** The number of its first cell in the tally. */
  readonly first: number;
  readonly size: number;
  readonly of: readonly PlayedNumber[];
}

/** The place of one of the sums over all games in the tally. */
export interface TotalCells {
  readonly name: string;
  readonly first: number;
  readonly size: number;
}

/** Cells of a battle's tally, of which a thread sends all back with each chunk: 4 MiB. */
export const MOST_BATTLE_CELLS = 2 ** 20;

/**
 * @param views the numbers that are counted together, one list for each view; the last may be that of a question
 * @throws BadInput if there is too much to count
 */
export function prepareBattle(
  { game, totals }: { readonly game: object; readonly totals: Readonly<Record<string, number>> },
  views: readonly (readonly PlayedNumber[])[],
): BattleProgram {
  let cells = 0;
  const next = (size: number) => {
    const first = cells;
    cells += size;
    return { first, size };
  };
  const counted = views.map((of): GameView => ({ ...next(sizeOf(of)), of }));
  const summed = Object.entries(totals).map(
    ([name, size]): TotalCells => ({ name, ...next(size) }),
  );
  if (cells > MOST_BATTLE_CELLS) {
    throw new BadInput({
      path: [],
      place: 'the battle',
      found: `${cells} numbers to count`,
      allowed: `up to ${MOST_BATTLE_CELLS}: fewer measures in one question, or armies of fewer points`,
    });
  }
  return {
    kind: 'battle',
    cells,
    scenario: game,
    views: counted,
    totals: summed,
  };
}

function sizeOf(numbers: readonly PlayedNumber[]): number {
  return numbers.reduce((product, { most }) => product * (most + 1), 1);
}

/**
 * Plays games by their numbers in the run, and counts their cells, one in each view.
 *
 * @param counts one counter per cell, which is added to
 */
export type PlayGames = (
  program: BattleProgram,
  games: { readonly seed: string; readonly firstGame: number; readonly games: number },
  counts: Uint32Array,
) => void;

let loadPlayer: (() => Promise<PlayGames>) | undefined;

/** Registers the engine. It is loaded for the first game, since loading would delay the start of every worker. */
export function setGamePlayer(load: () => Promise<PlayGames>): void {
  loadPlayer = load;
}

/** @throws Error if this thread has no engine */
export function gamePlayer(): Promise<PlayGames> {
  if (!loadPlayer) throw new Error('no engine plays games on this thread');
  return loadPlayer();
}
