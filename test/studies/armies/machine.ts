import { DISK } from '../../../src/base/files/read-file.ts';
import type { ArmiesScenario } from '../../../src/battle/armies/scenario.ts';
import { type ArmiesTotals, newArmiesTotals } from '../../../src/battle/armies/totals.ts';
import type { JobResult } from '../../../src/chance/simulate/schedule/job.ts';
import type { Experiment } from '../../../src/experiments/scenarios/experiment.ts';
import type { Executed, StudyMachine } from '../../../src/studies/study.ts';

/** The result of a job with some games, whose sums are given. */
export function jobOf(scenario: ArmiesScenario, games: number, sums: Partial<ArmiesTotals> = {}) {
  const totals: ArmiesTotals = { ...newArmiesTotals(scenario), ...sums };
  const counts = Float64Array.from(Object.values(totals).flatMap((some) => [...some]));
  const chunks = [[0, Math.ceil(games / 4)]] as const;
  return { tally: { trials: games, counts }, chunks, marks: [], complete: true };
}

/** A machine that has the given results instead of playing games, and the notes that it was told. */
export function machineThat(simulate: (experiment: Experiment) => Executed<JobResult[]>): {
  readonly machine: StudyMachine;
  readonly notes: readonly string[];
} {
  const notes: string[] = [];
  const unused = async () => {
    throw new Error('no study of armies uses this');
  };
  const machine: StudyMachine = {
    files: DISK,
    isStopped: false,
    pause: unused,
    compute: unused,
    playField: unused,
    simulate: async (experiment) => simulate(experiment),
    note: (text) => void notes.push(text),
  };
  return { machine, notes };
}
