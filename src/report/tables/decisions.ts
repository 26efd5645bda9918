import type { Result } from '../../results/result.ts';
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
