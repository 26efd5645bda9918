/* Reads an army list as players post it, or an army builder's entries, into cards, copies and points. */

import { counted, listed, type Problem, printable, sameName, shown } from '../../base/index.ts';
import type { Card } from '../card.ts';
import { asSkipped, fileForCard, type KnownCard, type Library, takenFor } from '../library.ts';
import { someNames } from '../names.ts';
import { type Item, itemsIn, remarkIn } from './item.ts';
import { MeantCards } from './meant.ts';
import { joined, type ListPart, listPartsOf } from './parts.ts';

/** A note about one line of a list (from 0). */
interface ListNote {
  readonly text: string;
  readonly line: number;
}

/** The points that a list states for one card (with an optional running total) or for all cards above. */
type Claim = { readonly line: number } & (
  | { readonly total: number }
  | {
      readonly cost: { readonly name: string; readonly points: number; readonly copies: number };
      readonly numbers: readonly number[];
    }
);

/**
 * Notes about stated points that differ from the cards' points. After a wrong total, later totals may also continue
 * from the wrong total.
 */
function differences(claims: readonly Claim[]): ListNote[] {
  const notes: ListNote[] = [];
  const limit = limitIn(claims);
  let [sum, listed] = [0, 0];
  const total = (said: number, line: number) => {
    if (said !== sum && said !== listed) {
      const cost = `the cards so far cost ${counted(sum, 'point')}`;
      notes.push({ text: `${cost}; the list says ${said}`, line });
    }
    listed = said;
  };
  for (const claim of claims) {
    const { line } = claim;
    if ('total' in claim) {
      total(claim.total, line);
      continue;
    }
    const { name, points, copies } = claim.cost;
    const all = points * copies;
    const isOwn = (number: number) => number === points || number === all;
    const [first = all, ...others] = claim.numbers;
    sum += all;
    const isRunning = others.length === 0 && (first === sum || first === listed + all);
    listed += isOwn(first) || isRunning ? all : first;
    if (!isOwn(first) && !isRunning) {
      const each = copies > 1 ? ` each, ${all} in all` : '';
      const cost = `${printable(name)} costs ${counted(points, 'point')}${each}`;
      notes.push({ text: `${cost}; the list says ${first}`, line });
    }
    const running = others.at(-1);
    if (running !== undefined && running !== limit && !isOwn(running)) total(running, line);
  }
  return notes;
}

/** The army's limit: a number that is repeated after the points of every card, as in 80/500, 120/500. */
function limitIn(claims: readonly Claim[]): number | undefined {
  const behind = claims.flatMap((claim) => ('numbers' in claim ? claim.numbers.slice(1) : []));
  const costs = claims.flatMap((claim) =>
    'cost' in claim ? claim.cost.points * claim.cost.copies : [],
  );
  const sum = costs.reduce((one, other) => one + other, 0);
  const [first] = behind;
  const isSame = first !== undefined && behind.every((number) => number === first);
  return isSame && first >= sum ? first : undefined;
}

/** A card in a list, with its place. */
export interface Listed {
  readonly card: Card;
  /** The number of copies. May be a fraction or of any size. */
  readonly copies: number;
  /** The line from 0, or the index of the entry if the list is not text. */
  readonly line: number;
}

/** A problem in a list, before its path and place are filled in. */
export interface ListProblem
  extends Pick<Problem, 'found' | 'allowed' | 'nearest' | 'sentence' | 'advice'> {
  readonly line: number;
  readonly column: number;
}

/** A parsed list of cards. */
export interface ArmyList {
  readonly cards: readonly Listed[];
  /** Notes for the user: which card a short name refers to, or which points differ. */
  readonly notes: readonly ListNote[];
  readonly problems: readonly ListProblem[];
}

/** The settings for reading a list. */
export interface ListReading {
  readonly library: Library;
  /** The maximum number of entries. A longer list is rejected before any name is looked up. */
  readonly most: number;
  /** A card's points, by the pricing in use; undefined if the card has none. */
  pointsOf(card: Card): number | undefined;
}

/** An entry with separate fields for copies and points, as army builders write them. */
export interface GivenEntry {
  readonly name: string;
  readonly copies: number;
  readonly points?: number;
}

/**
 * Reads a posted list of cards: one per line, or separated by commas, semicolons or slashes, with copies, points and
 * running totals. Text that is not understood is a problem, with suggestions; nothing is guessed.
 */
