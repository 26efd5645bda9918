import { existsSync } from 'node:fs';
import type { Card } from '../cards/card.ts';
import { COLLECTIONS } from '../cards/collection-text.ts';
import { findCard, knownCards, type Library, libraryOf } from '../cards/library.ts';
import { checkCardCount } from '../fields/field-of.ts';
import { capitalised, counted } from '../words/english.ts';
import { nameKey, sameName } from '../words/slug.ts';
import { type FilterOptions, filterTexts, fits, isFiltered } from './card-filters.ts';
import { notedOnce } from './given-files.ts';
import { ownCards } from './own-cards.ts';
import type { Session } from './session.ts';

export interface FieldCardsOptions extends FilterOptions {
  readonly cards?: string;
  readonly against?: string;
}

/** The cards that are to fight, and whom; absent: each other. */
export interface ChosenCards {
  /** What was asked for, in a few words. */
  readonly title: string;
  readonly rows: readonly Card[];
  readonly against?: readonly Card[];
}

/**
 * The cards of a field: those that are named, those that filters let through, and without either, all of
 * the user's own.
 *
 * @throws BadInput
 */
export async function fieldCards(
  names: readonly string[],
  options: FieldCardsOptions,
  session: Session,
): Promise<ChosenCards> {
  const own = await ownCards(options.cards, session);
  const against = options.against && (await opponents(options.against, session));
  const rows = chosenCards(names, libraryOf(own, notedOnce(session)), own, options);
  checkCardCount(
    rows,
    against ? 1 : 2,
    { path: [], place: 'the field' },
    'names, --cards FILE, --collection NAME, or a filter such as --type hero',
  );
  if (against) checkCardCount(against, 0, { path: [], place: '--against' }, '');
  return { title: titleOf(rows, names, options), rows, ...(against && { against }) };
}

/** Cards that are named or let through, each once. */
export function chosenCards(
  names: readonly string[],
  library: Library,
  own: readonly Card[],
  options: FilterOptions,
): Card[] {
  const named = names.map((name) => findCard(library, name, ['card']));
  const filtered = isFiltered(options)
    ? knownCards(library)
        .flat()
        .filter((one) => fits(one, options))
        .map(({ card }) => card())
    : names.length === 0
      ? own
      : [];
  const all = [...named, ...filtered];
  const keys = all.map(({ name }) => nameKey(name));
  return all.filter((_, i) => keys.indexOf(keys[i] as string) === i);
}

/** A file of cards, or the name of a collection where there is no such file. */
async function opponents(against: string, session: Session): Promise<Card[]> {
  const collection = COLLECTIONS.find((name) => sameName(name, against));
  if (!collection || existsSync(against)) return ownCards(against, session, '--against');
  return knownCards(libraryOf())
    .flat()
    .filter((one) => one.collection === collection)
    .map(({ card }) => card());
}

/** Names that fit a title. */
const MOST_NAMES = 3;

function titleOf(
  rows: readonly Card[],
  names: readonly string[],
  options: FieldCardsOptions,
): string {
  if (names.length > 0 && rows.length <= MOST_NAMES) return rows.map(({ name }) => name).join(', ');
  const filters = filterTexts(options);
  const what = filters.length > 0 ? ` (${filters.join(', ')})` : '';
  return `${capitalised(counted(rows.length, 'card'))}${what}`;
}
