import { activeEffects } from '../../../powers/active-effects.ts';
import type { EffectLine } from '../../../powers/effect-line.ts';
import { EFFECTS } from '../../../powers/effects/index.ts';
import type { Confrontation, Figure } from '../../../powers/figure.ts';
import type { Asks } from '../combat/asks.ts';
import { originalOf } from '../combat/changed-lines.ts';
import { confrontationOf } from '../combat/confrontation.ts';
import { type AttackRules, attackRules } from '../combat/stages/engine.ts';
import { merged, throwOutcomeOf, type WeighedOutcome } from '../combat/throw-outcome.ts';
import { fightAt, type Matchup, matchupKey } from '../fights/matchup.ts';
import type { PlannedAttack } from '../fights/ways.ts';
import type { C3gScenario } from '../scenario.ts';
import type { TwoSides } from '../side.ts';
import { baredAttack, woundsForDice } from './bare-attack.ts';
import type { DistributionCache } from './distribution-cache.ts';
import { weighSharedRoll } from './shared-roll.ts';
import { weighAttack } from './weigh-attack.ts';

type Distribution = readonly WeighedOutcome[];

/** The distribution of a throw as a function of the wounds of the two figures. */
export type DistributionByWounds = (ownWounds: number, enemyWounds: number) => Distribution;

const ORDER = EFFECTS.map(({ name }) => name);

/** The distributions of attacks between two sides, by matchup and planned attack. */
export function attackDistributions(
  sides: TwoSides,
  asks: Asks,
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
    const distributionOf = planned.part?.rolls
      ? byWounds((ownWounds, enemyWounds) =>
          weighSharedRoll(scenarioOf({ ownWounds, enemyWounds }), asks.limited),
        )
      : distributionsIn(matchup, scenarioOf);
    distributionsOfMatchups.set(key, distributionOf);
    return distributionOf;
  };

  /**
   * The distributions of one attack. If the number of dice depends on wounds, there is one
   * evaluator for each number of wounds.
   */
  function distributionsIn(
    matchup: Matchup,
    scenarioOf: (wounds: Wounds) => C3gScenario,
  ): DistributionByWounds {
    const { fight: unwounded, rules } = attackIn(scenarioOf({ ownWounds: 0, enemyWounds: 0 }));
    const count = woundsForDice(rules);
    if (!count.attacker && !count.defender) return distributionsOf(matchup, unwounded, rules);
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
      const distributionOf = distributionsOf(matchup, wounded.fight, wounded.rules);
      known.set(number, distributionOf);
      return distributionOf(ownWounds, enemyWounds);
    };
  }

  function distributionsOf(
    { acting, enemyLife }: Matchup,
    attack: Confrontation,
    rules: AttackRules,
  ): DistributionByWounds {
    const bared = baredAttack(attack, rules);
    if (!bared) return byWounds(distributionsAsTheyAre(attack, rules, asks));
    const distribution = kept.attack(bared.bare, sides.rulings);
    const numbered = withNumbers(bared.limited, asks);
    const { life } = sides[acting];
    return byWounds((ownWounds, enemyWounds) =>
      numbered(
        distribution.of({
          attacker: { wounds: ownWounds, life },
          defender: { wounds: enemyWounds, life: enemyLife },
        }),
      ),
    );
  }
}

/** The distribution of one attack, whose figures have the wounds that the scenario says. */
export function distributionOfAttack(
  scenario: C3gScenario,
  asks: Asks,
  kept: DistributionCache,
): Distribution {
  const { fight, rules } = attackIn(scenario);
  const { attacker, defender } = fight;
  const bared = baredAttack(fight, rules);
  if (!bared) return distributionsAsTheyAre(fight, rules, asks)(attacker.wounds, defender.wounds);
  const health = ({ wounds, life }: Figure) => ({ wounds, ...(life !== undefined && { life }) });
  const distribution = kept.attack(bared.bare, scenario.rulings);
  const weighed = distribution.of({ attacker: health(attacker), defender: health(defender) });
  return withNumbers(bared.limited, asks)(weighed);
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
  return { fight, rules: attackRules(activeEffects(fight), ORDER, scenario) };
}

/**
 * Renumbers the limited effects of a distribution from their index in the attack to that in `asks`.
 */
function withNumbers(
  limited: readonly EffectLine[],
  asks: Asks,
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

/** The distributions of an attack that cannot be reduced to a bare one. */
function distributionsAsTheyAre(
  { attacker, defender, ...fight }: Confrontation,
  rules: AttackRules,
  { limited }: Asks,
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
