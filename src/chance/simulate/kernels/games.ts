/* Simulation of battles game by game: the numbers counted in each game, and the registration of the engine. */

import { BadInput, type Steps } from '../../../base/index.ts';

/** A whole number of at least 0 in the result of a game; for a yes-or-no result, 1 or 0. */
export interface PlayedNumber {
  /** The name of the field in the engine's result. */
  readonly field: string;
  /** For a list, the index of the side or the card. */
  readonly index?: number;
  /** The highest number that is counted separately. Higher numbers count as this number. */
  readonly most: number;
}

/**
 * A battle, and the numbers to count in each of its games. Plain data that can be sent to a worker.
 *
 * The tally holds one view after another, and each view counts every game. After the views come sums over all games,
 * whose cells do not add up to the number of games.
 */
export interface BattleProgram {
  readonly kind: 'battle';
  /** The number of cells in all views and sums. */
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
  /** The index of the view's first cell in the tally. */
  readonly first: number;
  readonly size: number;
  readonly of: readonly PlayedNumber[];
}

/** The part of the tally that holds all sums with the same name. */
export interface TotalCells {
  readonly name: string;
  readonly first: number;
  readonly size: number;
}

/** The maximum number of cells in a battle's tally, which a thread sends back with each chunk: 4 MiB. */
export const MOST_BATTLE_CELLS = 2 ** 20;

/**
 * @param views for each view, the numbers that are counted jointly; the last view may belong to a question
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
      found: `this needs ${cells} counters`,
      allowed: `fewer measures in one question, or armies of fewer points, so that at most ${MOST_BATTLE_CELLS} counters are needed`,
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
 * Plays games in steps, given their numbers in the run. Counts one cell in each view for each game.
 *
 * @param counts one counter per cell, to which the counts are added
 */
export type PlayGames = (
  program: BattleProgram,
  games: { readonly seed: string; readonly firstGame: number; readonly games: number },
  counts: Uint32Array,
) => Steps<void>;

let loadPlayer: (() => Promise<PlayGames>) | undefined;

/**
 * Registers the engine. It is loaded for the first game, because loading it earlier would delay the start of every
 * worker.
 */
export function setGamePlayer(load: () => Promise<PlayGames>): void {
  loadPlayer = load;
}

/** @throws Error if this thread has no engine */
export function gamePlayer(): Promise<PlayGames> {
  if (!loadPlayer) throw new Error('no engine plays games on this thread');
  return loadPlayer();
}
