/* Links from the map editor, which contain a whole map packed with JSONCrush. */

import type { BadInput, Problem } from '../../../base/index.ts';

/** A link with a map in its parameter `m`, which may be followed by viewing options. */
const LINK = /^\s*(?:[a-z][a-z\d+.-]*:\/\/\S*?|\/?)?\?m=(\S+)\s*$/i;
const SHOWN_AS = /&v=\w*$/;

/** Maximum number of characters; no map has more. */
const LONGEST = 4 * 1024 * 1024;

/** Separates the packed text from the list of characters that stand for repeated parts of the text. */
const DELIMITER = '\u0001';

/**
 * Pairs of texts that JSONCrush swaps so that common JSON characters need no escaping in links. The last pair is
 * swapped first.
 */
const SWAPPED: readonly (readonly [sign: string, other: string])[] = [
  ['{', '('],
  ['}', ')'],
  [",'", '~'],
  ["':", '!'],
  ['"', "'"],
];

/** Whether a text is a link with a map. */
export function isMapLink(text: string): boolean {
  return LINK.test(text);
}

/**
 * Unpacks the JSON in a link: a list with the map and the ids of its pieces.
 *
 * @throws BadInput for a link that is cut or damaged
 */
export function linkedMap(
  link: string,
  refuse: (problem: Pick<Problem, 'path' | 'found' | 'allowed' | 'sentence'>) => BadInput,
): string {
  const [, written = ''] = LINK.exec(link) ?? [];
  const json = uncrushed(decoded(written.replace(SHOWN_AS, '')));
  if (json !== undefined) return json;
  const sentence = 'the link does not hold a whole map; copy all of it';
  throw refuse({ path: [], found: 'a damaged link', allowed: 'a link that holds a map', sentence });
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The unpacked text; undefined if JSONCrush did not pack it, or if it is longer than any map. */
function uncrushed(packed: string | undefined): string | undefined {
  // JSONCrush ends its text with an underscore, which is safe in links.
  if (packed === undefined || !packed.endsWith('_')) return undefined;
  const [text = '', signs = '', ...more] = packed.slice(0, -1).split(DELIMITER);
  if (more.length > 0) return undefined;
  let whole = text;
  for (const sign of signs) {
    const parts = whole.split(sign);
    const repeated = parts.pop() ?? '';
    const length = whole.length + parts.length * repeated.length;
    if (parts.length === 0 || length > LONGEST) return undefined;
    whole = parts.join(repeated);
  }
  return SWAPPED.reduce((json, [one, other]) => exchanged(json, one, other), whole);
}

function exchanged(text: string, one: string, other: string): string {
  return text
    .split(one)
    .map((part) => part.replaceAll(other, one))
    .join(other);
}
