import type { Space } from '../../boards/space.ts';
import { countOf, type RawOutcome } from '../../dice/throw.ts';
import { type Hazard, hazardOf } from './hazards.ts';
import { KNOCKBACK_DAMAGE } from './pools.ts';
import type { AttackProfile } from './profile.ts';
import type { Route } from './route.ts';
import type { C3gScenario } from './scenario.ts';
import type { Other } from './setup.ts';
import { lifeLeft, type Strike, strike } from './strike.ts';
import { rollsDamage, type Walk, type WalkStep } from './walk.ts';

/** A step that was made, and what the dice on it did. */
export interface StepMade {
  readonly step: WalkStep;
  /** The D20 of molten lava destroyed the figure. */
  readonly burnt: boolean;
}

/** A fall that was rolled. */
export interface FallMade {
  /** The name of its dice. */
  readonly pool: string;
  readonly drop: number;
  readonly wounds: number;
  readonly destroyed: boolean;
}

/** Everything that one attack did, from the strike to where the defender came to rest. */
export interface Blow {
  readonly strike: Strike;
  /** Whether attacker and defender are adjacent, without which there is no Knockback. */
  readonly adjacent: boolean;
  /** Absent where the defender was not knocked back at all. */
  readonly walk?: Walk;
  readonly steps: readonly StepMade[];
  readonly spacesMoved: number;
  readonly stoppedBy: string;
  readonly knockbackDamageRolled: boolean;
  readonly knockbackWounds: number;
  /** The figures and objects that Knockback Damage hit. */
  readonly blockersHit: readonly Other[];
  readonly falls: readonly FallMade[];
  readonly fallWounds: number;
  /** Destroyed by molten lava or an extreme fall, which add no wounds. */
  readonly hazardDestroyed: boolean;
  readonly destroyed: boolean;
  readonly place: readonly Space[];
}

/** Where some Knockback points lead, and what is rolled on each step of the way. */
interface Path {
  readonly start: readonly Space[];
  readonly walk: Walk;
  readonly hazards: readonly Hazard[];
}

/**
 * Plays attacks by the rules, in their order: the strike, Knockback step by step with molten lava
 * at each, Knockback Damage, then falls in the order of the path (RULES.md, section 2). Each path is
 * looked at once, however many rolls lead to it.
 *
 * @param route where Knockback leads; absent where the two are not adjacent
 */
export function playerOf(
  attack: AttackProfile,
  scenario: C3gScenario,
  route?: Route,
): (raw: RawOutcome) => Blow {
  const paths: Path[] = [];
  return (raw) => {
    const struck = strike(raw, attack, scenario, route !== undefined);
    const points = struck.knockbackPoints;
    const stays = struck.destroyed && scenario.rulings.destroyedFiguresStay;
    if (!route || stays || points === 0) return unmoved(struck, scenario, route);
    paths[points] ??= pathOf(route, points, attack, scenario);
    return knockedBack(raw, scenario, struck, paths[points]);
  };
}

function pathOf(route: Route, points: number, attack: AttackProfile, scenario: C3gScenario): Path {
  const walk = route.walk(points);
  const { height } = scenario.defender;
  const hazards = walk.steps.map((step, i) => hazardOf(step, i + 1, height, attack.lavaResistant));
  return { start: route.start, walk, hazards };
}

const NOTHING: readonly never[] = [];

function unmoved(struck: Strike, { board }: C3gScenario, route?: Route): Blow {
  return {
    strike: struck,
    adjacent: route !== undefined,
    steps: NOTHING,
    spacesMoved: 0,
    stoppedBy: 'none',
    knockbackDamageRolled: false,
    knockbackWounds: 0,
    blockersHit: NOTHING,
    falls: NOTHING,
    fallWounds: 0,
    hazardDestroyed: false,
    destroyed: struck.destroyed,
    place: route?.start ?? board?.defender ?? NOTHING,
  };
}

function knockedBack(
  raw: RawOutcome,
  scenario: C3gScenario,
  struck: Strike,
  { start, walk, hazards }: Path,
): Blow {
  // A figure that the attack destroyed is moved by the ruling alone: it rolls for no lava and no
  // fall. Knockback Damage is rolled all the same, for whoever stands in its way.
  const lives = !struck.destroyed;
  const burntAt = lives
    ? hazards.findIndex(({ lava }) => lava !== undefined && countOf(raw, lava, 'survived') === 0)
    : -1;
  const burnt = burntAt >= 0;
  const made = burnt ? walk.steps.slice(0, burntAt + 1) : walk.steps;
  const damageRolled = !burnt && rollsDamage(walk);
  const skull = damageRolled ? countOf(raw, KNOCKBACK_DAMAGE, 'skull') : 0;
  const left = lifeLeft(scenario) - struck.wounds;
  const knockbackWounds = lives ? Math.min(skull, left) : 0;
  const falls =
    burnt || left === knockbackWounds ? [] : fallsOn(raw, walk, hazards, left - knockbackWounds);
  const fallWounds = falls.reduce((sum, { wounds }) => sum + wounds, 0);
  const fatal = falls.at(-1)?.destroyed ?? false;
  const isSpent = left === knockbackWounds + fallWounds;
  return {
    strike: struck,
    adjacent: true,
    walk,
    steps: made.map((step, i) => ({ step, burnt: i === burntAt })),
    spacesMoved: made.length,
    stoppedBy: burnt ? 'hazard' : walk.stoppedBy,
    knockbackDamageRolled: damageRolled,
    knockbackWounds,
    blockersHit: skull > 0 ? walk.blockers : NOTHING,
    falls,
    fallWounds,
    hazardDestroyed: burnt || (fatal && !isSpent),
    destroyed: burnt || isSpent || fatal,
    place: made.at(-1)?.place ?? start,
  };
}

/** Rolls the falls of a walk in their order, up to one that destroys. */
function fallsOn(
  raw: RawOutcome,
  walk: Walk,
  hazards: readonly Hazard[],
  lifeBefore: number,
): FallMade[] {
  const falls: FallMade[] = [];
  let left = lifeBefore;
  for (const [i, { fall }] of hazards.entries()) {
    if (!fall) continue;
    const { pool, kind } = fall;
    const fatal = kind === 'extreme' && countOf(raw, pool, 'unhurt') === 0;
    const wounds = Math.min(countOf(raw, pool, 'skull'), left);
    left -= wounds;
    const destroyed = fatal || left === 0;
    falls.push({ pool: pool.name, drop: walk.steps[i]?.drop ?? 0, wounds, destroyed });
    if (destroyed) break;
  }
  return falls;
}
