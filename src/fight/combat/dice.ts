/*
 * The distribution of one attack, exactly as it is rolled: its dice, and the attack's outcome for each raw outcome of
 * the dice.
 */

import { atOnce, type Steps } from '../../base/index.ts';
import { d20Kind, isSettledBeforehand } from '../../cards/index.ts';
import {
  diceReader,
  discoverThrowInSteps,
  poolOf,
  type RawOutcome,
  type Throw,
  type ThrowOf,
} from '../../chance/index.ts';
import { type Route, routesOf } from '../ground/route.ts';
import type { C3gScenario } from '../scenario.ts';
import { type AttackOutcome, playerOf } from './attack-outcome.ts';
import { hazardPools } from './hazards.ts';
import { ATTACK, DEFENSE, IGNORE } from './pools.ts';
import { type AttackProfile, knocksBack, profileOf } from './profile.ts';

/** The distribution of an attack, with the maximum number of Knockback points that its dice can give. */
interface AttackDistribution extends ThrowOf<AttackOutcome> {
  readonly mostPoints: number;
}

/** The dice of an attack, and the attack's outcome for each raw outcome of the dice. */
export function attackDistribution(
  attack: AttackProfile,
  scenario: C3gScenario,
  route?: Route,
): AttackDistribution {
  return atOnce(attackDistributionInSteps(attack, scenario, route));
}

/** Like `attackDistribution`, but computed in steps. */
export function* attackDistributionInSteps(
  attack: AttackProfile,
  scenario: C3gScenario,
  route?: Route,
): Steps<AttackDistribution> {
  const play = playerOf(attack, scenario, route);
  if (attack.hasMoreDice) {
    let mostPoints = 0;
    const thrown = yield* discoverThrowInSteps((dice) => {
      mostPoints = Math.max(mostPoints, play(dice).attack.knockbackPoints);
    });
    const read = diceReader(thrown);
    return { thrown, mostPoints, resolve: (raw) => play(read(raw)) };
  }
  const thrown = plainThrow(attack, scenario, route);
  const read = diceReader(thrown);
  const alike = likeness(attack, scenario);
  return {
    thrown,
    ...(alike !== undefined && { alike }),
    mostPoints: attack.attackDice,
    resolve: (raw) => {
      lookAtTogether(raw);
      return play(read(raw));
    },
  };
}

/**
 * A key for an attack without a board. Together with the rulings, it determines the attack's outcome for each raw
 * outcome of the dice. The key omits how many dice are rolled, except whether there are any defense dice, unless
 * effects depend on the faces (such as skulls on all dice) or have limited uses.
 */
function likeness(attack: AttackProfile, scenario: C3gScenario): string | undefined {
  const { rulings, attacker, defender, ...others } = scenario;
  if (others.board || attack.attackDice === 0) return undefined;
  const knowsNumbers = attack.active.some(
    (one) => one.line.uses !== undefined || !isSettledBeforehand(one),
  );
  if (knowsNumbers) return JSON.stringify([attacker, defender, others]);
  const { attack: _attackDice, ...attacking } = attacker;
  const { defense: _defenseDice, ...defending } = defender;
  return JSON.stringify([attacking, defending, others, attack.defenseDice > 0]);
}

/** Reads the attack, defense and ignore dice before any rule does, because all of them are always rolled. */
function lookAtTogether(raw: RawOutcome): void {
  for (const { name } of [ATTACK, DEFENSE, IGNORE]) void raw[name];
}

/**
 * The dice of an attack in which it is known before any roll how many dice each side rolls. Symbols that no rule reads
 * are omitted, which saves bits in the cells.
 */
function plainThrow(attack: AttackProfile, { defender }: C3gScenario, route?: Route): Throw {
  if (attack.attackDice === 0) return [];
  const isKnockedBack = route !== undefined && knocksBack(attack);
  const { attackDice, defenseDice, ignoresOn } = attack;
  const pools = [
    poolOf(ATTACK, attackDice, attack.rules.asksBlanks ? ['skull', 'blank'] : ['skull']),
    poolOf(DEFENSE, defenseDice, isKnockedBack ? ['shield', 'skull'] : ['shield']),
    ...(ignoresOn === undefined ? [] : [poolOf(d20Kind(IGNORE.name, [ignoresOn]), 1)]),
  ];
  // Endless clear ground has nothing that needs dice.
  if (!isKnockedBack || !route.line) return pools;
  const walks = Array.from({ length: attack.attackDice }, (_, i) => route.walk(i + 1));
  return [...pools, ...hazardPools(walks, defender.height, attack.lavaResistant)];
}

/** The profile and the distribution of an attack on clear ground. */
export function attackThrow(scenario: C3gScenario): {
  profile: AttackProfile;
  model: ThrowOf<AttackOutcome>;
} {
  const [route] = routesOf(scenario);
  const profile = profileOf(scenario);
  return { profile, model: attackDistribution(profile, scenario, route) };
}
