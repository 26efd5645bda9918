import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The first and last line of a top-level statement in a source file. */
export type Stretch = readonly [first: number, last: number];

/**
 * Patterns for a sample of the statements in source files, for a module with too many mutants. The sample is always
 * the same, until lines change.
 *
 * @param source patterns for source files; those that begin with `!` exclude files
 * @param share of the statements, from 0 to 1
 * @returns patterns such as `src/chance/dice/die.ts:14-22`, and those that exclude files
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

/** The files for a pattern: a path, or `*.ts` in a folder or, with `**`, anywhere below it. */
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

/** A number from 0 to 1 that looks random, derived from a text. */
function lot(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
