/*
 * The course of one attack: the stages, Knockback along a route, and all their results, in the detail that stories
 * and measures need.
 */

import { once } from '../../base/index.ts';
import type { Space } from '../../board/index.ts';
import {
  type AttackState,
  actsLate,
  attackBegun,
  attackCopied,
  lifeLeft,
  wound,
} from '../../cards/index.ts';
import { type Dice, diceReader, type ThrowOf } from '../../chance/index.ts';
import type { Route } from '../ground/route.ts';
import { rollsDamage, type Walk, type WalkStep } from '../ground/walk.ts';
import type { C3gScenario } from '../scenario.ts';
import type { Other } from '../setup.ts';
import { isBeside, spacesApart } from './confrontation.ts';
import { type HazardOnWay, hazardPools, hazardsOn } from './hazards.ts';
import { KNOCKBACK_DAMAGE } from './pools.ts';
import { type AttackProfile, canKnockBack, knocksBack } from './profile.ts';
import { playStages } from './stages/index.ts';

/** A step of a walk, and the result of its dice. */
export interface StepMade {
  readonly step: WalkStep;
  /** The D20 of molten lava destroyed the figure. */
  readonly burnt: boolean;
}

/** A fall for which dice were rolled. */
export interface FallMade {
  /** The name of the fall's dice pool. */
  readonly pool: string;
  readonly drop: number;
  readonly wounds: number;
  readonly destroyed: boolean;
}

/** Where Knockback moved the defender, and what happened on the way. */
export interface Moved {
  /** Absent if the defender was not knocked back at all. */
  readonly walk?: Walk;
  readonly steps: readonly StepMade[];
  readonly spacesMoved: number;
  readonly stoppedBy: string;
  readonly knockbackDamageRolled: boolean;
  /** The figures and objects that Knockback Damage hit. */
  readonly blockersHit: readonly Other[];
  readonly falls: readonly FallMade[];
  /** Destroyed by molten lava or an extreme fall, which add no wounds. */
  readonly hazardDestroyed: boolean;
  readonly place: readonly Space[];
}

/** What powers have cost both figures up to the end of some stage, in addition to the attack's wounds. */
export interface Toll {
  readonly extra: number;
  readonly unblockable: number;
  readonly attackerWounds: number;
  readonly attackerDestroyed: boolean;
  readonly defenderDestroyed: boolean;
  /** The length of the attack's list `changes` at that stage. */
  readonly noted: number;
}

export const NO_TOLL: Toll = {
  extra: 0,
  unblockable: 0,
  attackerWounds: 0,
  attackerDestroyed: false,
  defenderDestroyed: false,
  noted: 0,
};

/** The tolls at the end of stages 2, 7 and 8 of RULES.md, section 7. */
interface Tolls {
  readonly ignoring: Toll;
  readonly wounds: Toll;
  readonly back: Toll;
}

/** What the attack's powers have cost so far. */
export function tollOf({ wounds, attackerWounds, destroyed, changes }: AttackState): Toll {
  return {
    extra: wounds.extra,
    unblockable: wounds.unblockable,
    attackerWounds,
    attackerDestroyed: destroyed.attacker,
    defenderDestroyed: destroyed.defender,
    noted: changes.length,
  };
}

/** The full result of one attack, from the dice to the defender's final place. */
export interface AttackOutcome {
  /** The final state of the attack. */
  readonly attack: AttackState;
  readonly tolls: Tolls;
  readonly moved: Moved;
  /** Whether the attack, or a power used with the attack, destroyed the defender before any Knockback. */
  readonly struckDown: boolean;
}

/** Where a given number of Knockback points moves the defender, and what is rolled on each step. */
interface Path {
  readonly start: readonly Space[];
  readonly walk: Walk;
  /** The steps, if molten lava does not end the walk. */
  readonly steps: readonly StepMade[];
  hazards(lavaResistant: boolean): readonly HazardOnWay[];
}

/**
 * Plays attacks in the order of the rules: the stages of RULES.md, section 7; Knockback step by step, with molten lava
 * at each step; Knockback Damage; then falls in the order of the path (RULES.md, section 2).
 *
 * @param route the line of Knockback; absent if the two figures are not adjacent
 */
export function playerOf(
  profile: AttackProfile,
  scenario: C3gScenario,
  route?: Route,
): (dice: Dice) => AttackOutcome {
  const { fight, rules, hasMoreDice } = profile;
  const asksSkulls =
    route !== undefined && (hasMoreDice ? canKnockBack(fight, rules) : knocksBack(profile));
  const still = unmoved(scenario, route);
  const { height } = scenario.defender;
  const looksAgain = actsLater(profile);
  return (dice) => {
    const attack = attackBegun(fight, dice);
    let moved = still;
    let struckDown = false;
    const move = () => {
      const points = attack.knockbackPoints;
      struckDown = attack.destroyed.defender;
      if (!route || points === 0) return;
      // Checked last, because reading a ruling marks it as a ruling that matters.
      if (struckDown && scenario.rulings.destroyedFiguresStay) return;
      moved = knockedBack(attack, pathOf(route, points, height));
      if (looksAgain && moved.spacesMoved > 0) comeToRest(attack, moved, scenario);
    };
    let [ignoring, wounds, back] = [NO_TOLL, NO_TOLL, NO_TOLL];
    playStages(attack, rules, { asksSkulls, move }, (stage) => {
      if (stage === 'ignoring') ignoring = tollOf(attack);
      else if (stage === 'wounds') wounds = tollOf(attack);
      else if (stage === 'back') back = tollOf(attack);
    });
    struckDown ||= !attack.made && attack.destroyed.defender;
    return { attack, tolls: { ignoring, wounds, back }, moved, struckDown };
  };
}

