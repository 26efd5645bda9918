/* Searches the collections and the user's own cards by name, power, species or class. */

import { createContext } from 'preact';
import { hyphenated, listed, nameKey, nearest, once, printable } from '../../base/index.ts';
import {
  beginningsFit,
  type Card,
  FITS,
  type KnownCard,
  knownCards,
  libraryOf,
  nearestNames,
  powerTitle,
} from '../../cards/index.ts';
import type { ExperimentDocument } from '../document.ts';
import { titleOfPower } from './written-powers.ts';

/** The value of the option "Just numbers", which has no card. */
export const NUMBERS = '';

const JUST_NUMBERS: CardOption = {
  value: NUMBERS,
  text: 'Just numbers',
  note: 'no card, only dice that you set',
};

/** Names of the option "Just numbers"; if the typed text matches one of these, the option comes first. */
const NAMES_OF_NUMBERS = ['just-numbers', 'no-card'];

/** The maximum number of cards in the list. The user finds the rest by typing more. */
const MOST_SHOWN = 40;

/** The minimum number of characters for a search among powers and species, since a shorter text matches too many. */
const LEAST_LETTERS = 3;

const LIBRARY = libraryOf();
let known: readonly KnownCard[] | undefined;

function allCards(): readonly KnownCard[] {
  known ??= knownCards(LIBRARY).flat();
  return known;
}

/**
 * The options for a typed text. Cards whose names match come first: the user's own cards before those in collections,
 * and better matches before worse ones. Cards with a matching power, species or class follow. If nothing matches, the
 * cards with the most similar spelling are offered. "Just numbers" is always included: first if nothing was typed or
 * the text matches it, otherwise last.
 */
export function cardOptions(typed: string, own: readonly OwnCard[] = []): CardOption[] {
  const cards = found(typed, own)
    .slice(0, MOST_SHOWN)
    .map(({ one, trait }) => one.option(trait));
  const part = hyphenated(typed);
  const isFirst =
    part === '' ||
    (part.length >= LEAST_LETTERS && NAMES_OF_NUMBERS.some((name) => beginning(part, name)));
  return isFirst ? [JUST_NUMBERS, ...cards] : [...cards, JUST_NUMBERS];
}

/**
 * A sentence with the number of matches that are not shown; undefined if all are shown. If nothing matches, the
 * sentence says what to do.
 */
export function moreCards(typed: string, own: readonly OwnCard[] = []): string | undefined {
  const count = found(typed, own).length;
  if (count === 0) return NO_CARD;
  const more = count - MOST_SHOWN;
  return more > 0 ? `… and ${more} more. Type part of a name, a power or a species.` : undefined;
}

const NOT_INCLUDED =
  "C3G's cards are not included; to use them, open a file with your cards, below.";

const NO_CARD = `No card found. ${NOT_INCLUDED}`;

/**
 * The index of the option that Enter takes if the user marks none: the first option whose name contains the typed text.
 * Options that were found by a power, or by a similar spelling, are only suggestions. -1 if there is none, or if
 * nothing was typed.
 */
export function indexOfNamed(typed: string, options: readonly CardOption[]): number {
  const part = hyphenated(typed);
  if (part === '') return -1;
  const isNamed = (name: string) => name.includes(part) || FINDS.some((fits) => fits(part, name));
  return options.findIndex(({ value, text }) =>
    value === NUMBERS
      ? NAMES_OF_NUMBERS.some((name) => beginning(part, name))
      : isNamed(hyphenated(text)),
  );
}

/** "No card is called “Rock Golem”. The nearest in the list are Iron Golem and Earth Elemental." */
export function noSuchName(typed: string, options: readonly CardOption[]): string {
  const cards = options.filter(({ value }) => value !== NUMBERS).map(({ text }) => text);
  const shown = cards.slice(0, MOST_NEAREST);
  const are = shown.length === 1 ? 'The nearest in the list is' : 'The nearest in the list are';
  const says = shown.length > 0 ? ` ${are} ${listed(shown)}.` : ` ${NOT_INCLUDED}`;
  return `No card is called “${printable(typed.trim())}”.${says}`;
}

const MOST_NEAREST = 3;

/** The card that an option stands for; undefined if it is not a card in the collections. */
export function cardOfOption(value: string): Card | undefined {
  return allCards()
    .find(({ slug }) => slug === value)
    ?.card();
}

/** A card that can be found by its hyphenated name or its traits. */
interface Candidate {
  readonly name: string;
  traits(): readonly Trait[];
  /** @param trait the trait that matched; absent if the name matched */
  option(trait?: Trait): CardOption;
}

/** A power, a species or a class. */
interface Trait {
  readonly text: string;
  /** The text, hyphenated as in the names of cards. */
  readonly name: string;
}

interface Found {
  readonly one: Candidate;
  readonly trait?: Trait;
}

