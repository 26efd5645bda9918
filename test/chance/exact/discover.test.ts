import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import type { Dice } from '../../../src/chance/dice/dice.ts';
import { combatDie, numberedDie } from '../../../src/chance/dice/die.ts';
import { discoverThrow, discoverThrowInSteps } from '../../../src/chance/exact/discover.ts';
import { weighOutcomesInSteps } from '../../../src/chance/exact/outcomes.ts';
import { possibleIn } from '../../../src/chance/exact/possible.ts';
import { TooManyEnds } from '../../../src/chance/exact/too-many-ends.ts';

const attack = { name: 'attack', die: combatDie, symbols: ['skull'] as const };
const coin = {
  name: 'coin',
  die: numberedDie(2, 'head', (n) => n === 2),
  symbols: ['head'] as const,
};
const pools = (play: (dice: Dice) => void) =>
  discoverThrow(play).map(({ name, count }) => `${count} ${name}`);

describe('the Throw of rules that ask for dice', () => {
  test('has the dice that are asked for once, and none that are not', () => {
    expect(pools((dice) => void dice.roll(attack, 3))).toEqual(['3 attack']);
    expect(pools((dice) => void dice.roll(attack, 0))).toEqual([]);
  });

  test('has dice that only some results of others ask for', () => {
    const play = (dice: Dice) => {
      if (dice.roll(attack, 2).skull === 2) dice.roll(coin, 1);
    };
    expect(pools(play)).toEqual(['2 attack', '1 coin']);
  });

  test('has a part for each number of dice that may be rolled, in ascending order', () => {
    const play = (dice: Dice) => {
      dice.roll(attack, dice.roll(coin, 1).head > 0 ? 6 : 4);
    };
    expect(pools(play)).toEqual(['1 coin', '4 attack', '2 attack/2']);
  });

  test('shows the same dice alike, however often they are asked for', () => {
    const play = (dice: Dice) => {
      expect(dice.roll(attack, 2)).toEqual(dice.roll(attack, 2));
    };
    expect(pools(play)).toEqual(['2 attack']);
  });

  test('keeps the symbols that are asked for', () => {
    const [pool] = discoverThrow((dice) => void dice.roll(attack, 1));
    expect(pool?.asked).toEqual(['skull']);
  });
});

test('rules that can go in too many ways are given up', () => {
  const play = (dice: Dice) => {
    for (let i = 0; i < 64; i++) dice.roll({ ...coin, name: `coin-${i}` }, 1);
  };
  expect(() => discoverThrow(play)).toThrow(TooManyEnds);
});

/** The most often that rules are run in one step of some work, and how often in all. */
function runsOf(work: (run: () => void) => Generator<undefined, unknown>) {
  let [all, most, inStep] = [0, 0, 0];
  const steps = work(() => {
    all++;
    most = Math.max(most, ++inStep);
  });
  while (!steps.next().done) inStep = 0;
  return { all, most };
}

test('dice are found, weighed and searched in steps that run the rules a few hundred times', () => {
  const coins = Array.from({ length: 10 }, (_, i) => ({ ...coin, name: `coin-${i}` }));
  const play = (dice: Dice) => coins.reduce((sum, one) => sum + dice.roll(one, 1).head, 0);
  const thrown = discoverThrow(play);
  const works = [
    (run: () => void) =>
      discoverThrowInSteps((dice) => {
        run();
        play(dice);
      }),
    (run: () => void) =>
      weighOutcomesInSteps({
        thrown,
        resolve: (raw) => {
          run();
          return coins.reduce((sum, { name }) => sum + (raw[name]?.head ?? 0), 0);
        },
      }),
    (run: () => void) =>
      possibleIn({
        thrown,
        resolve: (raw) => {
          run();
          return coins.reduce((sum, { name }) => sum + (raw[name]?.head ?? 0), 0);
        },
      })((heads) => heads > coins.length),
  ];
  for (const work of works) {
    const { all, most } = runsOf(work);
    expect(all).toBeGreaterThan(2 ** 10);
    expect(most).toBeLessThan(300);
  }
  expect(atOnce(discoverThrowInSteps(play))).toEqual(thrown);
});
