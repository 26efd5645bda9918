import { describe, expect, it } from 'vitest';
import { differenceIn, SAME } from './agreement.ts';
import type { CardData } from './cards.ts';
import { cardOf, duelOdds, firstAttacks } from './index.ts';

const card = (data: Partial<CardData>): CardData => ({
  name: 'Somebody',
  attack: 1,
  defense: 0,
  life: 1,
  ...data,
});

describe('odds known from outside', () => {
  const odds = (one: string, two: string): number =>
    duelOdds({ attacker: cardOf(one), defender: cardOf(two), first: 'toss' }).attacker;

  it.each([
    ['Major Q9', 'Krug', 0.226, 0.002],
    ['Brunak', '4th Massachusetts Line', 0.8, 0.002],
    ['Grimnak', '4th Massachusetts Line', 0.711, 0.012],
  ] as const)('%s against %s', (one, two, expected, off) => {
    const found = odds(one, two);
    expect(Math.abs(found - expected), `${found}`).toBeLessThan(off);
  });
});

it('a Rod of Negation that destroys spends no marker, so it may destroy all figures of a squad', () => {
  const duel = { attacker: cardOf('Morsbane'), defender: cardOf('Marro Warriors') };
  expect(differenceIn(duel)).toBeLessThan(SAME);
});

describe('a turn', () => {
  it('of two with one die each', () => {
    // The one that begins wins if it hits (1/2) before the other does: 2/3.
    const odds = duelOdds({ attacker: card({}), defender: card({}) });
    expect(odds.byFirst.attacker?.attacker).toBeCloseTo(2 / 3, 13);
    expect(odds.attacker).toBeCloseTo(1 / 2, 13);
    expect(odds.turns.get(2)).toBeCloseTo(1 / 4, 13);
    expect(firstAttacks({ attacker: card({}), defender: card({}) }).attacker?.value).toBe(0.5);
  });
});
