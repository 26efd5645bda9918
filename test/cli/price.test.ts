import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { RANK_CORRELATIONS } from '../../src/studies/armies/shipped/rank-correlations.ts';
import { knockback, printed, tempFolder } from './knockback.ts';
import { cases, expectRefusal } from './refusal.ts';

/** Life, attack and points; the cards are otherwise the same. */
const NUMBERS: readonly (readonly [life: number, attack: number, points: number])[] = [
  [1, 2, 20],
  [2, 2, 45],
  [3, 2, 50],
  [1, 4, 45],
  [2, 4, 80],
  [3, 3, 85],
  [4, 4, 140],
  [4, 3, 100],
];

const fielded = (name: string, life: number, attack: number, more: object = {}) => ({
  name,
  type: 'hero',
  life,
  move: 5,
  range: 1,
  attack,
  defense: 2,
  height: 5,
  ...more,
});
const FIELD = NUMBERS.map(([life, attack, points], i) =>
  fielded(`Fighter ${'ABCDEFGH'[i]}`, life, attack, { points }),
);
const MINE = fielded('Mine', 3, 4);
const LEADER = fielded('Leader', 2, 3, {
  points: 90,
  powers: [{ name: 'Rally' }],
});
const SCENERY = { name: 'Scenery', attack: 1, defense: 1, height: 3, points: 10 };

const FILES: Readonly<Record<string, string>> = {
  'field.yaml': JSON.stringify(FIELD),
  'with-leader.yaml': JSON.stringify([...FIELD, LEADER, SCENERY]),
  'few.yaml': JSON.stringify(FIELD.slice(0, 3)),
  'mine.yaml': JSON.stringify([MINE, SCENERY]),
};

function folder(): string {
  const cwd = tempFolder();
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(cwd, name), text);
  return cwd;
}

const price = (args: readonly string[], cwd = folder()) => printed(['price', ...args], { cwd });

interface Told {
  readonly points?: number;
  readonly low?: number;
  readonly high?: number;
  readonly overpricedBy?: number;
  readonly notes: readonly { readonly kind: string }[];
}
interface Priced {
  readonly card: string;
  readonly collection: string;
  readonly estimates: Readonly<Record<'yace' | 'regression' | 'armies', Told>>;
  readonly armies?: { readonly games: number; readonly seed?: string };
  readonly whatIf: Priced;
}
async function priced(args: readonly string[], cwd?: string): Promise<readonly Priced[]> {
  return JSON.parse(await price([...args, '--format', 'json'], cwd)).cards;
}

const OWN = ['mine', '--cards', 'mine.yaml', '--collection', 'field.yaml'];
/** Starting another thread takes longer than most games here. */
const ALONE = ['--threads', '1'];

