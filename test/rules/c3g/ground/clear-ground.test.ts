import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weigh } from '../../../../src/exact/weigh.ts';
import { fractionText } from '../../../../src/statistics/fraction.ts';
import { runsOf } from '../../../cases.ts';
import { oracleLines } from '../../../oracle/c3g/oracle.ts';
import { summariseThrow } from '../../../results/throws.ts';
import { anyFight, documentOf, type Fight, oracleAttackOf } from '../fights.ts';
import { planOf } from '../scenarios.ts';

/** RULES.md, section 4; the final space is measured only with a board. */
const MEASURES = [
  'attackWounds',
  'knockbackPoints',
  'spacesMoved',
  'displaced',
  'stoppedBy',
  'knockbackDamageRolled',
  'knockbackWounds',
  'blockerWounds',
  'fallWounds',
  'hazardDestroyed',
  'totalWounds',
  'destroyed',
];

type Odds = Record<string, Record<string, string>>;

/** P(= value) of every measure, as the program reckons it. */
function reckoned(fight: Fight): Odds {
  const plan = planOf(documentOf(fight));
  const law = weigh(plan.law.thrown);
  const summaries = summariseThrow(plan.law, plan.account.measures, { weighed: law, exact: true });
  return Object.fromEntries(
    summaries.map(({ measure, outcomes }) => [
      measure.name,
      Object.fromEntries(
        outcomes.map(({ value, exact }) => [value, exact ? fractionText(exact) : 'unknown']),
      ),
    ]),
  );
}

/** The same, played out by the oracle for every result of the dice. */
function playedOut(fight: Fight): Odds {
  const [line] = oracleLines(oracleAttackOf(fight));
  return Object.fromEntries(
    MEASURES.map((name) => [
      name,
      Object.fromEntries(
        [...(line?.measures[name] ?? [])].map(([value, chance]) => [value, fractionText(chance)]),
      ),
    ]),
  );
}

const RUNS = runsOf(500);

test(`of ${RUNS.numRuns} random fights, the exact odds of every measure are those of the oracle`, () => {
  fc.assert(
    fc.property(anyFight, (fight) => {
      expect(reckoned(fight)).toEqual(playedOut(fight));
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
    plan.law,
    plan.account.measures.filter(({ name }) => name === 'displaced'),
    { weighed: weigh(plan.law.thrown), exact: true },
  );
  const odds = displaced?.outcomes.map(({ exact }) => exact && fractionText(exact));
  expect(odds).toEqual(['65/256', '191/256']);
});

test('a plan measures everything that RULES.md asks for, and nothing twice', () => {
  const names = planOf({ attacker: 'hawkgirl', defender: 'the-joker' }).account.measures.map(
    (m) => m.name,
  );
  expect(names.toSorted()).toEqual(MEASURES.toSorted());
});
