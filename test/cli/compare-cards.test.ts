import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

/** Cards of Life 1 without defense: the first to roll a skull wins. */
const CARDS = `
- { name: One, attack: 1, defense: 0, life: 1, points: 10 }
- { name: Two, attack: 2, defense: 0, life: 1, points: 10 }
- { name: Other, attack: 1, defense: 0, life: 1, points: 10 }
- { name: Rock, attack: 0, defense: 0, life: 1 }
`;

const compared = (...more: string[]) => {
  const cwd = tempFolder();
  writeFileSync(join(cwd, 'cards.yaml'), CARDS);
  const cards = ['--cards', 'cards.yaml', '--against', 'cards.yaml'];
  return printed(['compare', 'two', 'one', ...cards, ...more], { cwd });
};

describe('compare of two cards', () => {
  // Two dice hit 3/4 of the time, one die half of the time: with the first turn 3/4 / (1 - 1/4 · 1/2) = 6/7, with the
  // second 1/2 · 6/7.
  it('says how both fare against the same opponents, and against each other', async () => {
    expect(JSON.parse(await compared('--format', 'json'))).toEqual({
      format: 'knockback-card-comparison',
      version: 1,
      a: { card: 'Two', mean: expect.closeTo((9 / 14 + 1) / 2, 12), better: 1 },
      b: { card: 'One', mean: expect.closeTo((1 / 2 + 1) / 2, 12), better: 0 },
      aAgainstB: expect.closeTo(9 / 14, 12),
      opponents: [
        {
          opponent: 'Other',
          a: expect.closeTo(9 / 14, 12),
          b: expect.closeTo(1 / 2, 12),
          difference: expect.closeTo(1 / 7, 12),
        },
        { opponent: 'Rock', a: 1, b: 1, difference: expect.closeTo(0, 12) },
      ],
      caveats: [],
    });
  });

  it('prints a sentence and where either fares better', async () => {
    const table = await compared();
    expect(table.split('\n', 1)).toEqual([
      'Against 2 opponents, Two wins 82.1% of its duels on average and One 75.0%: Two fares better against 1 of them, both do equally well against 1. Two wins 64.3% of its duels against One.',
    ]);
    expect(table).toMatch(/^Where Two fares better$/m);
    expect(table).toMatch(/^Other +64\.3% +50\.0% +\+14\.3$/m);
    expect(table).not.toContain('Where One fares better');
    expect(await compared('--format', 'markdown')).toMatch(/^\| Other +\| +64\.3% /m);
    expect(await compared('--format', 'csv')).toMatch(
      /^opponent,win_share_a,win_share_b,difference\nOther,0\.642857142857\d+,0\.5,0\.142857/,
    );
  });

  it.each([
    ['one card twice', ['krug', 'krug', '--against', 'classic'], 'b: Krug twice'],
    [
      'no opponents',
      ['krug', 'hawkgirl'],
      'compare: "krug" and "hawkgirl" are cards; add --against with their opponents',
    ],
    ['an unknown card', ['krgu', 'krug', '--against', 'classic'], 'card: no card is called "krgu"'],
    ['an unknown collection', ['krug', 'hawkgirl', '--against', 'clasic'], '--against: '],
    ['trials', ['krug', 'hawkgirl', '--against', 'classic', '--trials', '9'], '--trials: cards'],
    [
      'options of cards without --against',
      ['a.json', 'b.json', '--budget', '9'],
      '--budget: no --against',
    ],
  ])('refuses %s', (_, args, says) => expectRefusal(['compare', ...args], [says]));
});
