import { resolve } from 'node:path';
import { DISK } from '../../../../src/base/files/read-file.ts';
import { compute } from '../../../../src/experiments/results/compute.ts';
import { readRecorded } from '../../../../src/experiments/results/format/read-results.ts';
import type { RecordedResult } from '../../../../src/experiments/results/format/recorded.ts';
import { resultJson } from '../../../../src/experiments/results/format/write.ts';
import { surroundingsOf } from '../../../../src/experiments/scenarios/load.ts';
import { readExperiment } from '../../../../src/experiments/scenarios/read-experiment.ts';
import { machine } from '../../../machine.ts';

export interface Effort {
  readonly trials?: number;
  readonly exact?: boolean;
}

/** The JSON of an experiment's results; without a number of trials nothing is simulated. */
export async function resultsJson(document: object, { trials, exact = true }: Effort = {}) {
  const fight = { name: 'Fight', attacker: 'hawkgirl', defender: 'solomon-grundy' };
  const read = readExperiment({ ...fight, ...document }, surroundingsOf(resolve('x.yaml'), DISK));
  const experiment = trials ? { ...read, effort: { trials } } : read;
  const options = { exact, simulation: trials !== undefined, machine, threads: 1 };
  return (await compute(experiment, options)).map(resultJson);
}

export async function recorded(document: object, effort: Effort = {}): Promise<RecordedResult[]> {
  return readRecorded(JSON.parse(JSON.stringify(await resultsJson(document, effort))));
}
