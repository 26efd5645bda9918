import { atOnce } from '../../src/base/words/steps.ts';
import { compile } from '../../src/experiments/registry/rulesets.ts';
import { evaluatorOf } from '../../src/experiments/results/evaluator-of.ts';
import { readExperiment } from '../../src/experiments/scenarios/read-experiment.ts';
import { parseQuestion } from '../../src/rules/questions/parse.ts';

const noFiles = {
  readFile(path: string): never {
    throw new Error(`no file is to be read, not even ${path}`);
  },
};

const viking = (name: string) => ({
  name,
  life: 1,
  figures: 4,
  attack: 3,
  defense: 4,
  powers: ['counter-strike'],
});
const hero = (name: string, life: number) => ({ name, life, attack: 6, defense: 5 });

/** The duels to be solved, by name. */
export const EXACT_DUELS: Readonly<Record<string, object>> = {
  'two heroes of Life 6 without powers': { attacker: hero('A', 6), defender: hero('B', 6) },
  'Hawkgirl against Solomon Grundy, with Knockback': {
    attacker: 'hawkgirl',
    defender: 'solomon-grundy',
  },
  'squads of 4 against 4 with Counter Strike': { attacker: viking('A'), defender: viking('B') },
  'Life 50 against Life 50': { attacker: hero('A', 50), defender: hero('B', 50) },
};

/** For each sample, the milliseconds needed to compile a duel and solve all of its measures. */
export function timesOf(document: object, samples: number): number[] {
  const written = { name: 'A duel', fight: 'duel', ...document };
  const [only] = readExperiment(written, noFiles).cases;
  if (!only) throw new Error('a duel is one case');
  return Array.from({ length: samples }, () => {
    const begun = performance.now();
    const { model } = atOnce(compile(only.scenario));
    atOnce(
      atOnce(evaluatorOf(model, parseQuestion('turns >= 1').expression, true)).weighed(),
    ).views();
    return performance.now() - begun;
  });
}
