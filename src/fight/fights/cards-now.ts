/*
 * The effect lines of two cards that can act in one attack. Used-up lines are removed, and tables are replaced by the
 * rolled results.
 */

import {
  type EffectLine,
  kindOf,
  type Rule,
  rulesOfLine,
  type SpecialAttack,
  type Step,
  stepsOf,
  strikesSeveral,
  withRules,
} from '../../cards/index.ts';
import { changedLine, lineOfSpecial, originalOf } from '../combat/changed-lines.ts';
import { withoutPowers } from '../combat/optional-powers.ts';
import type { Powered } from '../combat/power-dependencies.ts';
import type { PlannedAttack } from './planned-attack.ts';
import { withRolledTable, withRolledWounds } from './tables.ts';

/** The state of two cards' effect lines when one card attacks the other. */
export interface LinesSoFar {
  readonly planned: PlannedAttack | undefined;
  /** Limited lines with no uses left. */
  readonly spent: readonly EffectLine[];
  /** The attacker's tables of attack dice, and their results this turn. */
  readonly tableLines: readonly EffectLine[];
  readonly tables: readonly number[];
  /** How many times the attacker has attacked again this turn. */
  readonly again: number;
}

/**
 * Two cards with the lines that can act now, and the special attack, if there is one. Callers add the lines that hold
 * only in this attack (`granted`).
 */
export function cardsNow<Attacker extends Powered, Defender extends Powered>(
  attacker: Attacker,
  defender: Defender,
  { planned, spent, tableLines, tables, again }: LinesSoFar,
): {
  readonly attacker: Attacker;
  readonly defender: Defender;
  readonly special: SpecialAttack | undefined;
} {
  const isUnchanged = spent.length === 0 && tables.length === 0 && again === 0;
  if (isUnchanged && actsAsPrinted(planned))
    return { attacker, defender, special: planned?.special };
  const unspent = (line: EffectLine) => (spent.includes(originalOf(line)) ? undefined : line);
  const now = (line: EffectLine) => {
    if (!unspent(line)) return undefined;
    const rolled = notAgain(withRolledTable(line, tables[tableLines.indexOf(line)]), again);
    return planned && rolled ? lineNow(planned, rolled) : rolled;
  };
  const special = planned?.special;
  const rolled = special?.dice === 0 ? planned?.part?.rolled : undefined;
  const ofSpecial = (line: EffectLine) =>
    now(rolled === undefined ? line : withRolledWounds(line, rolled));
  const ofCard = (line: EffectLine) => {
    // In an attack that is a step of one power, the card's other powers do not act.
    if (planned?.strikes) return undefined;
    return planned?.isApart && strikesSeveral(line) ? undefined : now(line);
  };
  return {
    attacker: withLines(withoutPowers(attacker, planned?.withheld ?? []), ofCard),
    defender: withLines(defender, unspent),
    special:
      special &&
      withInnerLines(planned?.part?.hasMore ? withoutAgain(special) : special, ofSpecial),
  };
}

/** Whether every line of the attacker can act in this attack exactly as printed. */
export function actsAsPrinted(planned: PlannedAttack | undefined): boolean {
  if (!planned) return true;
  const { withheld = [], isLeft, isApart, strikes, part } = planned;
  return withheld.length === 0 && !isLeft && !isApart && !strikes && !part;
}

/** How a line acts in one throw of an attack. */
function lineNow(
  { isLeft, targets, part }: PlannedAttack,
  line: EffectLine,
): EffectLine | undefined {
  const now = part?.hasMore ? withoutLast(line, targets?.isOnce ?? false) : line;
  return isLeft && now ? withoutBefore(now) : now;
}

/**
 * Removes from a line what happens only after an attack has hit the last of several figures: making the attack again
 * and, if one roll counts for all figures, the cost of the power.
 */
const withoutLast = (line: EffectLine, isOnce: boolean): EffectLine | undefined =>
  without(line, (rule) => {
    const { name } = kindOf(rule);
    return name === 'again' || (isOnce && name === 'wound.cost');
  });

function withoutAgain({ againWhen: _, ...special }: SpecialAttack): SpecialAttack {
  return special;
}

/** A line without its `beforeAttack` rules, which have acted already; undefined if nothing is left. */
const withoutBefore = (line: EffectLine): EffectLine | undefined =>
  without(line, (rule) => 'on' in rule && rule.on === 'beforeAttack');

/** A line without some of its rules; undefined if no rule is left. */
function without(line: EffectLine, isLost: (rule: Rule) => boolean): EffectLine | undefined {
  const rules = rulesOfLine(line);
  const left = rules.filter((rule) => !isLost(rule));
  if (left.length === rules.length) return line;
  return left.length === 0 ? undefined : changedLine(line, withRules(line, left));
}

/** Removes "attack again" from a line once its limit is reached. */
const notAgain = (line: EffectLine, again: number): EffectLine | undefined =>
  again === 0
    ? line
    : without(
        line,
        (rule) => 'on' in rule && stepsOf(rule.does).some((step) => isUsedUp(step, again)),
      );

const isUsedUp = ({ again }: Step, times: number): boolean =>
  again?.most !== undefined && times >= again.most;

/** Applies `now` to the lines of a special attack, as `withLines` does to the lines of a card. */
function withInnerLines(
  special: SpecialAttack,
  now: (line: EffectLine) => EffectLine | undefined,
): SpecialAttack {
  if (!special.effects) return special;
  const lines = special.effects.map(lineOfSpecial);
  const effects = linesNow(lines, now);
  return effects === lines ? special : { ...special, effects };
}

/**
 * A card with the lines that can act now. Unchanged parts remain the same objects, so that caches for these objects
 * stay valid.
 *
 * @param now returns the current form of a line; undefined if it cannot act
 */
function withLines<Card extends Powered>(
  card: Card,
  now: (line: EffectLine) => EffectLine | undefined,
): Card {
  const powers = card.powers.map((use) => {
    if (!use.effects) return use;
    const effects = linesNow(use.effects, now);
    return effects === use.effects ? use : { ...use, effects };
  });
  return {
    ...card,
    powers,
    ...(card.granted && { granted: linesNow(card.granted, now) }),
  };
}

function linesNow(
  lines: readonly EffectLine[],
  now: (line: EffectLine) => EffectLine | undefined,
): readonly EffectLine[] {
  const changed = lines.flatMap((line) => {
    const one = now(line);
    return one ? [one] : [];
  });
  const isSame = changed.length === lines.length && changed.every((line, i) => line === lines[i]);
  return isSame ? lines : changed;
}
