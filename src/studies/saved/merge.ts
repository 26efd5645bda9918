/* Merges the shards of a run into the complete run. */

import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadInput, listed, type Problem, printable } from '../../base/index.ts';
import {
  type ChunkRange,
  type ChunkRanges,
  chunksIn,
  chunksOfShard,
  chunkTrialsOf,
  inCommon,
  NOTHING_ROLLED,
  type Rolled,
  type Shard,
  shardText,
  without,
  withRange,
} from '../../chance/index.ts';
import { type Experiment, rulesetOf } from '../../experiments/index.ts';
import { differences, reportDifferences } from './same-run.ts';
import type { SavedRun } from './saved-run.ts';

/** What is kept in memory about an added file: everything but its tallies. */
export interface AddedFile {
  readonly file: string;
  readonly shard: Shard;
  readonly chunks: readonly ChunkRanges[];
}

/**
 * Checks that files add up to a complete run.
 *
 * @throws BadInput that names the unfinished files and the missing shards; if there are none, it names the first
 * missing chunk
 */
export function checkComplete(
  { effort, cases }: Experiment,
  sum: readonly Rolled[],
  parts: readonly AddedFile[],
): void {
  const trials = 'trials' in effort ? effort.trials : 0;
  const chunksOfJobs = cases.map(({ scenario }) =>
    Math.ceil(trials / chunkTrialsOf({ kind: rulesetOf(scenario).isPlayed ? 'battle' : 'throw' })),
  );
  const missing = chunksOfJobs.map((end, i) => without([0, end], sum[i]?.chunks ?? []));
  const job = missing.findIndex((ranges) => ranges.length > 0);
  const [first] = missing[job] ?? [];
  if (!first) return;
  const unfinished = parts.flatMap((part) => unfinishedProblem(part, chunksOfJobs));
  const absent = absentShards(parts);
  if (absent.length > 0) {
    const found = `missing shards: ${listed(absent)}`;
    unfinished.push({ path: [], found, allowed: 'every shard of the run' });
  }
  if (unfinished.length > 0) throw new BadInput(...unfinished);
  const found = `no ${rangeText(first)}`;
  throw new BadInput({ path: ['jobs', job], found, allowed: 'each chunk only once' });
}

/** The problem of a file that lacks some chunks of its shard; empty if it has all. */
function unfinishedProblem(
  { file, shard, chunks }: AddedFile,
  chunksOfJobs: readonly number[],
): Problem[] {
  const ours = chunksOfShard(shard, chunksOfJobs);
  const [has, wants] = [chunksIn(chunks.flat()), chunksIn(ours)];
  if (has >= wants) return [];
  const found = `an unfinished run, ${has} of ${wants} chunks`;
  const allowed = 'a finished run (continue this one with --resume)';
  return [{ path: [], place: printable(file), found, allowed }];
}

/**
 * The missing shards if all files divide the run into the same number of shards, otherwise none; at most five are
 * named.
 */
function absentShards(parts: readonly AddedFile[]): string[] {
  const of = parts[0]?.shard.of ?? 1;
  if (parts.some(({ shard }) => shard.of !== of)) return [];
  const there = new Set(parts.map(({ shard }) => shard.index));
  const absent = Array.from({ length: of }, (_, i) => i + 1).filter((index) => !there.has(index));
  const named = absent.slice(0, 5).map((index) => shardText({ index, of }));
  return absent.length > 5 ? [...named, `${absent.length - 5} more`] : named;
}

export function rangeText([first, end]: ChunkRange): string {
  return end - first === 1 ? `chunk ${first}` : `chunks ${first} to ${end - 1}`;
}

export interface Merged {
  readonly experiment: Experiment;
  readonly rolled: readonly Rolled[];
}

/**
 * Adds up the shards of a run. Files are read one at a time, so that only one of them is in memory along with the sum.
 *
 * @throws BadInput if a file is given twice, the files belong to different runs, or a chunk is duplicate or missing
 */
