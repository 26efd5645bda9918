import { describe, expect, test } from 'vitest';
import { ANSWERS } from '../../../src/explorer/engine/answers/index.ts';

/** Each die shows a skull half of the time; the first to hit wins, as both have no defense and Life 1. */
const COIN = { attack: 1, defense: 0, life: 1, move: 5, range: 1 };
const DUEL = {
  name: 'Coins',
  fight: 'duel',
  attacker: { name: 'A', ...COIN },
  defender: { name: 'B', ...COIN },
};

const courseOf = async (document: object) =>
  (await ANSWERS.odds({ document: document as typeof DUEL })).course;

describe('the course of a duel', () => {
  test('has who wins by who begins', async () => {
    // A hit half of the time: the one with the first turn wins 1/2 + 1/8 + 1/32 + … = 2/3.
    const course = await courseOf(DUEL);
    expect(course?.winners).toEqual(['A', 'B']);
    const shares = course?.first.map(({ name, isChosen, shares: all }) => [
      name,
      isChosen,
      ...all.map(({ share }) => Number(share.toFixed(9))),
    ]);
    expect(shares).toEqual([
      ['A', false, 0.666666667, 0.333333333],
      ['B', false, 0.333333333, 0.666666667],
      ['at random', true, 0.5, 0.5],
    ]);
  });

  test('says by when half of them are over, and nine of ten', async () => {
    // 1 - 1/2^n is over after turn n: 1/2 after the first, 15/16 after the fourth.
    const course = await courseOf(DUEL);
    expect(course?.overAfter).toBe('Half of them are over after turn 1, 90% after turn 4.');
  });

  test('has what the winner has left, which is all of one Life', async () => {
    const course = await courseOf({ ...DUEL, first: 'attacker' });
    expect(course?.left.map(({ side, life }) => [side, life])).toEqual([
      ['A', 1],
      ['B', 1],
    ]);
    expect(course?.left[0]?.share).toBeCloseTo(2 / 3, 9);
    expect(course?.leftOnAverage[0]).toBe(
      'When A wins (66.7% of the time), 1.0 Life left on average',
    );
  });

  test('that may end undecided has nobody as a winner', async () => {
    // After two turns 1/4 of the duels are still going on.
    const course = await courseOf({ ...DUEL, mostTurns: 2 });
    expect(course?.winners).toEqual(['A', 'B', 'nobody']);
    expect(course?.first[0]?.shares).toContainEqual({ winner: 'nobody', share: 0.25 });
  });

  test('is none of an attack', async () => {
    expect(
      await courseOf({ name: 'A', attacker: 'hawkgirl', defender: 'the-joker' }),
    ).toBeUndefined();
  });
});
