import type { ArmiesScenario } from '../../../rules/c3g/armies/scenario.ts';
import type { BattleScenario } from '../../../rules/c3g/battle/scenario.ts';
import type { PlayedModel, PlayedNumber } from '../../../rules/model.ts';
import { BadInput } from '../../../words/problem.ts';

/**
 * A battle, and what is counted of its games. Plain data: it can be sent to a worker.
 *
 * Its tally is that of one view after another, in each of which every game is counted, and then the sums over all
 * games, which do not add up to the games.
 */
export interface BattleProgram {
  readonly kind: 'battle';
  /** Of all views and sums together. */
  readonly cells: number;
  readonly scenario: BattleScenario | ArmiesScenario;
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

/** Where one of the sums over all games is counted. */
export interface TotalCells {
  readonly name: string;
  readonly first: number;
  readonly size: number;
}

/** Cells of a battle's tally, of which a thread sends all back with each chunk: 4 MiB. */
export const MOST_BATTLE_CELLS = 2 ** 20;

/**
 * @param views the numbers that are counted together, one list for each view; the last may be that of a question
 * @throws BadInput when there is too much to count
 */
export function prepareBattle(
  { game, totals }: Pick<PlayedModel, 'game' | 'totals'>,
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
    scenario: game as BattleProgram['scenario'],
    views: counted,
    totals: summed,
  };
}

function sizeOf(numbers: readonly PlayedNumber[]): number {
  return numbers.reduce((product, { most }) => product * (most + 1), 1);
}