describe('price of a card', () => {
  it('shows what is printed, the formula, the regression, and the worth in armies by margin that ships', async () => {
    const text = await price(['krug']);
    const { cards } = JSON.parse(await printed(['armies', '--format', 'json']));
    const { byMargin: points, byMarginError: error } = cards.find(
      ({ card }: { card: string }) => card === 'Krug',
    );
    const [low, high] = [points - 1.96 * error, points + 1.96 * error].map(Math.round);
    expect(text).toMatch(
      /^Krug: 149 points by the published formula \(± \d+\), \d+ by the regression/,
    );
    expect(text).toContain(
      `${Math.round(points)} by games between armies (${low} to ${high}); 120 printed on the card.`,
    );
    expect(
      text.match(/^Of these estimates, the worth in armies agrees best with players/gm),
    ).toHaveLength(1);
    expect(text).toContain(
      `rank correlation with the points that players give to ${RANK_CORRELATIONS.cards} classic cards, per printed point, is ${RANK_CORRELATIONS.armies};`,
    );
  });

  it('has no worth in armies of an own card, which it says with what finds it', async () => {
    const text = await price(OWN);
    // Life 3, Move 5, Range 1, Attack 4, Defense 2: 60 + 10 + 5 + 60 + 34 + 4 - 115.
    expect(text).toMatch(
      /^Mine: 58 points by the published formula \(± \d+\) and −?\d+ by the regression over field\.yaml \(± \d+\); no points are printed on the card\.\n/,
    );
    expect(text).toMatch(/^Attack +4 +15 +60$/m);
    expect(text).toMatch(/^sum +58$/m);
    expect(text).toContain('Add --games, such as --games 2k');
    expect(text).not.toContain('Of these');
  });

  it('plays for it with --games', async () => {
    const [mine] = await priced([...OWN, '--games', '600', '--seed', 'one', ...ALONE]);
    expect(mine?.armies).toEqual({ games: 600, seed: 'one' });
    const { points = 0, low = 0, high = 0 } = mine?.estimates.armies ?? {};
    expect(high).toBeGreaterThan(points);
    // Fighter D has as many dice, a third of the Life, and costs 45.
    expect(low).toBeGreaterThan(45);
  });

  it('keeps the games of the card, and of the card with a change, and reads them back', async () => {
    const cwd = folder();
    const args = [...OWN, '--games', '10', '--what-if', 'mine.life=6', '--keep', 'k.run'];
    const played = await priced(args, cwd);
    expect(await priced(args, cwd)).toEqual(played);
    for (const file of ['k.run', 'k.run.2']) {
      const kept = readFileSync(join(cwd, file));
      writeFileSync(join(cwd, file), 'no games');
      const { code, stderr } = await knockback(['price', ...args], { cwd });
      expect([code, stderr]).toEqual([2, expect.stringContaining(file)]);
      writeFileSync(join(cwd, file), kept);
    }
  });

  it('says that games are too few, of the card and of the card with a change', async () => {
    const args = [...OWN, '--games', '10', '--what-if', 'mine.life=6', ...ALONE];
    const [mine] = await priced(args);
    const tooFew = { notes: [expect.objectContaining({ kind: 'fewGames', games: 10 })] };
    expect(mine?.estimates.armies).toEqual(tooFew);
    expect(mine?.whatIf.estimates.armies).toEqual(tooFew);
  });

  it('shifts with a change, but not by the worth that ships', async () => {
    const [krug] = await priced(['krug', '--what-if', 'krug.defense+=1']);
    const yace = krug?.estimates.yace.points ?? 0;
    expect(krug?.whatIf.estimates.yace.points).toBe(yace + 17);
    expect(krug?.estimates.armies.points).toBeDefined();
    expect(krug?.whatIf.estimates.armies).not.toHaveProperty('points');
    const text = await price([...OWN, '--what-if', 'mine.defense=3']);
    expect(text).toMatch(/ Defense 3 instead of 2: \+17 points by the published formula and /);
  });

  it('compares built-in cards with classic, other cards with their own collection', async () => {
    const cards = await priced(['grundy', 'incredible-hulk', 'admiral-ej-1m']);
    expect(cards.map(({ card, collection }) => [card, collection])).toEqual([
      ['Solomon Grundy', 'classic'],
      ['Incredible Hulk', 'classic'],
      ['Admiral EJ-1M', 'modern'],
    ]);
    const isKnown = cards.map(({ estimates }) => estimates.armies.points !== undefined);
    expect(isKnown).toEqual([false, true, false]);
  });

  it('prints one card after the other as text and CSV', async () => {
    const args = ['grundy', 'hawkgirl', '--format'];
    expect((await price([...args, 'markdown'])).match(/^\*\*.*points by the/gm)?.length).toBe(2);
    const rows = parse(await price([...args, 'csv']), { columns: true }) as { card: string }[];
    expect(rows.map(({ card }) => card)).toEqual([
      ...Array(3).fill('Solomon Grundy'),
      ...Array(3).fill('Hawkgirl'),
    ]);
  });
});

