/* Plays one HeroClix attack with given dice: hit or miss, damage, knockback. */

import type { Space } from '../../board/index.ts';
import type { RawOutcome } from '../../chance/index.ts';
import { type KnockbackDamage, knockbackDamage } from './damage.ts';
import { sumOf } from './dice.ts';
import type { HeroclixScenario } from './scenario.ts';
import type { Sequence } from './sequence.ts';

/** The sum of the two dice that always misses, and the sum that always hits. */
export const ALWAYS_MISSES = 2;
export const ALWAYS_HITS = 12;

/** The result of one attack. */
export interface AttackOutcome {
  readonly roll: number;
  readonly hit: boolean;
  readonly criticalHit: boolean;
  /** Clicks of damage from the attack itself. */
  readonly damage: number;
  /** Absent if the defender was not knocked back. */
  readonly knockback?: { readonly sequence: Sequence; readonly damage: KnockbackDamage };
  /** The defender's final square; absent without a board. */
  readonly square?: Space;
}

/**
 * Plays one attack: the roll, the damage, then the knockback (RULES.md, section 3).
 *
 * @param sequence the knockback path, which is the same for every hit
 */
export function outcome(
  raw: RawOutcome,
  scenario: HeroclixScenario,
  sequence: Sequence,
): AttackOutcome {
  const { attacker, defender, board, rulings } = scenario;
  const roll = sumOf(raw);
  const criticalHit = roll === ALWAYS_HITS;
  const reaches = roll + attacker.attackValue >= defender.defenseValue;
  const hit = criticalHit || (reaches && roll !== ALWAYS_MISSES);
  const damage = hit ? attacker.damage + Number(criticalHit) : 0;
  const isKnockedBack =
    hit && knocksBack(scenario) && (damage > 0 || !rulings.knockbackNeedsDamage);
  const square = (isKnockedBack && sequence.squares.at(-1)?.square) || board?.defender;
  return {
    roll,
    hit,
    criticalHit,
    damage,
    ...(isKnockedBack && {
      knockback: { sequence, damage: knockbackDamage(sequence, scenario) },
    }),
    ...(board && square && { square }),
  };
}

/** Whether the attacker's hits knock back. */
export function knocksBack({ attacker }: HeroclixScenario): boolean {
  return attacker.keyphrases.includes('knockback');
}
