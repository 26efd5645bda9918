/* Army cards for programs: finding, listing, reading and writing. */

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
/** A number, or an inclusive range of numbers. */
export type NumberOrRange = number | readonly [least: number, most: number];

/** Conditions on cards, all of which must hold. A part of a text is enough. */
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
  /** A part of the name of one of its powers. */
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
 * The card with a name, or with whole words that no other card's name has: "grundy".
 *
 * A `Card` is plain data and cannot be changed. It can be used wherever cards or figures are accepted, and so can a
 * copy with other numbers: `{ ...card('grundy'), life: 10 }`. Files write cards differently: `cardsText` gives their
 * text.
 *
 * @param own the user's own cards, which take precedence over the library's
 * @throws BadInput if no card fits, with suggestions, or if several do, with all of them
 */
export function card(name: string, own: readonly Card[] = []): Card {
  const named = textGiven(name, ['name']);
  given(ownSchema, own, ['own']);
  const found = findCard(libraryOf(own), named, []);
  // Cards that a program has made itself stay changeable.
  return own.includes(found) ? found : frozen(found);
}

/**
 * All cards that the library knows: the built-in ones, and those of the collections that ship with
 * it. Each has the form that `card` returns.
 *
 * @param query if absent, all cards are returned
 * @throws BadInput for conditions that do not exist, such as an unknown collection
 */
export function cards(query: CardQuery = {}): Card[] {
  const { collection } = given(querySchema, query, []);
  const known = knownCards(libraryOf()).flat();
  const asked = known.filter((one) => collection === undefined || one.collection === collection);
  const filter = filterOf(query);
  return asked.map((one) => frozen(one.card())).filter((one) => passes(one, filter));
}

const ownSchema = z.array(
  z.looseObject({ name: z.string({ error: 'text' }) }, { error: 'a card, as `cards` gives it' }),
  { error: 'a list of cards' },
);

const text = z.string({ error: 'text' }).optional();
const NUMBERS = 'a number, or the least and the most: [80, 100]';
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

/** The collections that ship with the library. If several have a card, the first one wins. */
export const collections: readonly CollectionName[] = frozen(COLLECTIONS);

/**
 * Reads own cards: a card or a list of cards, in the form of a file for `--cards`, or as returned by `card` and
 * `cards`.
 *
 * @param written data, or the text of such a file (YAML or JSON)
 * @throws BadInput with every mistake
 */
export function readCards(written: string | object): Card[] {
  if (typeof written !== 'string') return readCardData(written).map(frozen);
  const files = { read: () => written, readBytes: () => new TextEncoder().encode(written) };
  const schema = z.unknown().transform(readCardData);
  return surroundingsOf('', filesFor(files)).readFile('cards', schema, []).map(frozen);
}

const readCardData = (data: unknown): Card[] =>
  unlessUnreadable(data, [], () => check(cardFile, cardsAsWritten(data)));

/**
 * Cards as the text of a file (YAML), which `readCards` reads back, and which `--cards` on the command line and
 * `cards:` in experiments can name.
 *
 * @throws BadInput with every mistake, for data that are not cards
 */
export function cardsText(cards: readonly Card[]): string {
  return cardsYaml(readCards(cards));
}

/**
 * What can be written in the powers of a card, by section: powers with names that the library knows, effects and
 * conditions of own powers, and so on.
 */
export function powers(): Readonly<Record<string, readonly ReferenceEntry[]>> {
  return frozen(Object.fromEntries(referenceFor([]).map(({ name, entries }) => [name, entries])));
}

/** The data itself, made immutable at every level. */
export function frozen<T>(data: T): T {
  // Frozen data is frozen at every level, so it needs no further work.
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  for (const value of Object.values(data)) frozen(value);
  return Object.freeze(data);
}
