/* Tables of a fight's choices: the options at the start, and the best play from there. */

import { capitalised, counted, decimal, percent } from '../../base/index.ts';
import type { Result } from '../../experiments/index.ts';
import type { Account, Decision, Options } from '../../rules/index.ts';
import { clauseAbout } from './cast.ts';
import { type ColumnOf, type Table, tableOf } from './table.ts';

/** The number of rows shown before a table is folded. */
const DECISIONS_SHOWN = 20;

/** The best choice at each decision, in the order of play; undefined if the fight has no choices. */
export function decisionsTable(result: Result): Table | undefined {
  const { play, options } = result.account;
  if (!play || play.decisions.length === 0 || options?.isForced) return undefined;
  return tableOf(decisionColumns(2), play.decisions, {
    title: 'What to do when',
    rowsShown: DECISIONS_SHOWN,
    printedBy: 'json',
    note: [
      `Exact figures. ${columnsNote(result)}`,
      ...(play.unlisted > 0 ? [unlistedText(play.unlisted)] : []),
    ].join(' '),
  });
}

/** @param decimals the number of decimals of percentages */
function decisionColumns(decimals: number): ColumnOf<Decision>[] {
  return [
    { head: 'when', isKey: true, isProse: true, text: ({ when }) => when },
    { head: 'best choice', isKey: true, isProse: true, text: ({ choice }) => choice },
    { head: 'worth', text: ({ worth }) => percent(worth, decimals) },
    { head: 'reached', text: ({ reached }) => percent(reached, decimals) },
  ];
}

function columnsNote(result: Result): string {
  return `Worth: the chance, from that situation on, that ${clauseAbout([result])}. Reached: the chance that the situation occurs.`;
}

/** "3 more situations are too unlikely to be listed." */
export function unlistedText(unlisted: number): string {
  return `${capitalised(counted(unlisted, 'more situation'))} ${unlisted === 1 ? 'is' : 'are'} too unlikely to be listed.`;
}

/** The maximum number of decisions shown after the first; a player at the table cannot take in more. */
const MOST_SHOWN = 6;

/** If a chance is this close to 0 or 1, the outcome is settled. */
const SETTLED = 1e-9;

/** The first choice, then the most likely situations in which a choice still matters; undefined if no attacker acts. */
export function nextTable(result: Result): Table | undefined {
  const { play, options } = result.account;
  const [first, ...others] = play?.decisions ?? [];
  if (!play || !first || options?.isForced) return undefined;
  const open = others.filter(isOpen);
  const shown = open.slice(0, MOST_SHOWN);
  const left = open.length - shown.length;
  const settled = others.length - open.length;
  const notes = [
    columnsNote(result),
    ...(left > 0 ? [`${capitalised(counted(left, 'less likely case'))} left out.`] : []),
    ...(settled > 0 ? ['Cases in which the outcome is already certain are left out.'] : []),
  ];
  return tableOf(decisionColumns(1), [first, ...shown], {
    title: 'What to do next',
    note: notes.join(' '),
  });
}

function isOpen({ worth }: Decision): boolean {
  return worth > SETTLED && worth < 1 - SETTLED;
}

const OF_THE_CHOSEN = 'Exact odds. The rest of this report is about the line marked “chosen”.';

/** The maximum number of first choices that a reader can compare. */
const FIRST_CHOICES_SHOWN = 12;

/**
 * The options; a mark shows the chosen option, which the rest of the report is about. Undefined if there is no choice.
 * A turn may have dozens of first choices, so these are sorted, best first.
 */
export function optionsTable({ options, play }: Account): Table | undefined {
  // With fewer than two options, there is no choice; the only option may be that no one acts.
  if (!options || options.rows.length < 2 || options.isForced) return undefined;
  const { title, head, areChances, note = OF_THE_CHOSEN } = options;
  const shown = (value: number) => (areChances ? percent(value) : decimal(value, 4));
  const rows = play ? alikeTogether(bestFirst(options.rows)) : options.rows;
  const [named = '', ...valued] = head;
  return tableOf<Options['rows'][number]>(
    [
      { head: named, isKey: true, text: ({ name }) => name },
      ...valued.map((text, i) => ({
        head: text,
        text: ({ values }: Options['rows'][number]) => shown(values[i] ?? Number.NaN),
      })),
      { head: '', text: ({ chosen }) => (chosen ? 'chosen' : '') },
    ],
    rows,
    { title, note, ...(play && { rowsShown: FIRST_CHOICES_SHOWN, printedBy: 'json' }) },
  );
}

/** The options, best first. Among equally good ones, the chosen option comes first. */
function bestFirst(rows: Options['rows']): Options['rows'] {
  const worth = ({ values }: Options['rows'][number]) => values[0] ?? 0;
  return rows.toSorted((a, b) => Number(b.chosen) - Number(a.chosen) || worth(b) - worth(a));
}

/** Differences between chances up to this much come from the order of summation. */
const ROUNDING = 1e-9;

/**
 * Combines equally good places of the same attacker into one row, since it often does not matter where the attacker
 * goes.
 */
function alikeTogether(rows: Options['rows']): Options['rows'] {
  const sets: Options['rows'][number][][] = [];
  for (const row of rows) {
    const set = sets.find(([first]) => first && areAlike(first, row));
    if (set) set.push(row);
    else sets.push([row]);
  }
  return sets.map(([first, ...others]) => {
    const row = first as Options['rows'][number];
    const more = others.length === 1 ? 'one other place' : `${others.length} other places`;
    return others.length === 0 ? row : { ...row, name: `${row.name}, or ${more}` };
  });
}

function areAlike(a: Options['rows'][number], b: Options['rows'][number]): boolean {
  const difference = Math.abs((a.values[0] ?? 0) - (b.values[0] ?? 0));
  const isSame = a.who !== undefined && a.who === b.who && a.isIdle === b.isIdle;
  return isSame && difference < ROUNDING;
}
