import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '../../../src/base/words/problem.ts';
import { CHUNK_TRIALS } from '../../../src/chance/simulate/kernels/streams.ts';
import { NOTHING_ROLLED, type Rolled } from '../../../src/chance/simulate/schedule/rolled.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { surroundingsIn } from '../../../src/experiments/scenarios/written.ts';
import { savedRunReader } from '../../../src/studies/saved/read-saved-run.ts';
import type { SavedRun } from '../../../src/studies/saved/saved-run.ts';
import { writeSavedRun } from '../../../src/studies/saved/write-saved-run.ts';
import { folderOf } from '../../experiments/scenarios/files.ts';
import { noFiles } from '../../fight/scenarios.ts';

export const VERSION = '1.2.3';

const FIGHT = { name: 'A fight', attacker: 'hawkgirl', defender: 'solomon-grundy' };

/** A run of four chunks, the last of them incomplete, with three cells, one of which is watched. */
export function run(document: object = {}, more: Partial<SavedRun> = {}): SavedRun {
  const trials = 3 * CHUNK_TRIALS + 6;
  const experiment = readExperiment({ ...FIGHT, trials, ...document }, noFiles);
  const rolled = experiment.cases.map(() => NOTHING_ROLLED);
  return { program: VERSION, experiment, shard: { index: 1, of: 1 }, rolled, ...more };
}

/** The i-th of the run's two shards, with two chunks each. */
export function half(index: 1 | 2, document: object = {}): SavedRun {
  const rolled: Rolled =
    index === 1
      ? { chunks: [[0, 2]], counts: [2 * CHUNK_TRIALS - 9, 4, 5], hits: [2, 3] }
      : { chunks: [[2, 4]], counts: [CHUNK_TRIALS, 6, 0], hits: [0, 0, 0] };
  return run(document, { shard: { index, of: 2 }, rolled: [rolled] });
}

/** A run whose fighter is on a card in a separate file. */
export function runOfFiles(attack = 4, one = run()): SavedRun {
  const brute = { name: 'Brute', attack, defense: 2 };
  const document = {
    ...(one.experiment.written.document as object),
    cards: ['mine.yaml'],
    attacker: 'brute',
  };
  const kept = new Map([['mine.yaml', brute]]);
  return { ...one, experiment: readExperiment(document, surroundingsIn(kept)) };
}

/** Runs as files of one folder, by name. */
export function filesOf(runs: Readonly<Record<string, SavedRun>>): (name: string) => string {
  const folder = folderOf({});
  for (const [name, one] of Object.entries(runs)) writeSavedRun(join(folder, name), one);
  return (name) => join(folder, name);
}

/** Changes a saved run's lines, and corrects its checksum, as a forger would. */
export function forge(file: string, change: (lines: string[]) => void): void {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -2);
  change(lines);
  const text = lines.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  writeFileSync(file, `${text}${JSON.stringify({ sha256 })}\n`);
}

export const read = savedRunReader(VERSION);

/** The messages, without the folder of the files; none if nothing is refused. */
export function refusalsOf(work: () => unknown, folder: string): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error.message.replaceAll(`${folder}/`, '').split('\n');
  }
}
