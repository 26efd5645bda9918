/* The listing of powers, for `cards --powers`. */

import { type ReferenceEntry, type ReferenceSection, referenceFor } from '../../cards/index.ts';
import { type Format, type Table, tableBlocks, tableOf } from '../../report/index.ts';
import type { Output } from './output.ts';
import { print } from './print.ts';

/** Prints the powers that a card can have: all of them, or those with the given names. */
export function printPowers(names: readonly string[], format: Format, out: Output): Promise<void> {
  const sections = referenceFor(names);
  const listing = {
    title: 'Powers',
    tables: sections.map(sectionTable),
    records: recordsOf(sections),
    json: () => Object.fromEntries(sections.map(({ name, entries }) => [name, entries])),
  };
  return printListing(listing, format, out);
}

function sectionTable({ title, one, entries }: ReferenceSection): Table {
  const hasCards = entries.some(({ card }) => card !== undefined);
  return tableOf(
    [
      { head: one, isKey: true, text: ({ title: entry }) => entry },
      ...(hasCards
        ? [{ head: 'card', isText: true, text: ({ card }: ReferenceEntry) => card ?? '' }]
        : []),
      { head: 'does', isText: true, text: ({ does }) => does },
      { head: 'written as', isText: true, text: ({ written }) => written.join(' or ') },
    ],
    entries,
    { title },
  );
}

/** The entries of all sections in one table, for CSV. */
function recordsOf(sections: readonly ReferenceSection[]): Table {
  return tableOf(
    [
      { head: 'section', text: ({ section }) => section },
      { head: 'name', text: ({ name }) => name },
      { head: 'title', text: ({ title }) => title },
      { head: 'card', text: ({ card }) => card ?? '' },
      { head: 'does', text: ({ does }) => does },
      { head: 'written', text: ({ written }) => written.join(' or ') },
    ],
    sections.flatMap(({ name: section, entries }) =>
      entries.map((entry) => ({ ...entry, section })),
    ),
    { title: 'Powers' },
  );
}

/** A list that a command prints, such as cards. */
interface Listing {
  readonly title: string;
  readonly tables: readonly Table[];
  /** The rows of all tables as one table, for CSV; absent if there is only one table. */
  readonly records?: Pick<Table, 'columns' | 'rows'>;
  readonly json: () => unknown;
}

/** Prints a listing. */
export function printListing(listing: Listing, format: Format, out: Output): Promise<void> {
  const { title, tables, records, json } = listing;
  return print(
    {
      title,
      blocks: () => tableBlocks(tables),
      json,
      csv: async () => {
        const { csvOfTable } = await import('../../report/formats/csv.ts');
        return csvOfTable(records ?? tables[0] ?? { columns: [], rows: [] });
      },
    },
    format,
    out,
  );
}
