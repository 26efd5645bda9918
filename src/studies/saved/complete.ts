import { BadInput, listed, type Problem, printable } from '../../base/index.ts';
import {
  type ChunkRange,
  type ChunkRanges,
  chunksIn,
  chunksOfShard,
  chunkTrialsOf,
  type Rolled,
  type Shard,
  shardText,
  without,
} from '../../chance/index.ts';
import { type Experiment, rulesetOf } from '../../experiments/index.ts';

/** What is known of a file that has been added, without its tallies. */
export interface AddedFile {
  readonly file: string;
  readonly shard: Shard;
  readonly chunks: readonly ChunkRanges[];
}

/**
 * Makes sure that files add up to a whole run.
 *
 * @throws BadInput with the files that are unfinished and the shards that are absent; where all of
 *         them are there, with the first chunk that is not
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
    const found = `no shard ${listed(absent)}`;
    unfinished.push({ path: [], found, allowed: 'every shard of the run' });
  }
  if (unfinished.length > 0) throw new BadInput(...unfinished);
  const found = `no ${rangeText(first)}`;
  throw new BadInput({ path: ['jobs', job], found, allowed: 'every chunk once' });
}

/** A file that has not all chunks of its shard. */
function unfinishedProblem(
  { file, shard, chunks }: AddedFile,
  chunksOfJobs: readonly number[],
): Problem[] {
  const ours = chunksOfShard(shard, chunksOfJobs);
  const [has, wants] = [chunksIn(chunks.flat()), chunksIn(ours)];
  if (has >= wants) return [];
  const found = `an unfinished run, ${has} of ${wants} chunks`;
  const allowed = 'a finished one (--resume goes on with it)';
  return [{ path: [], place: printable(file), found, allowed }];
}

/** The shards that are not among the files, where all are of one cut; at most five by name. */
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
