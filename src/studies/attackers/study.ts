/* Which of several attackers does best in one turn against the same defender. */

import {
  type Experiment,
  type Result,
  rankedAttackers,
  resultJson,
} from '../../experiments/index.ts';
import { questionPicture } from '../odds/study.ts';
import type { Study } from '../study.ts';
import { attackerJson, attackersBlocks, attackersCsv } from './answer.ts';
import { attackersHeadline } from './headline.ts';

export interface AttackersData {
  readonly experiment: Experiment;
  readonly results: readonly Result[];
}

/** Whether an experiment is a turn of each of several attackers. */
export function ranksAttackers({ cases: [first] }: Experiment): boolean {
  return first?.scenario.fight === 'turn' && Object.keys(first.combination).join() === 'attacker';
}

/** Asked by an experiment that varies the attacker of a turn. */
export const attackersStudy: Study<Experiment, AttackersData> = {
  name: 'odds',
  async run(experiment, machine) {
    const { done: results, isComplete } = await machine.compute(experiment);
    return { done: { experiment, results }, isComplete };
  },
  present({ experiment, results: inOrder }) {
    const ranked = rankedAttackers(inOrder);
    const results = ranked.map(({ result }) => result);
    return {
      title: experiment.name,
      results: inOrder,
      experiment,
      blocks: () => attackersBlocks(ranked),
      json: () =>
        ranked.map((one) => ({ ...resultJson(one.result), ranking: attackerJson(one, ranked) })),
      csv: () => attackersCsv(ranked),
      brief: () => attackersHeadline(ranked),
      picture: () => questionPicture(results),
    };
  },
};
