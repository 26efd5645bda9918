/* Tells what powers did to both figures in an attack, in addition to its own wounds. */

import { does, listed } from '../../base/index.ts';
import { type AttackChange, acts } from '../../cards/index.ts';
import type { C3gScenario } from '../scenario.ts';
import { type AttackOutcome, NO_TOLL, type Toll, tollOf } from './attack-outcome.ts';
import type { AttackProfile } from './profile.ts';

/** How a story writes a count: "two wounds", "2 wounds". */
type Count = (n: number, thing: string) => string;

/**
 * What powers did to both figures in addition to the wounds of the attack, sentence by sentence and stage by stage.
 */
export interface ToldTolls {
  /** Before the attack (stage 2). */
  readonly before: readonly string[];
  /** When its wounds are known (stage 7). */
  readonly wounded: readonly string[];
  /** Back at the attacker (stage 8). */
  readonly back: readonly string[];
  /** After the attack (stage 10). */
  readonly after: readonly string[];
}

/**
 * Tells the tolls of an attack, without what the story tells elsewhere.
 *
 * @param rolled titles of powers whose rolls have been told, so that they need not be named again
 */
export function tellTolls(
  outcome: AttackOutcome,
  { active }: Pick<AttackProfile, 'active'>,
  scenario: C3gScenario,
  count: Count,
  rolled: readonly string[],
): ToldTolls {
  const { attack, tolls, moved } = outcome;
  const { wounds } = attack;
  const { defender } = scenario;
  const lifeLeft = (defender.life ?? Number.POSITIVE_INFINITY) - defender.wounds;
  const { ignoring, back } = tolls;
  /** Destruction by the attack or by Knockback is told with that, not here. */
  const byAttack = ignoring.unblockable + wounds.attack >= lifeLeft;
  const isMoved = wounds.attack + back.extra + back.unblockable + wounds.knockback + wounds.fall;
  const byKnockback = moved.hazardDestroyed || isMoved >= lifeLeft;
  const last = tollOf(attack);
  const telling: Telling = { scenario, count, attack, rolled };
  const since = (from: Toll, to: Toll, isToldElsewhere: boolean) =>
    between(
      from,
      isToldElsewhere ? { ...to, defenderDestroyed: from.defenderDestroyed } : to,
      telling,
    );
  if (!attack.made || attack.ignored || attack.evaded) {
    // Such an attack skips the stages of wounds and Knockback.
    return {
      before: since(NO_TOLL, ignoring, false),
      wounded: [],
      back: [],
      after: since(ignoring, last, false),
    };
  }
  const powers = strikers(outcome, active);
  return {
    before: since(NO_TOLL, ignoring, false),
    wounded: since(ignoring, tolls.wounds, byAttack),
    back: between(tolls.wounds, back, { ...telling, by: ` by ${listed(powers)}` }),
    after: since(back, last, byKnockback),
  };
}

/** The titles of powers that turn excess blocks into wounds of the attacker. */
export function strikers({ attack }: AttackOutcome, active: AttackProfile['active']): string[] {
  const titles = (['counterStrike', 'backlash'] as const).flatMap((name) => {
    if (!attack[name]) return [];
    const all = active.filter(({ effect }) => effect.name === name);
    const acting = all.find((one) => acts(one, attack)) ?? all[0];
    return acting ? [acting.power.title] : [];
  });
  return [...new Set(titles)];
}

interface Telling {
  readonly scenario: C3gScenario;
  readonly count: Count;
  readonly attack: AttackOutcome['attack'];
  readonly rolled: readonly string[];
  /** The cause of the attacker's wounds, if no power is noted for them. */
  readonly by?: string;
}

function between(
  from: Toll,
  to: Toll,
  { scenario: { attacker, defender }, count, attack, rolled, by = '' }: Telling,
): string[] {
  const noted = attack.changes.slice(from.noted, to.noted);
  const causes = (field: AttackChange['field']) =>
    new Set(noted.flatMap((one) => (one.field === field ? [one.cause] : [])));
  const named = (word: string, field: AttackChange['field']) => {
    const unnamed = [...causes(field)].filter((one) => !rolled.includes(one));
    return unnamed.length > 0 ? `${word} ${listed(unnamed)}` : '';
  };
  const receives = (name: string, n: number, thing: string, more: string) =>
    n > 0 ? [`${name} receives ${count(n, thing)}${more}.`] : [];
  const harm = named(' from', 'defenderWounds');
  const own = causes('attackerWounds').size > 0 ? named(' from', 'attackerWounds') : by;
  const end = attack.paidAll ? ', the price of' : ' by';
  return [
    ...receives(defender.name, to.extra - from.extra, 'extra wound', harm),
    ...receives(defender.name, to.unblockable - from.unblockable, 'unblockable wound', harm),
    ...(to.defenderDestroyed && !from.defenderDestroyed
      ? [`${does(defender, 'is')} destroyed${named(' by', 'defenderDestroyed')}.`]
      : []),
    ...receives(attacker.name, to.attackerWounds - from.attackerWounds, 'wound', own),
    ...(to.attackerDestroyed && !from.attackerDestroyed
      ? [`${does(attacker, 'is')} destroyed${named(end, 'attackerDestroyed')}.`]
      : []),
  ];
}
