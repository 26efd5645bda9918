/* Simulation of battles game by game: which numbers of each game are counted, and registration of the engine. */

import { BadInput, type Steps } from '../../../base/index.ts';

/** A whole number from 0 in the result of a game; 1 and 0 for yes and no. */
export interface PlayedNumber {
  /** Its name in the engine's result. */
  readonly field: string;
  /** For a list, the index of the side or the card. */
  readonly index?: number;
  /** The highest number that is distinguished. Higher numbers are counted with it. */
  readonly most: number;
}

/**
 * A battle, and which numbers of its games are counted. Plain data that can be sent to a worker.
 *
 * Its tally holds one view after another, each of which counts every game. After them come the sums over all games,
 * whose cells do not add up to the number of games.
 */
export interface BattleProgram {
  readonly kind: 'battle';
  /** Number of cells in all views and sums. */
  readonly cells: number;
  /** The scenario, in the engine's format. */
  readonly scenario: object;
  readonly views: readonly GameView[];
  readonly totals: readonly TotalCells[];
}

/**
 * Numbers that are counted jointly. The cell of a game is a mixed-radix index, in which the first number changes
 * fastest.
 */
export interface GameView {
  /** The number of its first cell in the tally. */
  readonly first: number;
  readonly size: number;
  readonly of: readonly PlayedNumber[];
}

/** Where the sums with one name are in the tally. */
export interface TotalCells {
  readonly name: string;
  readonly first: number;
  readonly size: number;
}

/** The most cells of a battle's tally, which a thread sends back with each chunk: 4 MiB. */
export const MOST_BATTLE_CELLS = 2 ** 20;

/**
 * @param views the numbers that are counted jointly, one list for each view; the last may be for a question
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
 * Plays games, given by their numbers in the run, in steps, and counts their cells, one in each view.
 *
 * @param counts one counter per cell, to which the counts are added
 */
export type PlayGames = (
  program: BattleProgram,
  games: { readonly seed: string; readonly firstGame: number; readonly games: number },
  counts: Uint32Array,
) => Steps<void>;

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
