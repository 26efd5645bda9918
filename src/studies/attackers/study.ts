/* Which of several attackers does best, each with one turn against the same defender. */

import { jsonParts } from '../../base/index.ts';
import {
  type Experiment,
  type Result,
  rankedAttackers,
  resultJson,
} from '../../experiments/index.ts';
import { sweeps } from '../../report/index.ts';
import { questionPicture } from '../odds/study.ts';
import type { Study } from '../study.ts';
import { attackerJson, attackersBlocks, attackersCsv } from './answer.ts';
import { attackersHeadline } from './headline.ts';

export interface AttackersData {
  readonly experiment: Experiment;
  readonly results: readonly Result[];
}

/** Whether an experiment compares several attackers, each with a turn of its own. */
export function ranksAttackers({ cases: [first] }: Experiment): boolean {
  return first?.scenario.fight === 'turn' && Object.keys(first.combination).join() === 'attacker';
}

/** The study of an experiment that varies the attacker of a turn. */
export const attackersStudy: Study<Experiment, AttackersData> = {
  name: 'attackers',
  async run(experiment, machine) {
    const { done: results, isComplete } = await machine.compute(experiment);
    return { done: { experiment, results }, isComplete };
  },
  present({ experiment, results: inOrder }) {
    const ranked = rankedAttackers(inOrder);
    const results = ranked.map(({ result }) => result);
    const blocks = () => attackersBlocks(ranked);
    const csv = () => attackersCsv(ranked);
    const json = () =>
      ranked.map((one) => ({ ...resultJson(one.result), ranking: attackerJson(one, ranked) }));
    return {
      title: experiment.name,
      results: inOrder,
      blocks,
      json,
      csv,
      brief: () => attackersHeadline(ranked),
      picture: () => questionPicture(results),
      report: () => ({
        title: experiment.name,
        blocks: blocks(),
        charts: sweeps(results),
        tables: { 'attackers.csv': () => [csv()], 'attackers.json': () => jsonParts(json()) },
        page: { kicker: 'HeroScape: a turn of each attacker', about: 'About these turns' },
      }),
    };
  },
};
