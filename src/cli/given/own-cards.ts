/* The cards for `--cards`: a file of cards, or a table or list that can be imported. */

import type { Command } from 'commander';
import { BadInput, isMapping, type Problem, problemText, shellWord } from '../../base/index.ts';
import {
  type Card,
  Columns,
  cardFields,
  cardFile,
  cardSchema,
  cardsYaml,
  convertedCards,
  editionsOf,
  type Library,
  libraryOf,
  NEEDED,
  type Placed,
  problemsOf,
  readCards,
  rowsOfList,
  type Skipped,
  type SkippedCard,
  skippedText,
} from '../../cards/index.ts';
import {
  check,
  type Files,
  type PlacedDocument,
  parseYaml,
  surroundingsOf,
} from '../../experiments/index.ts';
import { ofFile } from '../../studies/index.ts';
import { GROUPS } from '../options/option-groups.ts';
import { pathOption } from '../options/options.ts';
import type { Session } from '../session.ts';
import { givenFiles, notedOnce } from './given-files.ts';
import { importRemarks, unknownPowersTexts } from './import-report.ts';
import { type CardFile, cardFileOf, rowsOfFile } from './rows-of-file.ts';

export function addCardsOption<C extends Command>(command: C): C {
  return command
    .optionsGroup(GROUPS.cards)
    .option(
      '--cards <file>',
      'a file of your own cards, or any table or list that cards --import can read',
      pathOption('--cards', 'a file'),
    );
}

/** The cards in one of the user's files, and the cards in it that could not be read. */
export interface OwnCards {
  readonly cards: readonly Card[];
  readonly skipped: readonly SkippedCard[];
}

/**
 * The cards in the file that an option names. Prints a note for each card that cannot be read.
 *
 * @throws BadInput for a file without any readable card
 */
export async function ownCards(
  file: string | undefined,
  session: Session,
  option = '--cards',
): Promise<OwnCards> {
  if (file === undefined) return { cards: [], skipped: [] };
  const files = await withOwnCards(await givenFiles([file], session), file, session);
  try {
    const cards = surroundingsOf('.', files).readFile(file, cardFile(), []);
    return { cards, skipped: files.skipped ?? [] };
  } catch (error) {
    throw ofFile(option, error);
  }
}

/**
 * The cards to which names can refer, including those in the file that an option names.
 *
 * @throws BadInput as for `ownCards`
 */
export async function ownLibrary(file: string | undefined, session: Session): Promise<Library> {
  const { cards, skipped } = await ownCards(file, session);
  return libraryOf(cards, { note: notedOnce(session), skipped });
}

/** The cards in a file that can be read, and notes about the rest. */
interface Sound {
  readonly cards: readonly Card[];
  readonly skipped: readonly SkippedCard[];
  /** Sentences that say what was skipped. */
  readonly notes: readonly string[];
}

/**
 * The files, changed so that the user's own cards can be read as a file of cards, whatever form they have. Parts that
 * cannot be read are skipped, with notes. A file that has no mistakes, or that cannot be read at all, is not changed.
 *
 * @throws BadInput for a table or list without any readable card
 */
export async function withOwnCards(
  files: Files,
  path: string | undefined,
  session: Pick<Session, 'note'>,
): Promise<Files> {
  if (path === undefined) return files;
  const found = files.beside('.', path);
  const content = contentOf(files, found, path);
  if (content && hasEffects(content)) await session.note(olderNote(path));
  const sound = content && (await soundCards(content, path, files.streamName?.(path) ?? path));
  if (!sound) return files;
  for (const note of sound.notes) await session.note(note);
  const yaml = cardsYaml(sound.cards);
  const read = (one: string) => (one === found ? yaml : files.read(one));
  return { ...files, read, skipped: sound.skipped };
}

/** Whether a file has powers in the older spelling that can be rewritten as rules. */
const hasEffects = (content: CardFile): boolean =>
  (content.kind === 'json' || content.kind === 'yaml') &&
  content.text.includes('effects') &&
  convertedCards(content.text).powers > 0;

const olderNote = (path: string) =>
  `${path} writes powers as effects, which still work; knockback cards --convert ${shellWord(path)} rewrites them as rules`;

