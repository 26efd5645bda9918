/* Tells the attacks of a long fight briefly, and rolls the dice of a told fight. */

import {
  capitalised,
  does,
  inSentence,
  isPlural,
  listed,
  type Named,
  stopped,
  verbOf,
} from '../../base/index.ts';
import type { AttackChange, AttackState, Side } from '../../cards/index.ts';
import {
  type FacesRolled,
  facesInWholes,
  type Pool,
  poolsLookedAt,
  symbolsOf,
  type ThrowOf,
} from '../../chance/index.ts';
import type { AttackOutcome } from '../combat/attack-outcome.ts';
import { attackThrow } from '../combat/dice.ts';
import { IGNORE } from '../combat/pools.ts';
import type { PowerDependencies } from '../combat/power-dependencies.ts';
import type { AttackProfile } from '../combat/profile.ts';
import { tellNoAttack, whyFewer } from '../combat/tell.ts';
import { rerolledCount } from '../combat/tell-faces.ts';
import { failedText, namePowerRolls, titlesRolled } from '../combat/tell-powers.ts';
import { tellTolls } from '../combat/tell-tolls.ts';
import { type ThrowOutcome, throwOutcomeOf } from '../combat/throw-outcome.ts';
import type { C3gScenario } from '../scenario.ts';

/** Counts in a report of a fight: "1 wound", "2 wounds", "no wounds". */
export function some(n: number, thing: string, things = `${thing}s`): string {
  return `${n === 0 ? 'no' : n} ${n === 1 ? thing : things}`;
}

/**
 * Tells one of many attacks briefly: "3 skulls of 5 dice against 1 shield of 2: 2 wounds." It may
 * begin in lower case. The rolls of powers are told where they happen. The caller adds the Life
 * left.
 */
function tellShortly(
  outcome: AttackOutcome,
  faces: FacesRolled,
  profile: AttackProfile,
  fight: C3gScenario,
): string[] {
  const { attack } = outcome;
  const rolls = namePowerRolls(outcome, faces, profile, fight);
  const titles = titlesRolled(outcome, faces, profile, fight);
  const tolls = tellTolls(outcome, profile, fight, some, titles);
  const [ignoring] = faces[IGNORE.name] ?? [];
  const luck =
    ignoring === undefined || profile.ignoresOn === undefined
      ? []
      : [ignoringText(fight.defender, ignoring, profile.ignoresOn, attack.ignored)];
  const isTold = attack.ignored && luck.length > 0;
  const made = attack.made
    ? rollOf(attack, fight, rolls, rerollsOf(faces, profile, fight))
    : attack.isLeft
      ? []
      : [tellNoAttack(outcome, profile, fight).text];
  return [
    ...rolls('dice', 'beforehand'),
    ...tolls.before,
    ...luck,
    ...(isTold ? [] : made),
    ...rolls('wounded'),
    ...tolls.wounded,
    ...rolls('back'),
    ...tolls.back,
    ...rolls('knockback', 'afterwards'),
    ...tolls.after,
  ];
}

function ignoringText(one: Named, rolled: string, least: number, ignored: boolean): string {
  const what = ignored
    ? ` and ${verbOf(isPlural(one), 'ignores')} the attack`
    : failedText(one, `${least} to ignore it`);
  return `${does(one, 'rolls')} ${rolled} on the D20${what}.`;
}

/** Rerolls that are built into the die, and so part of the roll: "Krug rolls 2 dice again for Rage." */
function rerollsOf(
  faces: FacesRolled,
  { active }: AttackProfile,
  fight: C3gScenario,
): Record<Side, string[]> {
  const of = (owner: Side, dice: 'attack' | 'defense') => {
    const count = rerolledCount(faces, dice);
    const cause = active.find(
      ({ effect, power }) => effect.name === 'rerolls' && power.owner === owner,
    );
    if (count === 0 || !cause) return [];
    return [
      `${does(fight[owner], 'rolls')} ${some(count, 'die', 'dice')} again for ${cause.power.title}.`,
    ];
  };
  return { attacker: of('attacker', 'attack'), defender: of('defender', 'defense') };
}

