/*
 * What the page carries beside its own script, each in an element of its own as text that nothing runs
 * by itself: `page-html.ts` puts it there.
 */

type Part =
  | 'answers'
  | 'examples'
  | 'engine'
  | 'roller'
  | 'collections'
  | 'letters'
  | 'maps'
  | 'charts';

/** The text of a part. */
export function partOf(name: Part): string {
  return document.getElementById(`part-${name}`)?.textContent ?? '';
}
