/* Measures (the quantities reported about a fight) and outcomes (their values in one trial). */

import { listed, uncapitalised } from '../base/index.ts';
import { placeName, type Space } from '../board/index.ts';
import type { CastText } from './cast.ts';

/** The result of one trial: for each measure a number, a name (such as the cause of a stop) or a place. */
export type Outcome = Readonly<Record<string, Value>>;

export type Value = number | string | Place;

/** Where a figure ends: the spaces of its base, and their name in results. */
export interface Place {
  readonly name: string;
  readonly spaces: readonly Space[];
}

export function placeOf(spaces: readonly Space[]): Place {
  return { name: placeName(spaces), spaces };
}

/** A value as results write it. Different values are written differently. */
export function writtenValue(value: Value): number | string {
  return typeof value === 'object' ? value.name : value;
}

export type WrittenOutcome = Readonly<Record<string, number | string>>;

/** An outcome with its values as results write them. */
export function writtenOutcome(outcome: Outcome): WrittenOutcome {
  const written = Object.entries(outcome).map(([name, value]) => [name, writtenValue(value)]);
  return Object.fromEntries(written);
}

/** A quantity measured in every trial (RULES.md, section 4). */
export interface Measure {
  /** The name in results and in an experiment's `measures`. */
  readonly name: string;
  /** A shorter name for questions. */
  readonly short?: string;
  /** The title in tables and charts. */
  readonly title: string;
  /**
   * `count`: whole numbers from 0; `flag`: 0 or 1, no or yes; `name`: one of several causes;
   * `place`: one of several places.
   */
  readonly kind: 'count' | 'flag' | 'name' | 'place';
  /** For a `name`: all possible values; absent if not known beforehand. */
  readonly values?: readonly string[];
  /** For a `place`: the board; absent if unknown. */
  readonly board?: PlacesOfBoard;
  /** Other words for values in questions, such as a side's role for its name. */
  readonly aliases?: Readonly<Record<string, string>>;
  /**
   * Cards or figures that belong to a value, such as the cards of a side. Questions must use the value's name instead
   * of these names.
   */
  readonly members?: readonly Members[];
  /** How sentences express the measure; absent if they cannot. */
  readonly phrase?: Phrase;
  /** For a flag: the count that measures how much, such as `spacesMoved` for `displaced`. */
  readonly amount?: string;
  /**
   * One of many similar measures that share a table, such as the points that each card lost. It has its own table and
   * charts only if an experiment selects it or asks about it.
   */
  readonly isDetail?: true;
}

/** The terms of the game that are written with a capital everywhere. */
const CAPITAL = /^(?:Life|Knockback (?:points|Damage))\b/;

/** A measure's title within a longer text: without its capital, unless it begins with a name or a term of the game. */
export function innerTitle({ name, title, kind }: TitledMeasure): string {
  // Only flags about one card or figure begin with its name: "Krug survives", but "Points left of Krug".
  const beginsWithName = kind === 'flag' && name.includes(':');
  return beginsWithName || CAPITAL.test(title) ? title : uncapitalised(title);
}

/** The title of several measures together: "Wounds by the attack and wounds in all". */
export function jointTitle([first, ...others]: readonly TitledMeasure[]): string {
  return first ? listed([first.title, ...others.map(innerTitle)]) : '';
}

type TitledMeasure = Pick<Measure, 'name' | 'title' | 'kind'>;

/** The names of the cards or figures that belong to a value. */
export interface Members {
  readonly value: string;
  readonly names: readonly string[];
}

/** The places of a board. */
export interface PlacesOfBoard {
  /** The board's text: one row per line. */
  readonly terrain: string;
  /** The word for a place: "space" or "square". */
  readonly what: string;
  /** Number of spaces that a figure occupies: 2 for a double base. */
  readonly spaces: number;
}

/** Adds the board to a measure of places. Other measures are unchanged. */
export function askedOn<M extends Measure>(measure: M, board: PlacesOfBoard | undefined): M {
  return board && measure.kind === 'place' ? { ...measure, board } : measure;
}

/**
 * How a sentence expresses a measure. For counts, `{n}` stands for the number and its unit ("2 or more spaces"); for
 * names and places, `{value}` stands for the value.
 */
export interface Phrase {
  readonly yes: CastText;
  readonly no: CastText;
  /** The unit of a count: singular and plural. */
  readonly unit?: readonly [one: string, several: string];
  /** Words for `{value}`, if they differ from the values' names. */
  readonly values?: Readonly<Record<string, CastText>>;
}