export function readArmyText(text: string, reading: ListReading): ArmyList {
  const written = listPartsOf(text);
  // A name with commas consists of several parts, so there may be more parts than entries.
  const early = tooMany(written.length, reading.most, MOST_JOINED);
  if (early) return { cards: [], notes: [], problems: [early] };
  const cards = new MeantCards(reading.library);
  const parts = rejoined(written, cards);
  const entries = parts.filter(({ text: one }) => !remarkIn(one));
  const late = tooMany(entries.length, reading.most);
  if (late) return { cards: [], notes: [], problems: [late] };
  const accounts = new Accounts(cards, reading);
  for (const part of parts) accounts.take(part);
  return accounts.done();
}

/** Reads an army builder's entries, which have separate names, copies and points. */
export function readEntries(entries: readonly GivenEntry[], reading: ListReading): ArmyList {
  const late = tooMany(entries.length, reading.most);
  if (late) return { cards: [], notes: [], problems: [late] };
  const accounts = new Accounts(new MeantCards(reading.library), reading);
  for (const [line, { name, copies, points }] of entries.entries()) {
    const item: Item = {
      name,
      copies,
      saysCopies: true,
      numbers: points === undefined ? [] : [points],
    };
    accounts.enter([item], { text: name, line, column: 0 });
  }
  return accounts.done();
}

/** Reads entries that are text. The index of a text is the index of its entry; undefined entries are skipped. */
export function readItems(texts: readonly (string | undefined)[], reading: ListReading): ArmyList {
  const accounts = new Accounts(new MeantCards(reading.library), reading);
  for (const [line, text] of texts.entries()) {
    if (text !== undefined) accounts.enter(itemsIn(text), { text, line, column: 0 });
  }
  return accounts.done();
}

/**
 * Checks the length of a list.
 *
 * @param parts the maximum number of parts into which one entry may have been split
 */
function tooMany(count: number, most: number, parts = 1): ListProblem | undefined {
  if (count <= most * parts) return undefined;
  const sentence = `the army has ${count} entries; it can have at most ${most}. Write copies of a card as one entry, such as Deathreavers x3`;
  return { line: 0, column: 0, found: `${count} entries`, allowed: `at most ${most}`, sentence };
}

/** The maximum number of parts in a name that contains separators. */
const MOST_JOINED = 4;

/** Rejoins the parts of names that contain separators. */
function rejoined(parts: readonly ListPart[], cards: MeantCards): ListPart[] {
  const whole: ListPart[] = [];
  for (let from = 0; from < parts.length; ) {
    const first = parts[from] as ListPart;
    let [part, used] = [first, 1];
    for (let count = MOST_JOINED; count > 1; count--) {
      const last = parts[from + count - 1];
      const all = last && joined(first, last);
      if (!all || !itemsIn(all.text).some(({ name }) => cards.isWhole(name))) continue;
      [part, used] = [all, count];
      break;
    }
    whole.push(part);
    from += used;
  }
  return whole;
}

/** Collects the cards, notes and problems from entries, which are added one at a time. */
class Accounts {
  private readonly meant: MeantCards;
  private readonly reading: ListReading;
  private readonly cards: Listed[] = [];
  private readonly notes: ListNote[] = [];
  private readonly problems: ListProblem[] = [];
  private readonly claims: Claim[] = [];

  constructor(meant: MeantCards, reading: ListReading) {
    this.meant = meant;
    this.reading = reading;
  }

  take(part: ListPart): void {
    const remark = remarkIn(part.text);
    if (!remark) this.enter(itemsIn(part.text), part);
    else if ('total' in remark) this.claims.push({ line: part.line, total: remark.total });
    else if (remark.isHeading && this.cards.length + this.problems.length > 0) {
      const sentence = `${shown(part.text)} looks like the heading of another army; give only one army`;
      const { line, column } = part;
      this.problems.push({ line, column, found: shown(part.text), allowed: 'one army', sentence });
    }
  }

  enter(items: readonly Item[], part: Pick<ListPart, 'text' | 'line' | 'column'>): void {
    const { text, line, column } = part;
    const found = items.map((item) => ({ item, known: this.fitting(item) }));
    const sure = found.find(({ known }) => known.length === 1);
    const [only] = sure?.known ?? [];
    if (!sure || !only) {
      this.problems.push({ line, column, ...this.notUnderstood(found, text) });
      return;
    }
    const card = only.card();
    const counted = this.counted(sure.item, card);
    if (!counted) {
      this.problems.push({ line, column, ...ambiguousNumber(sure.item, card, text) });
      return;
    }
    if (!sameName(card.name, sure.item.name))
      this.notes.push({ text: takenFor(sure.item.name, only), line });
    this.cards.push({ card, copies: counted.copies, line });
    const { copies, numbers } = counted;
    // If a card has no points, the list's number is used.
    const points = this.reading.pointsOf(card) ?? (numbers[0] ?? 0) / copies;
    this.claims.push({ line, cost: { name: card.name, points, copies }, numbers });
  }

