import { type Document, isAlias, isScalar, Lexer, visit } from 'yaml';
import { BadInput, printable } from '../words/problem.ts';

/*
 * YAML that its parser takes and an experiment has no use for. What is looked for here takes time in
 * proportion to the document; the library's own search for repeated keys and aliases does not.
 */

/**
 * Words, brackets, blanks and line ends of a document: enough for a board with five thousand figures.
 * Reading takes up to a second for so many.
 */
export const MOST_TOKENS = 150_000;
export const MOST_ALIASES = 100;

/**
 * Looks at how much a document holds, before it is taken in: a few megabytes of brackets would keep
 * the parser busy for half a minute.
 *
 * @throws BadInput for more than `MOST_TOKENS`
 */
export function checkSize(text: string, name: string): void {
  let tokens = 0;
  for (const _ of new Lexer().lex(text)) {
    if (++tokens <= MOST_TOKENS) continue;
    throw new BadInput({
      path: [],
      place: printable(name),
      found: `more than ${MOST_TOKENS} words and signs`,
      allowed: `at most ${MOST_TOKENS}`,
    });
  }
}

export interface Oddity {
  readonly node: unknown;
  readonly found: string;
  readonly allowed: string;
}

/** Every key that repeats or is no text, and alias of nothing; or the first alias that is one too many. */
export function odditiesIn(document: Document): Oddity[] {
  const oddities: Oddity[] = [];
  let aliases = 0;
  const odd = (node: unknown, found: string, allowed: string) => {
    oddities.push({ node, found, allowed });
    return undefined;
  };
  visit(document, {
    Map(_, { items }) {
      for (const again of repeated(items.map(({ key }) => key))) {
        odd(again, `the key ${keyText(again)} twice`, 'every key once');
      }
    },
    Alias(_, alias) {
      if (++aliases > MOST_ALIASES) {
        const allowed = `at most ${MOST_ALIASES} aliases`;
        odd(alias, `more than ${MOST_ALIASES} aliases`, allowed);
        return visit.BREAK;
      }
      if (alias.resolve(document)) return undefined;
      return odd(alias, `the alias ${alias.source} of nothing`, 'valid YAML');
    },
    Pair(_, { key }) {
      const meant = isAlias(key) ? key.resolve(document) : key;
      const isText = isScalar(meant) && (meant.value === null || typeof meant.value !== 'object');
      return meant && !isText ? odd(key, `${key} as a key`, 'text as a key') : undefined;
    },
  });
  return oddities;
}

/** The keys that stand in a mapping before. */
function repeated(keys: readonly unknown[]): unknown[] {
  const known = new Set<string>();
  return keys.filter((key) => {
    const text = keyText(key);
    if (known.has(text)) return true;
    known.add(text);
    return false;
  });
}

/** A key as it stands in the data: a list or mapping as a key becomes its text. */
export function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}
