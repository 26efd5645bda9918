import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { printed, tempFolder } from './knockback.ts';

describe('--out writes a report of any question', () => {
  const cwd = tempFolder(afterAll);
  const games = ['--games', '8', '--threads', '1'];
  const playtest = ['playtest', 'krug', '--points', '150', '--map', 'the-ford', ...games];

  it.each([
    ['odds', ['odds', '--attack', '4', '--defense', '3', '--trials', '1000'], 'results.json'],
    ['several', ['odds', 'krug,hawkgirl', 'finn', '--no-simulation'], 'attackers.json'],
    ['battle', ['battle', 'krug', 'hawkgirl', ...games, '--seed', 'a'], 'results.json'],
    ['playtest', [...playtest, '--seed', 'a'], 'playtest.json'],
  ])('%s', async (folder, args, data) => {
    const text = await printed([...args, '--out', folder], { cwd });
    const names = readdirSync(join(cwd, folder));
    expect(names).toEqual(expect.arrayContaining(['report.html', 'report.md', data]));
    expect(names.some((name) => name.endsWith('.csv'))).toBe(true);
    const [headline = ''] = text.split('\n');
    const report = readFileSync(join(cwd, folder, 'report.md'), 'utf8').replaceAll('\\', '');
    expect(report).toContain(headline);
  });

  it('takes the place of the report before, and leaves other files', async () => {
    await printed([...playtest, '--out', 'playtest', '--seed', 'b'], { cwd });
    const data = JSON.parse(readFileSync(join(cwd, 'playtest', 'playtest.json'), 'utf8'));
    expect(data.seed).toBe('b');
    expect(existsSync(join(cwd, 'battle', 'report.html'))).toBe(true);
  });
});
