/*
 * The distributions of the attacks in a fight with many throws: for each matchup and planned attack, a function of the
 * wounds of the two figures.
 */

import { type Confrontation, type EffectLine, rulesInForce } from '../../cards/index.ts';
import { originalOf } from '../combat/changed-lines.ts';
import { confrontationOf } from '../combat/confrontation.ts';
import type { PowerDependencies } from '../combat/power-dependencies.ts';
import { type AttackRules, attackRules } from '../combat/stages/engine.ts';
import { merged, throwOutcomeOf, type WeighedOutcome } from '../combat/throw-outcome.ts';
import { fightAt, type Matchup, matchupKey } from '../fights/matchup.ts';
import type { PlannedAttack } from '../fights/planned-attack.ts';
import type { C3gScenario } from '../scenario.ts';
import type { TwoSides } from '../side.ts';
import { attackSignature, woundsForDice } from './attack-signature.ts';
import type { DistributionCache } from './distribution-cache.ts';
import { weighSharedRoll } from './shared-roll.ts';
import { weighAttack } from './weigh-attack.ts';

type Distribution = readonly WeighedOutcome[];

/** The distribution of a throw as a function of the wounds of the two figures. */
export type DistributionByWounds = (ownWounds: number, enemyWounds: number) => Distribution;

/** The distributions of attacks between two sides, by matchup and planned attack. */
export function attackDistributions(
  sides: TwoSides,
  asks: PowerDependencies,
  kept: DistributionCache,
): (matchup: Matchup, planned: PlannedAttack) => DistributionByWounds {
  const fight = fightAt(sides, asks);
  const distributionsOfMatchups = new Map<string, DistributionByWounds>();
  const texts = new WeakMap<PlannedAttack, string>();
  const textOf = (planned: PlannedAttack) => {
    const known = texts.get(planned);
    if (known !== undefined) return known;
    const text = JSON.stringify(planned);
    texts.set(planned, text);
    return text;
  };
  return (matchup, planned) => {
    const key = `${textOf(planned)} ${matchupKey(matchup, asks, false)}`;
    const known = distributionsOfMatchups.get(key);
    if (known) return known;
    const scenarioOf = (wounds: Wounds) => fight({ ...matchup, ...wounds }, planned);
    const lives = { own: sides[matchup.acting].life, enemy: matchup.enemyLife };
    const distributionOf = planned.part?.rolls
      ? byWounds((ownWounds, enemyWounds) =>
          weighSharedRoll(scenarioOf({ ownWounds, enemyWounds }), asks.limited),
        )
      : attackByWounds(scenarioOf, lives, asks, kept);
    distributionsOfMatchups.set(key, distributionOf);
    return distributionOf;
  };
}

/** The Life of the two figures of an attack. */
interface Lives {
  readonly own: number;
  readonly enemy: number;
}

/**
 * The distributions of one attack. If the number of dice depends on wounds, there is one setup for each number of
 * wounds.
 *
 * @param scenarioOf gives the attack of figures with these wounds
 */
function attackByWounds(
  scenarioOf: (wounds: Wounds) => C3gScenario,
  lives: Lives,
  asks: PowerDependencies,
  kept: DistributionCache,
): DistributionByWounds {
  const unwounded = scenarioOf({ ownWounds: 0, enemyWounds: 0 });
  const { fight, rules } = attackIn(unwounded);
  const distributionsOf = (attack: Confrontation, of: AttackRules) =>
    distributionsOfAttack(attack, of, lives, asks, kept, unwounded.rulings);
  const count = woundsForDice(rules);
  if (!count.attacker && !count.defender) return distributionsOf(fight, rules);
  const known = new Map<number, DistributionByWounds>();
  return (ownWounds, enemyWounds) => {
    const counted = {
      ownWounds: count.attacker ? ownWounds : 0,
      enemyWounds: count.defender ? enemyWounds : 0,
    };
    const number = numberOf(counted.ownWounds, counted.enemyWounds);
    const found = known.get(number);
    if (found) return found(ownWounds, enemyWounds);
    const wounded = attackIn(scenarioOf(counted));
    const distributionOf = distributionsOf(wounded.fight, wounded.rules);
    known.set(number, distributionOf);
    return distributionOf(ownWounds, enemyWounds);
  };
}

