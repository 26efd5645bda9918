import { cannotWrite, codeOf } from '../files/system-error.ts';
import type { Block } from '../report/blocks.ts';
import type { Result } from '../results/result.ts';
import { jsonText } from '../words/json.ts';
import { EXIT } from './exit.ts';
import { complain, pageOf } from './page.ts';
import type { Format } from './run-options.ts';

/** What a command has to say, in whichever format it is asked for. */
export interface Answer {
  readonly title: string;
  readonly results: readonly Result[];
  readonly blocks: () => Block[];
  readonly json: () => unknown;
}

let isLost = false;

/** From now on, output that cannot be written is told once; files are written all the same. */
export function mindOutput(): void {
  process.stdout.on('error', lose);
  // Nobody hears what is said there; the results do not depend on it.
  process.stderr.on('error', () => {});
}

function lose(error: Error): void {
  // The reader of a pipe has gone, as with `| head`: it has what it wanted.
  if (!isLost && codeOf(error) !== 'EPIPE') {
    process.exitCode = EXIT.failed;
    complain(cannotWrite('the output', error).message);
  }
  isLost = true;
}

/** Whether what is printed still reaches somebody. */
export function isHeard(): boolean {
  return !isLost;
}

/** Prints an answer to stdout. A format's code is loaded only when it is asked for. */
export async function print(answer: Answer, format: Format): Promise<void> {
  const text = await formatted(answer, format);
  await new Promise<void>((resolve) => {
    process.stdout.write(text, (error) => {
      if (error) lose(error);
      resolve();
    });
  });
}

async function formatted(
  { title, results, blocks, json }: Answer,
  format: Format,
): Promise<string> {
  switch (format) {
    case 'json':
      return jsonText(json());
    case 'csv':
      return (await import('../report/formats/csv.ts')).csvText(results);
    case 'markdown':
      return (await import('../report/formats/markdown.ts')).markdownText(title, blocks());
    case 'table':
      return (await import('../report/terminal/report.ts')).terminalText(
        blocks(),
        pageOf(process.stdout),
      );
  }
}
