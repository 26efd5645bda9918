import { DISK } from '../../src/base/files/read-file.ts';
import { atOnce } from '../../src/base/words/steps.ts';
import { kernelsNamed } from '../../src/chance/simulate/kernels/kernels.ts';
import { prepare } from '../../src/chance/simulate/kernels/program.ts';
import { chunkState } from '../../src/chance/simulate/kernels/streams.ts';
import { compile } from '../../src/experiments/registry/rulesets.ts';
import { surroundingsOf } from '../../src/experiments/scenarios/load.ts';
import { readExperiment } from '../../src/experiments/scenarios/read-experiment.ts';
import { attackPlan } from '../../test/rules/attack-plan.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** 1,000 combinations: 1 to 10 attack dice, 1 to 10 defense dice, 5 values of wounds, 2 values of Life. */
export const THOUSAND = {
  'attacker.attack': range(1, 10),
  'defender.defense': range(1, 10),
  'defender.wounds': range(0, 4),
  'defender.life': [6, 8],
};

/** 10,000 combinations: 1 to 50 attack dice, 1 to 50 defense dice, 4 values of wounds. */
export const TEN_THOUSAND = {
  'attacker.attack': range(1, 50),
  'defender.defense': range(1, 50),
  'defender.wounds': range(0, 3),
};

/** A sweep in which each combination has this many attacks. */
export function sweepOf(vary: Readonly<Record<string, readonly number[]>>, trials: number) {
  const document = {
    name: 'Many combinations',
    rules: 'c3g',
    seed: 'bench',
    trials,
    attacker: 'hawkgirl',
    defender: 'solomon-grundy',
    vary,
  };
  const experiment = readExperiment(document, surroundingsOf('.', DISK));
  const plans = experiment.cases.map(({ scenario }) => attackPlan(atOnce(compile(scenario))));
  const programs = plans.map(({ model }) => prepare(model.thrown));
  return {
    experiment,
    plans,
    /** The same attacks, one program after another, without any other work. */
    kernelAlone() {
      const { roll } = kernelsNamed();
      for (const program of programs) {
        roll(program, chunkState('bench', 0), trials, new Uint32Array(program.cells));
      }
      return programs.length;
    },
  };
}
