import type { FacesRolled } from '../../../dice/roll-faces.ts';
import { does, inSentence, type Named } from '../../../words/named.ts';
import type { ThrowOutcome } from '../combat/throw-outcome.ts';
import type { C3gScenario } from '../scenario.ts';
import { onD20, some } from './narrator.ts';

/** Throws of a turn other than attacks. */
export type MomentName = 'arrival' | 'end' | 'anotherTurn';

/**
 * Tells a moment of a turn other than its attacks; empty if nothing was rolled and nothing changed.
 */
export function tellMoment(
  moment: MomentName,
  { attacker, defender }: C3gScenario,
  faces: FacesRolled,
  { ownWounds, enemyWounds, again }: ThrowOutcome,
): string {
  const rolls = Object.values(faces).flat().length > 0 ? `rolls ${onD20(faces)}` : '';
  const receives = (who: Named, n: number) => `${does(who, 'receives')} ${some(n, 'wound')}`;
  if (moment === 'arrival') {
    const as = `as ${inSentence(attacker.name)} comes next to it`;
    if (rolls) return `${defender.name} ${rolls} ${as}: ${some(ownWounds, 'wound')}.`;
    return ownWounds > 0 ? `${receives(attacker, ownWounds)} as it arrives.` : '';
  }
  if (moment === 'anotherTurn') {
    const turn = again ? 'takes another turn' : 'takes no further turn';
    if (rolls) return `${attacker.name} ${rolls} and ${turn}.`;
    return again ? `${attacker.name} ${turn}.` : '';
  }
  const comes = [
    ...(ownWounds < 0 ? [`${does(attacker, 'is')} healed of ${some(-ownWounds, 'wound')}`] : []),
    ...(ownWounds > 0 ? [receives(attacker, ownWounds)] : []),
    ...(enemyWounds > 0 ? [receives(defender, enemyWounds)] : []),
  ];
  const what = comes.join(', ') || (rolls ? 'nothing comes of it' : '');
  return rolls ? `At its end ${inSentence(attacker.name)} ${rolls}: ${what}.` : what && `${what}.`;
}
