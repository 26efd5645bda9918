/* Reads the entries of an army as cards with copies, points and places, and checks them. */

import { counted, Mistakes, type Problem, sameData, shown, slug } from '../base/index.ts';
import type { Space } from '../board/index.ts';
import type { Library } from '../cards/index.ts';
import {
  copiesProblem,
  type FightSide,
  fighterOf,
  namedWithCopies,
  type Stand,
  sideOf,
  unfitBase,
} from '../fight/index.ts';
import { type Costs, pointsBy, pointsNeeded, USUAL_POINTS } from './costs.ts';
import type { ArmyCard, ArmySide } from './scenario.ts';
import type { EntryDocument } from './schema.ts';
import type { WrittenEntry } from './written-army.ts';

/** The data needed to read an army. */
export interface ArmyReading {
  readonly library: Library;
  /** Whether the library is complete, so that an unknown name is a mistake. */
  readonly isWhole: boolean;
  readonly costs: Costs;
  /** Maximum points of an army; undefined for no limit. */
  readonly points?: number | undefined;
}

type Path = Problem['path'];

/** An entry as read, with its field in the document for error messages. */
interface Entry extends ArmyCard, Pick<WrittenEntry, 'path' | 'place'> {}

/** An army as read, including the figures that begin on given spaces. */
export interface ReadArmy {
  readonly cards: readonly ArmyCard[];
  /** The name of the card if the army has only one card, in any number of copies; otherwise undefined. */
  readonly onlyCard?: string;
  readonly stands: readonly Stand[];
}

/**
 * Reads the cards of an army. Copies of a common card are one entry. Each copy of an uncommon hero is a separate entry;
 * all copies but the first get a number.
 *
 * @param at the army's field in the document
 * @param mistakes receives the mistakes found
 * @returns the part that could be read
 */
export function readArmy(
  written: readonly WrittenEntry[],
  at: Path,
  reading: ArmyReading,
  mistakes: Mistakes,
): ReadArmy {
  const entries = written.flatMap((entry) => {
    const own = new Mistakes();
    const read = readEntry(entry, reading, own);
    mistakes.add(...own.problems.map((problem) => placed(problem, entry)));
    return read;
  });
  mistakes.add(...twiceUnique(entries));
  const cards = named(entries.reduce(merged, []));
  const { points: most } = reading;
  const total = pointsOf(cards);
  if (most !== undefined && total > most) {
    const each = cards.map((one) => `${cardText(one)} ${one.points * one.copies}`).join(', ');
    mistakes.add({
      path: at,
      found: `${total} points (${each})`,
      allowed: `at most ${most} points`,
    });
  }
  const [first, ...others] = entries.map(({ card }) => card.name);
  const isOne = first !== undefined && others.every((name) => slug(name) === slug(first));
  return { cards, ...(isOne && { onlyCard: first }), stands: entries.flatMap(standsOf) };
}

/** The total points of an army, or of some of its cards. */
export function pointsOf(cards: readonly Pick<ArmyCard, 'points' | 'copies'>[]): number {
  return cards.reduce((sum, { points, copies }) => sum + points * copies, 0);
}

/** "Krug", "Deathreavers x3" */
export function cardText({ card, copies }: Pick<ArmyCard, 'card' | 'copies'>): string {
  return copies > 1 ? `${card.name} x${copies}` : card.name;
}

/** The number of figures of an entry (counting all copies) that begin in the start area. */
export function unplacedOf({ card, copies, at = [] }: ArmyCard): number {
  return Math.max(0, card.figures * copies - at.length);
}

/** All spaces on which a side begins: the given spaces of its figures, and its start area. */
export function beginsOn({ cards, start }: Pick<ArmySide, 'cards' | 'start'>): Space[] {
  return [...cards.flatMap(({ at = [] }) => at.flat()), ...start];
}

/** The figures of an entry that begin on given spaces. */
function standsOf({ card, at = [], path }: Entry): Stand[] {
  // A base that fits no board has already been reported.
  if (unfitBase(card)) return [];
  return at.map((spaces) => ({
    name: card.name,
    spaces,
    path: [...path, 'at'],
    isFigure: true,
    solid: true,
    base: card.base,
  }));
}

/** Adds the place of the entry to a problem if the entry is in a separate file. */
function placed(problem: Problem, { place }: WrittenEntry): Problem {
  return place === undefined ? problem : { place, ...problem };
}

/** The name and copies of an entry. */
function withCopies(
  { entry, copies: found }: Pick<WrittenEntry, 'entry' | 'copies'>,
  library: Library,
): {
  readonly entry: EntryDocument;
  readonly copies: number;
  readonly at?: readonly Space[] | undefined;
} {
  if (found !== undefined) return { entry, copies: found };
  if (typeof entry === 'string') return namedWithCopies(entry, library);
  const { copies, at, card, ...fields } = entry as typeof entry & {
    readonly copies?: number;
    readonly at?: readonly Space[];
  };
  if (card === undefined) return { entry: fields as EntryDocument, copies: copies ?? 1, at };
  // A sweep over a field turns a name with copies into an object.
  const text = withCopies({ entry: card }, library);
  return {
    entry: { ...fields, card: text.entry } as EntryDocument,
    copies: copies ?? text.copies,
    at,
  };
}