describe('price --all', () => {
  const ALL = ['--all', '--collection', 'with-leader.yaml'];

  it('prices every card as it is priced alone', async () => {
    const cwd = folder();
    const all = await priced(ALL, cwd);
    expect(all.length).toBe(9);
    for (const name of ['Fighter B', 'Leader']) {
      const args = [name, '--cards', 'with-leader.yaml', '--collection', 'with-leader.yaml'];
      const [alone] = await priced(args, cwd);
      const one = all.find(({ card }) => card === name);
      expect(one?.estimates.yace.points).toBe(alone?.estimates.yace.points);
      expect(one?.estimates.regression.points).toBeCloseTo(
        alone?.estimates.regression.points ?? 0,
        7,
      );
    }
    const hulk = (await priced(['--all'])).find(({ card }) => card === 'Incredible Hulk');
    const [alone] = await priced(['incredible-hulk']);
    expect(hulk?.estimates.armies).toEqual(alone?.estimates.armies);
  });

  it('ranks by the worth in armies, or as it is asked to', async () => {
    const overpriced = async (args: readonly string[], by: 'yace' | 'armies') =>
      (await priced(['--all', ...args])).map(({ estimates }) => estimates[by].overpricedBy ?? 0);
    const falling = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a);
    const [byArmies, byYace] = [
      await overpriced([], 'armies'),
      await overpriced(['--by', 'yace'], 'yace'),
    ];
    expect(byArmies).toEqual(falling(byArmies));
    expect(byYace).toEqual(falling(byYace));
    expect(await price(['--all'])).toMatch(
      /^Of 218 cards of classic, judged by games between armies, the most /,
    );
  });

  it('ranks cards without a worth in armies by the regression, and says what finds it', async () => {
    const text = await price(ALL);
    expect(text).toMatch(
      /^Of 9 cards of with-leader\.yaml, judged by the regression, the most overpriced /,
    );
    expect(text).toContain('Add --games, such as --games 20k');
    // Rally is the only power of the ten cards.
    expect(text).toContain(
      'The regression takes only printed numbers, Flying and additional attacks into account. It ignores one other power on one of the ten cards.',
    );
    expect(text).toContain('one card without points, Life, figures, Move or Range: Scenery');
  });

  it('ranks by worths that --games plays for, whose mean is that of the printed points', async () => {
    const games = ['--games', '600', '--seed', 'two', ...ALONE];
    const args = ['--all', '--collection', 'field.yaml', ...games];
    const json = JSON.parse(await price([...args, '--format', 'json']));
    expect(json).toMatchObject({ by: 'armies', armies: { games: 600, seed: 'two' } });
    const told = (json.cards as Priced[]).map(({ estimates }) => estimates.armies);
    const sum = told.reduce((all, { points = 0 }) => all + points, 0);
    expect(sum).toBeCloseTo(
      NUMBERS.reduce((all, [, , points]) => all + points, 0),
      6,
    );
    const overpriced = told.map(({ overpricedBy = 0 }) => overpricedBy);
    expect(overpriced).toEqual(overpriced.toSorted((x, y) => y - x));
    for (const { points = 0, low = 0, high = 0 } of told) {
      expect(low).toBeLessThan(points);
      expect(points - low).toBeCloseTo(high - points, 9);
    }
  });

  it('draws a chart', async () => {
    const cwd = folder();
    await price(['--all', '--chart', 'prices.svg'], cwd);
    const svg = readFileSync(join(cwd, 'prices.svg'), 'utf8');
    expect(svg).toContain('Printed and estimated points of classic');
    expect(svg).toContain('estimated by games between armies');
  });
});

describe('price refuses', () => {
  const REFUSED = cases(`
    grundi                                  | card: no card is called "grundi" & did you mean solomon-grundy
    --format csv                            | card is missing & or --all
    grundy --all                            | --all is "grundy" & not both
    grundy --by yace                        | --by: names of cards & give --all, or leave this option out
    grundy --chart a.svg                    | --chart: names of cards
    --all --cards mine.yaml                 | --cards: cannot be used with --all; give --collection FILE with --all instead
    --all --what-if grundy.life=3           | --what-if: cannot be used with --all; give --what-if only for cards that you name
    krug --what-if attack+=1                | --what-if "attack+=1": no card before the field; give krug.attack+=1
    krug finn --what-if attack+=1           | --what-if "attack+=1": no card before the field; give CARD.attack+=1 or, for every card, *.attack+=1
    krug --what-if krug                     | --what-if "krug": not a change; give CARD.FIELD=VALUE, such as
    grundy --seed 1                         | --seed: no --games & give --games, or leave this option out
    --all --threads 2                       | --threads: no --games
    --all --by armies --collection modern   | --by is "armies" & --games 20k & --by regression
    grundy --no-play                        | price no longer plays duels & leave out --no-play
    grundy --opponents=all                  | price no longer plays duels & --opponents
    --all --keep k.run                      | --keep: no --games & give --games, or
    grundy --games 10 --keep no/k.run       | --keep
    grundy --distance 3                     | price no longer plays duels & knockback field
    --all --by guess                        | --by is "guess" & one of yace, regression, armies
    grundy --collection clasic              | --collection is "clasic" & did you mean classic
    mine --cards mine.yaml --collection few.yaml | --collection few.yaml: 3 cards with points & at least
    --all --collection few.yaml             | --collection few.yaml: 3 cards with points
    scenery --cards mine.yaml               | life: missing, and the card & Scenery
    grundy --what-if joker.life=3           | --what-if "joker.life=3": this is "joker"
    --all --chart a.gif                     | --chart is "a.gif"
  `);

  it.each(REFUSED)('%s', (args, says) =>
    expectRefusal(['price', ...args.split(/ +/)], says, FILES),
  );
});
