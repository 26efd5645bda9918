/*
 * The effect lines of two cards that can act in one attack. Used-up lines are removed, and tables are replaced by the
 * rolled results.
 */

import {
  type EffectLine,
  effectNamed,
  type SpecialAttack,
  strikesSeveral,
} from '../../cards/index.ts';
import { changedLine, originalOf } from '../combat/changed-lines.ts';
import { withoutPowers } from '../combat/optional-powers.ts';
import type { Powered } from '../combat/power-dependencies.ts';
import type { PlannedAttack } from './planned-attack.ts';
import { withRolledTable, withRolledWounds } from './tables.ts';

/** The state of the lines of two cards when one attacks the other. */
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
    return planned ? lineOf(planned, rolled) : rolled;
  };
  const special = planned?.special;
  const rolled = special?.dice === 0 ? planned?.part?.rolled : undefined;
  const ofSpecial = (line: EffectLine) =>
    now(rolled === undefined ? line : withRolledWounds(line, rolled));
  const ofCard = (line: EffectLine) => {
    // In an attack that is a step of one power, other powers of the card do not act.
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

/** Whether all lines of the attacker can act in an attack exactly as printed. */
export function actsAsPrinted(planned: PlannedAttack | undefined): boolean {
  if (!planned) return true;
  const { withheld = [], isLeft, isApart, strikes, part } = planned;
  return withheld.length === 0 && !isLeft && !isApart && !strikes && !part;
}

/** How a line acts in one throw of an attack; undefined if it does not act. */
function lineOf(
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
function withoutLast(line: EffectLine, isOnce: boolean): EffectLine | undefined {
  const { attackAgain, costs, ...others } = line;
  if (attackAgain === undefined && (costs === undefined || !isOnce)) return line;
  return remaining(line, isOnce || costs === undefined ? others : { ...others, costs });
}

function withoutAgain({ againWhen: _, ...special }: SpecialAttack): SpecialAttack {
  return special;
}

/** The remainder of a line whose effects before the attack have already acted; undefined if no effect remains. */
function withoutBefore(line: EffectLine): EffectLine | undefined {
  if (line.stage !== 'before') return line;
  const others = Object.fromEntries(
    Object.entries(line).filter(([name]) => name !== 'stage' && effectNamed(name)?.at !== 'moment'),
  );
  return remaining(line, others);
}

/** A line changed to the remaining effects; undefined if no effect remains. */
function remaining(line: EffectLine, others: EffectLine): EffectLine | undefined {
  const acts = Object.keys(others).some((name) => effectNamed(name) !== undefined);
  return acts ? changedLine(line, others) : undefined;
}

/** Removes "attack again" from a line when its limit is reached. */
function notAgain(line: EffectLine, again: number): EffectLine {
  if (again === 0 || line.most === undefined || again < line.most) return line;
  const { attackAgain, ...others } = line;
  return attackAgain === undefined ? line : changedLine(line, others);
}

/** Applies `now` to the lines of a special attack, as `withLines` does to the lines of a card. */
function withInnerLines(
  special: SpecialAttack,
  now: (line: EffectLine) => EffectLine | undefined,
): SpecialAttack {
  if (!special.effects) return special;
  const effects = linesNow(special.effects, now);
  return effects === special.effects ? special : { ...special, effects };
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
