import { symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mergeRuns } from '../../src/saved/merge.ts';
import type { SavedRun } from '../../src/saved/saved-run.ts';
import { CHUNK_TRIALS } from '../../src/simulate/kernels/streams.ts';
import { filesOf, half, read, refusalsOf, run } from './runs.ts';

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
    expect(refusals({ b: half(2) })).toEqual([
      'found no shard 1/2, allowed: every shard of the run',
    ]);
  });

  test('many that are not there: five by their numbers, and how many more', () => {
    const first = { ...half(1), shard: { index: 1, of: 9 } };
    expect(refusals({ first })[0]).toContain('no shard 2/9, 3/9, 4/9, 5/9, 6/9 and 3 more');
  });

  test('a file given twice, by whatever path', () => {
    const files = filesOf({ a: half(1) });
    const [a, roundabout, link] = [files('a'), `${dirname(files('a'))}/./a`, files('link')];
    symlinkSync(a, link);
    const refusal = (...given: string[]) => refusalsOf(() => mergeRuns(given, read), dirname(a));
    const twice = 'found a file that is given twice';
    expect(refusal(a, a)).toEqual([`a: ${twice}, allowed: every file once`]);
    expect(refusal(a, roundabout, link)).toEqual([
      `./a: ${twice}, before as a, allowed: every file once`,
      `link: ${twice}, before as a, allowed: every file once`,
    ]);
  });

  test('a shard twice, in two files', () => {
    expect(refusals({ a: half(1), b: half(2), again: half(1) })).toEqual([
      'again: jobs[0]: found chunks 0 to 1, which a has as well, allowed: every chunk once',
    ]);
  });

  test('a shard that is unfinished', () => {
    const begun = {
      ...half(1),
      rolled: [{ chunks: [[0, 1] as const], counts: [CHUNK_TRIALS], hits: [] }],
    };
    const b = {
      ...half(2),
      rolled: [{ chunks: [[2, 4] as const], counts: [CHUNK_TRIALS + 6], hits: [] }],
    };
    expect(refusals({ begun, b })).toEqual([
      'begun: found an unfinished run, 1 of 2 chunks, allowed: a finished one (--resume goes on with it)',
    ]);
  });

  test.each<[string, object, string]>([
    [
      'scenario',
      { attacker: 'the-joker' },
      'scenario.attacker.name: found "The Joker", allowed: "Hawkgirl", as in a',
    ],
    ['seed', { seed: 'x' }, 'seed: found "x", allowed: "knockback", as in a'],
    ['number of attacks', { trials: '1M' }, 'trials: found 1000000, allowed: 3145734, as in a'],
    ['ruling', { rulings: { glyphsBlock: false } }, 'scenario.rulings.glyphsBlock: found false'],
    ['name', { name: 'Other' }, 'name: found "Other", allowed: "A fight", as in a'],
    [
      'choice of measures',
      { measures: ['displaced'] },
      'measures: found "displaced", allowed: "all", as in a',
    ],
    [
      'combination',
      { vary: { 'attacker.attack': [1, 2] } },
      'vary: found two combinations, allowed: one combination, as in a',
    ],
  ])('another %s', (_, document, says) => {
    const b = run(document, { shard: { index: 2, of: 2 } });
    const found = refusals({ a: half(1), b }).join('\n');
    expect(found).toContain(`b: ${says}`);
  });

  test('runs until a precision', () => {
    const one = half(1);
    const a = { ...one, experiment: { ...one.experiment, effort: { precision: 0.01 } } };
    expect(refusals({ a })[0]).toContain('a: precision: found 0.01, allowed: trials');
  });
});
