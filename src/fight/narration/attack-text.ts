/* Describes one of many attacks in a few short sentences. */

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
import type { AttackEvent, RollTime } from '../../rules/index.ts';
import {
  failedText,
  firstFaces,
  noAttackText,
  rollSentence,
  shownText,
  some,
  tollSentences,
  type Who,
  whyFewer,
} from './rolls.ts';

/**
 * Describes an attack briefly: "3 skulls of 5 dice against 1 shield of 2: 2 wounds." The text may begin in lower case.
 * Rolls for powers appear where they happen. The Life left is omitted, because it is an event of its own.
 */
export function attackSentences(event: AttackEvent, who: Who): string[] {
  const rolls = rollsOf(event, who);
  const tolls = (at: RollTime) => tollSentences(event, at, who, some);
  const isTold = event.ignored && event.ignoring !== undefined;
  return [
    ...rolls('dice', 'beforehand'),
    ...tolls('beforehand'),
    ...ignoringTexts(event, who),
    ...(isTold ? [] : attackMade(event, who)),
    ...rolls('wounded'),
    ...tolls('wounded'),
    ...rolls('back'),
    ...tolls('back'),
    ...rolls('knockback', 'afterwards'),
    ...tolls('afterwards'),
  ];
}

/** "Krug is healed of 2 wounds."; empty if the Life left shows the healing. */
export function healingTexts(
  { who: name, healed, isHealedInAll }: AttackEvent,
  who: Who,
): string[] {
  return healed && !isHealedInAll
    ? [`${does(who(name), 'is')} healed of ${some(healed, 'wound')}.`]
    : [];
}

/** An attack in a game: its announcement (the odds follow it), then the rest of the text with the dice. */
export interface AnnouncedAttack {
  /** "Finn attacks Krug from 3 spaces away" */
  readonly announced: string;
  readonly rest: string;
}

/** "Finn attacks Krug from 3 spaces away: 2 skulls of 4 dice against …" */
export function announcedAttack(event: AttackEvent, who: Who): AnnouncedAttack {
  const { isUse, none } = event;
  const announced = announcedText(event);
  const all = [...attackSentences(event, who), ...healingTexts(event, who)];
  if (isUse && none === 'noDice' && all.length === 0)
    return { announced, rest: ', without effect.' };
  const [first = '', ...others] = all;
  // The text of a roll continues the sentence, so it begins in lower case or with a number. Any other text is a
  // sentence of its own.
  const isRoll = /^(?:no|\d+) (?:skull|automatic)/.test(first);
  const told = [isRoll ? `: ${first}` : '.', ...(isRoll ? others : all).map(capitalised)];
  return { announced, rest: told.join(' ') };
}

/** "Finn attacks Krug with Mind Shackle from 3 spaces away" */
export function announcedText({ who, target, power, isUse, distance }: AttackEvent): string {
  const whom = inSentence(target);
  const what = isUse
    ? `uses ${power ?? 'a power'} on ${whom}`
    : `attacks ${whom}${power === undefined ? '' : ` with ${power}`}`;
  return `${who} ${what}${distance === undefined ? '' : ` from ${some(distance, 'space')} away`}`;
}

const rollsOf =
  ({ rolls }: AttackEvent, who: Who) =>
  (...times: readonly RollTime[]): string[] =>
    rolls.filter(({ at }) => at && times.includes(at)).map((roll) => rollSentence(roll, who));

function ignoringTexts({ ignoring, ignored, target }: AttackEvent, who: Who): string[] {
  if (!ignoring) return [];
  const one = who(target);
  const what = ignored
    ? ` and ${verbOf(isPlural(one), 'ignores')} the attack`
    : failedText(one, `${ignoring.needs} to ignore it`);
  return [`${does(one, 'rolls')} ${ignoring.roll} on the D20${what}.`];
}

