/* Texts for the page's scripts and its workers. `build/explorer.js` makes their modules read them from globals. */

import { asAscii } from '../base/index.ts';

/**
 * The beginning of a script that reads texts.
 *
 * @param texts the texts by the names of their globals
 */
export function givenTexts(texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts)
    .map(([name, text]) => `globalThis.${name}=${asAscii(JSON.stringify(text))};`)
    .join('');
}
