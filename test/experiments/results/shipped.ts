import { readdirSync, readFileSync } from 'node:fs';
import { DISK } from '../../../src/base/files/read-file.ts';
import { compute } from '../../../src/experiments/results/compute.ts';
import type { Result } from '../../../src/experiments/results/result.ts';
import { loadExperiment } from '../../../src/experiments/scenarios/load.ts';
import { machine } from '../../machine.ts';

const FOLDER = new URL('../../../experiments/', import.meta.url).pathname;

/** The files of the experiments that come with the program. */
export const SHIPPED = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));

/** The experiments with battles: they have no exact odds, and a game takes as long as thousands of attacks. */
export const BATTLES = SHIPPED.filter((name) =>
  /^fight: battle$/m.test(readFileSync(FOLDER + name, 'utf8')),
);

const known = new Map<string, Promise<Result[]>>();

/**
 * The results of an experiment that comes with the program, exact and from 2,000 attacks or 60 battles: computed once
 * for all tests of a process, since turns take seconds.
 */
export function shippedResults(file: string): Promise<Result[]> {
  const results = known.get(file) ?? computed(file, { exact: true });
  known.set(file, results);
  return results;
}

/** Computes the same results again, from another seed, with or without exact odds. */
export function computed(file: string, { exact, seed }: { exact: boolean; seed?: string }) {
  const loaded = loadExperiment(FOLDER + file, DISK);
  const isBattle = BATTLES.includes(file);
  const effort = { trials: isBattle ? 60 : 2000 };
  const experiment = { ...loaded, effort, seed: seed ?? loaded.seed };
  return compute(experiment, { exact: exact && !isBattle, simulation: true, machine, threads: 1 });
}