export function mergeRuns(files: readonly string[], read: (file: string) => SavedRun): Merged {
  checkGivenOnce(files);
  const parts: AddedFile[] = [];
  let experiment: Experiment | undefined;
  let sum: Rolled[] | undefined;
  for (const file of files) {
    const run = read(file);
    const { rolled, shard } = run;
    experiment ??= mergeable(run.experiment, file);
    sum ??= experiment.cases.map(() => NOTHING_ROLLED);
    checkSame(run.experiment, experiment, file, files[0] ?? file);
    if (rolled.length !== sum.length) {
      throw refusal(file, ['jobs'], `${rolled.length} of them`, `${sum.length}`);
    }
    for (const [job, one] of rolled.entries()) {
      checkNotTwice(one, job, file, parts);
      sum[job] = added(sum[job] as Rolled, one, job, file);
    }
    parts.push({ file, shard, chunks: rolled.map(({ chunks }) => chunks) });
  }
  if (!experiment || !sum) throw new Error('there are files to merge');
  checkComplete(experiment, sum, parts);
  return { experiment, rolled: sum };
}

function mergeable(experiment: Experiment, file: string): Experiment {
  if ('trials' in experiment.effort) return experiment;
  const allowed =
    'a number of trials, because a part of a run cannot know when the precision is reached';
  throw refusal(file, ['precision'], String(experiment.effort.precision), allowed);
}

function checkSame(one: Experiment, first: Experiment, file: string, firstFile: string): void {
  const as = `as in ${printable(firstFile)}`;
  const inRolls = differences(one, first, as);
  const problems = inRolls.length > 0 ? inRolls : reportDifferences(one, first, as);
  const place = printable(file);
  if (problems.length > 0)
    throw new BadInput(...problems.map((problem) => ({ ...problem, place })));
}

function checkNotTwice({ chunks }: Rolled, job: number, file: string, parts: readonly AddedFile[]) {
  for (const other of parts) {
    const twice = inCommon(chunks, other.chunks[job] ?? []);
    if (!twice) continue;
    const found = `${rangeText(twice)}, which ${printable(other.file)} also has`;
    throw refusal(file, ['jobs', job], found, 'each chunk only once');
  }
}

function added(sum: Rolled, { chunks, counts, hits }: Rolled, job: number, file: string): Rolled {
  if (chunks.length === 0) return sum;
  if (sum.chunks.length > 0 && sum.counts.length !== counts.length) {
    const allowed = `${sum.counts.length}, as in the files before`;
    throw refusal(file, ['jobs', job, 'counts'], `${counts.length} of them`, allowed);
  }
  return {
    chunks: chunks.reduce(withRange, sum.chunks),
    counts: plus(sum.counts, counts),
    hits: Array.from(plus(sum.hits, hits)),
  };
}

function plus(some: ArrayLike<number>, others: ArrayLike<number>): Float64Array {
  const sum = new Float64Array(Math.max(some.length, others.length));
  for (let i = 0; i < sum.length; i++) sum[i] = (some[i] ?? 0) + (others[i] ?? 0);
  return sum;
}

function refusal(
  file: string,
  path: readonly (string | number)[],
  found: string,
  allowed: string,
): BadInput {
  return new BadInput({ path, place: printable(file), found, allowed });
}

/**
 * Checks that no file is given twice, even by different paths.
 *
 * @throws BadInput that names every file given again
 */
export function checkGivenOnce(files: readonly string[]): void {
  const places = files.map(placeOf);
  const problems = files.flatMap((file, i) => {
    const first = places.indexOf(places[i] ?? '');
    if (first === i) return [];
    const before = files[first] ?? '';
    const as = before === file ? '' : `, before as ${printable(before)}`;
    const found = `the same file twice${as}`;
    return [{ path: [], place: printable(file), found, allowed: 'each file only once' }];
  });
  if (problems.length > 0) throw new BadInput(...problems);
}

/**
 * The real path of a file, with symbolic links resolved. If the file is missing, the error is reported later, when it
 * is read.
 */
function placeOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return resolve(file);
  }
}
