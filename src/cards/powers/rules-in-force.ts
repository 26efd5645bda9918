/* The rules in force in a fight: from both cards' powers and from other figures' grants, with names for their dice. */

import { slug } from '../../base/index.ts';
import type { ActingParts, ActingRule, ActivePower } from './acting-rule.ts';
import { kindOf } from './acts/index.ts';
import { lineOf, rulesOfLine, rulesOfSpecial } from './adapter/index.ts';
import { arenaOf, roleOf } from './arena.ts';
import type { EffectLine } from './effect-line.ts';
import type { Confrontation, Side } from './figure.ts';
import { powerNamed } from './named-powers.ts';
import { rulesOfNamed } from './named-rules.ts';
import type { PowerUse } from './power.ts';
import type { RuleCondition } from './rules/condition.ts';
import { READS, readsOf, withoutNot } from './rules/position.ts';
import type { Rule } from './rules/rule.ts';

/** A cache, because every fight looks up the same powers. */
const LINES = new WeakMap<PowerUse, readonly EffectLine[]>();

/** All lines of a power: the rules of a known power, or the lines on the card. */
export function allLinesOf(use: PowerUse): readonly EffectLine[] {
  const { power, number = 0, effects } = use;
  if (effects) return effects;
  const known = LINES.get(use);
  if (known) return known;
  const lines = rulesOfNamed(power, number).map(lineOf);
  LINES.set(use, lines);
  return lines;
}

const IN_FIGHTS = new WeakMap<readonly EffectLine[], readonly EffectLine[]>();

/** The lines of a power that act in a one-on-one fight. */
export function linesOfPower(use: PowerUse): readonly EffectLine[] {
  const lines = allLinesOf(use);
  const known = IN_FIGHTS.get(lines);
  if (known) return known;
  const found = lines.some(isOfBattles) ? lines.filter((line) => !isOfBattles(line)) : lines;
  IN_FIGHTS.set(lines, found);
  return found;
}

/** The lines of a power that act in battles but do nothing in a one-on-one fight. */
export function battleLinesOf(use: PowerUse): readonly EffectLine[] {
  return allLinesOf(use).filter((line) => arenaOf(line).isOfBattles);
}

/** A power as it acts in battles: with the lines for battles, without the lines for one-on-one fights. */
export function inBattle(use: PowerUse): PowerUse {
  if (!use.effects?.some((line) => line.in !== undefined)) return use;
  const effects = use.effects.filter((line) => line.in !== 'fights').map(playedAnywhere);
  return { ...use, effects, ...(use.mayInBattles && { may: true }) };
}

/** A copy of a line whose rules are not limited to one kind of play. */
function playedAnywhere({ in: _, ...line }: EffectLine): EffectLine {
  const { rules } = line;
  if (!rules) return line;
  return { ...line, rules: (rules as readonly Rule[]).map(({ in: __, ...rule }) => rule) };
}

/** Whether a line does nothing in a one-on-one fight. */
export function isOfBattles(line: EffectLine): boolean {
  return line.in === 'battles' || arenaOf(line).isOfBattles;
}

/** The rules of both sides, in the order of their cards. */
export type RulesInForce = readonly ActingRule[];

/** All rules in a fight, with names for their dice: `evade`, and `evade-2` for a second one. */
export function rulesInForce(fight: Confrontation): RulesInForce {
  const nameOf = numberedNames();
  return SIDES.flatMap((owner) => rulesOfSide(fight, owner, nameOf));
}

/** The rules of one side. Their dice are numbered as if this side were the attacker in `rulesInForce`. */
export function rulesInForceOf(fight: Confrontation, owner: Side): RulesInForce {
  return rulesOfSide(fight, owner, numberedNames());
}

