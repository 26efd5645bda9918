import type { Block } from '../report/block.ts';
import type { Page } from '../report/terminal/page.ts';
import type { Result } from '../results/result.ts';
import { jsonText } from '../words/json.ts';
import type { Output } from './output.ts';
import type { Format } from './run-options.ts';

/** What a command has to say, in whichever format it is asked for. */
export interface Answer {
  readonly title: string;
  readonly results: readonly Result[];
  readonly blocks: () => Block[] | Promise<Block[]>;
  readonly json: () => unknown;
  /** Absent: the results' measures. */
  readonly csv?: () => string | Promise<string>;
  /** On a terminal, where that is not the blocks. */
  readonly table?: (page: Page) => string | Promise<string>;
}

/** Prints an answer. A format's code is loaded only when it is asked for. */
export async function print(answer: Answer, format: Format, out: Output): Promise<void> {
  await out.write(await formatted(answer, format, out.page));
}

/** An answer as text. */
export async function formatted(
  { title, results, blocks, json, csv, table }: Answer,
  format: Format,
  page: Page,
): Promise<string> {
  switch (format) {
    case 'json':
      return jsonText(json());
    case 'csv':
      return csv ? csv() : (await import('../report/formats/csv.ts')).csvText(results);
    case 'markdown':
      return (await import('../report/formats/markdown.ts')).markdownText(title, await blocks());
    case 'bbcode':
      return (await import('../report/formats/bbcode.ts')).bbcodeText(title, await blocks());
    case 'table':
      if (table) return table(page);
      return (await import('../report/terminal/report.ts')).terminalText(await blocks(), page);
  }
}
