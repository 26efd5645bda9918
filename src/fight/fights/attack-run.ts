/*
 * The sequence of a figure's attacks in its turn, throw by throw: which attack of its way is thrown next, which part of
 * that attack, and what follows an outcome. Duels, turns and battles share this file; each kind of fight says which
 * figures are in reach. In a turn, the attacker may also stop, or choose not to repeat an attack, so turns ask
 * separately for the repeat and for the next attack.
 */

import type { ThrowOutcome } from '../combat/throw-outcome.ts';
import type { PartOfAttack, PlannedAttack, Targets, Way } from './planned-attack.ts';

/** The next throw in a figure's attacks: its position in the way that the figure has chosen. */
export interface AttackRun {
  /** The index of the attack within the way. */
  readonly attack: number;
  /** How many times the figure has attacked again. */
  readonly again: number;
  /**
   * Powers before the attack destroyed its target, so the rest of the attack is made on another figure. These powers do
   * not act again in this attack.
   */
  readonly isLeft: boolean;
  /** How many more figures the attack may hit, and whether it has already hit one. */
  readonly left: number;
  readonly isFurther: boolean;
  /** The result of the shared roll; absent before the roll, or if no roll is shared. */
  readonly rolled?: number;
}

/**
 * Tells which attacks a figure can make now, and how repeats are counted. Each kind of fight has its own version. If a
 * fight chooses targets, it does so when one of these functions is called.
 */
export interface AttacksInReach {
  /**
   * The number of figures hit by an attack that begins now; 0 if the attack cannot be made.
   *
   * @param isRepeat whether the attack repeats the current attack
   */
  hitBy(planned: PlannedAttack, isRepeat: boolean): number;
  /** Whether repeats are counted separately for each attack of a way, rather than for the whole turn. */
  readonly countsByAttack: boolean;
  /** Repeats beyond this number are not counted. */
  readonly mostCounted: number;
}

/** Like `AttacksInReach`, for fights with attacks that hit several figures. */
export interface FiguresInReach extends AttacksInReach {
  /** How many figures the rest of an attack hits if the attack's target was destroyed before the dice were rolled. */
  hitByRest(planned: PlannedAttack, run: AttackRun): number;
  /** How many more figures an attack on several figures can hit after the figure that it has just hit. */
  stillHitBy(planned: PlannedAttack, run: AttackRun): number;
  /**
   * Whether the figures that an attack hits are fixed when it begins. If so, an attack that is lost on one figure still
   * hits the remaining figures. If only the rest of the attack is made on several figures, powers before the attack act
   * on none of them.
   */
  readonly settlesTargets: boolean;
}

/** The first possible attack in a way, if there is one. */
export function firstThrow(way: Way, inReach: AttacksInReach): AttackRun | undefined {
  return throwFrom(way, 0, 0, inReach);
}

/** The next possible attack in a way, if there is one. */
export function nextThrow(
  { attack, again }: AttackRun,
  way: Way,
  inReach: AttacksInReach,
): AttackRun | undefined {
  return throwFrom(way, attack + 1, inReach.countsByAttack ? 0 : again, inReach);
}

function throwFrom(
  { attacks }: Way,
  from: number,
  again: number,
  inReach: AttacksInReach,
): AttackRun | undefined {
  for (let attack = from; attack < attacks.length; attack++) {
    const hit = inReach.hitBy(attacks[attack] as PlannedAttack, false);
    if (hit > 0) return begun(attack, again, hit);
  }
  return undefined;
}

/** The repeat of the same attack, if it can be made. */
export function repeated(
  { attack, again }: AttackRun,
  { attacks }: Way,
  inReach: AttacksInReach,
): AttackRun | undefined {
  const hit = inReach.hitBy(attacks[attack] as PlannedAttack, true);
  return hit > 0 ? begun(attack, Math.min(again + 1, inReach.mostCounted), hit) : undefined;
}

/** The first throw of an attack that hits this many figures. */
export function begun(attack: number, again: number, hit: number): AttackRun {
  return { attack, again, isLeft: false, left: hit - 1, isFurther: false };
}

/**
 * The next throw after an outcome, if the attacker is still there (RULES.md, section 5). It is the first that is
 * possible among these: the attack on the first figure, after a shared roll; the rest of a lost attack; the attack on
 * the next figure; the same attack again; the next attack of the way.
 *
 * @returns undefined if no remaining attack can be made
 */
export function step(
  run: AttackRun,
  way: Way,
  outcome: ThrowOutcome,
  figures: FiguresInReach,
): AttackRun | undefined {
  if (outcome.rolled !== undefined) return { ...run, rolled: outcome.rolled };
  const planned = way.attacks[run.attack] as PlannedAttack;
  const { settlesTargets } = figures;
  if (outcome.isLeft && !(settlesTargets && hitsSeveral(run))) {
    const hit = figures.hitByRest(planned, run);
    if (hit > 0) return { ...run, isLeft: true, left: hit - 1 };
  }
  if (goesFurther(run, planned, outcome)) {
    const hit = figures.stillHitBy(planned, run);
    const isLeft = settlesTargets && run.isLeft;
    if (hit > 0) return { ...run, isLeft, left: hit - 1, isFurther: true };
  }
  const again = outcome.again ? repeated(run, way, figures) : undefined;
  return again ?? nextThrow(run, way, figures);
}

/** Whether a throw belongs to an attack on several figures. */
export function hitsSeveral({ left, isFurther }: AttackRun): boolean {
  return left > 0 || isFurther;
}

/** Whether an attack on several figures continues with the next figure after an outcome. */
export function goesFurther(
  { left }: AttackRun,
  { targets }: PlannedAttack,
  outcome: ThrowOutcome,
): boolean {
  return left > 0 && goesOn(targets, outcome);
}

function goesOn(
  targets: Targets | undefined,
  { enemyWounds, enemyDestroyed }: ThrowOutcome,
): boolean {
  switch (targets?.goesOn) {
    case 'wounded':
      return enemyWounds > 0 || enemyDestroyed;
    case 'destroyed':
      return enemyDestroyed;
    default:
      return true;
  }
}

const PARTS = new WeakMap<PlannedAttack, Map<string, PlannedAttack>>();

/** The attack that is rolled next in a way, or only the part of it that is rolled next. */
export function thrownIn({ attacks }: Way, run: AttackRun): PlannedAttack {
  const { isLeft, left, isFurther, rolled } = run;
  const planned = attacks[run.attack] as PlannedAttack;
  const isWhole = !hitsSeveral(run) && rolled === undefined;
  if (isWhole && !isLeft) return planned;
  const parts = PARTS.get(planned) ?? new Map<string, PlannedAttack>();
  PARTS.set(planned, parts);
  const key = `${isLeft} ${left > 0} ${isFurther} ${rolled}`;
  const known = parts.get(key) ?? partOf(planned, run, isWhole);
  parts.set(key, known);
  return known;
}

function partOf(
  planned: PlannedAttack,
  { isLeft, left, isFurther, rolled }: AttackRun,
  isWhole: boolean,
): PlannedAttack {
  const isOnce = planned.targets?.isOnce ?? false;
  const part: PartOfAttack = {
    ...(isOnce && rolled === undefined && { rolls: true }),
    ...(rolled !== undefined && { rolled }),
    ...(left > 0 && { hasMore: true }),
  };
  return {
    ...planned,
    // All parts belong to one attack, so powers before the attack have already acted.
    ...((isLeft || (isOnce && isFurther)) && { isLeft: true }),
    ...(!isWhole && { part }),
  };
}
