import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fractionText } from '../../../src/base/statistics/fraction.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { runsOf } from '../../cases.ts';
import { summariseThrow } from '../../experiments/results/throws.ts';
import { distributionsOf } from '../../reference/agreement.ts';
import { attackDistribution } from '../../reference/index.ts';
import { ALWAYS_MEASURED } from '../always-measured.ts';
import { anyFight, documentOf, type Fight } from '../fights.ts';
import { inReference } from '../in-reference.ts';
import { planOf } from '../scenarios.ts';

type Odds = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** P(= value) of some measures, as the program works it out. */
function computed(fight: Fight, names: readonly string[]): Odds {
  const plan = planOf(documentOf(fight));
  const model = weigh(plan.model.thrown);
  const measures = plan.account.measures.filter(({ name }) => names.includes(name));
  const summaries = summariseThrow(plan.model, measures, { weighed: model, exact: true });
  return Object.fromEntries(
    summaries.map(({ measure, outcomes }) => [
      measure.name,
      Object.fromEntries(
        outcomes.map(({ value, exact }) => [value, exact ? fractionText(exact) : 'unknown']),
      ),
    ]),
  );
}

/** The same for every measure, played out by the reference for every result of the dice. */
function playedOut(fight: Fight): Odds {
  const { outcomes } = attackDistribution(inReference(documentOf(fight)));
  return distributionsOf(outcomes, Object.keys(ALWAYS_MEASURED));
}

const RUNS = runsOf(500);

test(`of ${RUNS.numRuns} random fights, the exact odds of every measure are those of the reference`, () => {
  fc.assert(
    fc.property(anyFight, (fight) => {
      const odds = playedOut(fight);
      expect(computed(fight, Object.keys(odds))).toEqual(odds);
    }),
    RUNS,
  );
});

test('Hawkgirl displaces Solomon Grundy in 191 of 256 attacks, where wounds cannot destroy him', () => {
  // 6 attack against 3 defense dice: more skulls in 382 of 512 (nine fair coins).
  const plan = planOf({
    attacker: 'hawkgirl',
    defender: { card: 'solomon-grundy', life: 1000 },
  });
  const [displaced] = summariseThrow(
    plan.model,
    plan.account.measures.filter(({ name }) => name === 'displaced'),
    { weighed: weigh(plan.model.thrown), exact: true },
  );
  const odds = displaced?.outcomes.map(({ exact }) => exact && fractionText(exact));
  expect(odds).toEqual(['65/256', '191/256']);
});

test('a plan measures everything that RULES.md asks for, and nothing twice', () => {
  const { measures } = planOf({ attacker: 'hawkgirl', defender: 'the-joker' }).account;
  expect(measures.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(ALWAYS_MEASURED).toSorted(),
  );
});
