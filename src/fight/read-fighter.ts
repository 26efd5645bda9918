/*
 * Reads the figures, cards and maps that a document names. Used by the reader of every kind of
 * fight.
 */

import { blamed, Mistakes, nearest, type Problem, sameName, shown } from '../base/index.ts';
import { MAP_NAMES } from '../board/index.ts';
import { type Card, cardFile, completed, findCard, type Library } from '../cards/index.ts';
import type { Surroundings } from '../rules/index.ts';
import { type GroundDocument, type MapDocument, mapFile } from './board-schema.ts';
import type { Fighter } from './scenario.ts';
import type { C3gDocument } from './schema.ts';

/** Reads the document's own cards, from the document itself and from files that it names. */
export function ownCards(
  cards: NonNullable<C3gDocument['cards']>,
  surroundings: Surroundings,
  mistakes: Mistakes,
): Card[] {
  const own: Card[] = [];
  const entries = Array.isArray(cards) ? cards : [cards];
  for (const [i, entry] of entries.entries()) {
    const path = Array.isArray(cards) ? ['cards', i] : ['cards'];
    const added =
      typeof entry === 'string'
        ? mistakes.in(() => surroundings.readFile(entry, cardFile(), path))
        : [entry];
    for (const card of added ?? []) {
      if (own.some(({ name }) => sameName(name, card.name))) {
        const found = `a second card named ${shown(card.name)}`;
        mistakes.add({ path, found, allowed: 'each name only once' });
      } else own.push(card);
    }
  }
  return own;
}

/**
 * Reads a figure of a document.
 *
 * @param at the field of the figure
 * @param isWhole whether the library is complete, so that an unknown name is a mistake
 * @returns undefined if there is no such card
 */
export function fighterOf(
  written: C3gDocument['attacker'],
  library: Library,
  at: Problem['path'],
  isWhole: boolean,
  mistakes: Mistakes,
): Fighter | undefined {
  const find = (name: string, path: Problem['path']) =>
    (isWhole ? mistakes : new Mistakes()).in(() => findCard(library, name, path));
  if (typeof written === 'string') {
    const card = find(written, at);
    return card && withOwnUses({ ...card, wounds: 0 });
  }
  const {
    card: name,
    wounds = 0,
    near: _,
    ...fields
  } = written as typeof written & {
    // Friends are read later, when both figures are known.
    readonly near?: unknown;
  };
  const own = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const card = name === undefined ? undefined : find(name, [...at, 'card']);
  if (name !== undefined && !card) return undefined;
  const whole = card ? overridden(card, own) : completed(fields as Parameters<typeof completed>[0]);
  const fighter = { ...whole, wounds };
  mistakes.add(...tooManyWounds(fighter, at));
  return withOwnUses(fighter);
}

/**
 * Copies a figure with limited effects. Uses are counted per effect object, so two figures of one
 * card must not share objects.
 */
function withOwnUses(fighter: Fighter): Fighter {
  const { powers, granted = [] } = fighter;
  const lines = [...powers.flatMap(({ effects = [] }) => effects), ...granted];
  if (!lines.some(({ uses }) => uses !== undefined)) return fighter;
  return structuredClone(fighter);
}

/** A statistic that the document gives no longer counts as an assumption. */
function overridden(card: Card, own: Record<string, unknown>): Card {
  const { assumed = [], unstated = [], ...rest } = card;
  const still = assumed.filter((field) => !(field in own));
  const unsaid = unstated.filter((field) => !(field in own));
  return {
    ...rest,
    ...own,
    ...(still.length > 0 && { assumed: still }),
    ...(unsaid.length > 0 && { unstated: unsaid }),
  };
}

export function mapOf(
  { map }: GroundDocument,
  surroundings: Surroundings,
): MapDocument | undefined {
  return map === undefined ? undefined : readMap(map, surroundings);
}

/**
 * Reads the map that a board names.
 *
 * @throws BadInput for a file that is not a map, or an unknown name (with suggestions)
 */
export function readMap(map: string, surroundings: Surroundings): MapDocument {
  try {
    return surroundings.readFile(map, mapFile(), ['board', 'map']);
  } catch (error) {
    // A mistake that has a position is in the file's text. Without one, the file or map was not found, so suggest names.
    throw blamed(error, (one) => (one.place === undefined ? { ...one, ...meantMap(map) } : one));
  }
}

/**
 * Suggestions for a name that is neither a file nor a built-in map: similar names, if any, or all
 * names.
 */
export function meantMap(name: string): Pick<Problem, 'nearest' | 'advice'> {
  const near = nearest(name, MAP_NAMES);
  return near.length > 0
    ? { nearest: near }
    : { advice: `The built-in maps: ${MAP_NAMES.join(', ')}.` };
}

/** A thing that may have a Life, and the wounds it already has. */
interface Wounded {
  readonly life?: number;
  readonly wounds: number;
}

/**
 * Reports wounds that reach the Life: a figure with this many wounds is destroyed (RULES.md, section 1) and cannot
 * fight.
 *
 * @param path the field of the figure
 */
export function tooManyWounds({ life, wounds }: Wounded, path: Problem['path']): Problem[] {
  if (life === undefined || wounds < life) return [];
  const allowed = `fewer wounds than the Life of ${life}`;
  return [{ path: [...path, 'wounds'], found: String(wounds), allowed }];
}
