import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHUNK_TRIALS } from '../../../src/chance/simulate/kernels/streams.ts';
import { NOTHING_ROLLED, type Rolled } from '../../../src/chance/simulate/schedule/rolled.ts';
import { mergeRuns } from '../../../src/studies/saved/merge.ts';
import type { SavedRun } from '../../../src/studies/saved/saved-run.ts';
import { filesOf, half, read, refusalsOf, run, runOfFiles } from './runs.ts';

/** Merges runs, given as files by name in the order written. */
function merged(runs: Readonly<Record<string, SavedRun>>) {
  const files = filesOf(runs);
  return mergeRuns(Object.keys(runs).map(files), read);
}

function refusals(runs: Readonly<Record<string, SavedRun>>): string[] {
  const files = filesOf(runs);
  const merge = () => mergeRuns(Object.keys(runs).map(files), read);
  return refusalsOf(merge, dirname(files('x')));
}

const plain = ({ rolled }: ReturnType<typeof merged>) =>
  rolled.map(({ chunks, counts, hits }) => ({ chunks, counts: Array.from(counts), hits }));

describe('shards add up', () => {
  const sum = [{ chunks: [[0, 4]], counts: [3 * CHUNK_TRIALS - 9, 10, 5], hits: [2, 3, 0] }];

  test('in any order', () => {
    expect(plain(merged({ a: half(1), b: half(2) }))).toEqual(sum);
    expect(plain(merged({ b: half(2), a: half(1) }))).toEqual(sum);
  });

  test('of different cuts, where they fit', () => {
    const quarter = (index: number, chunk: number) =>
      run(
        {},
        {
          shard: { index, of: 4 },
          rolled: [{ chunks: [[chunk, chunk + 1]], counts: [0, CHUNK_TRIALS, 0], hits: [] }],
        },
      );
    const { rolled } = merged({ a: quarter(1, 0), b: quarter(2, 1), c: half(2) });
    expect(rolled[0]?.chunks).toEqual([[0, 4]]);
  });

  test('of a sweep job by job, also where a shard has nothing of some', () => {
    const sweep = { vary: { 'attacker.attack': [1, 2] } };
    const all: Rolled = { chunks: [[0, 4]], counts: [3 * CHUNK_TRIALS, 6], hits: [1, 2, 3] };
    const shard = (index: number, ...rolled: Rolled[]) =>
      run(sweep, { shard: { index, of: 2 }, rolled });
    const runs = { a: shard(1, all, NOTHING_ROLLED), b: shard(2, NOTHING_ROLLED, all) };
    expect(plain(merged(runs))).toEqual([all, all]);
    expect(plain(merged({ b: runs.b, a: runs.a }))).toEqual([all, all]);
  });

  test('under the experiment of the first', () => {
    expect(merged({ a: half(1), b: half(2) }).experiment).toEqual(half(1).experiment);
  });

  test('one finished run is its own sum', () => {
    const whole = {
      ...half(1),
      shard: { index: 1, of: 1 },
      rolled: merged({ a: half(1), b: half(2) }).rolled,
    };
    expect(plain(merged({ whole }))).toEqual(sum);
  });
});

describe('what does not add up is refused with the file', () => {
  test('a shard that is not there, by its number', () => {
    expect(refusals({ b: half(2) })).toEqual(['missing shards: 1/2; give every shard of the run']);
  });

  test('a file given twice', () => {
    const a = filesOf({ a: half(1) })('a');
    expect(refusalsOf(() => mergeRuns([a, a], read), dirname(a))).toEqual([
      'a: the same file twice; give each file only once',
    ]);
  });

  test('a shard twice, in two files', () => {
    expect(refusals({ a: half(1), b: half(2), again: half(1) })).toEqual([
      'again: jobs[0]: chunks 0 to 1, which a also has; give each chunk only once',
    ]);
  });

  test('a chunk twice, in shards of different cuts', () => {
    const third: Rolled = { chunks: [[2, 3]], counts: [CHUNK_TRIALS, 0, 0], hits: [] };
    const quarter = run({}, { shard: { index: 3, of: 4 }, rolled: [third] });
    expect(refusals({ a: half(1), b: half(2), quarter })).toEqual([
      'quarter: jobs[0]: chunk 2, which b also has; give each chunk only once',
    ]);
  });

  test('jobs that are not one for each combination', () => {
    const [rolled] = half(2).rolled;
    const two = rolled ? [rolled, rolled] : [];
    const wants = (found: string) => [`${found} of them; give 1`];
    expect(refusals({ a: half(1), b: { ...half(2), rolled: two } })).toEqual(wants('b: jobs: 2'));
    expect(refusals({ a: { ...half(1), rolled: [] } })).toEqual(wants('a: jobs: 0'));
  });

  test('counts of another number of cells', () => {
    const rolled: Rolled = { chunks: [[2, 4]], counts: [CHUNK_TRIALS, 6, 0, 0], hits: [] };
    expect(refusals({ a: half(1), b: { ...half(2), rolled: [rolled] } })).toEqual([
      'b: jobs[0].counts: 4 of them; give 3, as in the files before',
    ]);
  });

  test('no files', () => {
    expect(() => mergeRuns([], read)).toThrow('there are files to merge');
  });

  test('a shard that is unfinished', () => {
    const begun: Rolled = { chunks: [[0, 1]], counts: [CHUNK_TRIALS, 0, 0], hits: [] };
    const runs = { begun: { ...half(1), rolled: [begun] }, b: half(2) };
    expect(refusals(runs)).toEqual([
      'begun: an unfinished run, 1 of 2 chunks; give a finished run (continue this one with --resume)',
    ]);
  });

  test.each<[string, object, string]>([
    [
      'scenario',
      { attacker: 'the-joker' },
      'scenario.attacker.name is "The Joker"; give "Hawkgirl", as in a',
    ],
    ['seed', { seed: 'x' }, 'seed is "x"; give "knockback", as in a'],
    ['number of attacks', { trials: '1M' }, 'trials: 1 million; give 3,145,734, as in a'],
    ['ruling', { rulings: { glyphsBlock: false } }, 'scenario.rulings.glyphsBlock is false'],
    ['name', { name: 'Other' }, 'name is "Other"; give "A fight", as in a'],
    [
      'choice of measures',
      { measures: ['displaced'] },
      'measures is "displaced"; give "all", as in a',
    ],
    [
      'combination',
      { vary: { 'attacker.attack': [1, 2] } },
      'vary: two combinations; give one combination, as in a',
    ],
  ])('another %s', (_, document, says) => {
    const b = run(document, { shard: { index: 2, of: 2 } });
    const found = refusals({ a: half(1), b }).join('\n');
    expect(found).toContain(`b: ${says}`);
  });

  test('a card of another number in a file of the same name, though the documents are one', () => {
    const runs = { a: runOfFiles(4, half(1)), b: runOfFiles(5, half(2)) };
    expect(refusals(runs)).toEqual(['b: scenario.attacker.attack is 5; give 4, as in a']);
    expect(refusals({ a: runs.a, b: runOfFiles(4, half(2)) })).toEqual([]);
  });

  test('runs until a precision', () => {
    const one = half(1);
    const a = { ...one, experiment: { ...one.experiment, effort: { precision: 0.01 } } };
    expect(refusals({ a })[0]).toContain('a: precision is 0.01; give a number of trials');
  });
});
