import type { Result } from '../../experiments/index.ts';
import type { Table } from '../tables/table.ts';
import { cardsTables } from './cards.ts';
import {
  destroyedByTable,
  endsTable,
  initiativeTable,
  playedTable,
  pointsTable,
  powersTable,
} from './course.ts';

/** The tables that only played games have, in addition to the tables of measures; empty for other fights. */
export function battleTables(result: Result): (Table | undefined)[] {
  return [
    ...cardsTables(result),
    destroyedByTable(result),
    initiativeTable(result),
    endsTable(result),
    pointsTable(result),
    playedTable(result),
    powersTable(result),
  ];
}
