import type { Block } from '../report/blocks.ts';
import { jsonText } from '../report/json.ts';
import type { Result } from '../results/result.ts';
import { pageOf } from './page.ts';
import type { Format } from './run-options.ts';

/** What a command has to say, in whichever format it is asked for. */
export interface Answer {
  readonly title: string;
  readonly results: readonly Result[];
  readonly blocks: () => Block[];
  readonly json: () => unknown;
}

/** Prints an answer to stdout. A format's code is loaded only when it is asked for. */
export async function print(answer: Answer, format: Format): Promise<void> {
  process.stdout.write(await formatted(answer, format));
}

async function formatted(
  { title, results, blocks, json }: Answer,
  format: Format,
): Promise<string> {
  switch (format) {
    case 'json':
      return jsonText(json());
    case 'csv':
      return (await import('../report/csv.ts')).csvText(results);
    case 'markdown':
      return (await import('../report/markdown.ts')).markdownText(title, blocks());
    case 'table':
      return (await import('../report/terminal.ts')).terminalText(blocks(), pageOf(process.stdout));
  }
}
