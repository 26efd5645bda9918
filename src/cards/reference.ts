import { nearest } from '../words/nearest.ts';
import { BadInput, shown } from '../words/problem.ts';
import { hyphenated } from '../words/slug.ts';
import type { Power } from './power.ts';
import { POWERS } from './powers/index.ts';

/* What can be written on a card, for whoever writes one. */

/** One thing that can be written on a card. */
export interface ReferenceEntry {
  /** As cards write it. */
  readonly name: string;
  readonly title: string;
  /** Whose card it acts from. */
  readonly card: 'attacker' | 'defender';
  /** What it does, in a sentence or two. */
  readonly does: string;
  /** Examples of an entry of `powers` on a card. */
  readonly written: readonly string[];
  /** The numbers that it may be written with. */
  readonly number?: { readonly least: number; readonly most: number; readonly default?: number };
}

/** Things of one kind. A new kind is a section here. */
export interface ReferenceSection {
  readonly name: string;
  readonly title: string;
  readonly entries: readonly ReferenceEntry[];
}

export const REFERENCE: readonly ReferenceSection[] = [
  { name: 'powers', title: 'Powers', entries: POWERS.map(powerEntry) },
];

/**
 * The sections with only the entries of some names, written as cards write them or as titles; with
 * all where none is named.
 *
 * @throws BadInput with every name of nothing
 */
export function referenceFor(names: readonly string[]): ReferenceSection[] {
  if (names.length === 0) return [...REFERENCE];
  const known = REFERENCE.flatMap(({ entries }) => entries.map(({ name }) => name));
  const asked = names.map(hyphenated);
  const unknown = names.filter((_, i) => !known.includes(asked[i] ?? ''));
  if (unknown.length > 0) {
    throw new BadInput(
      ...unknown.map((name) => ({
        path: [],
        place: 'power',
        found: shown(name),
        allowed: `one of ${known.join(', ')}`,
        nearest: nearest(hyphenated(name), known),
      })),
    );
  }
  return REFERENCE.map((section) => ({
    ...section,
    entries: section.entries.filter(({ name }) => asked.includes(name)),
  })).filter(({ entries }) => entries.length > 0);
}

function powerEntry({ name, title, side, text, number }: Power): ReferenceEntry {
  if (!number) return { name, title, card: side, does: text, written: [name] };
  const { least, most, usual, example } = number;
  return {
    name,
    title,
    card: side,
    does: text,
    written: [...(usual === undefined ? [] : [name]), `{ ${name}: ${example} }`],
    number: { least, most, ...(usual !== undefined && { default: usual }) },
  };
}
