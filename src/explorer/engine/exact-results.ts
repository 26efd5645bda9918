import { compute } from '../../results/compute.ts';
import type { Result } from '../../results/result.ts';
import type { Experiment } from '../../scenarios/experiment.ts';
import type { Machine } from '../../simulate/machine.ts';
import { canonicalText } from '../../words/same-data.ts';
import type { ExperimentDocument } from '../document.ts';
import { read } from './read.ts';

/** For work that rolls nothing. */
const THIS_THREAD: Machine = {
  threads: 1,
  start: () => Promise.reject(new Error('exact odds need no workers')),
  pause: () => Promise.resolve(),
};

/** As many experiments are remembered: what is pinned, and what is changed meanwhile. */
const MOST_KNOWN = 10;

/** An experiment that was worked out. */
interface Known {
  readonly experiment: Experiment;
  readonly results: readonly Result[];
}

const known = new Map<string, Known>();

/**
 * The exact results of a document, as `knockback run --no-simulation` works them out. The latest are
 * remembered: its charts, tables and comparisons are then asked of what is there.
 *
 * @throws BadInput as for an experiment file
 */
export async function exactResults(document: ExperimentDocument): Promise<Known> {
  const key = canonicalText(document);
  const found = known.get(key) ?? (await workedOut(document));
  // The latest is the last to be forgotten.
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return found;
}

async function workedOut(document: ExperimentDocument): Promise<Known> {
  const experiment = read(document);
  return { experiment, results: await computed(experiment) };
}

/** The exact results of an experiment, which nobody will ask for again. */
export function computed(experiment: Experiment): Promise<readonly Result[]> {
  return compute(experiment, { exact: true, simulation: false, machine: THIS_THREAD });
}
