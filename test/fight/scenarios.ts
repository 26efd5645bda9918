import { atOnce } from '../../src/base/words/steps.ts';
import type { RawOutcome, Throw } from '../../src/chance/dice/throw.ts';
import { compile } from '../../src/experiments/registry/rulesets.ts';
import { readExperiment } from '../../src/experiments/scenarios/read-experiment.ts';
import type { AttackPlan } from '../../src/rules/plan.ts';
import type { Scenario } from '../../src/rules/ruleset.ts';
import { attackPlan } from '../rules/attack-plan.ts';

export type Document = Readonly<Record<string, unknown>>;

/** The scenario of an experiment document; name and rules are filled in. */
export function scenarioOf(document: Document): Scenario {
  const { cases } = readExperiment({ name: 'A fight', rules: 'c3g', ...document }, noFiles);
  const [only] = cases;
  if (!only || cases.length > 1) throw new Error('the document is not of one attack');
  return only.scenario;
}

export function planOf(document: Document): AttackPlan {
  return attackPlan(atOnce(compile(scenarioOf(document))));
}

export const noFiles = {
  readFile(path: string): never {
    throw new Error(`no file is to be read, not even ${path}`);
  },
};

/** How many dice the plan throws in a pool. */
export function diceIn(thrown: Throw, pool: string): number {
  return thrown.find(({ name }) => name === pool)?.count ?? 0;
}

/** A raw outcome of the attack and defense dice. */
export function rolled(attackSkulls: number, shields: number, defenseSkulls: number): RawOutcome {
  return {
    attack: { skull: attackSkulls },
    defense: { shield: shields, skull: defenseSkulls },
  };
}
