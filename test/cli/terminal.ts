import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../dist/knockback.js', import.meta.url));

/** Whether `script` of util-linux is here, which runs a command on a terminal of its own. */
export const HAS_TERMINAL = spawnSync('script', ['--version'])
  .stdout?.toString()
  .includes('util-linux');

/** What a run shows on a terminal of so many columns and rows. */
export function onTerminal(
  columns: number,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  rows = 50,
): string {
  const words = [process.execPath, PROGRAM, ...args].map((word) => `'${word}'`).join(' ');
  // Nothing else of this machine's: CI, COLORTERM and their like have a say in colours too.
  const env = { PATH: process.env.PATH, TERM: 'xterm-256color', ...environment };
  const { stdout } = spawnSync(
    'script',
    ['--quiet', '--command', `stty cols ${columns} rows ${rows} && ${words}`, '/dev/null'],
    { encoding: 'utf8', env },
  );
  return stdout.replaceAll('\r\n', '\n');
}
