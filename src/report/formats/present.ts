/* Presentations as text, in every format in which answers are printed. */

import { jsonParts } from '../../base/index.ts';
import type { Result } from '../../experiments/index.ts';
import { CAVEATS_TITLE } from '../../rules/index.ts';
import type { Block } from '../block.ts';
import { MORE } from '../blocks.ts';
import type { Format, Presentation } from '../presentation.ts';
import { rulingsTitle } from '../sentences/remarks.ts';
import { whyBlocks } from '../sentences/why.ts';
import type { Page } from '../terminal/page.ts';

/** Options for printing a presentation. */
export interface PrintOptions {
  /** Whether to add an explanation of how reliable the results are. */
  readonly why?: boolean | undefined;
  /** Whether CSV of a sweep has a line for each outcome instead of one for each combination. */
  readonly long?: boolean | undefined;
}

/** A presentation as text, in parts, because the text of a large sweep is longer than a string can be. */
export async function presentationParts(
  { title, results = [], blocks: answer, json, jsonText, csv, table }: Presentation,
  format: Format,
  page: Page,
  { why = false, long = false }: PrintOptions = {},
): Promise<Iterable<string>> {
  const blocks = async () => (why ? withWhy(await answer(), results) : answer());
  // Readers of a forum have no use for command-line options.
  const posted = async () => (await blocks()).filter((block) => block !== MORE);
  switch (format) {
    case 'json':
      return jsonText ? [jsonText()] : jsonParts(json());
    case 'csv':
      return csv ? [await csv()] : resultsCsv(results, long);
    case 'markdown':
      return [(await import('./markdown.ts')).markdownText(title, await posted())];
    case 'bbcode':
      return [(await import('./bbcode.ts')).bbcodeText(title, await posted())];
    case 'table':
      if (table) return [await table(page)];
      return [(await import('../terminal/report.ts')).terminalText(await blocks(), page)];
  }
}

async function resultsCsv(results: readonly Result[], long: boolean): Promise<Iterable<string>> {
  const { csvParts, wideCsvParts } = await import('./csv.ts');
  return results.length > 1 && !long ? wideCsvParts(results) : csvParts(results);
}

/**
 * The blocks, followed by an explanation of how reliable their numbers are. A block that the explanation would repeat
 * is left out.
 */
function withWhy(blocks: readonly Block[], results: readonly Result[]): Block[] {
  const why = whyBlocks(results);
  const replaced = [rulingsTitle(results), CAVEATS_TITLE];
  const others = blocks.filter(
    (block) => block.kind !== 'list' || !replaced.includes(block.title ?? ''),
  );
  return [...others, ...why];
}