function found(typed: string, own: readonly OwnCard[]): readonly Found[] {
  const groups = [own.map(ownCandidate), allCards().map(candidate)];
  const all = groups.flat();
  const part = hyphenated(typed);
  if (part === '') return all.map((one) => ({ one }));
  const byName = groups.flatMap((group) =>
    FINDS.flatMap((fits) => group.filter(({ name }) => fits(part, name))),
  );
  const byTrait = part.length < LEAST_LETTERS ? [] : withTrait(all, (name) => isTrait(part, name));
  const fitting = firstOfEach([...byName.map((one) => ({ one })), ...byTrait]);
  return fitting.length > 0 ? fitting : alike(part, all);
}

const FINDS = [...FITS, beginning];

const isTrait = (part: string, name: string) =>
  beginningsFit(part, name) || name.includes(`-${part}`);

/** The cards that have a trait whose name matches. */
function withTrait(all: readonly Candidate[], fits: (name: string) => boolean): readonly Found[] {
  return all.flatMap((one) => {
    const trait = one.traits().find(({ name }) => fits(name));
    return trait ? [{ one, trait }] : [];
  });
}

/** The cards whose spelling is most like a text: those with similar names first, then those with similar traits. */
function alike(part: string, all: readonly Candidate[]): readonly Found[] {
  const names = nearestNames(
    part,
    all.map(({ name }) => name),
  );
  const byName = names.flatMap((name) => all.filter((one) => one.name === name));
  const traits = [...new Set(all.flatMap((one) => one.traits().map(({ name }) => name)))];
  const [trait] = part.length < LEAST_LETTERS ? [] : nearest(part, traits);
  return firstOfEach([
    ...byName.map((one) => ({ one })),
    ...(trait === undefined ? [] : withTrait(all, (name) => isTrait(trait, name))),
  ]);
}

/** Each card only once, with its first match. */
function firstOfEach(all: readonly Found[]): readonly Found[] {
  const seen = new Set<Candidate>();
  return all.filter(({ one }) => !seen.has(one) && seen.add(one));
}

const candidates = new Map<KnownCard, Candidate>();

function candidate(known: KnownCard): Candidate {
  const made = candidates.get(known) ?? newCandidate(known);
  candidates.set(known, made);
  return made;
}

function newCandidate({ slug, collection, card }: KnownCard): Candidate {
  return {
    name: slug,
    traits: once(() => traitsOf(card(), card().powers.map(powerTitle))),
    option: (trait) => ({
      value: slug,
      text: card().name,
      note: [noteOn(card(), collection), ...(trait ? [trait.text] : [])].join(', '),
    }),
  };
}

function ownCandidate({ value, name, source, written }: OwnCard): Candidate {
  return {
    name: hyphenated(name),
    traits: once(() => {
      const powers = Array.isArray(written.powers) ? written.powers.slice(0, MOST_POWERS) : [];
      return traitsOf(written, powers.map(titleOfPower));
    }),
    option: (trait) => ({
      value,
      text: name,
      note: [source, ...(trait ? [trait.text] : [])].join(', '),
    }),
  };
}

/** The maximum number of powers searched on one of the user's own cards, which may have any number of powers. */
const MOST_POWERS = 20;

function traitsOf(
  { species, class: kinds }: { readonly species?: unknown; readonly class?: unknown },
  powers: readonly string[],
): readonly Trait[] {
  const texts = [species, kinds].filter((text) => typeof text === 'string');
  return [...texts, ...powers].map((text) => {
    const short = printable(text.slice(0, LONGEST_NAME));
    return { text: short, name: hyphenated(short) };
  });
}

/** Whether a word in a hyphenated name starts with a text. Unlike `FITS`, this also allows very short texts. */
function beginning(part: string, slug: string): boolean {
  return slug.startsWith(part) || slug.includes(`-${part}`);
}

/** "Modern, 200 points" */
function noteOn({ set, points }: Card, collection: string | undefined): string {
  const source = set ?? collection ?? 'the rule document';
  return points === undefined ? source : `${source}, ${points} points`;
}

/** A card from outside the collections: from the current experiment, or from an opened file. */
interface OwnCard {
  /** The value of the card's option, which no card in the collections has. */
  readonly value: string;
  readonly name: string;
  /** The card's origin in words: "your card". */
  readonly source: string;
  /** The card as written in its file. */
  readonly written: ExperimentDocument;
}

const LONGEST_NAME = 120;

/** The cards that the user has opened, provided to all fields that search for cards. */
export const OpenedCards = createContext<readonly ExperimentDocument[]>([]);

/** The cards of an experiment, then the opened cards. If two have the same name, only the experiment's is included. */
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

/** An option in a combobox. */
export interface CardOption {
  readonly value: string;
  readonly text: string;
  /** Small text next to the option. */
  readonly note?: string;
}
