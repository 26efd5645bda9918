/* The combinations of a sweep, for its sentences and the index page. */

import {
  isKnown,
  oddsValue,
  type Result,
  rulesetOf,
  type Sample,
  toldOdds,
} from '../../experiments/index.ts';
import { intervalText, type Told } from '../../rules/index.ts';
import { trialOf } from '../tables/cast.ts';
import type { VariedField } from '../tables/labels.ts';
import { type Condition, conditionOf } from './condition.ts';

/** A combination of a sweep whose chance is known. */
export interface SweepRow {
  readonly result: Result;
  readonly chance: number;
  readonly told: Told;
  readonly condition: Condition;
  readonly isAsWritten: boolean;
}

/** The combinations from the lowest chance to the highest. Among equal chances, the fight as written comes first. */
export function ranked(rows: readonly SweepRow[]): SweepRow[] {
  const rank = ({ isAsWritten }: SweepRow) => (isAsWritten ? 0 : 1);
  return rows.toSorted((a, b) => a.chance - b.chance || rank(a) - rank(b));
}

/** @param fields the varied fields */
export function sweepRows(results: readonly Result[], fields: readonly VariedField[]): SweepRow[] {
  return results.filter(isKnown).map((result) => ({
    result,
    chance: oddsValue(result.question.odds),
    told: toldRow(result),
    condition: conditionOf(result, fields),
    isAsWritten: result.asWritten?.isThis ?? false,
  }));
}

/** The chance of a combination in words. For battles, which have no exact odds, the words include its interval. */
function toldRow(result: Result): Told {
  const told = toldOdds(result.question.odds, sampleOfResult(result));
  const share = rulesetOf(result.scenario).isPlayed ? intervalText(told) : undefined;
  return share === undefined ? told : { ...told, share };
}

/** The sample of a result; undefined if nothing was simulated. */
export function sampleOfResult(result: Result): Sample | undefined {
  const { simulation } = result;
  return simulation && { trials: simulation.trials, trial: trialOf([result]) };
}
