import { atOnce } from '../../../src/base/words/steps.ts';
import type { ChainStep } from '../../../src/chance/exact/chains/chain.ts';
import { solveView } from '../../../src/chance/exact/chains/solve.ts';
import { stepTableOf } from '../../../src/chance/exact/chains/step-table.ts';
import { weighOutcomes } from '../../../src/chance/exact/outcomes.ts';
import type { ThrowOf } from '../../../src/chance/exact/watched.ts';
import { compile } from '../../../src/experiments/registry/rulesets.ts';
import { powerDependencies } from '../../../src/fight/combat/power-dependencies.ts';
import {
  merged,
  type ThrowOutcome,
  type WeighedOutcome,
} from '../../../src/fight/combat/throw-outcome.ts';
import type { DuelScenario } from '../../../src/fight/duel/scenario.ts';
import { fightAt, type Matchup } from '../../../src/fight/fights/matchup.ts';
import { writtenValue } from '../../../src/rules/measure.ts';
import { type FightPlan, isAttack, isPlayed, type Plan } from '../../../src/rules/plan.ts';
import { type Document, scenarioOf } from '../scenarios.ts';

export function duelOf(document: Document): DuelScenario {
  return scenarioOf({ fight: 'duel', ...document }) as unknown as DuelScenario;
}

/**
 * Life, attack and defense, then the differences from an adjacent hero with Move 5; each effect is a separate power.
 */
export function side(
  name: string,
  [life, attack, defense]: readonly [number, number, number],
  { effects = [], ...more }: Document & { readonly effects?: readonly Document[] } = {},
): Document {
  const powers = effects.map((effect, i) => ({ name: `${name} ${i + 1}`, effects: [effect] }));
  return { name, life, attack, defense, powers, ...more };
}

/** A side whose every attack wounds a side of the same kind exactly once, with certainty. */
export function sure(
  name: string,
  life: number,
  { effects = [], ...more }: Parameters<typeof side>[2] = {},
): Document {
  return side(name, [life, 1, 0], {
    ...more,
    effects: [{ automaticSkulls: 1 }, { mostWounds: 1 }, ...effects],
  });
}

export function fightPlan(plan: Plan): FightPlan {
  if (isAttack(plan) || isPlayed(plan)) throw new Error('a fight of many throws was planned');
  return plan;
}

export const planOfDuel = (document: Document): FightPlan =>
  fightPlan(atOnce(compile(duelOf(document))));

/** The probability of each value of a measure, without impossible values. */
export type MeasureDistribution = Readonly<Record<string, number>>;

export function lawIn({ model }: FightPlan, measure: string): MeasureDistribution {
  const table = stepTableOf(model.chain);
  const counter = model.counters.find((one) => one.measure === measure)?.counter;
  const { cells } = atOnce(
    solveView(table, model.chain.start, counter === undefined ? [] : [counter]),
  );
  const all: Record<string, number> = {};
  for (const { end, counts, probability } of cells) {
    const of = model.ends[end]?.[measure];
    const value = String(counts[0] ?? (of === undefined ? 'nothing' : writtenValue(of)));
    all[value] = (all[value] ?? 0) + probability;
  }
  return all;
}

/** The laws of a duel by measure, solved from its chain. */
export function lawsOf(document: Document): (measure: string) => MeasureDistribution {
  const plan = planOfDuel(document);
  return (measure) => lawIn(plan, measure);
}

export function meanOf(model: MeasureDistribution): number {
  return Object.entries(model).reduce((sum, [value, p]) => sum + Number(value) * p, 0);
}

/** The single possible value of a measure; fails if there are several. */
export function only(model: MeasureDistribution): string {
  const [value, ...others] = Object.keys(model);
  if (value === undefined || others.length > 0) throw new Error(JSON.stringify(model));
  return value;
}

/** Two figures of the duel as its first turn finds them, the attacker acting. */
export function firstMatchup(duel: DuelScenario, more: Partial<Matchup> = {}): Matchup {
  return {
    acting: 'attacker',
    ownWounds: 0,
    enemyWounds: 0,
    enemyLife: duel.defender.life,
    kills: { attacker: 0, defender: 0 },
    distance: duel.distance,
    began: duel.distance,
    moved: false,
    company: { own: false, enemy: false },
    dealt: 0,
    spent: powerDependencies(duel).limited.map(() => false),
    tables: [],
    again: 0,
    ...more,
  };
}

export const firstFight = (duel: DuelScenario, more: Partial<Matchup> = {}) =>
  fightAt(duel, powerDependencies(duel))(firstMatchup(duel, more));

export const weightOf = (steps: readonly Pick<ChainStep, 'weight'>[]) =>
  steps.reduce((sum, { weight }) => sum + weight, 0n);

/** The weighted outcomes of a model whose dice are all rolled at once. */
export function weighOutcome<Value>(
  model: ThrowOf<Value>,
  outcomeOf: (value: Value) => ThrowOutcome,
): WeighedOutcome[] {
  const all: WeighedOutcome[] = [];
  weighOutcomes(model, (value, weight) => all.push({ weight, outcome: outcomeOf(value) }));
  return merged(all);
}
