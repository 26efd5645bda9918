import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { duelPairs } from '../../src/rules/c3g/duel/pairs.ts';
import { fightSideOf } from '../../src/rules/c3g/fights/read-sides.ts';
import type { FightSide } from '../../src/rules/c3g/side.ts';
import { atOnce } from '../../src/words/steps.ts';
import { SETTING } from '../fields/fields.ts';
import { printed, tempFolder } from './knockback.ts';
import { cases, expectRefusal } from './refusal.ts';

/** Life, attack and points; all else is alike. Points that are about what they win. */
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
  readonly points: number;
  readonly spread: number;
  readonly overpricedBy?: number;
  readonly notes: readonly { readonly kind: string }[];
}
interface Priced {
  readonly card: string;
  readonly collection: string;
  readonly estimates: Readonly<Record<'yace' | 'regression' | 'play', Told>>;
  readonly play: { readonly winShare: number; readonly fought: number };
  readonly whatIf: Priced;
}
async function priced(args: readonly string[], cwd?: string): Promise<readonly Priced[]> {
  return JSON.parse(await price([...args, '--format', 'json'], cwd)).cards;
}

/* The same once more from single duels: shares, their line and what it gives, by the textbook. */

const duel = duelPairs(SETTING);
const sideOf = (card: object) =>
  fightSideOf({ ...card, powers: [], base: 'single' } as unknown as Card);
function shareAgainst(one: object, other: object): number {
  const { attacker, defender } = atOnce(duel(sideOf(one) as FightSide, sideOf(other) as FightSide));
  const wins = attacker.attacker + attacker.defender;
  return (1 + (wins - defender.attacker - defender.defender) / 2) / 2;
}
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const shareIn = (card: { name: string }) =>
  mean(FIELD.filter(({ name }) => name !== card.name).map((other) => shareAgainst(card, other)));
const logOdds = (share: number) => Math.log(share / (1 - share));

/** The points at which the line of the field's other cards gives the card's win share. */
function fairPoints(card: { name: string }): number {
  const rows = NUMBERS.flatMap(([, , points], i) => {
    const one = FIELD[i] as (typeof FIELD)[number];
    return one.name === card.name ? [] : [{ x: points, y: logOdds(shareIn(one)) }];
  });
  const [x, y] = [mean(rows.map((row) => row.x)), mean(rows.map((row) => row.y))];
  const sxy = rows.reduce((sum, row) => sum + (row.x - x) * (row.y - y), 0);
  const sxx = rows.reduce((sum, row) => sum + (row.x - x) ** 2, 0);
  return x + (logOdds(shareIn(card)) - y) / (sxy / sxx);
}

