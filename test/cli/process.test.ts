import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { knockbackHere } from './here.ts';
import { knockbackProcess } from './knockback.ts';

test.each([
  ['what is done', ['cards', 'hawkgirl']],
  ['help', ['--help']],
  ['the help of a command', ['odds', '--help']],
  ['the version', ['--version']],
  ['bad input', ['odds', 'hawkgril', 'solomon-grundy']],
  ['an unknown option', ['odds', '--atack', '3']],
  [
    'a note beside the data',
    ['explain', 'hawkgirl', 'the-joker', '--dice', 'ignore=3', '--seed', 'x'],
  ],
  // V8 would print an error about a flag that this version of Node does not have.
  ['games of random armies', ['armies', '--games', '2', '--seed', 'x', '--threads', '1']],
])('%s is the same in a process of its own', async (_, args) => {
  expect(await knockbackProcess(args)).toEqual(await knockbackHere(args));
});

/** Sends a signal as soon as the program has begun to load its modules. */
function struckAtOnce(signal: NodeJS.Signals): Promise<number | null> {
  const watch = `data:text/javascript,
    import { register } from 'node:module';
    register('data:text/javascript,' + encodeURIComponent(\`
      export async function load(url, context, next) {
        if (url.endsWith('/cli.js')) process.kill(process.pid, '${signal}');
        return next(url, context);
      }\`));`;
  const args = ['--import', watch, resolve('dist/knockback.js'), 'odds', 'hawkgirl', 'the-joker'];
  const program = spawn(process.execPath, args, { stdio: 'ignore' });
  return new Promise((done) => program.on('close', done));
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s while the program is still loaded ends it with 130',
  async (signal) => {
    expect(await struckAtOnce(signal)).toBe(130);
  },
);

test('standard input that is a folder is named as one', () => {
  const folder = openSync(tmpdir(), 'r');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('dist/knockback.js'), 'run', '-'],
    { stdio: [folder, 'pipe', 'pipe'], encoding: 'utf8' },
  );
  closeSync(folder);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('standard input: a folder; give a file or a pipe');
});
