import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import {
  type Owner,
  ownerIn,
  statusOf,
  thisProcess,
  uniqueName,
} from '../../../src/base/files/owner.ts';
import { scratch } from './folders.ts';

const isLinux = process.platform === 'linux';

test('no two names are the same, and each tells who made it', () => {
  const names = Array.from({ length: 1000 }, uniqueName);
  expect(new Set(names).size).toBe(1000);
  for (const name of names) expect(ownerIn(name)).toEqual(thisProcess());
  expect(thisProcess().pid).toBe(process.pid);
});

test('names fit beside others in a file name, on any system', () => {
  expect(uniqueName()).toMatch(/^[0-9a-z-]{1,64}$/);
});

test.each(['4711', 'x', '', 'a-1-2-3', 'a-1-2-0123456789ABCDEF', 'a.b-1-2-0123456789abcdef'])(
  'the name %j is none of these',
  (name) => {
    expect(ownerIn(name)).toBeUndefined();
  },
);

test.runIf(isLinux)('the start of a process is that which the system has', () => {
  // Field 22 of a program whose name has neither blanks nor brackets.
  const child = spawn('sleep', ['60']);
  onTestFinished(() => void child.kill());
  const stat = spawnSync('cat', [`/proc/${child.pid}/stat`], { encoding: 'utf8' }).stdout;
  const start = Number(stat.split(' ')[21]);
  expect(start).toBeGreaterThan(0);
  expect(statusOf(child.pid ?? 0)).toEqual({ isZombie: false, start });
});

test('nothing is told of a process that is not there', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(statusOf(pid)).toBeUndefined();
});

/** Runs a few lines with `src/base/files/owner.ts` in a separate PID namespace; undefined if that is not allowed. */
function inNamespace(lines: string, ...options: string[]): unknown {
  const outfile = join(scratch(), 'owner.mjs');
  const contents = `import { statusOf, thisProcess } from './src/base/files/owner.ts'; ${lines}`;
  const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' as const };
  buildSync({ stdin, outfile, bundle: true, format: 'esm', platform: 'node' });
  const args = ['-pf', ...options, process.execPath, outfile];
  const { status, stdout } = spawnSync('unshare', args, { encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout) : undefined;
}

test('processes of two containers may have one number, but then not one realm', (context) => {
  const lines = 'console.log(JSON.stringify(thisProcess()))';
  const [one, other] = [1, 2].map(() => inNamespace(lines, '--mount-proc') as Owner | undefined);
  if (!one || !other) return context.skip('run where unshare may make PID namespaces');
  expect([one.pid, other.pid]).toEqual([1, 1]);
  expect(one.realm).not.toBe(thisProcess().realm);
  // A later namespace may get the number of an earlier one, but its processes start later.
  expect(`${one.realm} ${one.start}`).not.toBe(`${other.realm} ${other.start}`);
});

test('/proc is not believed about processes of another container', (context) => {
  const lines = 'console.log(JSON.stringify([process.pid, statusOf(1) ?? null]))';
  const told = inNamespace(lines);
  if (!told) return context.skip('run where unshare may make PID namespaces');
  expect(told).toEqual([1, null]);
});
