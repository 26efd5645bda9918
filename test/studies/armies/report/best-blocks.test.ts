import { describe, expect, test } from 'vitest';
import type { Table } from '../../../../src/report/tables/table.ts';
import {
  bestArmiesBlocks,
  bestArmiesCsv,
  bestArmiesJson,
  type ToldArmies,
  tooFewGamesText,
} from '../../../../src/studies/armies/report/best-blocks.ts';

const army = (name: string, wins: number, standardError: number) => ({
  cards: [name, 'Guards x2'],
  points: 395,
  wins,
  standardError,
});

const told = (more: Partial<ToldArmies> = {}): ToldArmies => ({
  ...{ seed: 'given', points: 400, policy: 'standard', maps: ['The Ford', 'Open Field'] },
  ...{ games: 1200, rounds: 3, found: 1 },
  armies: [
    { ...army('Ann', 0.5, 0), share: 2 / 3 },
    { ...army('Ben', 0.5, 0.012), share: 1 / 3 },
    army('Cat', 0.4567, 0.02),
  ],
  challenger: army('Dan', 0.55, 0.02),
  ...more,
});

const texts = (more: Partial<ToldArmies> = {}) =>
  bestArmiesBlocks(told(more)).flatMap((block) => ('text' in block ? [String(block.text)] : []));

describe('the report of a search for the best armies', () => {
  test('begins with the only army of the mix, or with the number of its armies', () => {
    expect(texts()[0]).toBe('Two armies of 400 points form the mix that no other army exploits.');
    const armies = [{ ...army('Ann', 0.5, 0), share: 1 }, army('Cat', 0.4, 0.02)];
    expect(texts({ armies })[0]).toBe('The best army of 400 points found is Ann and Guards x2.');
  });

  test('has a row for each army, with its interval and its share if it is in the mix', () => {
    const tables = bestArmiesBlocks(told()).flatMap((block) =>
      'table' in block ? [block.table as Table] : [],
    );
    expect(tables.map(({ rows }) => rows)).toEqual([
      [
        ['66.7%', 'Ann, Guards x2', '395', '50.0%'],
        // 1.96 standard errors: 2.35 and 3.92 percentage points.
        ['33.3%', 'Ben, Guards x2', '395', '50.0% ± 2.4'],
        ['–', 'Cat, Guards x2', '395', '45.7% ± 3.9'],
      ],
    ]);
  });

  test('tells what an opponent could still gain', () => {
    const gain = (wins: number, standardError = 0.02) =>
      texts({ challenger: army('Dan', wins, standardError) })[1];
    const head = 'The strongest army that was tried against the mix, Dan and Guards x2, wins';
    expect(gain(0.55)).toBe(
      `${head} 55.0% (51.1%–58.9%): an opponent who knows the mix could gain 5.0 points of win share with it.`,
    );
    expect(gain(0.5)).toBe(
      `${head} 50.0% (46.1%–53.9%): an opponent who knows the mix gains nothing with it.`,
    );
    expect(gain(0.99)).toContain('99.0% (95.1%–100.0%)');
    expect(gain(0.01)).toContain('1.0% (0.0%–4.9%)');
  });

  test('tells how long it searched, and how often armies met', () => {
    const games =
      'Each pair of armies played 1,200 games, on The Ford and Open Field in turn and from both ends of the map in turn.';
    expect(texts()[2]).toBe(
      `The search took three rounds, 1 of which found a stronger army. ${games}`,
    );
    expect(texts({ found: 0 })[2]).toBe(
      `The search took three rounds, none of which found a stronger army. ${games}`,
    );
    expect(texts({ rounds: 0, found: 0 })[2]).toBe(
      `No other armies can be made of these cards. ${games}`,
    );
  });

  test('names a single map without saying that maps take turns', () => {
    expect(texts({ maps: ['The Ford'] })[2]).toContain(
      'played 1,200 games, on The Ford, from both ends of the map in turn.',
    );
  });

  test('says so if it was interrupted, even before its first round', () => {
    const { challenger: _, ...interrupted } = told({ rounds: 0, found: 0 });
    const [, warning, searched] = bestArmiesBlocks(interrupted).flatMap((block) =>
      'text' in block ? [String(block.text)] : [],
    );
    expect(warning).toContain('INTERRUPTED');
    expect(searched).toContain('The search took no rounds, none of which');
    expect(texts().join()).not.toContain('INTERRUPTED');
  });

  test('warns of too few games', () => {
    const isWarned = (games: number) =>
      JSON.stringify(bestArmiesBlocks(told({ games }))).includes('too few to tell armies apart');
    expect([23, 24].map(isWarned)).toEqual([true, false]);
    expect(tooFewGamesText(24)).toBe(undefined);
    expect(tooFewGamesText(1)).toContain('One game for each pair is too few');
    expect(tooFewGamesText(2)).toContain('Two games for each pair are too few');
  });
});

test('JSON and CSV have all armies, by share, and whether the search was complete', () => {
  const found = bestArmiesJson(told());
  const ann = { share: 0.666667, army: 'Ann; Guards x2', points: 395, wins: 0.5, standardError: 0 };
  expect(found).toMatchObject({
    ...{ format: 'knockback-best-armies', version: 1, status: 'complete' },
    ...{ seed: 'given', points: 400, games: 1200, rounds: 3, found: 1 },
    armies: [ann, { share: 0.333333 }, { share: 0, wins: 0.4567, standardError: 0.02 }],
    challenger: { share: 0, army: 'Dan; Guards x2', wins: 0.55 },
  });
  const { challenger: _, ...interrupted } = told();
  expect(bestArmiesJson(interrupted)).toMatchObject({ status: 'interrupted' });
  expect(bestArmiesJson(interrupted)).not.toHaveProperty('challenger');
  const lines = bestArmiesCsv(told()).trim().split(/\r?\n/);
  expect(lines).toEqual([
    'share,army,points,wins,standardError',
    '0.666667,Ann; Guards x2,395,0.5,0',
    '0.333333,Ben; Guards x2,395,0.5,0.012',
    '0,Cat; Guards x2,395,0.4567,0.02',
  ]);
});
