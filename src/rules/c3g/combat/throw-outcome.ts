import { type AttackState, woundsTaken } from '../../../powers/attack-state.ts';
import type { EffectLine } from '../../../powers/effect-line.ts';
import { originalOf } from './changed-lines.ts';

/** What a throw changes for the two figures that face each other. */
export interface ThrowOutcome {
  /** Wounds that the acting figure and the enemy's have more, or fewer. */
  readonly ownWounds: number;
  readonly enemyWounds: number;
  /** Whether the acting figure was wounded at all, healed or not. */
  readonly ownHurt: boolean;
  readonly ownDestroyed: boolean;
  readonly enemyDestroyed: boolean;
  readonly spacesMoved: number;
  /** It was an attack, and not a power in its place. */
  readonly isAttack: boolean;
  /** A power before the attack destroyed the enemy's figure: the attack is still to be made. */
  readonly isLeft: boolean;
  /** Of its own wounds, what powers of the acting figure cost it; or whether they cost it all its Life. */
  readonly paid: number;
  readonly paidAll: boolean;
  /** The figure may attack again, or its side takes another turn. */
  readonly again: boolean;
  /** Limited lines that have acted, by their numbers. */
  readonly used: readonly number[];
}

export interface WeighedOutcome {
  readonly weight: bigint;
  readonly outcome: ThrowOutcome;
}

/** What an attack that is over has changed. */
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
    isLeft: attack.isLeft && !attack.destroyed.attacker,
    paid: attack.paid,
    paidAll: attack.paidAll,
    again: attack.again,
    used,
  };
}

/** What a throw can change, alike exchanges as one, in the order in which they come up. */
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

/** Laws are kept and asked again and again. */
const KINDS = new WeakMap<readonly WeighedOutcome[], readonly (number | string)[]>();

/** What tells each outcome from the others, apart from the number of wounds; kept for the distribution. */
export function kindsOf(law: readonly WeighedOutcome[]): readonly (number | string)[] {
  const known = KINDS.get(law);
  if (known) return known;
  const kinds = law.map(({ outcome }) => kindOf(outcome));
  KINDS.set(law, kinds);
  return kinds;
}

function kindOf(outcome: ThrowOutcome): number | string {
  const { ownHurt, ownDestroyed, enemyDestroyed, spacesMoved, isAttack, again, used } = outcome;
  const { isLeft, paid, paidAll } = outcome;
  const flags = [ownHurt, ownDestroyed, enemyDestroyed, isAttack, again, isLeft, paidAll];
  const kind = flags.reduce((all, flag) => all * 2 + Number(flag), spacesMoved);
  return used.length === 0 && paid === 0 ? kind : `${kind} ${paid} ${used.join()}`;
}
