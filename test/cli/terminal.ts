import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../dist/knockback.js', import.meta.url));

/** Whether util-linux's `script` is available, which runs a command on a terminal of its own. */
export const HAS_TERMINAL = spawnSync('script', ['--version'])
  .stdout?.toString()
  .includes('util-linux');

/** The screen of a run on a terminal with the given columns and rows. */
export function onTerminal(
  columns: number,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  rows = 50,
): string {
  const words = [process.execPath, PROGRAM, ...args].map((word) => `'${word}'`).join(' ');
  // No other variables of this machine: CI, COLORTERM and similar ones also influence colours.
  const env = { PATH: process.env.PATH, TERM: 'xterm-256color', ...environment };
  const { stdout } = spawnSync(
    'script',
    ['--quiet', '--command', `stty cols ${columns} rows ${rows} && ${words}`, '/dev/null'],
    { encoding: 'utf8', env },
  );
  return stdout.replaceAll('\r\n', '\n');
}
