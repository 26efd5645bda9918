import { describe, expect, test } from 'vitest';
import { fractionText } from '../../../src/base/statistics/fraction.ts';
import { atOnce } from '../../../src/base/words/steps.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { compile } from '../../../src/experiments/registry/rulesets.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { shareOf } from '../../cases.ts';
import { summariseThrow } from '../../experiments/results/throws.ts';
import { heroclixOracle } from '../../oracle/heroclix/oracle.ts';
import { attackPlan } from '../attack-plan.ts';
import { type RandomFight, randomFight } from './random-boards.ts';

/** More with KNOCKBACK_BOARDS=20000. */
const { from, count: BOARDS } = shareOf(4000, 'KNOCKBACK_BOARDS', 'long');
const PORTIONS = 20;

type Odds = Record<string, Record<string, string>>;

const NOWHERE = {
  readFile(): never {
    throw new Error('no other file is read');
  },
};

function ours({ document }: RandomFight): Odds {
  const [only] = readExperiment(document, NOWHERE).cases;
  if (!only) throw new Error('the document is of one attack');
  const plan = attackPlan(atOnce(compile(only.scenario)));
  const summaries = summariseThrow(plan.model, plan.account.measures, {
    weighed: weigh(plan.model.thrown),
    exact: true,
  });
  return Object.fromEntries(
    summaries.map(({ measure, outcomes }) => [
      measure.name,
      Object.fromEntries(
        outcomes.map(({ value, exact }) => [value, exact ? fractionText(exact) : 'unknown']),
      ),
    ]),
  );
}

function theirs({ oracle }: RandomFight): Odds {
  return Object.fromEntries(
    Object.entries(heroclixOracle(oracle)).map(([name, model]) => [
      name,
      Object.fromEntries([...model].map(([value, share]) => [value, fractionText(share)])),
    ]),
  );
}

/** How often each cause, and each number of knockback damage, is possible on the boards. */
const seen = new Map<string, number>();

function note({ stoppedBy = {}, knockbackDamage = {} }: Odds): void {
  const events = [
    ...Object.keys(stoppedBy),
    ...Object.keys(knockbackDamage).map((clicks) => `${clicks} damage`),
  ];
  for (const event of events) seen.set(event, (seen.get(event) ?? 0) + 1);
}

describe('on random boards every measure has exactly the odds of the brute-force oracle', () => {
  const portion = Math.ceil(BOARDS / PORTIONS);

  const firsts = Array.from({ length: PORTIONS }, (_, i) => from + i * portion);
  test.each(firsts)('boards from %i', (first) => {
    for (let i = first; i < first + portion; i++) {
      const fight = randomFight(`board ${i}`);
      const expected = theirs(fight);
      note(expected);
      expect(ours(fight), `board ${i}:\n${JSON.stringify(fight.document)}`).toEqual(expected);
    }
  });

  test('and nothing that can happen is missing among them', () => {
    const causes = 'none character blocking wall edge higher fell'.split(' ');
    for (const event of [...causes, '0 damage', '1 damage', '2 damage']) {
      expect(seen.get(event) ?? 0, event).toBeGreaterThan(BOARDS / 100);
    }
  });
});
