/* Prints presentations in the formats of `--format`. */

import { inBlocks } from '../../base/index.ts';
import type { Format, Presentation } from '../../report/index.ts';
import { type Page, type PrintOptions, presentationParts } from '../../report/node.ts';
import type { Output } from './output.ts';

/** Prints a presentation. The code for a format is loaded only when needed. */
export async function print(
  presentation: Presentation,
  format: Format,
  out: Output,
  options: PrintOptions = {},
): Promise<void> {
  for (const block of inBlocks(await presentationParts(presentation, format, out.page, options))) {
    await out.write(block);
    if (!out.isHeard) return;
  }
}

/** A presentation as text. */
export async function formatted(
  presentation: Presentation,
  format: Format,
  page: Page,
): Promise<string> {
  return [...(await presentationParts(presentation, format, page))].join('');
}
