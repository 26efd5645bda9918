import { compute } from '../results/compute.ts';
import type { Result } from '../results/result.ts';
import { compile } from '../rules/rulesets.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { EXIT } from './exit.ts';
import { interruptible } from './interrupt.ts';
import { note } from './page.ts';
import { progressBar } from './progress.ts';
import type { RunOptions } from './run-options.ts';

/** Computes an experiment with a progress bar; Ctrl-C leaves what was done so far. */
export async function execute(experiment: Experiment, options: RunOptions): Promise<Result[]> {
  const [first] = experiment.cases;
  const bar = progressBar(first ? compile(first.scenario).headline.title : experiment.name);
  const { threads, kernel, exact, simulation } = options;
  try {
    const work = (signal?: AbortSignal) =>
      compute(experiment, {
        ...{ threads, kernel, exact, simulation, ...(signal && { signal }) },
        onProgress: bar.show,
        onLost: (reason) => note(`${reason}; its work is done again`),
      });
    // Exact odds alone have no part that is worth keeping.
    const results = await (simulation ? interruptible(work) : work());
    if (simulation && results.some((result) => result.simulation?.status !== 'complete')) {
      process.exitCode = EXIT.interrupted;
    }
    return results;
  } finally {
    bar.end();
  }
}
