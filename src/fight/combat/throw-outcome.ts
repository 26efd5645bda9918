/*
 * The changes that one throw (dice rolled together) makes in a fight, reduced to what the fight's states need, and
 * weighted lists of these changes.
 */

import { type AttackState, type EffectLine, woundsTaken } from '../../cards/index.ts';
import { originalOf } from './changed-lines.ts';

/** The changes that a throw makes to the two figures that face each other. */
export interface ThrowOutcome {
  /** Changes in the wounds on the acting figure and on its enemy; negative if a figure is healed. */
  readonly ownWounds: number;
  readonly enemyWounds: number;
  /** Whether the acting figure took wounds, even if it was healed afterwards. */
  readonly ownHurt: boolean;
  readonly ownDestroyed: boolean;
  readonly enemyDestroyed: boolean;
  readonly spacesMoved: number;
  /** True for an attack, false for a power used instead of an attack. */
  readonly isAttack: boolean;
  /** The defender's reaction destroyed one of the two figures before any dice were rolled. */
  readonly isStopped?: true;
  /** The enemy's figure may move away. */
  readonly movesAway?: true;
  /** A power before the attack destroyed the enemy's figure, so the attack may still be made on another figure. */
  readonly isLeft: boolean;
  /** Wounds that the acting figure's own powers cost it, and whether they destroyed it. */
  readonly paid: number;
  readonly paidAll: boolean;
  /** The figure may attack again, or its side takes another turn. */
  readonly again: boolean;
  /** Indices of limited effects that were used. */
  readonly used: readonly number[];
  /** How many destroyed figures come back to each squad; absent if none do. */
  readonly returned?: { readonly own: number; readonly enemy: number };
  /** The result of a roll made before the attacks that share it; absent if the roll is not shared. */
  readonly rolled?: number;
}

/** An outcome, weighted by the number of equally likely rolls that lead to it. */
export interface WeighedOutcome {
  readonly weight: bigint;
  readonly outcome: ThrowOutcome;
}

/** The changes that a finished attack has made. */
export function throwOutcomeOf(
  attack: AttackState,
  spacesMoved: number,
  limited: readonly EffectLine[],
): ThrowOutcome {
  const acted = new Set([...attack.used].map(originalOf));
  const used = limited.flatMap((line, i) => (acted.has(line) ? [i] : []));
  return {
    ownWounds: attack.attackerWounds - attack.healed,
    enemyWounds: woundsTaken(attack, 'defender'),
    ownHurt: attack.attackerWounds > 0,
    ownDestroyed: attack.destroyed.attacker,
    enemyDestroyed: attack.destroyed.defender,
    spacesMoved,
    isAttack: attack.made,
    ...(attack.stopped && { isStopped: attack.stopped }),
    ...(attack.movesAway && { movesAway: attack.movesAway }),
    isLeft: attack.isLeft && !attack.destroyed.attacker,
    paid: attack.paid,
    paidAll: attack.paidAll,
    again: attack.again,
    used,
    ...returnedIn(attack),
  };
}

function returnedIn({ returned }: AttackState): Pick<ThrowOutcome, 'returned'> {
  const { attacker: own, defender: enemy } = returned;
  return own + enemy > 0 ? { returned: { own, enemy } } : {};
}

/** Whether a throw counts as an attack on its target, for powers that depend on earlier attacks on the target. */
export function hasAttacked({ isAttack, isStopped, rolled }: ThrowOutcome): boolean {
  return (isAttack || isStopped === true) && rolled === undefined;
}

/** Merges equal outcomes, keeping the order of first appearance. */
export function merged(outcomes: readonly WeighedOutcome[]): WeighedOutcome[] {
  const all = new Map<string, { weight: bigint; outcome: ThrowOutcome }>();
  for (const { weight, outcome } of outcomes) {
    const key = `${kindOf(outcome)},${outcome.ownWounds},${outcome.enemyWounds}`;
    const known = all.get(key);
    if (known) known.weight += weight;
    else all.set(key, { weight, outcome });
  }
  return [...all.values()];
}

/** Cached, because distributions are reused and queried many times. */
const KINDS = new WeakMap<readonly WeighedOutcome[], readonly (number | string)[]>();

/** A key for everything in each outcome except how many wounds it deals; cached for each distribution. */
export function kindsOf(distribution: readonly WeighedOutcome[]): readonly (number | string)[] {
  const known = KINDS.get(distribution);
  if (known) return known;
  const kinds = distribution.map(({ outcome }) => kindOf(outcome));
  KINDS.set(distribution, kinds);
  return kinds;
}

function kindOf(outcome: ThrowOutcome): number | string {
  const { ownHurt, ownDestroyed, enemyDestroyed, spacesMoved, isAttack, again, used } = outcome;
  const { isStopped = false, movesAway = false, isLeft, paid, paidAll, rolled, returned } = outcome;
  const ends = [ownHurt, ownDestroyed, enemyDestroyed];
  const flags = [...ends, isAttack, isStopped, again, isLeft, paidAll, movesAway];
  const kind = flags.reduce((all, flag) => all * 2 + Number(flag), spacesMoved);
  if (rolled !== undefined) return `rolled ${rolled} ${used.join()}`;
  if (returned) return `${kind} ${paid} ${used.join()} ${returned.own} ${returned.enemy}`;
  return used.length === 0 && paid === 0 ? kind : `${kind} ${paid} ${used.join()}`;
}
