/* Army cards for programs: find, list, read and write them. */

import * as z from 'zod';
import { oneOf } from '../base/index.ts';
import {
  type Card,
  type CardFilter,
  COLLECTIONS,
  type CollectionName,
  cardFile,
  cardsYaml,
  findCard,
  knownCards,
  libraryOf,
  NUMBER_FILTERS,
  passes,
  type ReferenceEntry,
  referenceFor,
  TEXT_FILTERS,
} from '../cards/index.ts';
import { check, surroundingsOf } from '../experiments/index.ts';
import { cardsAsWritten } from './as-written.ts';
import { given, textGiven, unlessUnreadable } from './given.ts';
import { filesFor } from './read-experiment.ts';
/** A number, or a range that includes both of its ends. */
export type NumberOrRange = number | readonly [least: number, most: number];

/** Conditions that a card must meet, all of them. A field with text needs only to contain the given text. */
export interface CardQuery {
  readonly collection?: 'classic' | 'modern' | 'customs';
  readonly name?: string;
  readonly set?: string;
  readonly general?: string;
  readonly species?: string;
  readonly class?: string;
  readonly personality?: string;
  readonly size?: string;
  readonly type?: 'hero' | 'squad';
  readonly unique?: 'unique' | 'common' | 'uncommon';
  /** Text in the name of one of the card's powers. */
  readonly power?: string;
  readonly points?: NumberOrRange;
  readonly life?: NumberOrRange;
  readonly move?: NumberOrRange;
  readonly range?: NumberOrRange;
  readonly attack?: NumberOrRange;
  readonly defense?: NumberOrRange;
  readonly height?: NumberOrRange;
  readonly figures?: NumberOrRange;
}

/**
 * Finds the card with this name, or the only card whose name contains these whole words, such as "grundy".
 *
 * A `Card` is plain data and cannot be changed. It can be used wherever cards or figures are accepted, and so can a
 * copy with other numbers: `{ ...card('grundy'), life: 10 }`. Files write cards differently; `cardsText` returns a
 * card's text for files.
 *
 * @param own the user's own cards, which take precedence over the library's cards
 * @throws BadInput if no card matches, with suggestions; if several match, with all of their names
 */
export function card(name: string, own: readonly Card[] = []): Card {
  const named = textGiven(name, ['name']);
  given(ownSchema, own, ['own']);
  const found = findCard(libraryOf(own), named, []);
  // Cards that a program has made itself can still be changed.
  return own.includes(found) ? found : frozen(found);
}

/**
 * All cards that the library knows: the built-in ones, and those in the collections that ship with it. The cards have
 * the form that `card` returns.
 *
 * @param query if absent, all cards are returned
 * @throws BadInput for invalid conditions, such as an unknown collection
 */
export function cards(query: CardQuery = {}): Card[] {
  const { collection } = given(querySchema, query, []);
  const known = knownCards(libraryOf()).flat();
  const asked = known.filter((one) => collection === undefined || one.collection === collection);
  const filter = filterOf(query);
  return asked.map((one) => frozen(one.card())).filter((one) => passes(one, filter));
}

const ownSchema = z.array(
  z.looseObject(
    { name: z.string({ error: 'text' }) },
    { error: 'a card in the form that `cards` returns' },
  ),
  { error: 'a list of cards' },
);

const text = z.string({ error: 'text' }).optional();
const NUMBERS = 'a number, or a minimum and a maximum, such as [80, 100]';
const number = z.number({ error: NUMBERS });
const numbers = z
  .union([number, z.tuple([number, number], { error: NUMBERS })], { error: NUMBERS })
  .optional();
const each = <T>(fields: readonly string[], schema: T) =>
  Object.fromEntries(fields.map((field) => [field, schema]));

const querySchema = z.strictObject(
  {
    ...each(TEXT_FILTERS, text),
    ...each(NUMBER_FILTERS, numbers),
    power: text,
    collection: oneOf(COLLECTIONS, 'The collection').optional(),
    type: oneOf(['hero', 'squad'], 'The type').optional(),
    unique: oneOf(['unique', 'common', 'uncommon'], 'How often').optional(),
  },
  { error: 'filters of cards, such as { type: "hero" }' },
);

function filterOf({ collection: _, ...query }: CardQuery): CardFilter {
  const ranges = NUMBER_FILTERS.flatMap((field) => {
    const range = query[field];
    if (range === undefined) return [];
    const [least, most] = typeof range === 'number' ? [range, range] : range;
    return [[field, { least, most }]];
  });
  return { ...query, ...Object.fromEntries(ranges) } as CardFilter;
}

/** The collections that ship with the library. If several collections have a card, the first collection counts. */
export const collections: readonly CollectionName[] = frozen(COLLECTIONS);

/**
 * Reads the user's own cards: a card or a list of cards, in the form of a file for `--cards`, or as returned by `card`
 * and `cards`.
 *
 * @param written data, or the text of a file (YAML or JSON)
 * @throws BadInput with every mistake
 */
export function readCards(written: string | object): Card[] {
  if (typeof written !== 'string') return readCardData(written).map(frozen);
  const files = { read: () => written, readBytes: () => new TextEncoder().encode(written) };
  const schema = z.unknown().transform(readCardData);
  return surroundingsOf('', filesFor(files)).readFile('cards', schema, []).map(frozen);
}

const readCardData = (data: unknown): Card[] =>
  unlessUnreadable(data, [], () => check(cardFile(), cardsAsWritten(data)));

/**
 * The text of a file (YAML) with these cards. `readCards` reads the text back; `--cards` on the command line and
 * `cards:` in experiments can name the file.
 *
 * @throws BadInput with every mistake, if the data are not cards
 */
export function cardsText(cards: readonly Card[]): string {
  return cardsYaml(readCards(cards));
}

/**
 * The building blocks for the powers of a card, by section: powers that the library knows by name, effects and
 * conditions for user-made powers, and so on.
 */
export function powers(): Readonly<Record<string, readonly ReferenceEntry[]>> {
  return frozen(Object.fromEntries(referenceFor([]).map(({ name, entries }) => [name, entries])));
}

/** The same data, made immutable at every level. */
export function frozen<T>(data: T): T {
  // Frozen data are always frozen at every level, so there is nothing left to do.
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  for (const value of Object.values(data)) frozen(value);
  return Object.freeze(data);
}
