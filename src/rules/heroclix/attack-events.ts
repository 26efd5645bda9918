/* Turns a HeroClix attack into events: the roll, then the knockback and the damage from it. */

import type { FacesRolled } from '../../chance/index.ts';
import type { EventOf } from '../fight-event.ts';
import { type AttackOutcome, knocksBack } from './attack-outcome.ts';
import { neededDistance } from './damage.ts';
import type { HeroclixScenario } from './scenario.ts';

/** The events of an attack; only the first event if the target is not knocked back. */
export type AttackEvents = readonly [
  roll: EventOf<'attackRoll'>,
  ...knockback:
    | []
    | [driven: EventOf<'driven'>, stopped: EventOf<'stopped'>, damage: EventOf<'knockbackDamage'>],
];

export function attackEvents(
  { hit, criticalHit, damage, knockback }: AttackOutcome,
  dice: FacesRolled,
  scenario: HeroclixScenario,
): AttackEvents {
  const { attacker, defender, board } = scenario;
  const { attackValue, knockbackDistance } = attacker;
  const { name: who, defenseValue } = defender;
  const roll: EventOf<'attackRoll'> = {
    is: 'attackRoll',
    who: attacker.name,
    target: who,
    dice,
    attackValue,
    defenseValue,
    ...(hit && { isHit: true }),
    ...(criticalHit && { isCritical: true }),
    damage,
    ...(hit && !knockback && { unmoved: knocksBack(scenario) ? 'noDamage' : 'noPower' }),
  };
  if (!knockback) return [roll];
  const { squares, stoppedBy: cause, next, climb, blockers } = knockback.sequence;
  const { short, fall, immune, clicks } = knockback.damage;
  return [
    roll,
    {
      is: 'driven',
      who,
      spaces: squares.length,
      most: knockbackDistance,
      ...(board && {
        from: [board.defender],
        places: squares.map(({ square }) => [square]),
        drops: squares.map(({ drop }) => drop),
      }),
    },
    {
      is: 'stopped',
      who,
      cause,
      blockers: blockers.map(({ name }) => name),
      ...(board && { next: [next] }),
      ...(cause === 'higher' && { climb }),
    },
    {
      is: 'knockbackDamage',
      who,
      damage: clicks,
      fullDistance: neededDistance(attacker),
      ...(short && { isShort: true }),
      ...(fall && { isLower: true }),
      ...(immune && { isImmune: true }),
    },
  ];
}