  done(): ArmyList {
    const notes = [...this.notes, ...differences(this.claims)].sort((a, b) => a.line - b.line);
    return { cards: this.cards, notes, problems: this.problems };
  }

  /** The cards that an item can refer to; only one of them if it alone matches the item's points. */
  private fitting(item: Item): readonly KnownCard[] {
    const known = this.meant.of(item.name);
    if (known.length < 2) return known;
    const [first] = pointsIn(item);
    if (first === undefined) return known;
    const cost = (one: KnownCard) => this.reading.pointsOf(one.card());
    const fitting = known.filter((one) => {
      const points = cost(one);
      return points !== undefined && [points, points * item.copies].includes(first);
    });
    return fitting.length === 1 ? fitting : known;
  }

  /**
   * Decides whether the number before the name means copies or points, now that the card is known; undefined if it
   * could be either.
   */
  private counted(
    { copies, saysCopies, numbers, front }: Item,
    card: Card,
  ): { readonly copies: number; readonly numbers: readonly number[] } | undefined {
    if (front === undefined) return { copies, numbers };
    const points = this.reading.pointsOf(card);
    const isUnique = card.unique === 'unique';
    const isCost = points === front || points === undefined || points * copies === front;
    if (isCost && (isUnique || front >= LEAST_POINTS))
      return { copies, numbers: [front, ...numbers] };
    if (front < LEAST_POINTS && !saysCopies) return { copies: front, numbers };
    // The number is neither the card's cost nor a small number of copies. If it cannot be a number of copies, treat it
    // as points that differ from the card's.
    const isPoints = saysCopies || isUnique || front > MOST_LIKELY_COPIES;
    return isPoints ? { copies, numbers: [front, ...numbers] } : undefined;
  }

  private notUnderstood(
    found: readonly { readonly item: Item; readonly known: readonly KnownCard[] }[],
    text: string,
  ): Omit<ListProblem, 'line' | 'column'> {
    const several = found.find(({ known }) => known.length > 1);
    if (several) {
      const { item, known } = several;
      const names = someNames(known.map((one) => withPoints(one, this.reading)));
      return {
        found: `${shown(item.name)}, which fits ${known.length} cards`,
        allowed: `more of the name, or its points, to choose one: ${listed(names, names.length < known.length ? 'and' : 'or')}`,
      };
    }
    const [skipped] = found.flatMap(({ item }) => this.meant.skipped(item.name) ?? []);
    if (skipped) {
      const { path: _, ...problem } = asSkipped(skipped, []);
      return problem;
    }
    // The shortest name among the readings contains no number of copies and no points.
    const name = found.map(({ item }) => item.name).sort((a, b) => a.length - b.length)[0] ?? text;
    const near = this.meant.near(name);
    const advice = near.length > 0 ? undefined : fileForCard(name);
    return {
      found: shown(name),
      allowed: "a card's name, whole words of it, its initials, or what players call it",
      sentence: `no card is called ${shown(name)}`,
      nearest: near,
      ...(advice !== undefined && { advice }),
    };
  }
}

/** The minimum cost of a card. A smaller number before a name means copies. */
export const LEAST_POINTS = 10;

/** The maximum number of copies of a card that an army is likely to have. */
const MOST_LIKELY_COPIES = 50;

/** The numbers of an item that may be points. */
function pointsIn({ front, numbers }: Item): readonly number[] {
  return front !== undefined && front >= LEAST_POINTS ? [front, ...numbers] : numbers;
}

function ambiguousNumber(
  { front = 0, name }: Item,
  card: Card,
  text: string,
): Pick<ListProblem, 'found' | 'allowed' | 'sentence'> {
  const allowed = `${name} x${front} for copies, or the points of ${card.name}`;
  const sentence = `${shown(text)} may mean ${front} copies or ${front} points: write ${printable(name)} x${front} for copies`;
  return { found: shown(text), allowed, sentence };
}

/** A card's name and points: "raelin-the-kyrie-warrior-rotv (80)". */
function withPoints({ slug, card }: KnownCard, { pointsOf }: ListReading): string {
  const points = pointsOf(card());
  return points === undefined ? slug : `${slug} (${points})`;
}