/** The dice of an attack and its wounds, with the rolls for powers in between. */
function attackMade(event: AttackEvent, who: Who): string[] {
  const { target, ignored, evaded, none, isUse, isLeft, hitsPerSkull, wounds } = event;
  const [attacker, defender] = [who(event.who), who(target)];
  const isUsed = isUse && (none === 'replaced' || none === 'noDice');
  if (none) return isLeft || isUsed ? [] : [noAttackText(event, who)];
  if (ignored) return [`${does(defender, 'ignores')} the attack.`];
  const rolls = rollsOf(event, who);
  const [evasion, defending, reckoning] = [
    rolls('evasion'),
    rolls('defenseRoll'),
    rolls('reckoning'),
  ];
  const rerolled = rolls('attackReroll');
  const rolled = skullsOf(event);
  const before = [
    ...rolls('attackRoll'),
    ...(rerolled.length > 0 ? [stopped(rolled.first), ...rerolled] : []),
  ];
  const skulls = rerolled.length > 0 ? nowHas(attacker, rolled.inAll) : rolled.atOnce;
  const each = hitsPerSkull > 1 ? `, each counting for ${hitsPerSkull}` : '';
  const alone = stopped(`${skulls}${each}`);
  const said = each ? `${skulls}${each},` : skulls;
  if (evaded) {
    const evades = `${does(defender, 'evades')} the attack.`;
    return evasion.length > 0
      ? [...before, alone, ...evasion, evades]
      : [...before, `${said}, but ${inSentence(evades)}`];
  }
  const answered = [...evasion, ...defending];
  const redefended = rolls('defenseReroll');
  const shields = shieldsOf(event);
  const defense = redefended.length > 0 ? shields.first : shields.atOnce;
  const attacked =
    answered.length > 0
      ? [alone, ...answered, `${does(defender, 'has')} ${defense}`]
      : [`${said} against ${defense}`];
  if (redefended.length > 0)
    attacked.push(
      stopped(attacked.pop() as string),
      ...redefended,
      nowHas(defender, shields.inAll),
    );
  const dealt = `${some(wounds, 'wound')}${whyFewer(event)}.`;
  const last = attacked.pop() as string;
  return reckoning.length > 0
    ? [...before, ...attacked, stopped(last), ...reckoning, capitalised(dealt)]
    : [...before, ...attacked, `${last}: ${dealt}`];
}

/** "Finn now has 3 skulls" */
const nowHas = (one: Named, what: string) =>
  `${one.name} now ${verbOf(isPlural(one), 'has')} ${what}`;

/** Texts about the skulls or shields of a roll. */
interface RolledTexts {
  /** For a roll without rerolls: "3 skulls of 5 dice (1 more for height advantage) and 1 automatic from Sharpshooter" */
  readonly atOnce: string;
  /** Before any dice are rolled again: "2 skulls of 5 dice (1 more for height advantage)" */
  readonly first: string;
  /** After rerolls: "3 skulls and 1 automatic from Sharpshooter" */
  readonly inAll: string;
}

function skullsOf(event: AttackEvent): RolledTexts {
  const { dice, attackDice, skulls, automaticSkulls } = event;
  const inAll = some(skulls, 'skull');
  const of = ` of ${some(attackDice, 'die', 'dice')}${reasonsText(event, 'attackDice')}`;
  const more = automaticText(event, 'automaticSkulls', automaticSkulls);
  return {
    atOnce: `${inAll}${of}${more}`,
    first: `${shownText(firstFaces(dice, 'attack'), 'skull')}${of}`,
    inAll: `${inAll}${more}`,
  };
}

function shieldsOf(event: AttackEvent): RolledTexts {
  const { dice, undefended, defenseDice, shields, automaticShields, blocksPerShield } = event;
  const noDice = undefended || defenseDice === 0;
  const reasons = reasonsText(event, 'defenseDice');
  const inAll = some(shields, 'shield');
  const of = `${noDice ? ' without dice' : ` of ${defenseDice}`}${reasons}`;
  const each = blocksPerShield > 1 ? `, each blocking ${blocksPerShield}` : '';
  const more = `${automaticText(event, 'automaticShields', automaticShields)}${each}`;
  const isNone = noDice && automaticShields === 0;
  return {
    atOnce: isNone ? `no defense${undefended ? '' : reasons}` : `${inAll}${of}${more}`,
    first: `${shownText(firstFaces(dice, 'defense'), 'shield')}${of}`,
    inAll: `${inAll}${more}`,
  };
}

/** " and 1 automatic from Sharpshooter" */
function automaticText(event: AttackEvent, gives: string, automatic: number): string {
  const causes = listed(summed(event, gives).map(([cause]) => cause));
  return automatic > 0 ? ` and ${automatic} automatic${causes && ` from ${causes}`}` : '';
}

/** " (1 more for height advantage)" */
function reasonsText(event: AttackEvent, field: string): string {
  const why = summed(event, field).map(([cause, by]) =>
    by < 0 ? `${-by} fewer for ${cause}` : `${by} more for ${cause}`,
  );
  return why.length > 0 ? ` (${listed(why)})` : '';
}

/** The total for each cause, because several changes may have the same cause. */
function summed({ changes }: AttackEvent, field: string): [string, number][] {
  const sums = new Map<string, number>();
  for (const { field: changed, cause, by } of changes)
    if (changed === field) sums.set(cause, (sums.get(cause) ?? 0) + by);
  return [...sums].filter(([, by]) => by !== 0);
}
