import { resolve } from 'node:path';
import { DISK } from '../../../src/files/read-file.ts';
import { compute } from '../../../src/results/compute.ts';
import { readRecorded } from '../../../src/results/format/read-results.ts';
import type { RecordedResult } from '../../../src/results/format/recorded.ts';
import { resultJson } from '../../../src/results/format/write.ts';
import { surroundingsOf } from '../../../src/scenarios/load.ts';
import { readExperiment } from '../../../src/scenarios/read-experiment.ts';
import { machine } from '../../machine.ts';

export interface Effort {
  readonly trials?: number;
  readonly exact?: boolean;
}

/** The JSON of an experiment's results; nothing is simulated where no trials are given. */
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
