import type { Result } from '../../results/result.ts';
import type { Decision } from '../../rules/plan.ts';
import { capitalised, counted } from '../../words/english.ts';
import { percent } from '../../words/numbers.ts';
import { clauseAbout } from '../sentences/cast.ts';
import type { Table } from './table.ts';

/** As many decisions as a reader looks through at once. */
const DECISIONS_SHOWN = 20;

/** What is best at each moment at which somebody chooses, in the order of the play; absent where nobody does. */
export function decisionsTable(result: Result): Table | undefined {
  const { play } = result.account;
  if (!play || play.decisions.length === 0) return undefined;
  return {
    title: 'What to do when',
    head: ['when', 'best choice', 'worth', 'reached'],
    rows: play.decisions.map(({ when, choice, worth, reached }) => [
      when,
      choice,
      percent(worth),
      percent(reached),
    ]),
    textColumns: 2,
    columns: [{ isProse: true }, { isProse: true }, {}, {}],
    rowsShown: DECISIONS_SHOWN,
    printedBy: 'json',
    note: [
      `Exact figures. Worth: the chance that ${clauseAbout([result])}, from there on. Reached: the chance that it comes to this.`,
      ...(play.unlisted > 0 ? [unlistedText(play.unlisted)] : []),
    ].join(' '),
  };
}

/** "3 more situations are too unlikely to be listed." */
export function unlistedText(unlisted: number): string {
  return `${capitalised(counted(unlisted, 'more situation'))} ${unlisted === 1 ? 'is' : 'are'} too unlikely to be listed.`;
}

/** As many decisions as somebody at the table takes in at once, after the first. */
const MOST_SHOWN = 6;

/** What is asked is as good as settled where its chance is so near 0 or 1. */
const SETTLED = 1e-9;

/**
 * What to do next in the likeliest cases in which it matters, after the first choice; undefined where
 * nobody acts.
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
    `Worth: the chance that ${clauseAbout([result])}, from there on. Reached: the chance that it comes to this.`,
    ...(left > 0 ? [`${capitalised(counted(left, 'less likely case'))} left out.`] : []),
    ...(settled > 0 ? ['Cases in which the outcome is already certain are left out.'] : []),
  ];
  return {
    title: 'What to do next',
    head: ['when', 'best choice', 'worth', 'reached'],
    rows: [first, ...shown].map(({ when, choice, worth, reached }) => [
      when,
      choice,
      percent(worth, 1),
      percent(reached, 1),
    ]),
    textColumns: 2,
    columns: [{ isProse: true }, { isProse: true }, {}, {}],
    note: notes.join(' '),
  };
}

function isOpen({ worth }: Decision): boolean {
  return worth > SETTLED && worth < 1 - SETTLED;
}
