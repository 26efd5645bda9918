import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Fraction,
  fraction,
  fractionText,
  plus,
} from '../../../src/base/statistics/fraction.ts';
import { weighOutcomes } from '../../../src/chance/exact/outcomes.ts';
import { runsOf } from '../../cases.ts';
import type { Ending, Fight } from '../../oracle/powers/fight.ts';
import { powersOracle } from '../../oracle/powers/oracle.ts';
import { documentOf } from '../powers-document.ts';
import { anyPowersFight } from '../random-powers.ts';
import { planOf } from '../scenarios.ts';

/** More with KNOCKBACK_POWERS=20000. */
const RUNS = runsOf(1000, 'KNOCKBACK_POWERS', 'long');

/** The program's measures that correspond to the oracle's results. */
const MEASURES: Readonly<Record<string, (ending: Ending) => number>> = {
  attackWounds: (end) => end.attackWounds,
  totalWounds: (end) => end.totalWounds,
  destroyed: (end) => Number(end.destroyed),
  knockbackPoints: (end) => end.knockbackPoints,
  spacesMoved: (end) => end.spacesMoved,
  evaded: (end) => Number(end.evaded),
  ignoredWounds: (end) => Number(end.ignoredWounds),
  extraWounds: (end) => end.extraWounds,
  unblockableWounds: (end) => end.unblockableWounds,
  attackerWounds: (end) => end.attackerWounds,
  attackerDestroyed: (end) => Number(end.attackerDestroyed),
  healed: (end) => end.heals,
  attacksAgain: (end) => Number(end.attackAgain),
};

/** `{ measure: { value: "1/4" } }` of the measures that the program gives. */
function ours(fight: Fight): Record<string, Record<string, string>> {
  const { model } = planOf(documentOf(fight));
  const sums = new Map<string, Map<number, bigint>>();
  const { total } = weighOutcomes(model, (outcome, weight) => {
    for (const name of Object.keys(MEASURES)) {
      const value = outcome[name];
      if (typeof value !== 'number') continue;
      const values = sums.get(name) ?? new Map<number, bigint>();
      values.set(value, (values.get(value) ?? 0n) + weight);
      sums.set(name, values);
    }
  });
  return lawsText(sums, (weight) => fraction(weight, total));
}

function theirs(fight: Fight, names: readonly string[]): Record<string, Record<string, string>> {
  const endings = powersOracle(fight);
  const sums = new Map<string, Map<number, Fraction>>();
  for (const name of names) {
    const values = new Map<number, Fraction>();
    for (const { value, chance } of endings) {
      const of = (MEASURES[name] as (ending: Ending) => number)(value);
      const before = values.get(of) ?? { numerator: 0n, denominator: 1n };
      values.set(of, plus(before, chance));
    }
    sums.set(name, values);
  }
  return lawsText(sums, (sum) => sum);
}

function lawsText<T>(
  sums: ReadonlyMap<string, ReadonlyMap<number, T>>,
  fractionOf: (share: T) => Fraction,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    [...sums].map(([name, values]) => [
      name,
      Object.fromEntries(
        [...values].map(([value, share]) => [value, fractionText(fractionOf(share))]),
      ),
    ]),
  );
}

test(`${RUNS.numRuns} random fights of cards with up to six effects each have the law of the oracle`, () => {
  fc.assert(
    fc.property(anyPowersFight, (fight) => {
      const found = ours(fight);
      expect(found).toEqual(theirs(fight, Object.keys(found)));
    }),
    RUNS,
  );
}, 600_000);
