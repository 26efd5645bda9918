import { describe, expect, test } from 'vitest';
import { fraction, fractionText } from '../../../src/base/statistics/fraction.ts';
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
import { type OracleLine, oracleLines } from '../../oracle/c3g/oracle.ts';
import { type RandomFight, randomFight } from './random-boards.ts';

/** More with KNOCKBACK_BOARDS=20000. */
const { from, count: BOARDS } = shareOf(3000, 'KNOCKBACK_BOARDS', 'long');
const PORTIONS = 20;

const NOWHERE = {
  readFile(): never {
    throw new Error('no other file is read');
  },
};

function plansOf({ document }: RandomFight): AttackPlan[] {
  const scenario = readExperiment(document, NOWHERE).cases[0]?.scenario as C3gScenario;
  const attack = profileOf(scenario);
  const routes = routesOf(scenario);
  return routes.length > 0
    ? routes.map((route) => planOf(scenario, attack, route))
    : [planOf(scenario, attack)];
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

/** The same by the oracle. Figures that can never be hit have no measure of their own in the program. */
function theirs(
  { measures }: OracleLine,
  names: readonly string[],
): Record<string, Record<string, string>> {
  const known = Object.entries(measures).filter(([name, model]) => {
    const isPossible = names.includes(name) || !name.includes(':');
    if (!isPossible) expect([...model.keys()]).toEqual(['0']);
    return isPossible;
  });
  return Object.fromEntries(
    known.map(([name, model]) => [
      name,
      Object.fromEntries([...model].map(([value, share]) => [value, fractionText(share)])),
    ]),
  );
}

/** The measures of a line that are compared: those that the oracle plays out, and all measures of single blockers. */
function isCompared({ measures }: OracleLine, name: string): boolean {
  return name in measures || name.includes(':');
}

/** Every complete outcome with its share; marginal distributions could be equal even if these are not. */
function jointOfOurs(plan: AttackPlan, line: OracleLine): Map<string, string> {
  const { cells, weights, total } = weigh(plan.model.thrown);
  const joint = new Map<string, bigint>();
  for (const [cell, weight] of weights) {
    const outcome = plan.model.resolve(decode(cells, cell));
    const written = Object.entries(writtenOutcome(outcome));
    const key = keyOf(Object.fromEntries(written.filter(([name]) => isCompared(line, name))));
    joint.set(key, (joint.get(key) ?? 0n) + weight);
  }
  return new Map(
    [...joint].map(([key, weight]) => [key, fractionText(fraction(weight, total))]).sort() as [
      string,
      string,
    ][],
  );
}

function keyOf(outcome: Readonly<Record<string, unknown>>): string {
  const { blockerWounds: _, ...rest } = outcome;
  const core = Object.entries(rest).filter(([name]) => !name.includes(':'));
  return JSON.stringify(Object.fromEntries(core.sort(([a], [b]) => (a < b ? -1 : 1))));
}

function jointOfTheirs({ outcomes }: OracleLine): Map<string, string> {
  const joint = new Map<string, { numerator: bigint; denominator: bigint }>();
  for (const { outcome, chance } of outcomes) {
    const { hit: _, ...core } = outcome;
    const key = keyOf(core);
    const before = joint.get(key) ?? { numerator: 0n, denominator: 1n };
    joint.set(key, {
      numerator: before.numerator * chance.denominator + chance.numerator * before.denominator,
      denominator: before.denominator * chance.denominator,
    });
  }
  const shares = [...joint].map(([key, { numerator, denominator }]) => [
    key,
    fractionText(fraction(numerator, denominator)),
  ]);
  return new Map(shares.sort() as [string, string][]);
}

/** How often each cause, and each of some rarer events, is possible on one batch of boards. */
const seen = new Map<string, number>();

function note({ measures }: OracleLine): void {
  const events = [
    ...(measures.stoppedBy?.keys() ?? []),
    ...['fallWounds', 'hazardDestroyed', 'blockerWounds', 'knockbackWounds', 'destroyed'].filter(
      (name) => measures[name]?.has('1'),
    ),
  ];
  for (const event of events) seen.set(event, (seen.get(event) ?? 0) + 1);
}

describe('on random boards every measure of every line has exactly the odds of the brute-force oracle', () => {
  const portion = Math.ceil(BOARDS / PORTIONS);

  const firsts = Array.from({ length: PORTIONS }, (_, i) => from + i * portion);
  test.each(firsts)('boards from %i', (first) => {
    for (let i = first; i < first + portion; i++) {
      const fight = randomFight(`board ${i}`);
      if (!fight) continue;
      const plans = plansOf(fight);
      const lines = oracleLines(fight.oracle);
      expect(lines.length, `lines of board ${i}`).toBe(plans.length);
      for (const [l, plan] of plans.entries()) {
        const line = lines[l];
        if (!line) throw new Error('the oracle has fewer lines');
        note(line);
        const measures = plan.account.measures.filter(({ name }) => isCompared(line, name));
        const summaries = summariseThrow(plan.model, measures, {
          weighed: weighOutcomes(plan.model),
          exact: true,
        });
        const names = measures.map(({ name }) => name);
        const place = `board ${i}, line ${l}:\n${JSON.stringify(fight.document)}`;
        expect(ours(summaries), place).toEqual(theirs(line, names));
        expect(jointOfOurs(plan, line), place).toEqual(jointOfTheirs(line));
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
