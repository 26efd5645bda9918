import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedCards } from '../../src/cards/collections.ts';
import { knockback, printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

const hero = (name: string, attack: number, points = 50) =>
  `{ name: ${name}, type: hero, unique: unique, life: 2, move: 5, range: 1, attack: ${attack}, defense: 1, points: ${points} }`;

const unpriced = (name: string) => hero(name, 3).replace(', points: 50', '');

const FILES = {
  'corner.yaml': 'name: The Corner\nterrain: "1a 1c"\n',
  'apart.yaml': 'name: Apart\nterrain: "1a . . . 1c"\n',
  'cards.yaml': `[${[hero('Ann', 6), hero('Ben', 3), hero('Cat', 2, 25), hero('Dan', 2, 25)].join(', ')}]\n`,
  'unpriced.yaml': `[${[hero('Ann', 6), hero('Ben', 3), hero('Cat', 2, 25), hero('Dan', 2, 25), unpriced('Eve'), unpriced('Fay')].join(', ')}]\n`,
  'equals.yaml': `[${[hero('Ann', 3, 40), hero('Ben', 3, 40), hero('Cat', 3, 20), hero('Dan', 3, 20)].join(', ')}]\n`,
};

const OWN = ['--collection', 'own', '--cards', 'cards.yaml', '--map', 'corner.yaml'];
const FEW = [...OWN, '--points', '50', '--spread', '0', '--seed', 'few'];
/** Starting another thread takes longer than the games of most tests here. */
const ALONE = ['--threads', '1'];

describe('armies and playtest', () => {
  let cwd: string;
  beforeAll(() => {
    cwd = tempFolder(afterAll);
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(cwd, name), text);
  });

  it('print the estimates that ship: a row for each card that armies can have', async () => {
    const rows: Record<string, string>[] = parse(await printed(['armies', '--format', 'csv']), {
      columns: true,
    });
    const classic = shippedCards().filter(({ collection }) => collection === 'classic');
    expect(rows.length).toBeGreaterThan(0.95 * classic.length);
    for (const { printed: points = '', points: worth = '', standardError = '' } of rows) {
      expect(Number(points)).toBeGreaterThan(0);
      expect(Number.isFinite(Number(worth))).toBe(true);
      expect(Number(standardError)).toBeGreaterThan(0);
    }
    // The mean card is worth its printed points.
    const sum = (column: string) => rows.reduce((all, row) => all + Number(row[column]), 0);
    expect(sum('points') / sum('printed')).toBeCloseTo(1, 3);
  });

  it('play the same games on any number of threads', async () => {
    const answer = (threads: string) =>
      printed(['armies', ...FEW, '--games', '300', '--threads', threads, '--format', 'json'], {
        cwd,
      });
    const one = await answer('1');
    expect(await answer('2')).toBe(one);
    const { games, seed, maps } = JSON.parse(one);
    expect({ games, seed }).toEqual({ games: 300, seed: 'few' });
    expect(maps).toMatchObject([{ name: 'The Corner', games: 300 }]);
  });

  it('come to the same estimates in twenty shards, each on a run of its own', async () => {
    // Identical cards with different points, one or two per army: the larger army wins, so the value of a point
    // shows.
    const games = ['--collection', 'own', '--cards', 'equals.yaml', '--map', 'the-ford'];
    games.push('--points', '60', '--spread', '20', '--seed', 'few', '--games', '160', ...ALONE);
    const files = Array.from({ length: 20 }, (_, i) => `random-armies.${i + 1}-of-20.shard`);
    const play = (i: number) => printed(['armies', ...games, '--shard', `${i}/20`], { cwd });
    for (let i = 1; i <= 20; i += 2) {
      const told = await Promise.all([play(i), play(i + 1)]);
      expect(told[0]).toBe(
        `Random armies\n  shard ${i}/20, 8 games\n  random-armies.${i}-of-20.shard\n`,
      );
    }
    for (const format of ['json', 'table']) {
      const whole = await printed(['armies', ...games, '--format', format], { cwd });
      expect(whole).toContain('Ann');
      const merged = ['merge', ...files.toReversed(), '--format', format];
      expect(await printed(merged, { cwd })).toBe(whole);
    }
    // No report is written unless requested, and a table is printed by default.
    expect(await printed(['merge', ...files], { cwd })).toContain('What cards are worth');
    expect(readdirSync(cwd)).not.toContain('reports');
    // With --out, it is the report of all shares.
    await printed(['armies', ...games, '--out', 'whole'], { cwd });
    await printed(['merge', ...files, '--out', 'merged'], { cwd });
    const reports = ['whole', 'merged'].map((folder) =>
      readFileSync(join(cwd, folder, 'report.html'), 'utf8'),
    );
    expect(reports[1]).toBe(reports[0]);
    // An existing file is continued: nothing is left to play.
    expect(await play(7)).toContain('shard 7/20, 8 games');
  });

  it('say before too few games how many should be enough, also before a shard', async () => {
    const games = ['--collection', 'own', '--cards', 'equals.yaml', '--map', 'the-ford'];
    games.push('--points', '60', '--spread', '20', '--seed', 'few', '--games', '8', ...ALONE);
    const note = /^note: 8 games may be too few to estimate what cards are worth; ([\d,]+) should/;
    const { stdout, stderr } = await knockback(['armies', ...games], { cwd });
    const [, enough] = note.exec(stderr) ?? [];
    expect(stdout).toContain(`${enough} games should be enough`);
    const file = ['--shard', '1/2', '--keep', 'of-few.shard'];
    const shard = await knockback(['armies', ...games, ...file], { cwd });
    expect(shard.stderr).toContain(`${enough} should be enough`);
  });

  it('say what a card should cost, with its interval', async () => {
    const args = ['playtest', 'ann', ...FEW, ...ALONE, '--games', '400', '--format', 'json'];
    const told = JSON.parse(await printed(args, { cwd }));
    expect(told).toMatchObject({ card: 'Ann', seed: 'few' });
    expect(told.games).toBeGreaterThanOrEqual(400);
    const { points, low, high } = told.worth;
    expect(low).toBeLessThanOrEqual(points);
    expect(high).toBeGreaterThanOrEqual(points);
  });

  it('test cards although other cards of the same file have no points, and say so', async () => {
    const few = [...FEW, '--cards', 'unpriced.yaml', ...ALONE, '--games', '8'];
    const told = await printed(['playtest', 'ann', 'eve', ...few], { cwd });
    const leftOut = [...told.matchAll(/The playtest of .* leaves out .*/g)].map(([line]) => line);
    expect(leftOut).toEqual([
      'The playtest of Ann leaves out Eve (no points) and Fay (no points).',
      'The playtest of Eve leaves out Fay (no points).',
    ]);
    const one = JSON.parse(await printed(['playtest', 'eve', ...few, '--json'], { cwd }));
    expect(one.leftOut).toEqual([{ name: 'Fay', reason: 'no points' }]);
    const all = await printed(['playtest', 'ann', ...FEW, ...ALONE, '--games', '8'], { cwd });
    expect(all).not.toContain('leaves out');
  });

  it('leave out parts without games, such as partners of no card', async () => {
    const told = await printed(['playtest', 'ann', ...FEW, ...ALONE, '--games', '40'], { cwd });
    expect(told).toMatch(/\nwith a partner of the card +0 +– +–\n/);
  });

  it.each([
    [
      ['armies', ...OWN, '--points', '60', '--spread', '5', '--games', '4'],
      'cannot make an army of 55 to 60',
    ],
    [
      ['armies', ...FEW, '--map', 'apart.yaml', '--games', '4'],
      'cannot get from one start area to the other',
    ],
    [['playtest', 'nobody', ...FEW], 'nobody'],
    [['armies', '--collection', 'modern'], '--games'],
    [['armies', ...FEW, '--shard', '1/2'], '--shard: no --games'],
    [['armies', ...FEW, '--shard', '1/2', '--best', '50'], '--shard: --best was also given'],
    [
      ['armies', ...FEW, '--shard', '1/2', '--games', '8', '--format', 'csv'],
      '--shard: --format csv was also given; give no --format, because knockback merge prints',
    ],
    [['armies', ...FEW, '--shard', '3/2', '--games', '8'], '--shard is "3/2"'],
    [['armies', '--out', 'cards.yaml'], '--out is "cards.yaml", a file; give a folder'],
    [['armies', ...FEW, '--games', '1k', '--out', 'cards.yaml/new'], '--out is '],
    [['armies', '--best', '300', '--out', 'best'], '--out is '],
    [
      ['armies', ...FEW, '--shard', '1/2', '--games', '8', '--out', 'x'],
      '--shard: --out was also given',
    ],
  ])('refuse %j', async (args, says) => {
    const files = Object.fromEntries(
      Object.keys(FILES).map((name) => [name, readFileSync(join(cwd, name))]),
    );
    await expectRefusal(args, [says], files);
  });

  it('write a report of the estimates that ship', async () => {
    const { stdout, stderr } = await knockback(['armies', '--out', 'report'], { cwd });
    expect(stderr).toContain('the report is in report');
    expect(stdout).toContain('20,000 games');
    expect(readFileSync(join(cwd, 'report/report.html'), 'utf8')).toContain('Marro Hive');
    expect(existsSync(join(cwd, 'report/armies-ranking.png'))).toBe(true);
  });

  it('write a report of games played anew, in the same folder again', async () => {
    await printed(['armies', ...FEW, ...ALONE, '--games', '400', '--out', 'anew'], { cwd });
    expect(readFileSync(join(cwd, 'anew/report.md'), 'utf8')).toContain('400 games');
    await printed(['armies', ...FEW, ...ALONE, '--games', '300', '--out', 'anew'], { cwd });
    expect(readFileSync(join(cwd, 'anew/report.md'), 'utf8')).toContain('300 games');
  });

  it('tell how to begin in their help', async () => {
    for (const name of ['armies', 'playtest']) {
      expect((await knockback([name, '--help'])).stdout).toContain('Examples:');
    }
  });
});
