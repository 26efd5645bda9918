import type { ConditionKind } from '../powers/condition.ts';
import { CONDITIONS } from '../powers/conditions/index.ts';
import { lineText } from '../powers/describe.ts';
import type { Effect } from '../powers/effect.ts';
import { EFFECTS, effectNamed } from '../powers/effects/index.ts';
import { NAMED_POWERS } from '../powers/named/index.ts';
import type { NamedPower } from '../powers/power.ts';
import { capitalised } from '../words/english.ts';
import { inlineText } from '../words/inline.ts';
import { nearest } from '../words/nearest.ts';
import { BadInput, shown } from '../words/problem.ts';
import { hyphenated } from '../words/slug.ts';

/* What can be written on a card, for whoever writes one. */

/** One thing that can be written on a card. */
export interface ReferenceEntry {
  /** As cards write it. */
  readonly name: string;
  readonly title: string;
  /** Whose card it acts from; absent of what acts from none by itself. */
  readonly card?: 'attacker' | 'defender' | 'either';
  /** What it does, in a sentence or two. */
  readonly does: string;
  /** Examples, as cards write it. */
  readonly written: readonly string[];
  /** The numbers that it may be written with. */
  readonly number?: { readonly least: number; readonly most: number; readonly default?: number };
}

/** Things of one kind. A new kind is a section here. */
export interface ReferenceSection {
  readonly name: string;
  readonly title: string;
  /** What one of them is called. */
  readonly one: string;
  readonly entries: readonly ReferenceEntry[];
}

export const REFERENCE: readonly ReferenceSection[] = [
  { name: 'powers', title: 'Powers', one: 'power', entries: NAMED_POWERS.map(powerEntry) },
  { name: 'effects', title: 'Effects', one: 'effect', entries: EFFECTS.map(effectEntry) },
  {
    name: 'conditions',
    title: 'Conditions',
    one: 'condition',
    entries: CONDITIONS.map(conditionEntry),
  },
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
  const asked = names.map((name) => (known.includes(name) ? name : hyphenated(name)));
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

function powerEntry({ name, title, text, number, effects }: NamedPower): ReferenceEntry {
  const [first = ''] = Object.keys(effects(number?.example ?? 0)[0] ?? {});
  const card = effectNamed(first)?.owner ?? 'either';
  if (!number) return { name, title, card, does: text, written: [name] };
  const { least, most, usual, example } = number;
  return {
    name,
    title,
    card,
    does: text,
    written: [...(usual === undefined ? [] : [name]), `{ ${name}: ${example} }`],
    number: { least, most, ...(usual !== undefined && { default: usual }) },
  };
}

/** A line of `effects` in a power of a card's own. */
function effectEntry({ name, owner, example }: Effect): ReferenceEntry {
  return {
    name,
    title: name,
    card: owner,
    does: `${capitalised(lineText(example))}.`,
    written: [inlineText(example)],
  };
}

/** A condition in `when`. */
function conditionEntry({ name, text, example }: ConditionKind): ReferenceEntry {
  return {
    name,
    title: name,
    does: `${capitalised(text(example))}.`,
    written: [example === true ? name : inlineText({ [name]: example })],
  };
}