function distributionsOfAttack(
  attack: Confrontation,
  rules: AttackRules,
  lives: Lives,
  asks: PowerDependencies,
  kept: DistributionCache,
  rulings: C3gScenario['rulings'],
): DistributionByWounds {
  const bared = attackSignature(attack, rules);
  if (!bared) return byWounds(distributionsAsTheyAre(attack, rules, asks));
  const distribution = kept.attack(bared.bare, rulings);
  const numbered = withNumbers(bared.limited, asks);
  return byWounds((ownWounds, enemyWounds) =>
    numbered(
      distribution.of({
        attacker: { wounds: ownWounds, life: lives.own },
        defender: { wounds: enemyWounds, life: lives.enemy },
      }),
    ),
  );
}

/** Caches the distribution for each pair of wounds. */
function byWounds(distributionOf: DistributionByWounds): DistributionByWounds {
  const known = new Map<number, Distribution>();
  return (ownWounds, enemyWounds) => {
    const number = numberOf(ownWounds, enemyWounds);
    const found = known.get(number);
    if (found) return found;
    const distribution = distributionOf(ownWounds, enemyWounds);
    known.set(number, distribution);
    return distribution;
  };
}

/** A key for the wounds of two figures, each below `MOST_WOUNDS`. */
const numberOf = (ownWounds: number, enemyWounds: number) => ownWounds * MOST_WOUNDS + enemyWounds;
const MOST_WOUNDS = 2 ** 14;

type Wounds = Pick<Matchup, 'ownWounds' | 'enemyWounds'>;

function attackIn(scenario: C3gScenario): { fight: Confrontation; rules: AttackRules } {
  const fight = confrontationOf(scenario);
  return { fight, rules: attackRules(rulesInForce(fight), scenario) };
}

/** Renumbers the limited effects of a distribution: their indices in the attack become their indices in `asks`. */
export function withNumbers(
  limited: readonly EffectLine[],
  asks: PowerDependencies,
): (distribution: Distribution) => Distribution {
  if (limited.length === 0) return (distribution) => distribution;
  const numbers = limited.map((line) => asks.limited.indexOf(originalOf(line)));
  const known = new Map<Distribution, Distribution>();
  return (distribution) => {
    const found =
      known.get(distribution) ??
      merged(
        distribution.map(({ weight, outcome }) => {
          const used = outcome.used.map((number) => numbers[number] as number);
          return { weight, outcome: { ...outcome, used: used.sort((a, b) => a - b) } };
        }),
      );
    known.set(distribution, found);
    return found;
  };
}

/** The distribution of an attack by figures with their present wounds, computed without a signature. */
export function weighUnreduced(scenario: C3gScenario, asks: PowerDependencies): Distribution {
  const { fight, rules } = attackIn(scenario);
  const { attacker, defender } = fight;
  return distributionsAsTheyAre(fight, rules, asks)(attacker.wounds, defender.wounds);
}

/** The distributions of an attack that has no signature. */
function distributionsAsTheyAre(
  { attacker, defender, ...fight }: Confrontation,
  rules: AttackRules,
  { limited }: PowerDependencies,
): DistributionByWounds {
  return (ownWounds, enemyWounds) =>
    merged(
      weighAttack(
        {
          ...fight,
          attacker: { ...attacker, wounds: ownWounds },
          defender: { ...defender, wounds: enemyWounds },
        },
        rules,
      ).map(({ state, weight }) => ({
        weight,
        outcome: throwOutcomeOf(state, state.distance - fight.distance, limited),
      })),
    );
}
