import type { Block } from '../report/blocks.ts';
import { jsonText, resultJson } from '../report/json.ts';
import type { Result } from '../results/result.ts';
import type { Format } from './run-options.ts';

/** Prints results to stdout. A format's code is loaded only when it is asked for. */
export async function printResults(
  title: string,
  results: readonly Result[],
  format: Format,
  blocksOf: (results: readonly Result[]) => Block[],
): Promise<void> {
  process.stdout.write(await formatted());

  async function formatted(): Promise<string> {
    switch (format) {
      case 'json':
        return results.map((result) => jsonText(resultJson(result))).join('');
      case 'csv':
        return (await import('../report/csv.ts')).csvText(results);
      case 'markdown':
        return (await import('../report/markdown.ts')).markdownText(title, blocksOf(results));
      case 'table':
        return (await import('../report/terminal.ts')).terminalText(blocksOf(results));
    }
  }
}
