/* Reads the files that the user opens or types, and writes experiment files. */

import { Document, isScalar, isSeq, visit, type YAMLSeq } from 'yaml';
import { isMapping, PORTABLE_YAML } from '../../../base/index.ts';
import { cardFile } from '../../../cards/index.ts';
import { loadExperiment, parseYaml, surroundingsOf } from '../../../experiments/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { mineIn, type State } from '../../state.ts';
import { PAGE_FILES } from '../experiments.ts';

/**
 * The document of an experiment file.
 *
 * @throws BadInput with the place of every mistake, as for a file on the command line
 */
export function opened({
  name,
  text,
}: {
  readonly name: string;
  readonly text: string;
}): ExperimentDocument {
  const read = (path: string) => (path === name ? text : PAGE_FILES.read(path));
  loadExperiment(name, { ...PAGE_FILES, read });
  return parseYaml(text, name).data as ExperimentDocument;
}

/** The content of a file that the user opened: an experiment, cards, or a saved state. */
export type OpenedFile =
  | { readonly document: ExperimentDocument }
  /** The cards, as written in the file. */
  | { readonly cards: readonly ExperimentDocument[] }
  /** The state of a page that was saved. */
  | { readonly mine: State };

/**
 * Reads a file: an experiment, cards as for `--cards` on the command line, or a saved state of the page.
 *
 * @throws BadInput with the place of every mistake, as for a file on the command line
 */
export function openedFile(file: { readonly name: string; readonly text: string }): OpenedFile {
  const { name, text } = file;
  const { data } = parseYaml(text, name);
  const mine = mineIn(data);
  if (mine) return { mine };
  if (!isOfCards(data)) return { document: opened(file) };
  surroundingsOf('', { ...PAGE_FILES, read: () => text }).readFile(name, cardFile(), []);
  const written = isMapping(data) && 'cards' in data ? data.cards : data;
  return { cards: [written].flat() as ExperimentDocument[] };
}

/** Whether a file's data are cards: a list, one card, or a mapping whose only key is `cards`. */
function isOfCards(data: unknown): boolean {
  if (Array.isArray(data)) return true;
  if (!isMapping(data)) return false;
  const keys = Object.keys(data);
  const isCard = ['name', 'attack', 'defense'].every((key) => key in data);
  return isCard || (keys.length === 1 && keys[0] === 'cards');
}

/** A document as YAML for `knockback run`. Boards are written row by row, and spaces as `[3, 0]`. */
export function saved({ document }: { readonly document: ExperimentDocument }): string {
  const file = new Document(document, { ...PORTABLE_YAML, aliasDuplicateObjects: false });
  visit(file, {
    Seq(_, list) {
      if (isOfNumbers(list)) list.flow = true;
    },
  });
  return file.toString({ lineWidth: 100, blockQuote: 'literal' });
}

/** Whether a list is a space, a list of spaces, or a list of walls. Such lists are written on one line. */
function isOfNumbers({ items }: YAMLSeq): boolean {
  return items.every((item) =>
    isSeq(item) ? isOfNumbers(item) : isScalar(item) && typeof item.value === 'number',
  );
}