/** The file of cards; undefined if it cannot be read, which is reported later, when the file is needed. */
function contentOf(files: Files, found: string, path: string): CardFile | undefined {
  try {
    return cardFileOf(files.readBytes(found, 'a file of cards'), path);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/**
 * @param path the file as given on the command line
 * @param file the file's name, for messages
 */
async function soundCards(
  content: CardFile,
  path: string,
  file: string,
): Promise<Sound | undefined> {
  if (content.kind === 'json' || content.kind === 'yaml') {
    const document = parsed(content.text, file);
    if (!document) return undefined;
    if (isExperiment(document.data)) throw experimentInstead(path, file);
    const written = soundAsWritten(document);
    if (written || !isForeign(document.data)) return written;
  }
  const table = await rowsOfFile(content, file);
  // People write YAML by hand, so an unknown power there is a slip; lists and tables of other programs have powers that
  // are not modelled.
  const imported = readCards(table, file, new Columns(), content.kind === 'yaml');
  const { cards, skipped, rows } = imported;
  const summary = skippedText(skipped, rows.length + skipped.length);
  const sound = soundOf(cards, skipped, summary, (one) => problemsOf([one], file));
  const remarks = [...importRemarks(table, imported), ...unknownPowersTexts(imported)];
  return { ...sound, notes: [...sound.notes, ...remarks] };
}

/** Keys that only experiments have. A file with one of these keys is not a file of cards. */
const OF_EXPERIMENTS = ['fight', 'attacker', 'defender', 'turn', 'sides'];

function isExperiment(data: unknown): boolean {
  return isMapping(data) && OF_EXPERIMENTS.some((key) => Object.hasOwn(data, key));
}

function experimentInstead(path: string, file: string): BadInput {
  const sentence = `this is an experiment, not a file of cards; to run it, type knockback run ${shellWord(path)}`;
  return new BadInput({ path: [], place: file, found: '', allowed: '', sentence });
}

function parsed(text: string, file: string): PlacedDocument | undefined {
  try {
    return parseYaml(text, file);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/** The valid cards in a list that is written like a file of cards; undefined if all cards are valid, or none. */
function soundAsWritten({ data, locate }: PlacedDocument): Sound | undefined {
  const isUnderKey = isMapping(data) && Array.isArray(data.cards);
  const list = isUnderKey ? data.cards : data;
  if (!Array.isArray(list)) return undefined;
  const placed: Placed[] = [];
  const skipped: (Skipped & { readonly problems: readonly Problem[] })[] = [];
  const at = (i: number, path: Problem['path']) => [...(isUnderKey ? ['cards'] : []), i, ...path];
  const skip = (row: number, entry: unknown, kind: string, problems: readonly Problem[]) => {
    const name = isMapping(entry) && typeof entry.name === 'string' ? entry.name : undefined;
    const reasons = [{ text: '', kind }];
    skipped.push({ row, ...(name !== undefined && { name }), reasons, problems });
  };
  for (const [i, entry] of list.entries()) {
    try {
      placed.push({ row: i + 1, card: check(cardSchema(), entry) });
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      const problems = error.problems.map((one) => {
        const { path, place } = locate({ ...one, path: at(i, one.path) });
        return { ...one, path, ...(place !== undefined && { place }) };
      });
      skip(i + 1, entry, 'has mistakes', problems);
    }
  }
  const { kept, repeated } = editionsOf(placed);
  for (const { placed: one, reason } of repeated) {
    const path = at(one.row - 1, ['name']);
    const problem = locate({ path, found: '', allowed: '', sentence: reason.text });
    skip(one.row, one.card, reason.kind, [problem]);
  }
  const isAsWritten = kept.every(({ card }, i) => card === placed[i]?.card);
  if (kept.length === 0 || (skipped.length === 0 && isAsWritten)) return undefined;
  const cards = kept.map(({ card }) => card);
  const summary = skippedText(skipped, list.length, 'card');
  return soundOf(cards, skipped, summary, ({ problems }) => problems);
}

/**
 * Whether data are cards, but not in the form of a file of cards. Their keys stand for fields that a card needs, but do
 * not occur in files of cards.
 */
function isForeign(data: unknown): boolean {
  const columns = new Columns();
  const isOwn = (entry: unknown) =>
    isMapping(entry) &&
    !isExported(entry) &&
    ('attack' in entry || 'defense' in entry) &&
    Object.entries(entry).every(([key, value]) => {
      if (Object.hasOwn(cardFields(), key)) return true;
      return columns.fieldOf(key) === undefined && !isMapping(value);
    });
  const cards = isMapping(data) && Object.hasOwn(data, 'cards') ? data.cards : data;
  const entries = [cards].flat();
  if (entries.every(isOwn)) return false;
  try {
    return rowsOfList(data, '').rows.some(({ values }) => {
      const fields = values.map(([column]) => columns.fieldOf(column));
      return NEEDED.every((field) => fields.includes(field));
    });
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

/** Whether a card is written as in the JSON of the command `cards`, which a file of cards must not contain. */
function isExported({ collection, assumed, powers }: Readonly<Record<string, unknown>>): boolean {
  const isUse = (power: unknown) => isMapping(power) && 'name' in power && 'power' in power;
  if (typeof collection === 'string' || Array.isArray(assumed)) return true;
  return Array.isArray(powers) && powers.some(isUse);
}

/** The maximum number of skipped cards for which a note is printed. `cards --import` lists all skipped cards. */
const MOST_NOTED = 10;

function soundOf<S extends Skipped>(
  cards: readonly Card[],
  skipped: readonly S[],
  summary: string,
  problems: (skipped: S) => readonly Problem[],
): Sound {
  const told = skipped.map((one) => ({ ...one, why: problems(one).map(problemText).join('; ') }));
  const more = told.length - MOST_NOTED;
  return {
    cards,
    skipped: told.flatMap(({ name, why }) => (name === undefined ? [] : [{ name, why }])),
    notes:
      told.length === 0
        ? []
        : [
            summary,
            ...told.slice(0, MOST_NOTED).map(({ why }) => why),
            ...(more > 0 ? [`and ${more} more; knockback cards --import lists all of them`] : []),
          ],
  };
}
