import { writeFileSync } from 'node:fs';
import { replaceFile } from '../../base/node.ts';
import { FORMAT, FORMAT_VERSION } from './format.ts';
import type { SavedRun } from './saved-run.ts';

/**
 * Writes a run into a file atomically: if the program is killed, the file is either the new one or the previous one.
 *
 * @throws Error of the file system; the previous file is then untouched
 */
export function writeSavedRun(path: string, run: SavedRun): void {
  replaceFile(path, (file) => writeLines(file, linesOf(run)));
}

function* linesOf({ program, experiment, shard, rolled }: SavedRun): Generator<object> {
  const { seed, effort, question, source, written } = experiment;
  const { document } = written;
  const files = [...written.files];
  const version = FORMAT_VERSION;
  yield {
    format: FORMAT,
    version,
    program,
    seed,
    effort,
    question: question?.text,
    shard,
    source,
    document,
    files,
  };
  for (const { chunks, counts, hits } of rolled) {
    yield { chunks, counts: Array.from(counts), hits };
  }
}

function writeLines(file: number, lines: Iterable<object>): void {
  const { createHash } = process.getBuiltinModule('node:crypto');
  const hash = createHash('sha256');
  for (const line of lines) {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    writeFileSync(file, text);
  }
  writeFileSync(file, `${JSON.stringify({ sha256: hash.digest('hex') })}\n`);
}
