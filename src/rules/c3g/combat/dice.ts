import { diceReader } from '../../../dice/dice.ts';
import { poolOf, type RawOutcome, type Throw } from '../../../dice/throw.ts';
import { discoverThrow } from '../../../exact/discover.ts';
import type { LawOf } from '../../../exact/watched.ts';
import { isSettledBeforehand } from '../../../powers/acting.ts';
import { d20Kind } from '../../../powers/d20.ts';
import { type Route, routesOf } from '../ground/route.ts';
import type { C3gScenario } from '../scenario.ts';
import { type AttackOutcome, playerOf } from './attack-outcome.ts';
import { hazardPools } from './hazards.ts';
import { ATTACK, DEFENSE, IGNORE } from './pools.ts';
import { type AttackProfile, knocksBack, profileOf } from './profile.ts';

/** An attack as a law, and the most Knockback points that its dice can give. */
interface AttackDistribution extends LawOf<AttackOutcome> {
  readonly mostPoints: number;
}

/** The dice of an attack, and what the attack comes to with each raw outcome of them. */
export function attackDistribution(
  attack: AttackProfile,
  scenario: C3gScenario,
  route?: Route,
): AttackDistribution {
  const play = playerOf(attack, scenario, route);
  if (attack.hasMoreDice) {
    let mostPoints = 0;
    const thrown = discoverThrow((dice) => {
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
 * What decides, beside the rulings, what the dice of an attack without a board come to. Their numbers
 * do not, unless effects ask what dice show, such as skulls on all of them, or are used up; but whether
 * there are any does.
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

/** Attack, defense and the D20 to ignore the attack are on the table before anything is made of them. */
function lookAtTogether(raw: RawOutcome): void {
  for (const { name } of [ATTACK, DEFENSE, IGNORE]) void raw[name];
}

/**
 * The dice where their number is known beforehand. Symbols that no rule will ask about are left out,
 * to need fewer bits.
 */
function plainThrow(attack: AttackProfile, { defender }: C3gScenario, route?: Route): Throw {
  if (attack.attackDice === 0) return [];
  const isKnockedBack = route !== undefined && knocksBack(attack);
  const { attackDice, defenseDice, ignoresOn } = attack;
  const pools = [
    poolOf(ATTACK, attackDice),
    poolOf(DEFENSE, defenseDice, isKnockedBack ? ['shield', 'skull'] : ['shield']),
    ...(ignoresOn === undefined ? [] : [poolOf(d20Kind(IGNORE.name, [ignoresOn]), 1)]),
  ];
  if (!isKnockedBack) return pools;
  const walks = Array.from({ length: attack.attackDice }, (_, i) => route.walk(i + 1));
  return [...pools, ...hazardPools(walks, defender.height, attack.lavaResistant)];
}

/** An attack on clear ground: as it is known before any die is rolled, and its law. */
export function attackThrow(scenario: C3gScenario): {
  profile: AttackProfile;
  law: LawOf<AttackOutcome>;
} {
  const [route] = routesOf(scenario);
  const profile = profileOf(scenario);
  return { profile, law: attackDistribution(profile, scenario, route) };
}