function rulesOfSide(
  fight: Confrontation,
  owner: Side,
  nameOf: (name: string) => string,
): ActingRule[] {
  const all: ActingRule[] = [];
  for (const { title, lines, may, ofSpecialAttack } of powersIn(fight, owner)) {
    const { roll, numbers, rules } = writtenIn(lines, title, ofSpecialAttack);
    const d20 = { name: nameOf(roll), numbers };
    const power: ActivePower = { title, owner, may, ofSpecialAttack, d20 };
    for (const { kind, rule, line, when, dice, role } of rules) {
      if (role !== 'either' && role !== owner) continue;
      all.push({ kind, rule, line, when, power, dice: nameOf(dice) });
    }
  }
  return all;
}

/** Suffix of a special attack's title, for the roll that decides whether the attack may be made again. */
const AGAIN = ' again';

export const isForAgain = ({
  title,
  ofSpecialAttack,
}: Pick<ActivePower, 'title' | 'ofSpecialAttack'>): boolean =>
  ofSpecialAttack && title.endsWith(AGAIN);

/** The title of granted lines whose source is unknown. */
export const GRANTED_TITLE = 'other figures';

const SIDES = ['attacker', 'defender'] as const;

interface Lines {
  readonly title: string;
  readonly lines: readonly EffectLine[];
  readonly may: boolean;
  readonly ofSpecialAttack: boolean;
}

function powersIn(fight: Confrontation, owner: Side): Lines[] {
  const { powers, granted = [] } = fight[owner];
  const all: Lines[] = powers.map((use) => ({
    title: powerNamed(use.power)?.title ?? use.power,
    lines: linesOfPower(use),
    may: use.may ?? false,
    ofSpecialAttack: false,
  }));
  for (const [title, lines] of byGiver(granted)) {
    all.push({ title, lines, may: false, ofSpecialAttack: false });
  }
  if (owner === 'defender' || !fight.special) return all;
  const { title, effects = [], againWhen } = fight.special;
  return [
    ...all,
    { title, lines: effects, may: false, ofSpecialAttack: true },
    { title: `${title}${AGAIN}`, lines: againLines(againWhen), may: false, ofSpecialAttack: true },
  ];
}

const AGAIN_LINES = new WeakMap<readonly RuleCondition[], readonly EffectLine[]>();

/** The line with which a special attack may be made again, with its own roll. */
function againLines(when: readonly RuleCondition[] | undefined): readonly EffectLine[] {
  if (when === undefined) return [];
  const known = AGAIN_LINES.get(when);
  if (known) return known;
  const lines = [lineOf({ on: 'attackOver', if: when, does: [{ again: {} }] })];
  AGAIN_LINES.set(when, lines);
  return lines;
}

/** Groups granted lines by the title of their source. */
function byGiver(granted: readonly EffectLine[]): [string, readonly EffectLine[]][] {
  if (granted.length === 0) return [];
  if (!granted.some(({ givenBy }) => givenBy)) return [[GRANTED_TITLE, granted]];
  const all = new Map<string, EffectLine[]>();
  for (const line of granted) {
    const title = line.givenBy ?? GRANTED_TITLE;
    all.set(title, [...(all.get(title) ?? []), line]);
  }
  return [...all];
}

/** The rules and D20 numbers in lines of one power, before an owner is assigned. */
interface Written {
  /** The power's title, the name of its D20, and the numbers that its conditions need. */
  readonly title: string;
  readonly roll: string;
  readonly numbers: readonly number[];
  readonly rules: readonly WrittenRule[];
}

interface WrittenRule extends Omit<ActingRule, 'power'> {
  /** The side whose card must have the rule. */
  readonly role: Side | 'either';
}

/** The names of rolls, keyed by the power's title. A cache, because the same few titles occur again and again. */
const ROLLS = new Map<string, string>();
const MOST_ROLLS = 4096;

function rollOf(title: string): string {
  const known = ROLLS.get(title);
  if (known !== undefined) return known;
  const roll = `roll-${slug(title)}`;
  if (ROLLS.size >= MOST_ROLLS) ROLLS.clear();
  ROLLS.set(title, roll);
  return roll;
}

