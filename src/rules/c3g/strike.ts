import { countOf, type RawOutcome } from '../../dice/throw.ts';
import { knocksBack } from './dice.ts';
import { ATTACK, DEFENSE, IGNORE } from './pools.ts';
import type { AttackProfile } from './profile.ts';
import type { C3gScenario } from './scenario.ts';

/** What the attack and defense dice come to, before any Knockback (RULES.md, section 1). */
export interface Strike {
  readonly skulls: number;
  readonly shields: number;
  readonly defenderSkulls: number;
  readonly automaticShields: number;
  readonly hits: number;
  readonly blocks: number;
  /** The defender's own roll made it ignore the attack: no wounds, no Knockback. */
  readonly ignored: boolean;
  /** Wounds taken; never more than the Life left. */
  readonly wounds: number;
  readonly destroyed: boolean;
  /** Knockback points (section 2): skulls rolled against skulls rolled, whatever each counted for. */
  readonly knockbackPoints: number;
}

/** @param adjacent whether the two are adjacent, without which there is no Knockback */
export function strike(
  raw: RawOutcome,
  attack: AttackProfile,
  scenario: C3gScenario,
  adjacent: boolean,
): Strike {
  const skulls = countOf(raw, ATTACK, 'skull');
  const shields = countOf(raw, DEFENSE, 'shield');
  const defenderSkulls = countOf(raw, DEFENSE, 'skull');
  const ignored = countOf(raw, IGNORE, 'ignored') > 0;
  const mayAdd = attack.defenseDice > 0 || !scenario.rulings.automaticShieldsNeedARoll;
  const automaticShields = mayAdd && attack.attackDice > 0 ? attack.automaticShields : 0;
  const hits = skulls * attack.hitsPerSkull;
  const blocks = shields + automaticShields;
  const left = lifeLeft(scenario);
  const wounds = ignored ? 0 : Math.min(Math.max(0, hits - blocks), left);
  return {
    skulls,
    shields,
    defenderSkulls,
    automaticShields,
    hits,
    blocks,
    ignored,
    wounds,
    destroyed: wounds === left,
    knockbackPoints:
      adjacent && knocksBack(attack) && !ignored ? Math.max(0, skulls - defenderSkulls) : 0,
  };
}

/** Wounds that the defender can still take; without end where its Life is unknown. */
export function lifeLeft({ defender }: C3gScenario): number {
  return defender.life === undefined ? Number.POSITIVE_INFINITY : defender.life - defender.wounds;
}
