import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

const hero = (name: string, attack: number) =>
  `{ name: ${name}, type: hero, unique: unique, life: 2, move: 5, range: 1, attack: ${attack}, defense: 1, points: 50 }`;
const ARGUMENTS = [
  ...['--collection', 'own', '--cards', 'cards.yaml', '--map', 'corner.yaml'],
  ...['--spread', '0', '--games', '40', '--seed', 'best'],
];

describe('armies --best', () => {
  let cwd: string;
  beforeAll(() => {
    cwd = tempFolder(afterAll);
    writeFileSync(join(cwd, 'corner.yaml'), 'name: The Corner\nterrain: "1a 1c"\n');
    const cards = [hero('Ann', 6), hero('Ben', 3), hero('Cat', 1)];
    writeFileSync(join(cwd, 'cards.yaml'), `[${cards.join(', ')}]\n`);
  });

  it('finds the army that beats all others, and says so of the armies that lose to it', async () => {
    const arguments_ = ['armies', '--best', '50', ...ARGUMENTS];
    const found = JSON.parse(await printed([...arguments_, '--format', 'json'], { cwd }));
    expect(found).toMatchObject({ format: 'knockback-best-armies', seed: 'best', games: 40 });
    const [best, ...others] = found.armies;
    expect(best).toMatchObject({ army: 'Ann', share: 1, points: 50, wins: 0.5 });
    expect(others.map(({ army }: { army: string }) => army)).toEqual(['Ben', 'Cat']);
    for (const { share, wins } of others) {
      expect(share).toBe(0);
      expect(wins).toBeLessThan(0.5);
    }
    expect(await printed(arguments_, { cwd })).toContain(
      'The best army of 50 points found is Ann.',
    );
    const csv = await printed([...arguments_, '--format', 'csv'], { cwd });
    expect(csv.split('\n')[0]).toBe('share,army,points,wins,standardError');
  });

  it('refuses points of which no army can be made', async () => {
    const files = Object.fromEntries(
      ['cards.yaml', 'corner.yaml'].map((name) => [name, readFileSync(join(cwd, name))]),
    );
    const points = ['three cards, which cannot make an army of 60 points'];
    await expectRefusal(['armies', '--best', '60', ...ARGUMENTS], points, files);
  });
});
