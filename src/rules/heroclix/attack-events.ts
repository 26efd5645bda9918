import type { FacesRolled } from '../../chance/index.ts';
import type { FightEvent } from '../fight-event.ts';
import type { AttackOutcome } from './attack-outcome.ts';
import type { HeroclixScenario } from './scenario.ts';

/** A HeroClix attack as events: its roll, then the knockback and its damage. */
export function attackEvents(
  { hit, criticalHit, damage, knockback }: AttackOutcome,
  dice: FacesRolled,
  { attacker, defender, board }: HeroclixScenario,
): FightEvent[] {
  const { attackValue } = attacker;
  const { name: who, defenseValue } = defender;
  const roll: FightEvent = {
    is: 'attackRoll',
    who: attacker.name,
    target: who,
    dice,
    attackValue,
    defenseValue,
    ...(hit && { isHit: true }),
    ...(criticalHit && { isCritical: true }),
    damage,
  };
  if (!knockback) return [roll];
  const { squares, stoppedBy: cause, blockers } = knockback.sequence;
  const { short, fall, immune, clicks } = knockback.damage;
  return [
    roll,
    {
      is: 'driven',
      who,
      spaces: squares.length,
      ...(board && { places: squares.map(({ square }) => [square]) }),
    },
    { is: 'stopped', who, cause, blockers: blockers.map(({ name }) => name) },
    {
      is: 'knockbackDamage',
      who,
      damage: clicks,
      ...(short && { isShort: true }),
      ...(fall && { isLower: true }),
      ...(immune && { isImmune: true }),
    },
  ];
}
