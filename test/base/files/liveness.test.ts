import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  isAbandoned,
  lifeOf,
  statusOf,
  thisProcess,
  UNCHANGED_MS,
} from '../../../src/base/files/owner.ts';
import { elsewhere, ended, given, HOUR, running, scratch } from './folders.ts';

const isLinux = process.platform === 'linux';

test('a process that has ended is known to have', () => {
  expect(lifeOf(ended())).toBe('ended');
});

test.runIf(isLinux)('this process runs, and so does the one that started it', () => {
  expect([thisProcess(), running()].map(lifeOf)).toEqual(['running', 'running']);
});

test.runIf(isLinux)(
  'a process that has got the number of one that ended is not taken for it',
  () => {
    const before = (owner: ReturnType<typeof running>) => ({ ...owner, start: owner.start + 1 });
    expect([thisProcess(), running()].map(before).map(lifeOf)).toEqual(['ended', 'ended']);
  },
);

test.runIf(isLinux)('a killed process that its parent takes no notice of has ended', async () => {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(output.toString());
  // A shell collects the processes that it has started; the program that replaces it does not.
  await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => statusOf(pid)?.isZombie).toBe(true);
  const start = statusOf(pid)?.start ?? 0;
  expect(lifeOf({ ...thisProcess(), pid, start })).toBe('ended');
});

test('nothing is known of a process elsewhere, whatever its number means here', () => {
  const pids = [1, process.pid, ended().pid];
  expect(pids.map((pid) => lifeOf({ ...elsewhere, pid }))).toEqual(pids.map(() => 'unknown'));
});

test('nothing is known of a number that is taken where the system does not tell since when', () => {
  expect(lifeOf({ ...running(), start: 0 })).toBe('unknown');
});

test('a process of which nothing is known has an hour from the last change', () => {
  expect(UNCHANGED_MS).toBe(HOUR);
  const path = join(scratch(), 'folder');
  given(path, { 'report.md': 'ne' });
  const since = (age: number, owner = elsewhere) => isAbandoned({ path, owner }, Date.now() + age);
  expect([since(HOUR - 10_000), since(HOUR + 10_000)]).toEqual([false, true]);
  expect([since(0, ended()), since(99 * HOUR, running())]).toEqual([true, !isLinux]);
});

test('the age of an old file counts from its renaming', () => {
  const folder = scratch();
  const [was, path] = [join(folder, 'duel'), join(folder, 'put-away')];
  given(was, { 'report.md': 'old' });
  for (const one of [was, join(was, 'report.md')]) utimesSync(one, 0, 0);
  renameSync(was, path);
  expect(isAbandoned({ path, owner: elsewhere }, Date.now())).toBe(false);
});

test('a missing file is not abandoned', () => {
  const path = join(scratch(), 'gone');
  expect(isAbandoned({ path, owner: elsewhere }, Date.now() + 2 * HOUR)).toBe(false);
});
