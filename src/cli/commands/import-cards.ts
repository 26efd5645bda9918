import { cardsYaml } from '../../cards/cards-yaml.ts';
import { type Imported, readCards } from '../../cards/import/read-cards.ts';
import { rowsOfList } from '../../cards/import/rows-of-list.ts';
import { DISK } from '../../files/disk.ts';
import { checkFile, writeWhole } from '../../files/replace-file.ts';
import { powerTitle } from '../../powers/active-effects.ts';
import type { Block } from '../../report/blocks.ts';
import { parseYaml } from '../../scenarios/document.ts';
import { jsonText } from '../../words/json.ts';
import { CliCommand } from '../cli-command.ts';
import { choiceOption } from '../options.ts';
import { FORMATS, type Format } from '../run-options.ts';
import type { Session } from '../session.ts';

interface ImportOptions {
  readonly out?: string;
  readonly format: Format;
}

export function importCardsCommand(session: Session): CliCommand {
  return new CliCommand('import-cards')
    .summary('cards of a spreadsheet or a list, as a file of cards')
    .description(
      'Reads army cards from CSV with a head (commas, semicolons or tabs), or from a JSON list, and writes them as a file for --cards. Powers are matched by their names; those that are not modelled are listed.',
    )
    .argument('<file>', 'a CSV or JSON file')
    .option('--out <file>', 'the file of cards to write (default: written to the terminal)')
    .option(
      '--format <format>',
      `of what is said beside --out: ${FORMATS.join(', ')}`,
      choiceOption('--format', FORMATS),
      'table',
    )
    .runs(async (file: string, { out, format }: ImportOptions) => {
      if (out !== undefined) checkFile('--out', out);
      const imported = readCards(await rowsIn(file), file);
      const yaml = cardsYaml(imported.cards);
      if (out === undefined) {
        await session.out.write(yaml);
        const count = imported.missing.length;
        const powers = count === 1 ? '1 power is' : `${count} powers are`;
        if (count > 0) await session.note(`${powers} not modelled, or in part only`);
        return;
      }
      writeWhole(out, yaml);
      await session.out.write(await formatted(imported, out, format, session));
    });
}

/** A JSON file begins with a bracket; no head of a table does. */
async function rowsIn(file: string) {
  const text = DISK.read(file);
  if (/^\s*[[{]/.test(text)) return rowsOfList(parseYaml(text, file).data, file);
  const { rowsOfCsv } = await import('../rows-of-csv.ts');
  return rowsOfCsv(text, file);
}

async function formatted(
  imported: Imported,
  out: string,
  format: Format,
  session: Session,
): Promise<string> {
  const rows = imported.missing.map(({ row, card, power }) => ({
    row,
    card,
    power: powerTitle(power),
    modelled: power.modelled ?? 'no',
  }));
  switch (format) {
    case 'json':
      return jsonText({
        file: out,
        cards: imported.cards.length,
        notModelled: rows,
        ignoredColumns: imported.ignored,
      });
    case 'csv': {
      const { stringify } = await import('csv-stringify/sync');
      const columns = ['row', 'card', 'power', 'modelled'];
      return stringify(rows, { header: true, columns, escape_formulas: true });
    }
    case 'markdown':
      return (await import('../../report/formats/markdown.ts')).markdownText(
        'Imported cards',
        blocksOf(imported, out, rows),
      );
    case 'table':
      return (await import('../../report/terminal/report.ts')).terminalText(
        blocksOf(imported, out, rows),
        session.out.page,
      );
  }
}

interface MissingRow {
  readonly row: number;
  readonly card: string;
  readonly power: string;
  readonly modelled: string;
}

function blocksOf({ cards, ignored }: Imported, out: string, rows: readonly MissingRow[]): Block[] {
  const count = cards.length === 1 ? '1 card is' : `${cards.length} cards are`;
  return [
    { kind: 'headline', text: `${count} in ${out} now.` },
    ...(ignored.length > 0
      ? [{ kind: 'text', text: `Columns that were left out: ${ignored.join(', ')}.` } as const]
      : []),
    ...(rows.length > 0
      ? [
          {
            kind: 'table',
            table: {
              title: 'Powers that are not modelled, or in part only',
              head: ['row', 'card', 'power', 'modelled'],
              rows: rows.map(({ row, card, power, modelled }) => [
                String(row),
                card,
                power,
                modelled,
              ]),
              columns: [{}, { isText: true }, { isText: true }, { isText: true }],
            },
          } as const,
        ]
      : []),
  ];
}
