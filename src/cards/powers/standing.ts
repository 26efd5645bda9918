/* Finds rules in the lines of powers: standing rules by their trait, and events by their moment. */

import { rulesOfLine } from './adapter/index.ts';
import type { EffectLine } from './effect-line.ts';
import { numberIn } from './rules/amount.ts';
import type { Value } from './rules/families/value.ts';
import type { Hits } from './rules/families/way.ts';
import type { RuleMoment } from './rules/moments.ts';
import type { Event, Rule, Standing, Step, Trait } from './rules/rule.ts';

type Having<Kind extends keyof Trait> = { readonly [Key in Kind]: NonNullable<Trait[Key]> };

/** A trait, and the standing rule and line that contain it. */
export type Held<Kind extends keyof Trait> = Having<Kind> & {
  readonly rule: Standing;
  readonly line: EffectLine;
};

/*
 * Object literals in code that runs often do not begin with a spread: V8 would give each of these objects a hidden class
 * of its own.
 */

/** The traits of one kind in these lines, in order. The caller checks their conditions. */
export function traitsIn<Kind extends keyof Trait>(
  lines: readonly EffectLine[],
  kind: Kind,
): readonly Held<Kind>[] {
  const found: Held<Kind>[] = [];
  for (const line of lines)
    for (const one of traitsOf(rulesOfLine(line), kind)) found.push({ line, ...one });
  return found;
}

function traitsOf<Kind extends keyof Trait>(rules: readonly Rule[], kind: Kind) {
  const found: (Having<Kind> & { readonly rule: Standing })[] = [];
  for (const rule of rules) {
    if (!('has' in rule)) continue;
    for (const trait of rule.has)
      if (trait[kind] !== undefined) found.push({ rule, ...(trait as Having<Kind>) });
  }
  return found;
}

/** The numbers that these lines add to a figure's statistic, such as its Move. */
export const addedIn = (
  lines: readonly EffectLine[],
  to: 'move' | 'range' | 'leavingDice' | 'leapLevels',
): number[] =>
  traitsIn(lines, 'value').flatMap(({ value }) =>
    value[to] === undefined ? [] : [numberIn(value[to])],
  );

/** The figures that attacks with these lines hit, or on which the lines' events act. */
export const hitsIn = (lines: readonly EffectLine[]): readonly Hits[] =>
  lines
    .flatMap(rulesOfLine)
    .flatMap((rule) =>
      'has' in rule ? rule.has.flatMap(({ way }) => way?.hits ?? []) : strikesOf(rule),
    );

/** Whether an event of the line can act on figures other than the figure with the power. */
export const strikesSeveral = (line: EffectLine): boolean =>
  eventsIn([line]).some(({ rule }) => strikesOf(rule).length > 0);

function strikesOf({ whom, spread }: Event): readonly Hits[] {
  const isOnOthers = spread !== undefined || (whom !== undefined && whom.self !== 'only');
  return isOnOthers ? [{ whom: whom ?? {}, ...spread }] : [];
}

/** The words that these lines give to a card that is chosen before the battle, and the conditions on that card. */
export const cardWordsIn = (lines: readonly EffectLine[]) =>
  traitsIn(lines, 'words').flatMap(({ words, rule, line }) =>
    'mark' in words ? [] : [{ words, of: rule.whom?.cards ?? {}, line }],
  );

/** An event of a power, and the line that contains it. */
export interface HeldEvent {
  readonly rule: Event;
  readonly line: EffectLine;
}

/** The events in these lines, in order: all events, or only those at one moment. */
export function eventsIn(lines: readonly EffectLine[], moment?: RuleMoment): readonly HeldEvent[] {
  const found: HeldEvent[] = [];
  for (const line of lines)
    for (const rule of rulesOfLine(line))
      if ('on' in rule && (moment === undefined || rule.on === moment)) found.push({ rule, line });
  return found;
}

/** All actions of an event; if it has a table, the actions of all rows. */
export const stepsOf = (does: Event['does']): readonly Step[] =>
  Array.isArray(does) ? (does as readonly Step[]) : Object.values(does).flat();

/** Whether an event gives a turn. */
export const takesTurn = ({ does }: Event): boolean => stepsOf(does).some(({ turn }) => turn);

/**
 * A D20 table that a card rolls at the start of its turn: the changes to statistics for the turn that each row makes,
 * keyed by the lowest number of the row.
 */
export interface ValueTable {
  readonly rows: Readonly<Record<string, Value>>;
  readonly line: EffectLine;
}

/** The tables in these lines, in order. */
export function valueTablesIn(lines: readonly EffectLine[]): readonly ValueTable[] {
  return eventsIn(lines, 'turnBegins').flatMap(({ rule: { does }, line }) => {
    if (Array.isArray(does)) return [];
    const rows = Object.entries(does as Readonly<Record<string, readonly Step[]>>).flatMap(
      ([from, steps]) =>
        steps
          .flatMap(({ gives = [] }) => traitsOf(gives, 'value'))
          .map(({ value }) => [from, value] as const),
    );
    return rows.length === 0 ? [] : [{ rows: Object.fromEntries(rows), line }];
  });
}
