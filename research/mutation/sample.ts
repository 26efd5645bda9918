import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A statement of a source file that stands by itself: its first line and its last. */
export type Stretch = readonly [first: number, last: number];

/**
 * Patterns of some of the statements that source files are made of, for a module whose mutants would
 * take too long: always the same ones, until their lines change.
 *
 * @param source patterns of source files; what begins with `!` is left out
 * @param share of the statements, from 0 to 1
 * @returns patterns such as `src/chance/dice/die.ts:14-22`, and those that leave something out
 */
export function sampleOf(source: readonly string[], share: number): string[] {
  const sampled = source
    .filter((pattern) => !pattern.startsWith('!'))
    .flatMap(filesOf)
    .flatMap((file) =>
      statementsOf(readFileSync(file, 'utf8'))
        .map(([first, last]) => `${file}:${first}-${last}`)
        .filter((pattern) => lot(pattern) < share),
    );
  return [...sampled, ...source.filter((pattern) => pattern.startsWith('!'))];
}

/** The files of a pattern, which is a path, or has `*.ts` for its end, in one folder or `**` below it. */
function filesOf(pattern: string): string[] {
  if (!pattern.includes('*')) return [pattern];
  const folder = dirname(pattern.replace('/**', ''));
  return readdirSync(folder, { recursive: pattern.includes('**') })
    .map((name) => join(folder, String(name)))
    .filter((name) => name.endsWith('.ts'))
    .sort();
}

/** As the source is formatted, what begins at the left margin with a word is a statement. */
export function statementsOf(text: string): Stretch[] {
  const lines = text.trimEnd().split('\n');
  const starts = lines.flatMap((line, i) => (/^\w/.test(line) ? [i + 1] : []));
  return starts
    .map((first, i): Stretch => [first, (starts[i + 1] ?? lines.length + 1) - 1])
    .filter(([first]) => !/^import /.test(lines[first - 1] ?? ''));
}

/** From 0 to 1, as if drawn. */
function lot(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
