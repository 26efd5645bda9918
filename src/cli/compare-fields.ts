import type { Command } from 'commander';
import type { Field } from '../fields/field.ts';
import { holdsField, readFieldFile } from '../fields/format/read.ts';
import { comparedFieldBlocks, type FieldNames } from '../report/field/compared.ts';
import type { Files } from '../scenarios/load.ts';
import { jsonText } from '../words/json.ts';
import { Mistakes } from '../words/mistakes.ts';
import { BadInput, printable } from '../words/problem.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { optionsOf, refuseOptions } from './options.ts';
import { addRunOptions, type Format } from './run-options.ts';
import type { Session } from './session.ts';

/**
 * Compares two fields of cards and prints what changes.
 *
 * @throws BadInput for a file of anything else, and options that would change nothing
 */
export async function compareFields(
  paths: readonly string[],
  files: Files,
  format: Format,
  command: Command,
  session: Session,
): Promise<ExitCode> {
  const mistakes = new Mistakes();
  const read = paths.map((path) => mistakes.in(() => loaded(path, files)));
  mistakes.tell();
  refuseOptions(
    command,
    [...optionsOf(addRunOptions).filter((name) => name !== 'format'), 'chart'],
    'two fields of cards, which were played already',
    'these options where experiments are compared',
  );
  const [a, b] = read;
  if (!a || !b) throw new Error('what is not loaded has been told');
  const text = await formatted(a.field, b.field, { a: a.name, b: b.name }, format, session);
  await session.out.write(text);
  return EXIT.done;
}

function loaded(path: string, files: Files): { readonly field: Field; readonly name: string } {
  const text = files.read(path);
  const name = files.streamName?.(path) ?? path;
  if (holdsField(text)) {
    return { field: readFieldFile(text, name).field, name: printable(name) };
  }
  const allowed = 'a field (JSON), as the other file is';
  throw new BadInput({ path: [], place: printable(name), found: 'no field of cards', allowed });
}

async function formatted(
  a: Field,
  b: Field,
  names: FieldNames,
  format: Format,
  { out }: Session,
): Promise<string> {
  switch (format) {
    case 'json':
      return jsonText(
        (await import('../report/field/compared-data.ts')).comparedFieldJson(a, b, names),
      );
    case 'csv':
      return (await import('../report/field/compared-data.ts')).comparedFieldCsv(a, b);
    case 'markdown': {
      const { markdownText } = await import('../report/formats/markdown.ts');
      return markdownText('Two fields compared', comparedFieldBlocks(a, b, names));
    }
    case 'table':
      return (await import('../report/terminal/report.ts')).terminalText(
        comparedFieldBlocks(a, b, names),
        out.page,
      );
  }
}
