import type { Page } from '../../../src/report/terminal/page.ts';

/** A terminal with the given number of columns. */
export function page(width: number, hasColour = false): Page {
  return { tableWidth: width, proseWidth: width, height: Number.POSITIVE_INFINITY, hasColour };
}