describe('price of a card', () => {
  it('tells three estimates, the terms of the formula, the regression and the duels', async () => {
    const text = await price(['mine', '--cards', 'mine.yaml', '--collection', 'field.yaml']);
    // Life 3, Move 5, Range 1, Attack 4, Defense 2: 60 + 10 + 5 + 60 + 34 + 4 - 115.
    expect(text).toMatch(
      /^Mine: 58 points by the published formula \(± \d+\), −?\d+ by the regression of field\.yaml \(± \d+\) and \d+ by play \(± \d+\); nothing is printed on the card\.\n/,
    );
    expect(text).toMatch(/^Attack +4 +15 +60$/m);
    expect(text).toMatch(/^sum +58$/m);
    expect(text).toContain('against eight heroes of field.yaml');
  });

  it('by play, is what single duels and the line over points come to', async () => {
    const [mine] = await priced(['mine', '--cards', 'mine.yaml', '--collection', 'field.yaml']);
    expect(mine?.play.winShare).toBeCloseTo(shareIn(MINE), 10);
    expect(mine?.play.fought).toBe(8);
    expect(mine?.estimates.play.points).toBeCloseTo(fairPoints(MINE), 7);
  });

  it('leaves a card of the field out of the line and of its own opponents', async () => {
    const [own] = await priced([
      'fighter-e',
      '--cards',
      'field.yaml',
      '--collection',
      'field.yaml',
    ]);
    const card = FIELD[4] as (typeof FIELD)[number];
    expect(own?.play.fought).toBe(7);
    expect(own?.estimates.play.points).toBeCloseTo(fairPoints(card), 7);
    expect(own?.estimates.play.overpricedBy).toBeCloseTo(80 - fairPoints(card), 7);
  });

  it('with powers that are not modelled is played without them, which is noted', async () => {
    const args = ['leader', '--cards', 'with-leader.yaml', '--collection', 'with-leader.yaml'];
    const [leader] = await priced(args);
    expect(leader?.play.winShare).toBeCloseTo(shareIn(LEADER), 10);
    expect(leader?.estimates.play.points).toBeCloseTo(fairPoints(LEADER), 7);
    expect(leader?.estimates.play.notes.map(({ kind }) => kind)).toContain('unmodelled');
  });

  it('shifts with a change: the field stays as it is', async () => {
    const args = ['mine', '--cards', 'mine.yaml', '--collection', 'field.yaml'];
    const [mine] = await priced([...args, '--what-if', 'mine.defense=3']);
    const then = { ...MINE, defense: 3 };
    expect(mine?.estimates.play.points).toBeCloseTo(fairPoints(MINE), 7);
    expect(mine?.whatIf.estimates.play.points).toBeCloseTo(fairPoints(then), 7);
    expect(mine?.whatIf.estimates.yace.points).toBe(58 + 17);
    const text = await price([...args, '--what-if', 'mine.defense=3']);
    expect(text).toMatch(/ Defense 3 instead of 2: \+17 points by the published formula, /);
  });

  it('compares built-in cards with classic, other cards with their own collection', async () => {
    const cards = await priced(['grundy', 'incredible-hulk', 'admiral-ej-1m', '--no-play']);
    expect(cards.map(({ card, collection }) => [card, collection])).toEqual([
      ['Solomon Grundy', 'classic'],
      ['Incredible Hulk', 'classic'],
      ['Admiral EJ-1M', 'modern'],
    ]);
    expect(cards.every(({ estimates }) => estimates.play === undefined)).toBe(true);
  });

  it('prints one card after the other as text and CSV', async () => {
    const args = ['grundy', 'hawkgirl', '--no-play', '--format'];
    expect((await price([...args, 'markdown'])).match(/^\*\*.*points by the/gm)?.length).toBe(2);
    const rows = parse(await price([...args, 'csv']), { columns: true }) as { card: string }[];
    expect(rows.map(({ card }) => card)).toEqual([
      'Solomon Grundy',
      'Solomon Grundy',
      'Hawkgirl',
      'Hawkgirl',
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
      expect(one?.estimates.play.points).toBeCloseTo(alone?.estimates.play.points ?? 0, 9);
      expect(one?.estimates.regression.points).toBeCloseTo(
        alone?.estimates.regression.points ?? 0,
        7,
      );
    }
  });

  it('sorts by play, or as it is asked to', async () => {
    const overpriced = async (args: readonly string[], by: 'yace' | 'play') =>
      (await priced([...ALL, ...args]))
        .filter(({ card }) => card !== 'Leader')
        .map(({ estimates }) => estimates[by].overpricedBy ?? 0);
    const falling = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a);
    const [byPlay, byYace] = [
      await overpriced([], 'play'),
      await overpriced(['--by', 'yace'], 'yace'),
    ];
    expect(byPlay).toEqual(falling(byPlay));
    expect(byYace).toEqual(falling(byYace));
  });

  it('names the most mispriced, and what is not ranked or has no price', async () => {
    const text = await price(ALL);
    expect(text).toMatch(/^Of 8 cards of with-leader\.yaml, by play, the most overpriced are /);
    // Rally is the only power of the ten cards.
    expect(text).toContain(
      'The formula sees printed numbers, powers of movement and additional attacks alone: one other power of one of the ten cards counts for nothing in it.',
    );
    expect(text).toContain('one card with powers that are not modelled: Leader');
    expect(text).toContain('one card without points, Life, figures, Move or Range: Scenery');
  });

  it('draws a chart', async () => {
    const cwd = folder();
    await price([...ALL, '--chart', 'prices.svg'], cwd);
    const svg = readFileSync(join(cwd, 'prices.svg'), 'utf8');
    expect(svg).toContain('Printed and estimated points of with-leader.yaml');
    expect(svg).toContain('estimated by play');
  });

  it('takes no duels with --no-play, and ranks by the regression', async () => {
    const text = await price(['--all', '--no-play']);
    expect(text).toMatch(/^Of 218 cards of classic, by the regression, the most overpriced are /);
    expect(text).not.toContain('By play');
  });
});

describe('price --keep', () => {
  it('plays kept pairs no more, and comes to the same', async () => {
    const cwd = folder();
    const args = ['mine', '--cards', 'mine.yaml', '--collection', 'field.yaml', '--keep', 'k.json'];
    const first = await price(args, cwd);
    const { pairs } = JSON.parse(readFileSync(join(cwd, 'k.json'), 'utf8'));
    // The eight cards of the field and the new one, each also against itself but for the new one.
    expect(pairs.length).toBe(36 + 8);
    expect(await price(args, cwd)).toBe(first);
    expect(await price(args.slice(0, -2), cwd)).toBe(first);
  });
});

describe('price refuses', () => {
  const REFUSED = cases(`
    grundi                                  | card: found "grundi" & did you mean solomon-grundy
    --no-play                               | card: found nothing & or --all
    grundy --all                            | --all: found "grundy" & not both
    grundy --by play                        | --by: found cards that are named & only with --all
    grundy --chart a.svg                    | --chart: found cards that are named
    --all --cards mine.yaml                 | --cards: found --all & --collection FILE
    --all --what-if grundy.life=3           | --what-if: found --all
    grundy --no-play --distance 3           | --distance: found --no-play
    grundy --no-play --no-super-strength    | --no-super-strength: found --no-play
    grundy --no-play --opponents all        | --opponents: found --no-play
    --all --no-play --by play               | --by: found "play" with --no-play
    --all --by guess                        | --by: found "guess" & one of yace, regression, play
    grundy --collection clasic              | --collection: found "clasic" & did you mean classic
    mine --cards mine.yaml --collection few.yaml | --collection few.yaml: found 3 cards with points & at least
    --all --collection few.yaml             | --collection few.yaml: found 3 cards with points
    scenery --cards mine.yaml               | life: found nothing & Scenery
    grundy --what-if joker.life=3           | --what-if "joker.life=3": found "joker"
    --all --no-play --chart a.gif           | --chart: found "a.gif"
  `);

  it.each(REFUSED)('%s', (args, says) =>
    expectRefusal(['price', ...args.split(/ +/)], says, FILES),
  );
});
