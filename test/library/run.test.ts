import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadInput, check, filesIn, type Progress, run } from 'heroscape-knockback';
import { describe, expect, test } from 'vitest';
import { knockback } from '../cli/knockback.ts';

const FILE = 'experiments/displacing-grundy.yaml';
const TEXT = readFileSync(FILE, 'utf8');
const FIGHT = { attacker: 'hawkgirl', defender: 'solomon-grundy' };

describe('run', () => {
  test('gives what the command gives for the same file, digit by digit', async () => {
    const args = ['run', resolve(FILE), '--trials', '200k', '--seed', 'a', '--format', 'json'];
    const { stdout } = await knockback(args);
    expect(await run(TEXT, { trials: '200k', seed: 'a' })).toEqual(JSON.parse(stdout));
  });

  test('takes the text of a file and its data alike', async () => {
    const text = 'name: A\nattacker: hawkgirl\ndefender: solomon-grundy\ntrials: 1000\n';
    expect(await run(text)).toEqual(await run({ name: 'A', ...FIGHT, trials: 1000 }));
  });

  test('gives a result for each combination, in order', async () => {
    const vary = { 'defender.wounds': [0, 3] };
    const results = await run({ ...FIGHT, vary }, { simulation: false });
    expect(results.map(({ combination }) => combination)).toEqual([
      { 'defender.wounds': 0 },
      { 'defender.wounds': 3 },
    ]);
  });

  test('rolls the same on any number of threads and with either kernel', async () => {
    const counts = await Promise.all(
      [{ threads: 1 }, { threads: 2 }, { threads: 1, kernel: 'typescript' as const }].map(
        async (how) => {
          const [result] = await run(FIGHT, { trials: '3M', exact: false, ...how });
          return result?.measures.spacesMoved;
        },
      ),
    );
    expect(counts[1]).toEqual(counts[0]);
    expect(counts[2]).toEqual(counts[0]);
  });

  test('asks what the options ask', async () => {
    const [result] = await run(FIGHT, { simulation: false, question: 'spacesMoved >= 3' });
    expect(result?.question.text).toBe('spacesMoved >= 3');
    expect(result?.question.exact).toEqual(
      result?.measures.spacesMoved?.outcomes[3]?.atLeast?.exact,
    );
  });

  test('tells how far it is', async () => {
    const told: Progress[] = [];
    await run(FIGHT, { trials: '5M', threads: 1, onProgress: (progress) => told.push(progress) });
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)).toEqual({ done: 5_000_000, total: 5_000_000 });
  });

  test('that goes on until it is precise enough tells no total', async () => {
    const told: Progress[] = [];
    const onProgress = (progress: Progress) => void told.push(progress);
    await run(FIGHT, { precision: 0.1, threads: 1, onProgress });
    expect(told.map((progress) => Object.keys(progress))).toContainEqual(['done']);
  });

  test('that is aborted is rejected with the reason', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const running = run(FIGHT, {
      trials: '1T',
      threads: 1,
      signal: controller.signal,
      onProgress: () => controller.abort(reason),
    });
    await expect(running).rejects.toBe(reason);
  });

  test('that is aborted while its last attacks are rolled is rejected, too', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const onProgress = () => controller.abort(reason);
    const options = { trials: 10, threads: 1, signal: controller.signal, onProgress };
    await expect(run(FIGHT, options)).rejects.toBe(reason);
  });

  test('that is aborted gives what was rolled, where that is asked for', async () => {
    const controller = new AbortController();
    const [result] = await run(FIGHT, {
      trials: '1T',
      threads: 2,
      partial: true,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    expect(result?.status).toBe('interrupted');
    expect(result?.trials).toBeGreaterThan(0);
    const { outcomes = [] } = result?.measures.destroyed ?? {};
    const counted = outcomes.reduce((sum, { simulated }) => sum + (simulated?.count ?? 0), 0);
    expect(counted).toBe(result?.trials);
  });

  test('reads files where it is told to', async () => {
    const text = readFileSync('experiments/cliff-edge.yaml', 'utf8');
    const inFolder = await run(text, { simulation: false, files: filesIn('experiments') });
    expect(inFolder.length).toBeGreaterThan(0);
    const board = { map: 'm.yaml', attacker: [0, 0], defender: [1, 0] };
    const files = { read: () => 'terrain: |\n  1 1 1\n', readBytes: () => new Uint8Array() };
    const [result] = await run({ ...FIGHT, board }, { simulation: false, files });
    expect(result?.measures.finalSpace).toBeDefined();
  });

  test.each([
    [{ trials: 'many' }, 'options.trials is "many"'],
    [{ trials: 5, precision: 0.1 }, 'options.precision: trials was also given'],
    [{ threads: 0 }, 'options.threads is 0'],
    [{ kernel: 'gpu' }, 'options.kernel is "gpu"'],
    [{ exact: false, simulation: false }, 'options.exact is false'],
    [{ question: 'flies' }, 'question: unknown measure "flies"'],
  ])('refuses the options %j', async (options, message) => {
    const refused = run(FIGHT, options as never);
    await expect(refused).rejects.toThrow(BadInput);
    await expect(refused).rejects.toThrow(message);
  });
});

describe('check', () => {
  test('finds nothing wrong with an experiment that can be run', () => {
    expect(check(TEXT)).toEqual([]);
    expect(check(FIGHT)).toEqual([]);
  });

  test('does not hide an error that is no mistake in the experiment', () => {
    const fault = new Error('the disk is gone');
    const read = () => {
      throw fault;
    };
    const board = { map: 'm.yaml', attacker: [0, 0] as const, defender: [1, 0] as const };
    const files = { read, readBytes: read };
    expect(() => check({ ...FIGHT, board }, { files })).toThrow(fault);
  });

  test('tells every mistake with its place', () => {
    const text = 'name: A\nattacker: hawkgirl\ndefender: 7\nfoo: 1\n';
    const found = check(text, { file: 'a.yaml' }).map(({ place, path }) => [place, path]);
    expect(found).toEqual([
      ['a.yaml:3:11', ['defender']],
      ['a.yaml:4:1', ['foo']],
    ]);
  });
});
