import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { FORMAT, FORMAT_VERSION } from './format.ts';
import type { SavedRun } from './saved-run.ts';

/**
 * Writes a run beside its place and renames it, so that whatever ends the program, the file is whole:
 * the new one or the one before.
 *
 * @throws Error of the file system, with what was there before untouched
 */
export function writeSavedRun(path: string, run: SavedRun): void {
  // One name, not one for each process: what a killed run has left there is written over.
  const part = `${path}.part`;
  try {
    writeLines(part, linesOf(run));
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function* linesOf({ program, experiment, shard, rolled }: SavedRun): Generator<object> {
  const { seed, effort, source, written } = experiment;
  const { document } = written;
  const files = [...written.files];
  const version = FORMAT_VERSION;
  yield { format: FORMAT, version, program, seed, effort, shard, source, document, files };
  for (const { chunks, counts, hits } of rolled) {
    yield { chunks, counts: Array.from(counts), hits };
  }
}

function writeLines(path: string, lines: Iterable<object>): void {
  const file = openSync(path, 'w');
  try {
    const hash = createHash('sha256');
    for (const line of lines) {
      const text = `${JSON.stringify(line)}\n`;
      hash.update(text);
      writeFileSync(file, text);
    }
    writeFileSync(file, `${JSON.stringify({ sha256: hash.digest('hex') })}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
