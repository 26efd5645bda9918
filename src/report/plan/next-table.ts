import type { Result } from '../../results/result.ts';
import type { Decision } from '../../rules/plan.ts';
import { capitalised, counted } from '../../words/english.ts';
import { percent } from '../../words/numbers.ts';
import { clauseAbout } from '../sentences/cast.ts';
import type { Table } from '../tables/table.ts';

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
