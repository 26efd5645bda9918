import type { Account, Options } from '../../rules/plan.ts';
import { decimal, percent } from '../../words/numbers.ts';
import { type Table, tableOf } from './table.ts';

const OF_THE_CHOSEN = 'Exact figures. The rest of this report is about the line marked “chosen”.';

/** As many first choices of a turn as a reader compares at once. */
const FIRST_CHOICES_SHOWN = 12;

/**
 * The ways somebody could choose, with the one that the rest of the report is about; absent where there
 * was nothing to choose from. There may be dozens of first choices of a turn: the best come first.
 */
export function optionsTable({ options, play }: Account): Table | undefined {
  // That nobody acts may be all that can be done.
  if (!options || options.rows.length < 2) return undefined;
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

/** What is chosen stands above what is worth as much. */
function bestFirst(rows: Options['rows']): Options['rows'] {
  const worth = ({ values }: Options['rows'][number]) => values[0] ?? 0;
  return rows.toSorted((a, b) => Number(b.chosen) - Number(a.chosen) || worth(b) - worth(a));
}

/** Chances that differ by less come from the order in which they are added up. */
const ROUNDING = 1e-9;

/** Places of one attacker that are worth the same, as one row: often it makes no difference where it goes. */
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
