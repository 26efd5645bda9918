/*
 * Access to the parts of the page other than its main script, such as the engine. Each part is text in an element of
 * its own, which `page-html.ts` writes and the browser does not run.
 */

/** The text of a part, unpacked by the function that a small script of the page defines. */
export function unpackedPart(name: 'shared' | 'engine' | 'charts'): Promise<string> {
  const page = globalThis as unknown as { unpackedPart(name: string): Promise<string> };
  return page.unpackedPart(name);
}
