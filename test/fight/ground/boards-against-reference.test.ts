import { describe, expect, test } from 'vitest';
import { fraction, fractionText } from '../../../src/base/statistics/fraction.ts';
import { atOnce } from '../../../src/base/words/steps.ts';
import { decode } from '../../../src/chance/dice/cells.ts';
import { weighOutcomes } from '../../../src/chance/exact/outcomes.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import type { Summary } from '../../../src/experiments/results/summary.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { planOf } from '../../../src/fight/attack/compile.ts';
import { profileOf } from '../../../src/fight/combat/profile.ts';
import { routesOf } from '../../../src/fight/ground/route.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { writtenOutcome } from '../../../src/rules/measure.ts';
import type { AttackPlan } from '../../../src/rules/plan.ts';
import { shareOf } from '../../cases.ts';
import { summariseThrow } from '../../experiments/results/throws.ts';
import { distributionsOf } from '../../reference/agreement.ts';
import { attackDistribution, type Outcome } from '../../reference/index.ts';
import { ALWAYS_MEASURED } from '../always-measured.ts';
import { inReference } from '../in-reference.ts';
import type { Document } from '../scenarios.ts';
import { randomFight } from './random-boards.ts';

/** More with KNOCKBACK_BOARDS=20000. */
const { from, count: BOARDS } = shareOf(6000, 'KNOCKBACK_BOARDS', 'deep');
const PORTIONS = 20;

const NOWHERE = {
  readFile(): never {
    throw new Error('no other file is read');
  },
};

type Odds = ReturnType<typeof distributionsOf>;

function plansOf(document: Document): AttackPlan[] {
  const scenario = readExperiment(document, NOWHERE).cases[0]?.scenario as C3gScenario;
  const attack = profileOf(scenario);
  const routes = routesOf(scenario);
  return routes.length > 0
    ? routes.map((route) => atOnce(planOf(scenario, attack, route)))
    : [atOnce(planOf(scenario, attack))];
}

/** `{ measure: { value: "1/4" } }`, as the program computes it. */
function ours(summaries: readonly Summary[]): Record<string, Record<string, string>> {
  const model = summaries.map(({ measure, outcomes }) => {
    const rows = outcomes.map(({ value, exact }) => [
      String(value),
      exact ? fractionText(exact) : '',
    ]);
    return [measure.name, Object.fromEntries(rows)];
  });
  return Object.fromEntries(model);
}

/** The measures that are compared, without those of single figures in the way. */
const CORE = [...Object.keys(ALWAYS_MEASURED), 'finalSpace'];
const keyOf = (outcome: Readonly<Record<string, unknown>>) =>
  JSON.stringify(CORE.map((name) => outcome[name]));

/** Every complete outcome with its chance; marginal distributions could be equal even if these are not. */
function jointOfOurs(plan: AttackPlan): Record<string, string> {
  const { cells, weights, total } = weigh(plan.model.thrown);
  const joint = new Map<string, bigint>();
  for (const [cell, weight] of weights) {
    const key = keyOf(writtenOutcome(plan.model.resolve(decode(cells, cell))));
    joint.set(key, (joint.get(key) ?? 0n) + weight);
  }
  return Object.fromEntries(
    [...joint].map(([key, weight]) => [key, fractionText(fraction(weight, total))]),
  );
}

function jointOfTheirs(outcomes: readonly Outcome[]): Record<string, string> {
  const named = outcomes.map(({ measures, probability }) => ({
    measures: { outcome: keyOf(measures) },
    probability,
  }));
  return { ...distributionsOf(named, ['outcome']).outcome };
}

/** How often each cause, and each of some rarer events, is possible on one batch of boards. */
const seen = new Map<string, number>();

function note(measures: Odds): void {
  const events = [
    ...Object.keys(measures.stoppedBy ?? {}),
    ...['fallWounds', 'hazardDestroyed', 'blockerWounds', 'knockbackWounds', 'destroyed'].filter(
      (name) => measures[name]?.['1'] !== undefined,
    ),
  ];
  for (const event of events) seen.set(event, (seen.get(event) ?? 0) + 1);
}

describe('on random boards every measure of every line has exactly the odds of the reference', () => {
  const portion = Math.ceil(BOARDS / PORTIONS);

  const firsts = Array.from({ length: PORTIONS }, (_, i) => from + i * portion);
  test.each(firsts)('boards from %i', (first) => {
    for (let i = first; i < first + portion; i++) {
      const document = randomFight(`board ${i}`)?.document;
      if (!document) continue;
      const plans = plansOf(document);
      const lines = [...attackDistribution(inReference(document)).lines.values()];
      expect(lines.length, `lines of board ${i}`).toBe(plans.length);
      for (const [l, plan] of plans.entries()) {
        const outcomes = lines[l] as readonly Outcome[];
        const measures = plan.account.measures.filter(
          ({ name }) => CORE.includes(name) || name.includes(':'),
        );
        const summaries = summariseThrow(plan.model, measures, {
          weighed: weighOutcomes(plan.model),
          exact: true,
        });
        const names = measures.map(({ name }) => name);
        const expected = distributionsOf(outcomes, names);
        note(expected);
        const place = `board ${i}, line ${l}:\n${JSON.stringify(document)}`;
        expect(ours(summaries), place).toEqual(expected);
        expect(jointOfOurs(plan), place).toEqual(jointOfTheirs(outcomes));
      }
    }
  });

  test('and nothing that can happen is missing among them', () => {
    const causes = 'none edge wall figure object obstacle glyph power elevation uneven hazard';
    const events = 'fallWounds hazardDestroyed blockerWounds knockbackWounds destroyed';
    for (const event of `${causes} ${events}`.split(' ')) {
      expect(seen.get(event) ?? 0, event).toBeGreaterThan(BOARDS / 150);
    }
  });
});
