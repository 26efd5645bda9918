/* Tells the throws of a turn that are not attacks: on arrival, at its end, and for another turn. */

import { does, inSentence, isPlural, listed, type Named, verbOf } from '../../base/index.ts';
import {
  type ActiveEffect,
  type AttackChange,
  type AttackState,
  activeEffects,
} from '../../cards/index.ts';
import type { FacesRolled } from '../../chance/index.ts';
import { confrontationOf } from '../combat/confrontation.ts';
import { failedText, rollsShown } from '../combat/tell-powers.ts';
import type { ThrowOutcome } from '../combat/throw-outcome.ts';
import type { C3gScenario } from '../scenario.ts';
import { some } from './narrator.ts';

/** Throws of a turn other than attacks. */
export type MomentName = 'arrival' | 'end' | 'anotherTurn';

/** The effect that rolls at a moment; for moments without an entry, all effects. */
const ROLLING: Readonly<Partial<Record<MomentName, string>>> = { anotherTurn: 'anotherTurn' };

/**
 * Tells a moment of a turn other than its attacks; empty if nothing was rolled and nothing changed.
 *
 * @param attack the state after the dice, with the changes that powers made
 */
export function tellMoment(
  moment: MomentName,
  fight: C3gScenario,
  { faces, value: attack }: { readonly faces: FacesRolled; readonly value: AttackState },
  { ownWounds, enemyWounds, again }: ThrowOutcome,
): string {
  const { attacker, defender } = fight;
  const who = moment === 'arrival' ? defender : attacker;
  const named = ROLLING[moment];
  const active = activeEffects(confrontationOf(fight)).filter(
    ({ effect }) => !named || effect.name === named,
  );
  const shown = rollsShown(active, faces, fight, attack);
  const inVerb = (verb: string) => verbOf(isPlural(who), verb);
  const rolls = listed(
    shown.map(({ verb, what, needs }) => `${inVerb(verb)} ${what}${failedText(who, needs)}`),
  );
  const isFailed = shown.length > 0 && shown.every(({ needs }) => needs !== undefined);
  const causes = (field: AttackChange['field']) =>
    new Set(attack.changes.flatMap((one) => (one.field === field ? [one.cause] : [])));
  const receives = (whom: Named, n: number, field: AttackChange['field']) => {
    const from = rolls ? '' : listed([...causes(field)]);
    return `${does(whom, 'receives')} ${some(n, 'wound')}${from && ` for ${from}`}`;
  };
  if (moment === 'arrival') {
    const as = `As ${inSentence(attacker.name)} comes next to ${inSentence(who.name)}`;
    const wounds = isFailed ? '' : `: ${some(ownWounds, 'wound')}`;
    if (rolls) return `${as}, ${inSentence(who.name)} ${rolls}${wounds}.`;
    return ownWounds > 0 ? `${receives(attacker, ownWounds, 'attackerWounds')} as it arrives.` : '';
  }
  if (moment === 'anotherTurn') {
    const turn = again ? `${inVerb('takes')} another turn` : '';
    if (rolls) return `${who.name} ${rolls}${turn && ` and ${turn}`}.`;
    return turn && `${who.name} ${turn}.`;
  }
  const healing = active.filter(
    ({ effect, line }) => effect.name === 'heals' && line.stage === 'endOfTurn',
  );
  const healers = healing.length > 0 ? ` by ${listed(titlesOf(healing))}` : '';
  const comes = [
    ...(ownWounds < 0
      ? [`${does(attacker, 'is')} healed of ${some(-ownWounds, 'wound')}${rolls ? '' : healers}`]
      : []),
    ...(ownWounds > 0 ? [receives(attacker, ownWounds, 'attackerWounds')] : []),
    ...(enemyWounds > 0 ? [receives(defender, enemyWounds, 'defenderWounds')] : []),
  ];
  const what = comes.join(', ') || (rolls && !isFailed ? 'nothing comes of it' : '');
  if (!rolls) return what && `${what}.`;
  return `At the end of the turn ${inSentence(who.name)} ${rolls}${what && `: ${what}`}.`;
}

const titlesOf = (active: readonly ActiveEffect[]): string[] => [
  ...new Set(active.map(({ power }) => power.title)),
];
