/* The quantities that pictures of sweeps show, one quantity per picture. */

import { capitalised, fractionValue, Z95 } from '../../base/index.ts';
import { figuresOf, impossible, type Result } from '../../experiments/index.ts';
import { innerTitle, type Measure } from '../../rules/index.ts';
import { shareOfTrials, subjectOf, titleOf } from '../tables/cast.ts';
import { chartMeasures } from '../tables/sweep-measures.ts';
import { type OddsNumbers, oddsNumbers } from './odds-row.ts';

/** A number that each combination of a sweep has: the headline's chance, the chance of another event, or a mean. */
export interface Quantity {
  /** The name of the chart's files. */
  readonly name: string;
  readonly title: string;
  readonly axis: string;
  /** The d3 number format. */
  readonly format: string;
  /** The largest value that is possible, or that occurs in the sweep. */
  readonly most: number;
  of(result: Result): OddsNumbers;
}

/** The headline's chance, then the chances and means of the measures in which the combinations differ. */
export function quantitiesOf(results: readonly Result[]): Quantity[] {
  const chance: Quantity = {
    name: 'sweep',
    title: titleOf(results),
    axis: shareOfTrials(results),
    ...CHANCE,
    of: ({ question }) => oddsNumbers(question.odds),
  };
  return [
    chance,
    ...chartMeasures(results).flatMap((measure) =>
      measure.kind === 'flag' ? flagQuantity(results, measure) : meanQuantity(results, measure),
    ),
  ];
}

const CHANCE = { format: '.1%', most: 1 } as const;

/** The chance of a yes-or-no measure. */
function flagQuantity(results: readonly Result[], { name, title }: Measure): Quantity {
  return {
    name: `sweep${capitalised(name)}`,
    title: `${title} when ${subjectOf(results)}`,
    axis: shareOfTrials(results),
    ...CHANCE,
    of({ summaries, question, simulation }) {
      const outcomes = summaries.find(({ measure }) => measure.name === name)?.outcomes;
      const yes = outcomes?.find(({ value }) => value === 1);
      const never = outcomes && impossible(question.odds, simulation?.trials ?? 0);
      return oddsNumbers(yes ?? never ?? {});
    },
  };
}

function meanQuantity(results: readonly Result[], measure: Measure): Quantity[] {
  const { name } = measure;
  const means = results
    .map(({ measured }) => figuresOf(measured).mean(name))
    .filter(Number.isFinite);
  if (new Set(means).size < 2) return [];
  const mean = `Mean ${innerTitle(measure)}`;
  return [
    {
      name: `sweep${capitalised(name)}`,
      title: `${mean} when ${subjectOf(results)}`,
      axis: mean,
      format: '.2f',
      most: Math.max(...means),
      of: (result) => meanOf(result, name),
    },
  ];
}

function meanOf({ summaries }: Result, name: string): OddsNumbers {
  const { exact, simulated } = summaries.find(({ measure }) => measure.name === name)?.mean ?? {};
  const error = simulated?.standardError;
  return {
    ...(exact && { exact: fractionValue(exact) }),
    ...(simulated && { simulated: simulated.mean }),
    ...(simulated &&
      error !== undefined && {
        low: simulated.mean - Z95 * error,
        high: simulated.mean + Z95 * error,
      }),
  };
}
