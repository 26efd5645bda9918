/*
 * Access to the parts in the page besides its main script, such as the engine and the maps. Each part is text in an
 * element of its own, put there by `page-html.ts`; the browser does not run it.
 */

import { inflateSync, strFromU8 } from 'fflate';

type Part =
  | 'answers'
  | 'examples'
  | 'engine'
  | 'collections'
  | 'estimates'
  | 'letters'
  | 'maps'
  | 'charts';

/** The text of a part as the page has it, possibly compressed; empty if it is missing. */
export function partOf(name: Part): string {
  return document.getElementById(`part-${name}`)?.textContent ?? '';
}

/** The text of a part that the page contains deflated and in base64. */
export function unpackedPart(name: Exclude<Part, 'answers' | 'examples'>): string {
  const packed = Uint8Array.from(atob(partOf(name)), (letter) => letter.charCodeAt(0));
  return strFromU8(inflateSync(packed));
}
