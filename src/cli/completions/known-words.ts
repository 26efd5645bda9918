/* The words that shells complete: names of cards, powers, maps and collections. */

import { MAP_NAMES } from '../../board/index.ts';
import { COLLECTIONS, knownCards, libraryOf, NAMED_POWERS } from '../../cards/index.ts';
import type { WordKind } from '../help/usage.ts';

/** What the program knows by name, as shells complete it. */
export type KnownWords = Readonly<Record<WordKind, readonly string[]>>;

export function knownWords(): KnownWords {
  return {
    card: cardWords(),
    power: NAMED_POWERS.map(({ name }) => name),
    map: MAP_NAMES,
    collection: COLLECTIONS,
  };
}

/** The least letters of a word that is worth completing by itself. */
const LEAST_LETTERS = 4;

/**
 * The names of all cards, and words that stand for one card because no other has them: `grundy`. Commands take either.
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
  // A word with which a name begins would only keep a shell from going on to the name.
  const first = new Set(names.map((name) => name.split('-', 1)[0]));
  const aliases = [...holders].flatMap(([word, count]) =>
    count === 1 && word.length >= LEAST_LETTERS && !first.has(word) ? [word] : [],
  );
  return [...new Set([...names, ...aliases])].sort();
}
