import { inflateSync, strFromU8 } from 'fflate';

/*
 * What the page carries beside its own script, each in an element of its own as text that nothing runs
 * by itself: `page-html.ts` puts it there.
 */

type Part = 'answers' | 'examples' | 'engine' | 'collections' | 'letters' | 'maps' | 'charts';

/** The text of a part as it stands in the page. */
export function partOf(name: Part): string {
  return document.getElementById(`part-${name}`)?.textContent ?? '';
}

/** The text of a part that the page carries compressed: deflated, in base64. */
export function unpackedPart(name: 'charts' | 'collections' | 'letters' | 'maps'): string {
  const packed = Uint8Array.from(atob(partOf(name)), (letter) => letter.charCodeAt(0));
  return strFromU8(inflateSync(packed));
}
