import { describe, expect, test } from 'vitest';
import type { Dice } from '../../../src/chance/dice/dice.ts';
import { combatDie, numberedDie } from '../../../src/chance/dice/die.ts';
import { discoverThrow } from '../../../src/chance/exact/discover.ts';
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
