import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytesIn, printed, tempFolder } from './knockback.ts';
import { counts, odds } from './results.ts';

const CARDS = ['hawkgirl', 'solomon-grundy'];
/** Several chunks of 2^20 trials, the last of them incomplete. */
const ATTACKS = [...CARDS, '--trials', '5M'];
const THREADS = ['1', '2', '3', '8'];

const SWEEP = `
rules: c3g
name: Sweep
seed: sweep
trials: 1.2M
attacker: hawkgirl
defender: solomon-grundy
vary: { attacker.attack: [1, 6], defender.defense: [2, 3] }
`;

function experiment(): string {
  const file = join(tempFolder(), 'sweep.yaml');
  writeFileSync(file, SWEEP);
  return file;
}

describe('the same scenario, seed and trials give the same bytes', () => {
  it('on 1, 2, 3 and 8 threads, and again', async () => {
    const json = (threads: string) =>
      printed(['odds', ...ATTACKS, '--format', 'json', '--threads', threads]);
    const first = await json('2');
    for (const threads of THREADS) expect(await json(threads)).toBe(first);
  });

  it('on any number of threads with --precision', async () => {
    const json = (threads: string) =>
      printed([
        'odds',
        ...CARDS,
        '--precision',
        '0.0005',
        '--format',
        'json',
        '--threads',
        threads,
      ]);
    expect(await json('3')).toBe(await json('1'));
  });

  it('by either kernel, on one thread and on several', async () => {
    const json = (kernel: string, threads: string) =>
      printed(['odds', ...ATTACKS, '--format', 'json', '--kernel', kernel, '--threads', threads]);
    const first = await json('wasm', '1');
    for (const threads of ['1', '2']) expect(await json('typescript', threads)).toBe(first);
    expect(await json('wasm', '2')).toBe(first);
  });

  it('in a sweep on 1, 2, 3 and 8 threads', async () => {
    const file = experiment();
    const json = (threads: string) =>
      printed(['run', file, '--format', 'json', '--threads', threads]);
    const first = await json('2');
    for (const threads of THREADS) expect(await json(threads)).toBe(first);
  });

  it.each(['csv', 'markdown', 'table'])('as %s', async (format) => {
    const text = (threads: string) =>
      printed(['odds', ...ATTACKS, '--format', format, '--threads', threads]);
    expect(await text('3')).toBe(await text('1'));
  });
});

describe('a report folder', () => {
  it('has the same bytes in every file when it is run again, elsewhere, on other threads', async () => {
    const file = experiment();
    const [here, there] = [tempFolder(), tempFolder()];
    await printed(['run', file, '--out', here, '--threads', '1']);
    const first = bytesIn(join(here, 'sweep'));
    expect(Object.keys(first)).toContain('results.json');
    await printed(['run', file, '--out', here, '--threads', '3']);
    await printed(['run', file, '--out', there]);
    expect(bytesIn(join(here, 'sweep'))).toEqual(first);
    expect(bytesIn(join(there, 'sweep'))).toEqual(first);
  });
});

describe('another seed', () => {
  it('gives other counts of the same exact odds', async () => {
    const seeded = (seed: string) => odds(...CARDS, '--trials', '1M', '--seed', seed);
    const [one, two] = await Promise.all([seeded('one'), seeded('two')]);
    expect(counts(one, 'spacesMoved')).not.toEqual(counts(two, 'spacesMoved'));
    expect(one.measures.displaced?.mean?.exact).toBe(two.measures.displaced?.mean?.exact);
  });

  it('gives a text seed of its own to every number and case', async () => {
    const seeds = ['1', '2', '01', 'a', 'A'];
    const all = await Promise.all(
      seeds.map((seed) => odds(...CARDS, '--trials', '100k', '--seed', seed)),
    );
    const distinct = new Set(all.map((result) => JSON.stringify(counts(result, 'attackWounds'))));
    expect(distinct.size).toBe(seeds.length);
  });
});
