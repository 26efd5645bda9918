import type { Page } from '../../../src/report/terminal/page.ts';

/** A terminal of so many columns. */
export function page(width: number, hasColour = false): Page {
  return { tableWidth: width, proseWidth: width, height: Number.POSITIVE_INFINITY, hasColour };
}
