import type { Card } from '../../cards/card.ts';
import { findCard, type Library } from '../../cards/library.ts';
import { cardFile, completed } from '../../cards/schema.ts';
import { Mistakes } from '../../words/mistakes.ts';
import { type Problem, shown } from '../../words/problem.ts';
import { sameName } from '../../words/slug.ts';
import type { Surroundings } from '../surroundings.ts';
import { type BoardDocument, type MapDocument, mapFile } from './board-schema.ts';
import type { Fighter } from './scenario.ts';
import type { C3gDocument } from './schema.ts';

/** The cards that a document brings along. */
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
        ? mistakes.in(() => surroundings.readFile(entry, cardFile, path))
        : [entry];
    for (const card of added ?? []) {
      if (own.some(({ name }) => sameName(name, card.name))) {
        const found = `a second card named ${shown(card.name)}`;
        mistakes.add({ path, found, allowed: 'every name once' });
      } else own.push(card);
    }
  }
  return own;
}

/**
 * A figure as a document writes it.
 *
 * @param at      the field that it stands in
 * @param isWhole whether the library has all cards, so that a name of none is a mistake
 * @returns undefined where there is no such card
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
  const { card: name, wounds = 0, ...fields } = written;
  const own = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const card = name === undefined ? undefined : find(name, [...at, 'card']);
  if (name !== undefined && !card) return undefined;
  const whole = card ? overridden(card, own) : completed(fields as Parameters<typeof completed>[0]);
  const fighter = { ...whole, wounds };
  mistakes.add(...tooManyWounds(fighter, at));
  return withOwnUses(fighter);
}

/** Two figures of one card are told apart by their limited effects: what one uses up, the other still has. */
function withOwnUses(fighter: Fighter): Fighter {
  const { powers, granted = [] } = fighter;
  const lines = [...powers.flatMap(({ effects = [] }) => effects), ...granted];
  if (!lines.some(({ uses }) => uses !== undefined)) return fighter;
  return structuredClone(fighter);
}

/** What the document gives itself is no longer an assumption. */
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

export function mapOf({ map }: BoardDocument, surroundings: Surroundings): MapDocument | undefined {
  return map === undefined ? undefined : surroundings.readFile(map, mapFile, ['board', 'map']);
}

/** What may have a Life, and wounds that it comes with. */
interface Wounded {
  readonly life?: number;
  readonly wounds: number;
}

/**
 * Whoever has as many wounds as its Life is destroyed (RULES.md, section 1), and stands nowhere.
 *
 * @param path where the document says who it is
 */
export function tooManyWounds({ life, wounds }: Wounded, path: Problem['path']): Problem[] {
  if (life === undefined || wounds < life) return [];
  const allowed = `fewer wounds than the Life of ${life}`;
  return [{ path: [...path, 'wounds'], found: String(wounds), allowed }];
}