/** The paths of a route, by height and number of points. All attacks without a board have the same route. */
const PATHS = new WeakMap<Route, Map<number, Path[]>>();

/** Each path is computed once, even if many rolls lead to it. */
function pathOf(route: Route, points: number, height: number): Path {
  const byHeight = PATHS.get(route) ?? new Map<number, Path[]>();
  PATHS.set(route, byHeight);
  const paths = byHeight.get(height) ?? [];
  byHeight.set(height, paths);
  const path = paths[points] ?? newPath(route, points, height);
  paths[points] = path;
  return path;
}

function newPath(route: Route, points: number, height: number): Path {
  const walk = route.walk(points);
  const hazardsIf = (lavaResistant: boolean) => once(() => hazardsOn(walk, height, lavaResistant));
  const [hazards, withoutLava] = [hazardsIf(false), hazardsIf(true)];
  return {
    start: route.start,
    walk,
    steps: walk.steps.map((step) => ({ step, burnt: false })),
    hazards: (lavaResistant) => (lavaResistant ? withoutLava() : hazards()),
  };
}

/** Whether any effect can act after the defender has moved. */
export function actsLater({ active }: AttackProfile): boolean {
  return active.some(actsLate);
}

/**
 * Adds Knockback along a route to an attack whose Knockback points are known. Attacks with different routes can thus
 * share all earlier steps. No effect may act after the move (see `actsLater`).
 *
 * @param outcome the attack without any movement
 * @param route a line of Knockback
 */
export function withKnockback(
  outcome: AttackOutcome,
  route: Route,
  height: number,
): ThrowOf<AttackOutcome> {
  const { attack } = outcome;
  const path = pathOf(route, attack.knockbackPoints, height);
  const thrown = hazardPools([path.walk], height, attack.lavaResistant);
  const read = diceReader(thrown);
  return {
    thrown,
    resolve(raw) {
      const own = attackCopied(attack, read(raw));
      return { ...outcome, attack: own, moved: knockedBack(own, path) };
    },
  };
}

const NOTHING: readonly never[] = [];

function unmoved({ board }: C3gScenario, route?: Route): Moved {
  return {
    steps: NOTHING,
    spacesMoved: 0,
    stoppedBy: 'none',
    knockbackDamageRolled: false,
    blockersHit: NOTHING,
    falls: NOTHING,
    hazardDestroyed: false,
    place: route?.start ?? board?.defender ?? NOTHING,
  };
}

function knockedBack(
  attack: AttackState,
  { start, walk, steps, hazards: hazardsFor }: Path,
): Moved {
  // With the ruling `destroyedFiguresStay` off, a figure destroyed by the attack still moves. It
  // rolls for no lava and no fall, but Knockback Damage is rolled for the figures it hits.
  const lives = !attack.destroyed.defender;
  const { dice } = attack;
  const hazards = hazardsFor(attack.lavaResistant);
  // 1. Molten lava, step by step; the first roll that destroys ends the walk.
  const burntAt = lives
    ? hazards.find(({ lava }) => lava !== undefined && dice.roll(lava, 1).survived === 0)?.at
    : undefined;
  const burnt = burntAt !== undefined;
  if (burnt) attack.destroyed.defender = true;
  // 2. Knockback Damage.
  const made = burnt
    ? [...steps.slice(0, burntAt), { step: walk.steps[burntAt] as WalkStep, burnt }]
    : steps;
  const damageRolled = !burnt && rollsDamage(walk);
  const skull = damageRolled ? dice.roll(KNOCKBACK_DAMAGE, 1).skull : 0;
  if (lives && !burnt) wound(attack, 'defender', skull, 'knockback');
  // 3. Falls, in the order of the path.
  const falls = attack.destroyed.defender ? [] : fallsOn(attack, walk, hazards);
  const fatal = falls.at(-1)?.destroyed ?? false;
  return {
    walk,
    steps: made,
    spacesMoved: made.length,
    stoppedBy: burnt ? 'hazard' : walk.stoppedBy,
    knockbackDamageRolled: damageRolled,
    blockersHit: skull > 0 ? walk.blockers : NOTHING,
    falls,
    hazardDestroyed: burnt || (fatal && lifeLeft(attack, 'defender') > 0),
    place: made.at(-1)?.step.place ?? start,
  };
}

/** Rolls the falls of a walk in order; stops after the first one that destroys the figure. */
function fallsOn(attack: AttackState, walk: Walk, hazards: readonly HazardOnWay[]): FallMade[] {
  const falls: FallMade[] = [];
  for (const { at, fall } of hazards) {
    if (!fall) continue;
    const { pool, kind } = fall;
    const shown = attack.dice.roll(pool, kind === 'major' ? 3 : 1);
    if (kind === 'extreme' && shown.unhurt === 0) attack.destroyed.defender = true;
    const wounds = kind === 'extreme' ? 0 : wound(attack, 'defender', shown.skull, 'fall');
    const destroyed = attack.destroyed.defender;
    falls.push({ pool: pool.name, drop: walk.steps[at]?.drop ?? 0, wounds, destroyed });
    if (destroyed) break;
  }
  return falls;
}

/** Updates the distance between the two figures, for powers that act after the attack. */
function comeToRest(
  attack: AttackState,
  { place, spacesMoved }: Moved,
  scenario: C3gScenario,
): void {
  const { board } = scenario;
  if (!board) {
    attack.distance += spacesMoved;
    attack.adjacent = attack.distance === 1;
    return;
  }
  attack.distance = spacesApart(board.attacker, place);
  attack.adjacent = isBeside(scenario, board, place);
}
