import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { atOnce } from '../../src/base/words/steps.ts';
import { evaluatorOf } from '../../src/experiments/results/evaluator-of.ts';
import { compileFor } from '../../src/experiments/results/for-question.ts';
import { readExperiment } from '../../src/experiments/scenarios/read-experiment.ts';

const noFiles = {
  readFile(path: string): never {
    throw new Error(`no file is to be read, not even ${path}`);
  },
};

/** For each sample, the milliseconds needed to find the best play of a turn and solve all of its measures. */
export function timesOfTurn(file: string, samples: number): number[] {
  const { cases, question } = readExperiment(parse(readFileSync(file, 'utf8')), noFiles);
  const [only] = cases;
  if (!only || !question) throw new Error('a turn is one case, with a question');
  return Array.from({ length: samples }, () => {
    const begun = performance.now();
    const { model } = atOnce(compileFor(only.scenario, question));
    atOnce(atOnce(evaluatorOf(model, question.expression, true)).weighed()).views();
    return performance.now() - begun;
  });
}
