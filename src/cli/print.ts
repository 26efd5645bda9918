import { inBlocks, jsonParts } from '../base/index.ts';
import type { Result } from '../experiments/index.ts';
import { type Block, whyBlocks } from '../report/index.ts';
import type { Page } from '../report/node.ts';
import type { Output } from './output.ts';
import type { Format } from './run-options.ts';

/** What a command has to say, in whichever format it is asked for. */
export interface Answer {
  readonly title: string;
  readonly results: readonly Result[];
  readonly blocks: () => Block[] | Promise<Block[]>;
  /** Whether the blocks are followed by how far the results can be relied on. */
  readonly why?: boolean | undefined;
  /** Data; of a list, the items may be made one by one, as they are printed. */
  readonly json: () => unknown;
  /** Absent: the results' measures. */
  readonly csv?: () => string | Promise<string>;
  /** On a terminal, where that is not the blocks. */
  readonly table?: (page: Page) => string | Promise<string>;
}

/** Prints an answer. A format's code is loaded only when it is asked for. */
export async function print(answer: Answer, format: Format, out: Output): Promise<void> {
  for (const block of inBlocks(await partsOf(answer, format, out.page))) {
    await out.write(block);
    if (!out.isHeard) return;
  }
}

/** An answer as text. */
export async function formatted(answer: Answer, format: Format, page: Page): Promise<string> {
  return [...(await partsOf(answer, format, page))].join('');
}

/** An answer as text, in parts: that of a large sweep is longer than one text can be. */
async function partsOf(
  { title, results, blocks: answer, why, json, csv, table }: Answer,
  format: Format,
  page: Page,
): Promise<Iterable<string>> {
  const blocks = async () => (why ? withWhy(await answer(), results) : answer());
  switch (format) {
    case 'json':
      return jsonParts(json());
    case 'csv':
      return csv ? [await csv()] : (await import('../report/formats/csv.ts')).csvParts(results);
    case 'markdown':
      return [(await import('../report/formats/markdown.ts')).markdownText(title, await blocks())];
    case 'bbcode':
      return [(await import('../report/formats/bbcode.ts')).bbcodeText(title, await blocks())];
    case 'table':
      if (table) return [await table(page)];
      return [(await import('../report/terminal/report.ts')).terminalText(await blocks(), page)];
  }
}

/** The blocks, and why they can be relied on, which has what they say of that themselves. */
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
