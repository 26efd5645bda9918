import { type ReferenceSection, referenceFor } from '../../cards/reference.ts';
import type { Table } from '../../report/tables/table.ts';
import { jsonText } from '../../words/json.ts';
import { CliCommand } from '../cli-command.ts';
import type { Output } from '../output.ts';
import { type Format, formatFlag } from '../run-options.ts';
import type { Session } from '../session.ts';

export function powersCommand(session: Session): CliCommand {
  return new CliCommand('powers')
    .summary('the powers that a card can have')
    .description(
      "Lists the powers that the program knows: whose card each acts from, what it does, and how it is written in a card's list of powers.",
    )
    .argument('[power...]', 'only these powers')
    .addOption(formatFlag())
    .runs(async (names: string[], { format }: { format: Format }) => {
      const sections = referenceFor(names);
      await printListing(
        {
          title: 'Powers',
          tables: sections.map(tableOf),
          records: recordsOf(sections),
          json: () => Object.fromEntries(sections.map(({ name, entries }) => [name, entries])),
        },
        format,
        session.out,
      );
    });
}

function tableOf({ title, one, entries }: ReferenceSection): Table {
  const hasCards = entries.some(({ card }) => card !== undefined);
  const ofText = { isText: true };
  return {
    title,
    head: [one, ...(hasCards ? ['card'] : []), 'does', 'written as'],
    rows: entries.map(({ title: entry, card = '', does, written }) => [
      entry,
      ...(hasCards ? [card] : []),
      does,
      written.join(' or '),
    ]),
    textColumns: 1,
    columns: [{}, ...(hasCards ? [ofText] : []), ofText, ofText],
  };
}

/** A row for each entry of each section. */
function recordsOf(sections: readonly ReferenceSection[]): Pick<Table, 'head' | 'rows'> {
  return {
    head: ['section', 'name', 'title', 'card', 'does', 'written'],
    rows: sections.flatMap(({ name: section, entries }) =>
      entries.map(({ name, title, card = '', does, written }) => [
        section,
        name,
        title,
        card,
        does,
        written.join(' or '),
      ]),
    ),
  };
}

/** What a command lists, such as cards. */
interface Listing {
  readonly title: string;
  readonly tables: readonly Table[];
  /** The rows of all tables in one, for CSV; absent: those of the only table. */
  readonly records?: Pick<Table, 'head' | 'rows'>;
  readonly json: () => unknown;
}

/** Prints a listing. A format's code is loaded only when it is asked for. */
export async function printListing(listing: Listing, format: Format, out: Output): Promise<void> {
  await out.write(await formatted(listing, format, out));
}

async function formatted(
  { title, tables, records, json }: Listing,
  format: Format,
  { page }: Output,
): Promise<string> {
  const blocks = tables.map((table) => ({ kind: 'table' as const, table }));
  switch (format) {
    case 'json':
      return jsonText(json());
    case 'csv': {
      const { head = [], rows = [] } = records ?? tables[0] ?? {};
      const { stringify } = await import('csv-stringify/sync');
      return stringify([head, ...rows], { escape_formulas: true });
    }
    case 'markdown':
      return (await import('../../report/formats/markdown.ts')).markdownText(title, blocks);
    case 'table':
      return (await import('../../report/terminal/report.ts')).terminalText(blocks, page);
  }
}
