/* Presentations as text, in every format that answers are printed in. */

import { jsonParts } from '../../base/index.ts';
import type { Result } from '../../experiments/index.ts';
import type { Block } from '../block.ts';
import type { Format, Presentation } from '../presentation.ts';
import { whyBlocks } from '../sentences/why.ts';
import type { Page } from '../terminal/page.ts';

/** How a presentation is printed. */
export interface PrintOptions {
  /** Whether to say how far the results can be relied on. */
  readonly why?: boolean | undefined;
  /** Whether CSV of a sweep has a line for each outcome instead of one for each combination. */
  readonly long?: boolean | undefined;
}

/** A presentation as text, in parts: that of a large sweep is longer than one string can be. */
export async function presentationParts(
  { title, results = [], blocks: answer, json, jsonText, csv, table }: Presentation,
  format: Format,
  page: Page,
  { why = false, long = false }: PrintOptions = {},
): Promise<Iterable<string>> {
  const blocks = async () => (why ? withWhy(await answer(), results) : answer());
  switch (format) {
    case 'json':
      return jsonText ? [jsonText()] : jsonParts(json());
    case 'csv':
      return csv ? [await csv()] : resultsCsv(results, long);
    case 'markdown':
      return [(await import('./markdown.ts')).markdownText(title, await blocks())];
    case 'bbcode':
      return [(await import('./bbcode.ts')).bbcodeText(title, await blocks())];
    case 'table':
      if (table) return [await table(page)];
      return [(await import('../terminal/report.ts')).terminalText(await blocks(), page)];
  }
}

async function resultsCsv(results: readonly Result[], long: boolean): Promise<Iterable<string>> {
  const { csvParts, wideCsvParts } = await import('./csv.ts');
  return results.length > 1 && !long ? wideCsvParts(results) : csvParts(results);
}

/** The blocks, followed by the reliability of their numbers. Blocks that would repeat this are left out. */
function withWhy(blocks: readonly Block[], results: readonly Result[]): Block[] {
  const why = whyBlocks(results);
  const said = new Set(why.flatMap((block) => (block.kind === 'list' ? block.items : [])));
  const others = blocks.flatMap((block): Block[] => {
    if (block.kind !== 'list') return [block];
    const items = block.items.filter((one) => !said.has(one));
    return items.length > 0 ? [{ ...block, items }] : [];
  });
  return [...others, ...why];
}
