import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction, fractionText } from '../../../src/base/statistics/fraction.ts';
import type { EffectLine } from '../../../src/cards/powers/effect-line.ts';
import { weighOutcomes } from '../../../src/chance/exact/outcomes.ts';
import { attackDistribution } from '../../../src/fight/combat/dice.ts';
import { profileOf } from '../../../src/fight/combat/profile.ts';
import { type ThrowOutcome, throwOutcomeOf } from '../../../src/fight/combat/throw-outcome.ts';
import { attackSignature } from '../../../src/fight/evaluators/attack-signature.ts';
import { distributionCache } from '../../../src/fight/evaluators/distribution-cache.ts';
import { routesOf } from '../../../src/fight/ground/route.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { runsOf } from '../../cases.ts';
import { documentOf } from '../powers-document.ts';
import { anyLimits, withLimits } from '../random-limits.ts';
import { anyPowersFight } from '../random-powers.ts';
import { scenarioOf } from '../scenarios.ts';

/** More with KNOCKBACK_POWERS=20000. */
const RUNS = runsOf(150, 'KNOCKBACK_POWERS');

type Weighed = readonly { readonly outcome: ThrowOutcome; readonly weight: bigint }[];

function lawText(model: Weighed): Record<string, string> {
  const total = model.reduce((sum, { weight }) => sum + weight, 0n);
  const sums = new Map<string, bigint>();
  for (const { outcome, weight } of model) {
    const key = JSON.stringify(outcome);
    sums.set(key, (sums.get(key) ?? 0n) + weight);
  }
  return Object.fromEntries(
    [...sums].map(([key, sum]) => [key, fractionText(fraction(sum, total))]),
  );
}

function atOnce(scenario: C3gScenario, limited: readonly EffectLine[]): Weighed {
  const model: { outcome: ThrowOutcome; weight: bigint }[] = [];
  weighOutcomes(
    attackDistribution(profileOf(scenario), scenario, routesOf(scenario)[0]),
    ({ attack, moved }, weight) => {
      model.push({ weight, outcome: throwOutcomeOf(attack, moved.spacesMoved, limited) });
    },
  );
  return model;
}

const standing = fc
  .record({ left: fc.integer({ min: 1, max: 7 }), wounds: fc.integer({ min: 0, max: 2 }) })
  .map(({ left, wounds }) => ({ life: left + wounds, wounds }));

const standings = fc.array(fc.record({ attacker: standing, defender: standing }), {
  minLength: 4,
  maxLength: 4,
});

test(`${RUNS.numRuns} random attacks have, in one memory, the law of all their dice for any wounds and Life`, () => {
  const memory = distributionCache();
  fc.assert(
    fc.property(anyPowersFight, anyLimits, standings, (fight, uses, all) => {
      const first = scenarioOf(withLimits(documentOf(fight), uses)) as C3gScenario;
      for (const { attacker, defender } of all) {
        const scenario = {
          ...first,
          attacker: { ...first.attacker, ...attacker },
          defender: { ...first.defender, ...defender },
        };
        const { fight: cards, rules } = profileOf(scenario);
        const found = attackSignature(cards, rules);
        if (!found) continue;
        const model = memory.attack(found.bare, first.rulings).of({ attacker, defender });
        expect(lawText(model)).toEqual(lawText(atOnce(scenario, found.limited)));
      }
    }),
    RUNS,
  );
});

test('laws are shared by attacks that look alike, whoever makes them', () => {
  const fight = (name: string, defense: number) =>
    scenarioOf({
      attacker: { name, attack: 4, life: 5, powers: ['flying'] },
      defender: {
        name: 'D',
        defense,
        life: 5,
        powers: [{ name: 'Luck', effects: [{ evade: 20, when: 'lower' }] }],
      },
    }) as C3gScenario;
  const memory = distributionCache();
  const { rulings } = fight('A', 3);
  const lawOf = (scenario: C3gScenario, life: number) => {
    const { fight: cards, rules } = profileOf(scenario);
    const found = attackSignature(cards, rules);
    if (!found) throw new Error('the attack was not bared');
    const of = { life, wounds: 0 };
    return memory.attack(found.bare, rulings).of({ attacker: of, defender: of });
  };
  const model = lawOf(fight('A', 3), 5);
  expect(lawOf(fight('B', 3), 6)).toBe(model);
  expect(lawOf(fight('B', 3), 4)).not.toBe(model);
  expect(lawOf(fight('B', 4), 5)).not.toBe(model);
});

test('wounds that would be undone count where less Life is left', () => {
  const luck = { ignoreWounds: 1, when: { not: 'destroyed' } };
  const scenario = scenarioOf({
    attacker: { name: 'A', attack: 3, life: 5 },
    defender: { name: 'D', defense: 0, life: 5, powers: [{ name: 'Luck', effects: [luck] }] },
  }) as C3gScenario;
  const { fight, rules } = profileOf(scenario);
  const found = attackSignature(fight, rules);
  if (!found) throw new Error('the attack was not bared');
  const model = distributionCache().attack(found.bare, scenario.rulings);
  const destroyed = (life: number) => {
    const weighed = model.of({ attacker: { wounds: 0, life: 5 }, defender: { wounds: 0, life } });
    const sum = (all: Weighed) => all.reduce((weights, { weight }) => weights + weight, 0n);
    const those = weighed.filter(({ outcome }) => outcome.enemyDestroyed);
    return fractionText(fraction(sum(those), sum(weighed)));
  };
  // At least the given skulls of three dice, each of which shows one half of the time.
  expect([4, 3, 2, 1].map(destroyed)).toEqual(['0', '1/8', '1/2', '7/8']);
});
