import { weighOutcomes } from '../../../exact/outcomes.ts';
import type { LawOf } from '../../../exact/watched.ts';
import { type AttackState, woundsTaken } from '../../../powers/attack-state.ts';
import type { EffectLine } from '../../../powers/effect-line.ts';
import { originalOf } from './changed-lines.ts';

/** What a throw changes for the two figures that face each other. */
export interface Exchange {
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
  /** The figure may attack again, or its side takes another turn. */
  readonly again: boolean;
  /** Limited lines that have acted, by their numbers. */
  readonly used: readonly number[];
}

export interface WeighedExchange {
  readonly weight: bigint;
  readonly exchange: Exchange;
}

/** What an attack that is over has changed. */
export function exchangeOf(
  attack: AttackState,
  spacesMoved: number,
  limited: readonly EffectLine[],
): Exchange {
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
    again: attack.again,
    used,
  };
}

/** What a throw can change, with how many of its equally likely rolls; alike ones together. */
export function weighExchanges<Outcome>(
  law: LawOf<Outcome>,
  exchange: (outcome: Outcome) => Exchange,
): WeighedExchange[] {
  const all = new Map<string, { weight: bigint; exchange: Exchange }>();
  weighOutcomes(law, (outcome, weight) => {
    const found = exchange(outcome);
    const key = JSON.stringify(found);
    const known = all.get(key);
    if (known) known.weight += weight;
    else all.set(key, { weight, exchange: found });
  });
  return [...all.values()];
}
