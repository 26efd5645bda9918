/* The odds of a fight, or of each combination of a sweep. */

import { type Experiment, type Result, resultJson, resultsJson } from '../../experiments/index.ts';
import {
  type Block,
  blocksOf,
  briefText,
  type ChartSpec,
  untilSentence,
} from '../../report/index.ts';
import type { Study } from '../study.ts';

export interface OddsAsk {
  readonly experiment: Experiment;
  /** For a sweep: the chance to look for. The report names the nearest combinations. */
  readonly until?: number | undefined;
}

export interface OddsData extends OddsAsk {
  readonly results: readonly Result[];
}

export const oddsStudy: Study<OddsAsk, OddsData> = {
  name: 'odds',
  async run({ experiment, until }, machine) {
    const { done: results, isComplete } = await machine.compute(experiment);
    return { done: { experiment, until, results }, isComplete };
  },
  present({ experiment, until, results }, { extent, fractions } = {}) {
    const nearest = until === undefined ? undefined : untilSentence(results, until);
    const isSweep = Object.keys(experiment.cases[0]?.combination ?? {}).length > 0;
    const [only] = results;
    return {
      title: experiment.name,
      results,
      experiment,
      blocks: () => ledBy(nearest, blocksOf(results, extent)),
      json: () => (isSweep || !only ? resultsJson(results, fractions) : resultJson(only)),
      brief: () => [nearest, briefText(results)].filter(Boolean).join(' '),
      picture: () => questionPicture(results),
    };
  },
};

/**
 * The chart that answers the question.
 *
 * @throws Error if a sweep has more combinations than can be drawn
 */
export async function questionPicture(results: readonly Result[]): Promise<ChartSpec> {
  const { chartOfQuestion } = await import('../../report/charts/asked.ts');
  const chart = chartOfQuestion(results);
  if (!chart)
    throw new Error('the chart is not drawn, because it would have too many bars to read');
  return chart.spec;
}

/** The report, with a sentence put before its headline. */
function ledBy(sentence: string | undefined, blocks: readonly Block[]): readonly Block[] {
  if (sentence === undefined) return blocks;
  return blocks.map((block) =>
    block.kind === 'headline' ? { ...block, text: `${sentence} ${block.text}` } : block,
  );
}