const WRITTEN = new WeakMap<readonly EffectLine[], Written>();

function writtenIn(lines: readonly EffectLine[], title: string, isOfSpecial: boolean): Written {
  const known = WRITTEN.get(lines);
  if (known?.title === title) return known;
  const rules = lines.flatMap((line) => rulesIn(line, isOfSpecial));
  const written = {
    title,
    roll: rollOf(title),
    numbers: d20Numbers(rules.flatMap(({ when }) => when)),
    rules,
  };
  WRITTEN.set(lines, written);
  return written;
}

/** Returns a name unchanged the first time, with `-2` the second time. */
function numberedNames(): (name: string) => string {
  const times = new Map<string, number>();
  return (name) => {
    const n = (times.get(name) ?? 0) + 1;
    times.set(name, n);
    return n === 1 ? name : `${name}-${n}`;
  };
}

const OF_LINES = new WeakMap<EffectLine, readonly WrittenRule[]>();
const OF_SPECIALS = new WeakMap<EffectLine, readonly WrittenRule[]>();

/** The rules of a line, before the names of their dice are numbered. */
function rulesIn(line: EffectLine, isOfSpecial: boolean): readonly WrittenRule[] {
  const known = (isOfSpecial ? OF_SPECIALS : OF_LINES).get(line);
  if (known) return known;
  const rules = isOfSpecial ? rulesOfSpecial(line) : rulesOfLine(line);
  const found = rules.map((rule): WrittenRule => {
    const kind = kindOf(rule);
    return {
      kind,
      rule: partsOfRule(rule),
      line,
      when: whenOfRule(rule),
      dice: kind.dice ?? kind.name,
      role: roleOf(rule),
    };
  });
  (isOfSpecial ? OF_SPECIALS : OF_LINES).set(line, found);
  return found;
}

/** A rule without its conditions and limits. */
function partsOfRule(rule: Rule): ActingParts {
  if ('has' in rule) return { ...(rule.whom && { whom: rule.whom }), has: rule.has };
  const { on, roll, idleRoll, does, else: otherwise } = rule;
  const own = idleRoll ? { d20: 1 } : roll?.per === 'power' ? undefined : roll;
  return {
    on,
    ...(own?.d20 !== undefined && { roll: own }),
    does,
    ...(otherwise && { else: otherwise }),
  };
}

/** The conditions of a rule. A roll that is shared by the whole power becomes a `d20` condition. */
function whenOfRule({ if: all = ALWAYS, ...rule }: Rule): readonly RuleCondition[] {
  const roll = 'on' in rule && rule.roll?.per === 'power' ? rule.roll : undefined;
  if (roll === undefined) return rollsLast(all);
  const d20 = Number(roll.d20);
  return [...rollsLast(all), roll.atMost ? { not: [{ d20: d20 + 1 }] } : { d20 }];
}

const WHEN = new WeakMap<EffectLine, readonly RuleCondition[]>();
const ALWAYS: readonly RuleCondition[] = [];

/** The conditions of the rules of a line. */
export function whenOf(line: EffectLine): readonly RuleCondition[] {
  const known = WHEN.get(line);
  if (known) return known;
  const all = rulesOfLine(line).flatMap(whenOfRule);
  WHEN.set(line, all);
  return all;
}

/** Puts conditions that need a D20 last, so that the D20 is rolled only if all other conditions hold. */
function rollsLast(all: readonly RuleCondition[]): readonly RuleCondition[] {
  const isRolled = (one: RuleCondition) => (readsOf([one]) & READS.roll) !== 0;
  return all.some(isRolled)
    ? [...all.filter((one) => !isRolled(one)), ...all.filter(isRolled)]
    : all;
}

/** The numbers in the `d20` conditions, ascending and without repeats. */
export function d20Numbers(conditions: readonly RuleCondition[]): number[] {
  const numbers = withoutNot(conditions).flatMap(({ d20 = [] }) => d20);
  return [...new Set(numbers)].sort((a, b) => a - b);
}
