/* The words that shells can complete: names of cards, powers, maps and collections. */

import { MAP_NAMES } from '../../board/index.ts';
import { COLLECTIONS, knownCards, libraryOf, NAMED_POWERS } from '../../cards/index.ts';
import type { WordKind } from '../help/usage.ts';

/** Names that the program knows, for completion in shells. */
export type KnownWords = Readonly<Record<WordKind, readonly string[]>>;

export function knownWords(): KnownWords {
  return {
    card: cardWords(),
    power: NAMED_POWERS.map(({ name }) => name),
    map: MAP_NAMES,
    collection: COLLECTIONS,
  };
}

/** The minimum length of a word that is worth completing. */
const LEAST_LETTERS = 4;

/**
 * The names of all cards, and single words that stand for a card because no other card's name has them, such as
 * `grundy`. Commands accept both.
 */
function cardWords(): string[] {
  const names = knownCards(libraryOf())
    .flat()
    .map(({ slug }) => slug)
    .filter((slug) => /^[\w-]+$/.test(slug));
  const holders = new Map<string, number>();
  for (const name of names) {
    for (const word of new Set(name.split('-'))) holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  // The first word of a name is left out, because it would keep a shell from completing the whole name.
  const first = new Set(names.map((name) => name.split('-', 1)[0]));
  const aliases = [...holders].flatMap(([word, count]) =>
    count === 1 && word.length >= LEAST_LETTERS && !first.has(word) ? [word] : [],
  );
  return [...new Set([...names, ...aliases])].sort();
}
