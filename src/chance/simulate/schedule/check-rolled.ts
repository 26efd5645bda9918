/* Checks earlier results, read from files, before a run continues from them. */

import { BadInput, insteadOf, type Problem } from '../../../base/index.ts';
import { chunkTrialsOf, type KernelProgram } from '../kernels/program.ts';
import { chunksOfShard, inCommon, type Shard, trialsIn, WHOLE } from './chunk-ranges.ts';
import { hitsIn, type Job } from './job.ts';
import type { Rolled } from './rolled.ts';

/**
 * Checks that the results in a file can come from these jobs: the numbers of jobs, cells, trials and hits are right,
 * and no chunk belongs to another shard.
 *
 * @param trials how many trials each job has; undefined for runs to a given precision, which take chunks in order
 * @throws BadInput with the number of the job
 */
export function checkRolled(
  jobs: readonly Job[],
  rolled: readonly Rolled[],
  trials: number | undefined,
  shard: Shard = WHOLE,
): void {
  if (rolled.length !== jobs.length) {
    const allowed = `${jobs.length}, one for each combination`;
    throw new BadInput(insteadOf({ path: ['jobs'], found: `${rolled.length} of them`, allowed }));
  }
  const ours =
    trials === undefined
      ? undefined
      : chunksOfShard(
          shard,
          jobs.map(({ program }) => Math.ceil(trials / chunkTrialsOf(program))),
        );
  for (const [i, job] of jobs.entries()) {
    const one = rolled[i] as Rolled;
    const strange = ours ? outside(one, ours[i] ?? [0, 0]) : notFirst(one);
    const problem =
      strange ??
      unsound(one, job, trialsIn(one.chunks, trials ?? Infinity, chunkTrialsOf(job.program)));
    if (problem) throw new BadInput(insteadOf({ ...problem, path: ['jobs', i, ...problem.path] }));
  }
}

function outside({ chunks }: Rolled, [first, end]: readonly [number, number]): Problem | undefined {
  const found = inCommon(chunks, [
    [0, first],
    [end, Infinity],
  ]);
  const allowed = first < end ? `chunks from ${first} to ${end - 1}` : 'no chunk of this job';
  return found && { path: ['chunks'], found: `chunk ${found[0]}`, allowed };
}

function notFirst({ chunks }: Rolled): Problem | undefined {
  if (chunks.length === 0 || (chunks.length === 1 && chunks[0]?.[0] === 0)) return undefined;
  return { path: ['chunks'], found: 'chunks left out', allowed: 'the first chunks, in order' };
}

function unsound(
  { chunks, counts, hits }: Rolled,
  { program, watched }: Job,
  trials: number,
): Problem | undefined {
  const cells = chunks.length === 0 ? 0 : program.cells;
  if (counts.length !== cells) {
    return { path: ['counts'], found: `${counts.length} of them`, allowed: `${cells}` };
  }
  for (const { first, end, name } of cells > 0 ? talliesIn(program) : []) {
    const sum = sumOf(counts, first, end);
    if (sum === trials) continue;
    const allowed = `${trials}, the trials of its chunks`;
    return { path: ['counts'], found: `a sum of ${sum}${name}`, allowed };
  }
  const expected = watched && cells > 0 ? hitsIn(counts, watched) : 0;
  const found = sumOf(hits);
  if (found === expected) return undefined;
  const allowed = `${expected}, as its counts have it`;
  return { path: ['hits'], found: `a sum of ${found}`, allowed };
}

/** A range of cells in which every trial is counted once. */
interface Stretch {
  readonly first: number;
  readonly end: number;
  readonly name: string;
}

function talliesIn(program: KernelProgram): Stretch[] {
  switch (program.kind) {
    case 'throw':
      return [{ first: 0, end: program.cells, name: '' }];
    case 'chain':
      return program.views.map(({ first, perEnd }, i) =>
        ofView(i, first, perEnd * (program.ends + 1)),
      );
    case 'battle':
      // The sums after the views do not add up to the trials.
      return program.views.map(({ first, size }, i) => ofView(i, first, size));
  }
}

function ofView(i: number, first: number, size: number): Stretch {
  return { first, end: first + size, name: ` in view ${i + 1}` };
}

function sumOf(numbers: ArrayLike<number>, first = 0, end = numbers.length): number {
  let sum = 0;
  for (let i = first; i < end; i++) sum += numbers[i] as number;
  return sum;
}
