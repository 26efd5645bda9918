import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction, fractionText } from '../../../src/base/statistics/fraction.ts';
import {
  type AttackState,
  attackBegun,
  woundsTaken,
} from '../../../src/cards/powers/attack-state.ts';
import type { EffectLine } from '../../../src/cards/powers/effect-line.ts';
import { NO_DICE } from '../../../src/chance/dice/dice.ts';
import { weighOutcomes } from '../../../src/chance/exact/outcomes.ts';
import { attackDistribution } from '../../../src/fight/combat/dice.ts';
import { profileOf } from '../../../src/fight/combat/profile.ts';
import { attackSignature } from '../../../src/fight/evaluators/attack-signature.ts';
import { bareFight, standingIn } from '../../../src/fight/evaluators/distribution-cache.ts';
import { attackKeys, weighAttack } from '../../../src/fight/evaluators/weigh-attack.ts';
import { routesOf } from '../../../src/fight/ground/route.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { runsOf } from '../../cases.ts';
import { documentOf } from '../powers-document.ts';
import { anyLimits, withLimits } from '../random-limits.ts';
import { anyPowersFight } from '../random-powers.ts';
import { scenarioOf } from '../scenarios.ts';

/** More with KNOCKBACK_POWERS=20000. */
const RUNS = runsOf(300, 'KNOCKBACK_POWERS');
const FIGHTS = RUNS.numRuns;

/** The facts about a finished attack that a duel or a power can need. */
function endingOf(attack: AttackState, spacesMoved: number): string {
  const { made, again, attackerWounds, healed, destroyed, used, isLeft, paid, paidAll } = attack;
  return JSON.stringify([
    made,
    isLeft,
    paid,
    paidAll,
    again,
    attackerWounds,
    healed,
    woundsTaken(attack, 'defender'),
    destroyed.attacker,
    destroyed.defender,
    spacesMoved,
    [...used].map((line) => JSON.stringify(line)).sort(),
  ]);
}

type Ending = readonly [ending: string, weight: bigint];

function lawText(endings: readonly Ending[]): Record<string, string> {
  const sums = new Map<string, bigint>();
  let total = 0n;
  for (const [ending, weight] of endings) {
    sums.set(ending, (sums.get(ending) ?? 0n) + weight);
    total += weight;
  }
  return Object.fromEntries(
    [...sums].map(([key, sum]) => [key, fractionText(fraction(sum, total))]),
  );
}

function inStages(scenario: C3gScenario): Record<string, string> {
  const { fight, rules } = profileOf(scenario);
  return lawText(
    weighAttack(fight, rules).map(({ state, weight }) => [
      endingOf(state, state.distance - fight.distance),
      weight,
    ]),
  );
}

function atOnce(scenario: C3gScenario): Record<string, string> {
  const endings: Ending[] = [];
  weighOutcomes(
    attackDistribution(profileOf(scenario), scenario, routesOf(scenario)[0]),
    ({ attack, moved }, weight) => void endings.push([endingOf(attack, moved.spacesMoved), weight]),
  );
  return lawText(endings);
}

/**
 * The distribution of the attack with its cards reduced, read back from its text, with its lines as they are on the
 * cards.
 */
function bared(scenario: C3gScenario): Record<string, string> | undefined {
  const { fight: cards, rules: written } = profileOf(scenario);
  const found = attackSignature(cards, written);
  if (!found) return undefined;
  const { wounds: attackerWounds, life: attackerLife } = cards.attacker;
  const { wounds, life } = cards.defender;
  const standing = {
    attacker: { wounds: attackerWounds, ...(attackerLife !== undefined && { life: attackerLife }) },
    defender: { wounds, ...(life !== undefined && { life }) },
  };
  const bare = JSON.parse(JSON.stringify(found.bare));
  const { fight: figures, rules, limited } = bareFight(bare, scenario.rulings);
  const fight = standingIn(figures, standing);
  return lawText(
    weighAttack(fight, rules).map(({ state, weight }) => {
      const numbers = [...state.used].map((line) => limited.get(line) as number);
      const used = new Set(numbers.map((number) => found.limited[number] as EffectLine));
      return [endingOf({ ...state, used }, state.distance - fight.distance), weight];
    }),
  );
}

test(`${FIGHTS} random attacks, weighed stage by stage, have the law of all their dice, also bared`, () => {
  let open = 0;
  fc.assert(
    fc.property(anyPowersFight, anyLimits, (fight, uses) => {
      const scenario = scenarioOf(withLimits(documentOf(fight), uses)) as C3gScenario;
      const expected = atOnce(scenario);
      expect(inStages(scenario)).toEqual(expected);
      const found = bared(scenario);
      if (found) expect(found).toEqual(expected);
      else open++;
    }),
    RUNS,
  );
  // Hardly any fight evaluates a card's condition in the middle of an attack.
  expect(open).toBeLessThan(FIGHTS / 10);
});

test('attacks that differ in anything but their dice and the reasons for their numbers have keys that differ', () => {
  const uses = { effects: [{ attackDice: 1, uses: 1, per: 'game', when: [{ d20: 11 }] }] };
  const scenario = scenarioOf({
    attacker: { name: 'A', attack: 3, life: 5, powers: [{ name: 'Once', ...uses }] },
    defender: { name: 'D', defense: 2, life: 5 },
  }) as C3gScenario;
  const { fight, rules } = profileOf(scenario);
  const begun = attackBegun(fight, NO_DICE);
  const other = (value: unknown) => (typeof value === 'boolean' ? !value : 7);
  const isTold = (value: unknown) => typeof value === 'boolean' || typeof value === 'number';
  const [once] = rules.all;
  if (!once) throw new Error('nothing acts');
  const others: Partial<AttackState>[] = [
    ...Object.entries(begun).flatMap(([field, value]) =>
      isTold(value) ? [{ [field]: other(value) }] : [],
    ),
    { wounds: { ...begun.wounds, attack: 7 } },
    { wounds: { ...begun.wounds, unblockable: 7 } },
    { destroyed: { attacker: true, defender: false } },
    { destroyed: { attacker: false, defender: true } },
    { used: new Set([once.line]) },
    { rolls: new Map([[once.power.d20.name, 0]]) },
    { rolls: new Map([[once.power.d20.name, 1]]) },
  ];
  const keyOf = attackKeys(rules);
  const keys = [{}, ...others].map((more) => keyOf({ ...begun, ...more }));
  // 18 numbers, 22 that hold or do not, and those of the list.
  expect(others).toHaveLength(18 + 22 + 7);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf({ ...begun, changes: [], dice: NO_DICE })).toBe(keys[0]);
});
