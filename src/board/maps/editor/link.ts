/* Links of the map editor, which carry a whole map packed with JSONCrush. */

import type { BadInput, Problem } from '../../../base/index.ts';

/** How a map can be shared in a link of the map editor: its parameter `m`, with how it is shown behind. */
const LINK = /^\s*(?:[a-z][a-z\d+.-]*:\/\/\S*?|\/?)?\?m=(\S+)\s*$/i;
const SHOWN_AS = /&v=\w*$/;

/** More characters than any map has. */
const LONGEST = 4 * 1024 * 1024;

/** Parts what is packed from the signs that stand for its repetitions. */
const DELIMITER = '\u0001';

/** Signs that change places with what JSON has most, since a link would escape that; the last first. */
const SWAPPED: readonly (readonly [sign: string, other: string])[] = [
  ['{', '('],
  ['}', ')'],
  [",'", '~'],
  ["':", '!'],
  ['"', "'"],
];

/** Whether text is a link that holds a map. */
export function isMapLink(text: string): boolean {
  return LINK.test(text);
}

/**
 * The JSON of the map in a link, as JSONCrush packs it: a list of the map and the ids of its pieces.
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
  const sentence = 'the link does not hold a whole map: copy all of it';
  throw refuse({ path: [], found: 'a damaged link', allowed: 'a link that holds a map', sentence });
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Undefined for text that JSONCrush has not packed, and for text longer than any map. */
function uncrushed(packed: string | undefined): string | undefined {
  // The packed text ends in a character that links keep.
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
