import { cardsYaml } from '../../cards/cards-yaml.ts';
import { readCards } from '../../cards/import/read-cards.ts';
import { rowsOfList } from '../../cards/import/rows-of-list.ts';
import { cardFile } from '../../cards/schema.ts';
import { LARGEST_TEXT } from '../../files/read-file.ts';
import { writeWhole } from '../../files/replace-file.ts';
import { parseYaml } from '../../scenarios/document.ts';
import { isOfReadableSize, MOST_TOKENS } from '../../scenarios/document-oddities.ts';
import { surroundingsOf } from '../../scenarios/load.ts';
import { BadInput, blamed, printable } from '../../words/problem.ts';
import { CliCommand } from '../cli-command.ts';
import { givenFiles } from '../given-files.ts';
import { columnRemarks, importReport, missingText } from '../import-report.ts';
import { GROUPS } from '../option-groups.ts';
import { choiceOption } from '../options.ts';
import { checkYamlOut } from '../output.ts';
import type { CardTable } from '../rows-of-csv.ts';
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
      'Reads army cards from CSV with a heading (commas, semicolons or tabs), or from a JSON list, and writes them as a file for --cards. Powers are matched by their names; those that are not modelled are listed, as are columns that are not understood.',
    )
    .examples(
      ['knockback import-cards cards.csv', 'look at what comes of it'],
      ['knockback import-cards cards.csv --out my-cards.yaml', 'a file for --cards'],
    )
    .argument('<file>', 'a CSV or JSON file; - for standard input')
    .optionsGroup(GROUPS.output)
    .option('--out <file>', 'the file of cards to write (default: written to the terminal)')
    .option(
      '--format <format>',
      `of what is said beside --out: ${FORMATS.join(', ')}`,
      choiceOption('--format', FORMATS),
      'table',
    )
    .runs(async (path: string, { out, format }: ImportOptions) => {
      if (out !== undefined) checkYamlOut(out);
      const files = await givenFiles([path], session);
      const file = files.streamName?.(path) ?? path;
      const { rows, remarks: ofTable } = await tableIn(files.read(path), file);
      const imported = readCards(rows, file);
      const yaml = cardsYaml(imported.cards);
      checkReadable(yaml, imported.rows, file, out ?? 'cards.yaml');
      const remarks = [...ofTable, ...columnRemarks(imported)];
      if (out === undefined) {
        await session.out.write(yaml);
        if (imported.missing.length > 0) remarks.push(missingText(imported));
      } else {
        writeWhole(out, yaml);
        await session.out.write(await importReport(imported, remarks, out, format, session));
      }
      if (out !== undefined && format !== 'csv') return;
      for (const remark of remarks) await session.note(remark);
    });
}

/** A JSON file begins with a bracket; no heading of a table does. */
async function tableIn(text: string, file: string): Promise<CardTable> {
  if (/^\s*[[{]/.test(text)) {
    return { rows: rowsOfList(parseYaml(text, file).data, file), remarks: [] };
  }
  const { tableOfCsv } = await import('../rows-of-csv.ts');
  return tableOfCsv(text, file);
}

/**
 * Reads a file of cards back before it is written, as `--cards` will.
 *
 * @param rows of the table or list, from which each card comes
 * @param file the table or list
 * @param out the file that they are for
 * @throws BadInput with the row of the card that is refused
 */
export function checkReadable(
  yaml: string,
  rows: readonly number[],
  file: string,
  out: string,
): void {
  const bytes = new TextEncoder().encode(yaml);
  const refuse = (size: string) =>
    new BadInput({
      path: [],
      place: printable(file),
      found: `cards that make a file of ${size}`,
      allowed: 'the cards in several files',
    });
  if (bytes.length > LARGEST_TEXT) throw refuse(`more than ${LARGEST_TEXT} bytes`);
  if (!isOfReadableSize(yaml)) throw refuse(`more than ${MOST_TOKENS} words and signs`);
  const files = { read: () => yaml, readBytes: () => bytes, beside: (_: string, to: string) => to };
  try {
    surroundingsOf('.', files).readFile(out, cardFile, []);
  } catch (error) {
    throw blamed(error, ({ path: [card, ...path], ...problem }) => {
      const row = typeof card === 'number' ? rows[card] : undefined;
      const place = row === undefined ? problem.place : `${printable(file)}: row ${row}`;
      return { ...problem, path, ...(place !== undefined && { place }) };
    });
  }
}
