/*
 * Events for the dice rolls of a turn that do not belong to attacks: rolls when a figure arrives, at the end of the
 * turn, and for another turn.
 */

import { type AttackChange, type AttackState, rulesInForce } from '../../cards/index.ts';
import type { FacesRolled } from '../../chance/index.ts';
import type { MomentEvent } from '../../rules/index.ts';
import { confrontationOf } from '../combat/confrontation.ts';
import { rollsShown } from '../combat/power-rolls.ts';
import type { ThrowOutcome } from '../combat/throw-outcome.ts';
import type { C3gScenario } from '../scenario.ts';

/** Throws of a turn other than attacks. */
export type MomentName = MomentEvent['when'];

/** For each of these throws, the kind of rule that may roll. If there is no entry, any rule may roll. */
const ROLLING: Readonly<Partial<Record<MomentName, string>>> = { anotherTurn: 'turn' };

/** @param attack the state after the dice, with the changes that powers made */
export function momentEvent(
  when: MomentName,
  fight: C3gScenario,
  { faces, value: attack }: { readonly faces: FacesRolled; readonly value: AttackState },
  { ownWounds, enemyWounds, ownDestroyed, again }: ThrowOutcome,
): MomentEvent {
  const named = ROLLING[when];
  const active = rulesInForce(confrontationOf(fight)).filter(
    ({ kind }) => !named || kind.name === named,
  );
  const causes = (field: AttackChange['field']) => [
    ...new Set(attack.changes.flatMap((one) => (one.field === field ? [one.cause] : []))),
  ];
  const healing = active.filter(
    ({ kind, rule }) => kind.at === 'healing' && 'on' in rule && rule.on === 'turnEnds',
  );
  return {
    is: 'moment',
    when,
    who: fight.attacker.name,
    target: fight.defender.name,
    dice: faces,
    rolls: rollsShown(active, faces, fight, attack),
    ownWounds,
    targetWounds: enemyWounds,
    ownCauses: causes('attackerWounds'),
    targetCauses: causes('defenderWounds'),
    healers: [...new Set(healing.map(({ power }) => power.title))],
    ...(ownDestroyed && { isDestroyed: true }),
    ...(again && { again: true }),
  };
}
