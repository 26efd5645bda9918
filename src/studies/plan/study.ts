/* The best play of a turn of several attackers. */

import { BadInput, printable } from '../../base/index.ts';
import { type Experiment, type Result, resultJson, rulesetOf } from '../../experiments/index.ts';
import type { Study } from '../study.ts';
import { planBlocks, planCsv, planLines } from './blocks.ts';

export interface PlanAsk {
  readonly experiment: Experiment;
  /** The file name in the commands that the answer suggests; absent for standard input. */
  readonly file?: string | undefined;
}

export interface PlanData extends PlanAsk {
  readonly results: readonly Result[];
}

export const planStudy: Study<PlanAsk, PlanData> = {
  name: 'plan',
  async run({ experiment, file }, machine) {
    checkIsTurn(experiment);
    const effort = { exact: true, simulation: false };
    const { done: results, isComplete } = await machine.compute(experiment, effort);
    return { done: { experiment, file, results }, isComplete };
  },
  present({ experiment, file, results }) {
    const data = () => results.map(resultJson);
    return {
      title: experiment.name,
      results,
      experiment,
      blocks: () => planBlocks(results, file),
      json: () => (results.length > 1 ? data() : data()[0]),
      csv: () => planCsv(results),
      brief: () => planLines(results).map(printable).join('\n'),
    };
  },
};

/** @throws BadInput for a fight without choices */
export function checkIsTurn({ cases }: Experiment): void {
  if (cases.every(({ scenario }) => rulesetOf(scenario).hasChoices)) return;
  throw new BadInput({
    path: ['turn'],
    found: 'nothing',
    allowed: 'a list of attackers, such as [{ figure: hawkgirl, at: [0, 1] }]',
  });
}
