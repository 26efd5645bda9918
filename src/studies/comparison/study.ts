/* What differs between two experiments or two results. */

import { type Experiment, recordedOf } from '../../experiments/index.ts';
import type { Executed, Study, StudyMachine } from '../study.ts';
import { compare } from './compare.ts';
import type { ComparedSide, Comparison } from './comparison.ts';
import { comparisonBlocks } from './report/blocks.ts';
import { comparisonCsv, comparisonJson } from './report/data.ts';

/** A side to compare: results, or an experiment that is run first. */
export type SideAsk = ComparedSide | { readonly file: string; readonly experiment: Experiment };

export interface ComparisonAsk {
  readonly a: SideAsk;
  readonly b: SideAsk;
}

export const comparisonStudy: Study<ComparisonAsk, Comparison> = {
  name: 'compare',
  async run(ask, machine) {
    const a = await ready(ask.a, machine);
    if (!a.isComplete) return { done: undefined, isComplete: false };
    const b = await ready(ask.b, machine);
    return { done: compare(a.done, b.done), isComplete: b.isComplete };
  },
  present(comparison, { extent } = {}) {
    return {
      title: 'A and B compared',
      blocks: () => comparisonBlocks(comparison, extent),
      json: () => comparisonJson(comparison),
      csv: () => comparisonCsv(comparison),
      picture: async () => (await import('./report/chart.ts')).comparisonSpec(comparison),
    };
  },
};

/** The results of a side, in the form in which files hold them. */
async function ready(side: SideAsk, machine: StudyMachine): Promise<Executed<ComparedSide>> {
  if (!('experiment' in side)) return { done: side, isComplete: true };
  const { done, isComplete } = await machine.compute(side.experiment);
  return { done: { file: side.file, results: done.map(recordedOf) }, isComplete };
}
