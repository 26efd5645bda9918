import { compute } from '../../src/experiments/results/compute.ts';
import type { Result } from '../../src/experiments/results/result.ts';
import { readExperiment } from '../../src/experiments/scenarios/read-experiment.ts';
import { noFiles } from '../fight/scenarios.ts';
import { machine } from '../machine.ts';

/** Two figures that wound with every second attack against no defense. */
export const ONE = { name: 'Ann', life: 2, attack: 1, defense: 0 };
export const OTHER = { name: 'Bob', life: 1, attack: 1, defense: 0 };

/** The results of a duel between them: Ann begins. */
export function duels(changes: object = {}, trials = 0): Promise<Result[]> {
  return fights({ fight: 'duel', first: 'attacker', ...changes }, trials);
}

/** The results of attacks with one die on Ann. */
export function survivals(changes: object = {}, trials = 0): Promise<Result[]> {
  return fights({ fight: 'survival', attacker: OTHER, defender: ONE, ...changes }, trials);
}

function fights(document: object, trials: number): Promise<Result[]> {
  const experiment = readExperiment(
    { name: 'Fight', attacker: ONE, defender: OTHER, trials: Math.max(1, trials), ...document },
    noFiles,
  );
  return compute(experiment, { exact: true, simulation: trials > 0, machine, threads: 1 });
}
