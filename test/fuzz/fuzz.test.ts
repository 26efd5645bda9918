import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { shareOf } from '../cases.ts';

/* The inputs are the same every time; `npm run fuzz` tries others, and many more. */

/** More with KNOCKBACK_FUZZ=2500. */
const { from, count } = shareOf(1966, 'KNOCKBACK_FUZZ', 'long');

test('whatever comes in is refused in good form, or sound, and never hangs', {
  timeout: 600_000,
}, () => {
  const args = ['build/tool.js', 'fuzz', '--runs', `${count}`, '--from', `${from}`, '--seed', '1'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toMatch(/, none failed\n$/);
  expect(status).toBe(0);
  // A door that accepts everything, or nothing, would not have been tested.
  for (const door of [
    'experiment',
    'text',
    'board',
    'cards',
    'import',
    'maps',
    'command line',
    'results',
    'shards',
  ]) {
    const [, accepted, refused] =
      new RegExp(`^${door} +(\\d+) accepted and sound, (\\d+) refused`, 'm').exec(stdout) ?? [];
    expect(Math.min(Number(accepted), Number(refused)), door).toBeGreaterThan(count / 100);
  }
});