function readEntry(
  written: WrittenEntry,
  { library, isWhole, costs, points: most }: ArmyReading,
  mistakes: Mistakes,
): Entry[] {
  const { path, place } = written;
  const { entry, copies, at } = withCopies(written, library);
  const ofCopies = copiesProblem(copies);
  if (ofCopies) mistakes.add({ path, ...ofCopies });
  const fighter = fighterOf(entry, library, path, isWhole, mistakes);
  if (!fighter || ofCopies) return [];
  const missing = (field: string, allowed: string) => {
    const found = `missing, and the card of ${fighter.name} has none`;
    mistakes.add({ path: [...path, field], found, allowed });
  };
  const card = sideOf(fighter, {});
  const unfit = unfitBase(card);
  if (unfit) mistakes.add({ path, ...unfit });
  if (fighter.life === undefined)
    missing('life', 'life: with a number, which every figure of a battle needs');
  for (const field of card.usual ?? [])
    missing(field, `${field}: with a number, which a battle needs`);
  if (card.wounds > 0) {
    const allowed = 'no wounds, because figures begin battles without wounds';
    mistakes.add({ path: [...path, 'wounds'], found: String(card.wounds), allowed });
  }
  const points = pointsBy(costs, card, entry);
  if (points === undefined && (most !== undefined || costs !== 'printed')) {
    missing('points', pointsNeeded(costs));
  }
  if (card.unique === 'unique' && copies > 1) {
    const found = `${counted(copies, 'copy', 'copies')} of ${shown(card.name)}`;
    mistakes.add({ path, found, allowed: ONE_COPY });
  }
  const one = { card, points: points ?? USUAL_POINTS, path, place };
  const places = byFigure(at ?? [], card);
  if (places.length > card.figures * copies) {
    const found = `places for ${counted(places.length, 'figure')}`;
    const allowed = `at most ${counted(card.figures * copies, 'figure')} of ${shown(card.name)}`;
    mistakes.add({ path: [...path, 'at'], found, allowed });
  }
  return sharesMarkers(card)
    ? [{ ...one, copies, ...standing(places) }]
    : Array.from({ length: Math.min(copies, MOST_TOLD) }, (_, i) => ({
        ...one,
        copies: 1,
        ...standing(places.slice(i * card.figures, (i + 1) * card.figures)),
      }));
}

/** Groups spaces by figure: a double base takes two consecutive spaces. */
function byFigure(spaces: readonly Space[], { base }: FightSide): (readonly Space[])[] {
  const each = base === 'double' ? 2 : 1;
  return Array.from({ length: Math.ceil(spaces.length / each) }, (_, i) =>
    spaces.slice(i * each, (i + 1) * each),
  );
}

const standing = (at: NonNullable<ArmyCard['at']>): Pick<ArmyCard, 'at'> =>
  at.length > 0 ? { at } : {};

/** Maximum number of entries listed for copies of one hero; no army has this many. */
const MOST_TOLD = 100;

const ONE_COPY = 'only one copy of a unique card';

/** Whether copies of a card share order markers: common cards do, and so do squads whose rarity is unknown. */
export function sharesMarkers({ unique, type }: FightSide): boolean {
  return unique === undefined ? type === 'squad' : unique === 'common';
}

function twiceUnique(entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ card, path, place }, i) => {
    const { name, unique } = card;
    const isTwice =
      unique === 'unique' &&
      entries.slice(0, i).some((one) => one.path !== path && slug(one.card.name) === slug(name));
    return isTwice
      ? [
          {
            path,
            ...(place !== undefined && { place }),
            found: `${shown(name)} again`,
            allowed: ONE_COPY,
          },
        ]
      : [];
  });
}

/** Adds an entry. If there is already an entry of the same common card, merges the two. */
function merged(all: readonly Entry[], entry: Entry): Entry[] {
  const at = sharesMarkers(entry.card)
    ? all.findIndex(({ card, points }) => points === entry.points && sameData(card, entry.card))
    : -1;
  return at < 0 ? [...all, entry] : all.map((one, i) => (i === at ? together(one, entry) : one));
}

/** Merges two entries of the same card. */
function together(one: Entry, other: Entry): Entry {
  const at = [...(one.at ?? []), ...(other.at ?? [])];
  return { ...one, copies: one.copies + other.copies, ...standing(at) };
}

/** Numbers entries with the same name: "Name", "Name 2". */
function named(entries: readonly Entry[]): ArmyCard[] {
  const taken = new Set<string>();
  return entries.map(({ path: _, place: _file, ...entry }) => {
    const { name } = entry.card;
    let [unique, number] = [name, 1];
    while (taken.has(slug(unique))) unique = `${name} ${++number}`;
    taken.add(slug(unique));
    return unique === name ? entry : { ...entry, card: { ...entry.card, name: unique } };
  });
}
