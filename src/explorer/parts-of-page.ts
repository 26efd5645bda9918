/*
 * Access to the parts of the page other than its main script, such as the engine and the maps. Each part is text in an
 * element of its own, which `page-html.ts` writes and the browser does not run.
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

/** The text of a part as it is in the page, possibly compressed; empty if the part is missing. */
export function partOf(name: Part): string {
  return document.getElementById(`part-${name}`)?.textContent ?? '';
}

/** The text of a part that is deflated and in base64. */
export function unpackedPart(name: Exclude<Part, 'answers' | 'examples'>): string {
  const packed = Uint8Array.from(atob(partOf(name)), (letter) => letter.charCodeAt(0));
  return strFromU8(inflateSync(packed));
}
