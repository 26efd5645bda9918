import type { Command } from 'commander';
import { BadInput, Mistakes, printable } from '../base/index.ts';
import type { Files } from '../experiments/index.ts';
import {
  comparedFieldBlocks,
  comparedFieldCsv,
  comparedFieldJson,
  type Field,
  holdsField,
  readFieldFile,
} from '../studies/index.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { optionsOf, refuseOptions } from './options.ts';
import { print } from './print.ts';
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
  const [one, other, names] = [a.field, b.field, { a: a.name, b: b.name }];
  await print(
    {
      title: 'Two fields compared',
      results: [],
      blocks: () => comparedFieldBlocks(one, other, names),
      json: () => comparedFieldJson(one, other, names),
      csv: () => comparedFieldCsv(one, other),
    },
    format,
    session.out,
  );
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
