import type { Result } from '../../results/result.ts';
import type { Decision } from '../../rules/plan.ts';
import { capitalised, counted } from '../../words/english.ts';
import { percent } from '../../words/numbers.ts';
import { clauseAbout } from '../sentences/cast.ts';
import { type ColumnOf, type Table, tableOf } from './table.ts';

/** Rows shown at once. */
const DECISIONS_SHOWN = 20;

/** The best choice at each moment that has one, in the order of play; undefined where the fight has no choices. */
export function decisionsTable(result: Result): Table | undefined {
  const { play } = result.account;
  if (!play || play.decisions.length === 0) return undefined;
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

/** @param decimals of percentages */
function decisionColumns(decimals: number): ColumnOf<Decision>[] {
  return [
    { head: 'when', isKey: true, isProse: true, text: ({ when }) => when },
    { head: 'best choice', isKey: true, isProse: true, text: ({ choice }) => choice },
    { head: 'worth', text: ({ worth }) => percent(worth, decimals) },
    { head: 'reached', text: ({ reached }) => percent(reached, decimals) },
  ];
}

function columnsNote(result: Result): string {
  return `Worth: the chance that ${clauseAbout([result])}, from there on. Reached: the chance that it comes to this.`;
}

/** "3 more situations are too unlikely to be listed." */
export function unlistedText(unlisted: number): string {
  return `${capitalised(counted(unlisted, 'more situation'))} ${unlisted === 1 ? 'is' : 'are'} too unlikely to be listed.`;
}

/** Decisions shown after the first: what a player at the table takes in at once. */
const MOST_SHOWN = 6;

/** A chance this close to 0 or 1 is taken to be settled. */
const SETTLED = 1e-9;

/**
 * What to do next in the likeliest cases in which it matters, after the first choice; undefined where no
 * attacker acts.
 */
export function nextTable(result: Result): Table | undefined {
  const { play } = result.account;
  const [first, ...others] = play?.decisions ?? [];
  if (!play || !first) return undefined;
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
