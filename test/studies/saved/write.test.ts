import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeSavedRun } from '../../../src/studies/saved/write-saved-run.ts';
import { folderOf } from '../../experiments/scenarios/files.ts';
import { filesOf, half, read, run } from './runs.ts';

describe('a run is written', () => {
  test('line by line: the run, each of its jobs, and a line that closes it', () => {
    const sweep = run({ vary: { 'attacker.attack': [1, 2] } });
    const text = readFileSync(filesOf({ 'a.run': sweep })('a.run'), 'utf8');
    const [head, ...others] = text.split('\n').map((line) => (line ? JSON.parse(line) : line));
    expect(head).toMatchObject({ format: 'knockback-run', version: 2, program: '1.2.3' });
    const nothing = { chunks: [], counts: [], hits: [] };
    expect(others).toEqual([
      nothing,
      nothing,
      { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      '',
    ]);
  });

  test('over the one before, and leaves nothing beside it', () => {
    const file = filesOf({ 'a.run': half(1) })('a.run');
    writeSavedRun(file, half(2));
    expect(read(file)).toEqual(half(2));
    expect(readdirSync(dirname(file))).toEqual(['a.run']);
  });
});

describe('a write that fails', () => {
  test('leaves the run before, and nothing beside it', () => {
    const file = filesOf({ 'a.run': half(1) })('a.run');
    const broken = { ...half(2), rolled: [{ ...half(2).rolled[0], counts: { length: -1n } }] };
    expect(() => writeSavedRun(file, broken as unknown as ReturnType<typeof half>)).toThrow();
    expect(read(file)).toEqual(half(1));
    expect(readdirSync(dirname(file))).toEqual(['a.run']);
  });

  test('says why, be it in writing or in taking its place', () => {
    const folder = folderOf({});
    const write = (...names: string[]) => writeSavedRun(join(folder, ...names), half(1));
    expect(() => write('nowhere', 'a.run')).toThrow(/^ENOENT: .*open/);
    mkdirSync(join(folder, 'a.run'));
    writeFileSync(join(folder, 'a.run', 'full'), '');
    expect(() => write('a.run')).toThrow(/rename/);
    expect(readdirSync(folder)).toEqual(['a.run']);
  });
});
