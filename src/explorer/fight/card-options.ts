import { createContext } from 'preact';
import type { Card } from '../../cards/card.ts';
import { type KnownCard, knownCards, libraryOf } from '../../cards/library.ts';
import { FITS } from '../../cards/names.ts';
import { printable } from '../../words/problem.ts';
import { hyphenated, nameKey } from '../../words/slug.ts';
import type { ExperimentDocument } from '../document.ts';

/** Stands for no card, but numbers. */
export const NUMBERS = '';

/** The most options shown at once; the others are found by typing. */
const MOST_SHOWN = 40;

const NO_CARD =
  "No card of that name; C3G's are not included. Empty the field for “No card, just numbers”, or open a file of cards.";

const LIBRARY = libraryOf();
let known: readonly KnownCard[] | undefined;

function allCards(): readonly KnownCard[] {
  known ??= knownCards(LIBRARY).flat();
  return known;
}

/** The cards that match the typed text, the user's own first, then the closest; for no text, the first of all. */
export function cardOptions(typed: string, own: readonly OwnCard[] = []): CardOption[] {
  const part = hyphenated(typed);
  const ofOwn = fittingOwn(own, part, [...FITS, beginning]).map(({ value, name, source }) => ({
    value,
    text: name,
    note: source,
  }));
  const cards = [
    ...ofOwn,
    ...fitting(typed)
      .slice(0, MOST_SHOWN)
      .map(({ slug, collection, card }) => ({
        value: slug,
        text: card().name,
        note: noteOn(card(), collection),
      })),
  ].slice(0, MOST_SHOWN);
  const isNothingTyped = typed.trim() === '';
  return isNothingTyped ? [...cards, { value: NUMBERS, text: 'No card, just numbers' }] : cards;
}

/** How many more cards match than are shown; without a match, what else can be done. */
export function moreCards(typed: string, own: readonly OwnCard[] = []): string | undefined {
  const ofOwn = fittingOwn(own, hyphenated(typed), [...FITS, beginning]);
  const found = ofOwn.length + fitting(typed).length;
  if (found === 0) return NO_CARD;
  const more = found - MOST_SHOWN;
  return more > 0 ? `… and ${more} more. Type a part of a name.` : undefined;
}

export function cardOfOption(value: string): Card | undefined {
  return allCards()
    .find(({ slug }) => slug === value)
    ?.card();
}

function fitting(typed: string): readonly KnownCard[] {
  const part = hyphenated(typed);
  if (part === '') return allCards();
  const found = new Set(
    [...FITS, beginning].flatMap((fits) => allCards().filter(({ slug }) => fits(part, slug))),
  );
  return [...found];
}

/** Of one or two letters, the beginning of a word. */
function beginning(part: string, slug: string): boolean {
  return slug.startsWith(part) || slug.includes(`-${part}`);
}

/** "Modern, 200 points" */
function noteOn({ set, points }: Card, collection: string | undefined): string {
  const source = set ?? collection ?? 'the rule document';
  return points === undefined ? source : `${source}, ${points} points`;
}

/** A card that no collection of the program has: of the experiment that is shown, or of a file that was opened. */
interface OwnCard {
  /** Of its option: no card of the collections has it. */
  readonly value: string;
  readonly name: string;
  /** Where it comes from, in words. */
  readonly source: string;
  /** As its file writes it. */
  readonly written: ExperimentDocument;
}

const LONGEST_NAME = 120;

/** The cards that the user has opened, for all fields that find cards. */
export const OpenedCards = createContext<readonly ExperimentDocument[]>([]);

/** The cards of an experiment, and those that were opened; of two with one name the experiment's. */
export function ownCardsOf(
  ofExperiment: readonly ExperimentDocument[],
  opened: readonly ExperimentDocument[],
): OwnCard[] {
  const known = new Map<string, OwnCard>();
  const add = (written: ExperimentDocument, source: string) => {
    if (typeof written.name !== 'string') return;
    const name = printable(written.name.slice(0, LONGEST_NAME));
    const value = `own ${nameKey(name)}`;
    if (!known.has(value)) known.set(value, { value, name, source, written });
  };
  for (const card of ofExperiment) add(card, 'of this experiment');
  for (const card of opened) add(card, 'your card');
  return [...known.values()];
}

/** How a card fits what was typed: parts of hyphenated names. */
type Fits = (part: string, slug: string) => boolean;

/** The cards whose names match, the closest first. */
function fittingOwn(
  own: readonly OwnCard[],
  part: string,
  fits: readonly Fits[],
): readonly OwnCard[] {
  if (part === '') return own;
  return [...new Set(fits.flatMap((one) => own.filter(({ name }) => one(part, hyphenated(name)))))];
}

/** Something that can be chosen in a combobox. */
export interface CardOption {
  readonly value: string;
  readonly text: string;
  /** Beside it, in small. */
  readonly note?: string;
}
