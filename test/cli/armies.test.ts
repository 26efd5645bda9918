import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedCards } from '../../src/cards/collections.ts';
import { knockback, printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

const hero = (name: string, attack: number, points = 50) =>
  `{ name: ${name}, type: hero, unique: unique, life: 2, move: 5, range: 1, attack: ${attack}, defense: 1, points: ${points} }`;

const FILES = {
  'corner.yaml': 'name: The Corner\nterrain: "1a 1c"\n',
  'apart.yaml': 'name: Apart\nterrain: "1a . . . 1c"\n',
  'cards.yaml': `[${[hero('Ann', 6), hero('Ben', 3), hero('Cat', 2, 25), hero('Dan', 2, 25)].join(', ')}]\n`,
};

const OWN = ['--collection', 'own', '--cards', 'cards.yaml', '--map', 'corner.yaml'];
const FEW = [...OWN, '--points', '50', '--spread', '0', '--seed', 'few'];

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
    // The mean card is worth what is printed on it.
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

  it('say what a card should cost, with its interval', async () => {
    const args = ['playtest', 'ann', ...FEW, '--games', '400', '--format', 'json'];
    const told = JSON.parse(await printed(args, { cwd }));
    expect(told).toMatchObject({ card: 'Ann', seed: 'few' });
    expect(told.games).toBeGreaterThanOrEqual(400);
    const { points, low, high } = told.worth;
    expect(low).toBeLessThanOrEqual(points);
    expect(high).toBeGreaterThanOrEqual(points);
  });

  it.each([
    [['armies', ...OWN, '--points', '60', '--spread', '5', '--games', '4'], 'no army of 55 to 60'],
    [
      ['armies', ...FEW, '--map', 'apart.yaml', '--games', '4'],
      'cannot come from one start area to the other',
    ],
    [['playtest', 'nobody', ...FEW], 'nobody'],
    [['armies', '--collection', 'modern'], '--games'],
  ])('refuse %j', async (args, says) => {
    const files = Object.fromEntries(
      Object.keys(FILES).map((name) => [name, readFileSync(join(cwd, name))]),
    );
    await expectRefusal(args, [says], files);
  });

  it('tell how to begin in their help', async () => {
    for (const name of ['armies', 'playtest']) {
      expect((await knockback([name, '--help'])).stdout).toContain('Examples:');
    }
  });
});
