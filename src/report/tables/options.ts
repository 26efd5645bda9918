import type { Account, Options } from '../../rules/plan.ts';
import { decimal, percent } from '../../words/numbers.ts';
import type { Table } from './table.ts';

const OF_THE_CHOSEN = 'Exact figures. All else in this report is of the chosen line.';

/** As many first choices of a turn as a reader compares at once. */
const FIRST_CHOICES_SHOWN = 12;

/**
 * The ways somebody could choose, with the one that the rest of the report is about; absent where there
 * was nothing to choose from. There may be dozens of first choices of a turn: the best come first.
 */
export function optionsTable({ options, play }: Account): Table | undefined {
  if (!options) return undefined;
  const { title, head, areChances, note = OF_THE_CHOSEN } = options;
  const shown = (value: number) => (areChances ? percent(value) : decimal(value, 4));
  const rows = play ? bestFirst(options.rows) : options.rows;
  return {
    title,
    head: [...head, ''],
    rows: rows.map(({ name, chosen, values }) => [
      name,
      ...values.map(shown),
      chosen ? 'chosen' : '',
    ]),
    textColumns: 1,
    note,
    ...(play && { rowsShown: FIRST_CHOICES_SHOWN, printedBy: 'json' }),
  };
}

/** What is chosen stands above what is worth as much. */
function bestFirst(rows: Options['rows']): Options['rows'] {
  const worth = ({ values }: Options['rows'][number]) => values[0] ?? 0;
  return rows.toSorted((a, b) => Number(b.chosen) - Number(a.chosen) || worth(b) - worth(a));
}
