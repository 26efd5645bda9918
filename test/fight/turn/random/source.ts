/** Whole numbers drawn from a seed: xoshiro128**, the same on every machine. */

import { Xoshiro } from '../../../oracle/xoshiro.ts';

export interface Random {
  /** Each equally likely, both ends included. */
  whole: (least: number, most: number) => number;
  chance: (percent: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
}

export function randomFrom(seed: number): Random {
  const words = new Xoshiro([seed, 0x9e3779b9, 0x7f4a7c15, 0x2545f491]);
  // The first words of neighbouring seeds are alike.
  for (let word = 0; word < 20; word++) words.next();
  const whole = (least: number, most: number): number =>
    least + Number(words.next() % BigInt(most - least + 1));
  return {
    whole,
    chance: (percent) => whole(0, 99) < percent,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
