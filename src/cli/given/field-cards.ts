/* The cards of a table of duels, given by names, filters or a file, for `field` and `compare --against`. */

import { existsSync } from 'node:fs';
import { capitalised, counted, nameKey, sameName } from '../../base/index.ts';
import {
  type Card,
  COLLECTIONS,
  findCard,
  type KnownCard,
  knownCards,
  type Library,
  libraryOf,
} from '../../cards/index.ts';
import { checkCardCount, type GivenCards } from '../../studies/index.ts';
import { type FilterOptions, filterTexts, fits, isFiltered } from '../options/card-filters.ts';
import type { Session } from '../session.ts';
import { notedOnce } from './given-files.ts';
import { ownCards } from './own-cards.ts';

export interface FieldCardsOptions extends FilterOptions {
  readonly cards?: string;
  readonly against?: string;
}

/** The cards, and their opponents. If there are no opponents, the cards fight each other. */
export interface ChosenCards extends GivenCards {
  /** The request in a few words. */
  readonly title: string;
}

/**
 * The cards of a field: the named cards; if there are no names, the cards that match the filters; if there are no
 * filters either, all of the user's own cards. If there are names, filters select the opponents instead.
 *
 * @throws BadInput
 */
export async function fieldCards(
  names: readonly string[],
  options: FieldCardsOptions,
  session: Session,
): Promise<ChosenCards> {
  const { cards: own, skipped } = await ownCards(options.cards, session);
  const areNamed = names.length > 0;
  const filters = filterTexts(options);
  const all = options.against && (await opponents(options.against, session));
  const against = all && (areNamed ? filtered(all, options) : all).map(({ card }) => card());
  const cards = chosenCards(
    names,
    libraryOf(own, { note: notedOnce(session), skipped }),
    own,
    options,
  );
  checkCardCount(
    cards,
    against ? 1 : 2,
    { path: [], place: 'the field' },
    'names, --cards FILE, --collection NAME, or a filter such as --type hero',
  );
  if (against) {
    checkCardCount(
      against,
      1,
      { path: [], place: '--against' },
      filters.length > 0
        ? `filters that match at least one card (no card matches ${filters.join(', ')})`
        : 'a file of cards',
    );
  } else if (areNamed && filters.length > 0) {
    await session.note(
      `the field is the cards that you name, so filters (${filters.join(', ')}) have no effect`,
    );
  }
  return {
    title: titleOf(cards, areNamed, filters),
    cards,
    ...(against && { against }),
    named: new Set(areNamed ? cards.map(({ name }) => name) : []),
  };
}

/** The named cards or, if there are no names, the cards that match the filters; without duplicates. */
function chosenCards(
  names: readonly string[],
  library: Library,
  own: readonly Card[],
  options: FilterOptions,
): Card[] {
  const named = names.map((name) => findCard(library, name, ['card']));
  const known = () => filtered(knownCards(library).flat(), options).map(({ card }) => card());
  const all = names.length > 0 ? named : isFiltered(options) ? known() : own;
  const keys = all.map(({ name }) => nameKey(name));
  return all.filter((_, i) => keys.indexOf(keys[i] as string) === i);
}

const filtered = (cards: readonly KnownCard[], options: FilterOptions) =>
  cards.filter((one) => fits(one, options));

/** The cards in a file; if there is no file with that name, the cards of the collection with that name. */
async function opponents(against: string, session: Session): Promise<readonly KnownCard[]> {
  const collection = COLLECTIONS.find((name) => sameName(name, against));
  if (!collection || existsSync(against)) {
    const { cards: own } = await ownCards(against, session, '--against');
    return own.map((card) => ({ slug: nameKey(card.name), card: () => card }));
  }
  return knownCards(libraryOf())
    .flat()
    .filter((one) => one.collection === collection);
}

/** The maximum number of names that fit into a title. */
const MOST_NAMES = 3;

function titleOf(cards: readonly Card[], areNamed: boolean, filters: readonly string[]): string {
  if (areNamed && cards.length <= MOST_NAMES) return cards.map(({ name }) => name).join(', ');
  const what = !areNamed && filters.length > 0 ? ` (${filters.join(', ')})` : '';
  return `${capitalised(counted(cards.length, 'card'))}${what}`;
}