/** The dice of an attack and its wounds, with the rolls of powers in between. */
function rollOf(
  attack: AttackState,
  { defender }: C3gScenario,
  rolls: ReturnType<typeof namePowerRolls>,
  again: Readonly<Record<Side, string[]>>,
): string[] {
  if (attack.ignored) return [`${does(defender, 'ignores')} the attack.`];
  const before = [...rolls('attackRoll'), ...again.attacker];
  const [evasion, defending, reckoning] = [
    rolls('evasion'),
    [...rolls('defenseRoll'), ...again.defender],
    rolls('reckoning'),
  ];
  const skulls = rolledText(attack, {
    rolled: some(attack.skulls, 'skull'),
    dice: `of ${some(attack.attackDice, 'die', 'dice')}`,
    changed: 'attackDice',
    automatic: attack.automaticSkulls,
    gives: 'automaticSkulls',
  });
  const each = attack.hitsPerSkull > 1 ? `, each counting for ${attack.hitsPerSkull}` : '';
  const alone = stopped(`${skulls}${each}`);
  const said = each ? `${skulls}${each},` : skulls;
  if (attack.evaded) {
    const evades = `${does(defender, 'evades')} the attack.`;
    return evasion.length > 0
      ? [...before, alone, ...evasion, evades]
      : [...before, `${said}, but ${inSentence(evades)}`];
  }
  const answered = [...evasion, ...defending];
  const attacked =
    answered.length > 0
      ? [alone, ...answered, `${does(defender, 'has')} ${defenseOf(attack)}`]
      : [`${said} against ${defenseOf(attack)}`];
  const wounds = `${some(attack.wounds.attack, 'wound')}${whyFewer(attack)}.`;
  const last = attacked.pop() as string;
  return reckoning.length > 0
    ? [...before, ...attacked, stopped(last), ...reckoning, capitalised(wounds)]
    : [...before, ...attacked, `${last}: ${wounds}`];
}

function defenseOf(attack: AttackState): string {
  const noDice = attack.undefended || attack.defenseDice === 0;
  if (noDice && attack.automaticShields === 0)
    return `no defense${attack.undefended ? '' : reasonsText(attack.changes, 'defenseDice')}`;
  const shields = rolledText(attack, {
    rolled: some(attack.shields, 'shield'),
    dice: noDice ? 'without dice' : `of ${attack.defenseDice}`,
    changed: 'defenseDice',
    automatic: attack.automaticShields,
    gives: 'automaticShields',
  });
  const each = attack.blocksPerShield > 1 ? `, each blocking ${attack.blocksPerShield}` : '';
  return `${shields}${each}`;
}

interface Rolled {
  readonly rolled: string;
  readonly dice: string;
  readonly changed: AttackChange['field'];
  readonly automatic: number;
  readonly gives: AttackChange['field'];
}

/** "3 skulls of 5 dice (1 more for height advantage) and 1 automatic from Sharpshooter" */
function rolledText(
  { changes }: AttackState,
  { rolled, dice, changed, automatic, gives }: Rolled,
): string {
  const causes = listed(summed(changes, gives).map(([cause]) => cause));
  const more = automatic > 0 ? ` and ${automatic} automatic${causes && ` from ${causes}`}` : '';
  return `${rolled} ${dice}${reasonsText(changes, changed)}${more}`;
}

/** " (1 more for height advantage)" */
function reasonsText(changes: readonly AttackChange[], field: AttackChange['field']): string {
  const why = summed(changes, field).map(([cause, by]) =>
    by < 0 ? `${-by} fewer for ${cause}` : `${by} more for ${cause}`,
  );
  return why.length > 0 ? ` (${listed(why)})` : '';
}

/** The total of each cause; several figures may share one. */
function summed(
  changes: readonly AttackChange[],
  field: AttackChange['field'],
): [string, number][] {
  const sums = new Map<string, number>();
  for (const { field: changed, cause, by } of changes)
    if (changed === field) sums.set(cause, (sums.get(cause) ?? 0) + by);
  return [...sums].filter(([, by]) => by !== 0);
}

export type Roll = (pool: Pool) => readonly string[];

export function onD20(faces: FacesRolled): string {
  return `${listed(Object.values(faces).flat())} on the D20`;
}

/** Rolls the dice of a Throw; the faces are limited to the pools that the rules look at. */
export function rolled<T>(model: ThrowOf<T>, roll: Roll): { faces: FacesRolled; value: T } {
  const faces: Record<string, readonly string[]> = {};
  const raw: Record<string, Record<string, number>> = {};
  for (const pool of model.thrown) {
    const fell = roll(pool);
    faces[pool.name] = fell;
    raw[pool.name] = symbolsOf(fell, pool);
  }
  return { faces: facesInWholes(faces, poolsLookedAt(model, raw)), value: model.resolve(raw) };
}

/** An attack that has been rolled, in sentences. */
export interface ThrownAttack {
  /** The first may begin in lower case. */
  readonly step: string[];
  /** Healing of the attacker, told after the effects on others; empty: none. */
  readonly healing: string;
  readonly again: string;
  readonly outcome: ThrowOutcome;
  readonly faces: FacesRolled;
}

/** Rolls one attack and tells it. */
export function throwAttack(
  fight: C3gScenario,
  { limited }: PowerDependencies,
  roll: Roll,
): ThrownAttack {
  const { profile, model } = attackThrow(fight);
  const { faces, value: outcome } = rolled(model, roll);
  const { healed, again } = outcome.attack;
  return {
    step: tellShortly(outcome, faces, profile, fight),
    healing: healed > 0 ? `${does(fight.attacker, 'is')} healed of ${some(healed, 'wound')}.` : '',
    again: again ? `${fight.attacker.name} may attack again.` : '',
    faces,
    outcome: throwOutcomeOf(outcome.attack, outcome.moved.spacesMoved, limited),
  };
}
