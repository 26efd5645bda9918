/* How many games are enough to estimate what cards are worth (`isEnough`), found without playing them. */

import { grouped, logisticRegression, trialsText } from '../../base/index.ts';
import type { ArmiesScenario } from '../../battle/index.ts';
import type { Experiment } from '../../experiments/index.ts';
import type { Worth } from './armies-json.ts';
import type { ArmiesPlayed } from './counts.ts';
import { inPoints, rowsOf } from './estimates.ts';

/**
 * What all points of an army together add to the logit of winning. Measured: 3.7 in the games of the built-in
 * estimates, 3.0 in armies of 200 points.
 */
const LOGIT_OF_ARMY = 3;

/** How much greater the variance of the value of a point is than if all games were even. Measured: 1.4 to 1.5. */
const UNEVEN = 1.5;

/**
 * The value of a point must exceed three standard errors. It is itself uncertain by one standard error, so with two
 * more, it exceeds three in 98% of all runs.
 */
const SURE = 5;

/** The draws from which the variance is found. The seed is fixed, so that a setting always gets the same number. */
const DRAWN = 1000;
const DRAWN_PER_CARD = 5;
const SEED = 'enough';

/**
 * How many games are enough to estimate what cards are worth. The variance of the value of a point follows from the
 * drawn armies alone, if all games are even; it is inversely proportional to the number of games beyond one per card.
 *
 * @returns undefined if all armies cost the same, since no number of games then shows the value of a point
 */
export function gamesForWorths(scenario: ArmiesScenario): number | undefined {
  const { cards, points } = scenario;
  const drawn = Math.max(DRAWN, DRAWN_PER_CARD * cards.length);
  const rows = rowsOf({ scenario, seed: SEED, ranges: [[0, drawn]] });
  const printed = cards.map((card) => card.points);
  const even = logisticRegression(
    rows,
    printed.map(() => 0),
  );
  const { standardError } = inPoints(even, printed).perPoint;
  // The ridge penalty of the regression hides that armies of nearly equal points show little, so the variance is at
  // least that of a regression on the difference in points alone.
  const variance = drawn * Math.max(standardError ** 2, 4 / squaredDifferences(rows, printed));
  if (!Number.isFinite(variance)) return undefined;
  const perPoint = LOGIT_OF_ARMY / points;
  return inHundreds(cards.length + UNEVEN * variance * (SURE / perPoint) ** 2);
}

/** The sum of the squared differences between the points of the two armies, over all rows. */
function squaredDifferences(
  { starts, columns, values }: ReturnType<typeof rowsOf>,
  printed: readonly number[],
): number {
  let sum = 0;
  for (let row = 0; row + 1 < starts.length; row++) {
    let difference = 0;
    for (let i = starts[row] as number; i < (starts[row + 1] as number); i++) {
      difference += (values[i] as number) * (printed[columns[i] as number] as number);
    }
    sum += difference ** 2;
  }
  return sum;
}

/**
 * How many games are enough, after some were too few. If even `gamesForWorths` were too few, the value of a point is
 * lower than expected; the number then follows from the value reached, which is taken for at least one standard error.
 */
export function moreGamesForWorths(
  { scenario, games }: Pick<ArmiesPlayed, 'scenario' | 'games'>,
  { points, standardError }: Worth,
): number | undefined {
  const enough = gamesForWorths(scenario);
  if (enough === undefined || games < enough) return enough;
  const times = (SURE / Math.max(1, points / standardError)) ** 2;
  const cards = scenario.cards.length;
  return inHundreds(cards + (games - cards) * times);
}

const inHundreds = (games: number) => 100 * Math.ceil(games / 100);

/** A note for before the games are played; undefined if they should be enough. */
export function fewGamesNote({ cases }: Experiment, games: number): string | undefined {
  const enough = gamesForWorths(cases[0]?.scenario as ArmiesScenario);
  if (enough === undefined) {
    return 'all armies cost the same, so games cannot show what cards are worth; a larger spread is needed';
  }
  if (games >= enough) return undefined;
  return `${trialsText(games, ['game', 'games'])} may be too few to estimate what cards are worth; ${grouped(enough)} should be enough`;
}
