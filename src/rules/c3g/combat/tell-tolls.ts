import { acts } from '../../../powers/acting.ts';
import { listed } from '../../../words/english.ts';
import { does } from '../../../words/named.ts';
import type { C3gScenario } from '../scenario.ts';
import { type AttackOutcome, NO_TOLL, type Toll, tollOf } from './attack-outcome.ts';
import type { AttackProfile } from './profile.ts';

/** How a story writes a count: "two wounds", "2 wounds". */
type Count = (n: number, thing: string) => string;

/**
 * What powers cost both figures in addition to the wounds of the attack, sentence by sentence and
 * stage by stage.
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

/** Tells the tolls of an attack, without what the story tells elsewhere. */
export function tellTolls(
  outcome: AttackOutcome,
  { active }: Pick<AttackProfile, 'active'>,
  scenario: C3gScenario,
  count: Count,
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
  const since = (from: Toll, to: Toll, isToldElsewhere: boolean) =>
    between(from, isToldElsewhere ? { ...to, defenderDestroyed: from.defenderDestroyed } : to, {
      scenario,
      count,
    });
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
    back: between(tolls.wounds, back, { scenario, count, by: ` by ${listed(powers)}` }),
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
  /** The cause of the attacker's wounds, if it is to be named. */
  readonly by?: string;
}

function between(
  from: Toll,
  to: Toll,
  { scenario: { attacker, defender }, count, by = '' }: Telling,
): string[] {
  const receives = (name: string, n: number, thing: string, more = '') =>
    n > 0 ? [`${name} receives ${count(n, thing)}${more}.`] : [];
  return [
    ...receives(defender.name, to.extra - from.extra, 'extra wound'),
    ...receives(defender.name, to.unblockable - from.unblockable, 'unblockable wound'),
    ...(to.defenderDestroyed && !from.defenderDestroyed
      ? [`${does(defender, 'is')} destroyed.`]
      : []),
    ...receives(attacker.name, to.attackerWounds - from.attackerWounds, 'wound', by),
    ...(to.attackerDestroyed && !from.attackerDestroyed
      ? [`${does(attacker, 'is')} destroyed.`]
      : []),
  ];
}
