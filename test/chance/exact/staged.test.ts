import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction, fractionText } from '../../../src/base/statistics/fraction.ts';
import { type Dice, diceReader } from '../../../src/chance/dice/dice.ts';
import { combatDie, numberedDie } from '../../../src/chance/dice/die.ts';
import { discoverThrow } from '../../../src/chance/exact/discover.ts';
import { weighOutcomes } from '../../../src/chance/exact/outcomes.ts';
import {
  knownDice,
  type WeighedState,
  weighOnward,
  weighStages,
} from '../../../src/chance/exact/staged.ts';
import { TooManyEnds } from '../../../src/chance/exact/too-many-ends.ts';

type Counter = { sum: number };
type Stage = (state: Counter, dice: Dice) => void;

const attack = { name: 'attack', die: combatDie, symbols: ['skull'] as const };
const coin = (name: string, sides = 2) => ({
  name,
  die: numberedDie(sides, 'head', (n) => n === sides),
  symbols: ['head'] as const,
});

const weighed = (stages: readonly Stage[], begin = 0): WeighedState<Counter>[] =>
  weighStages({
    begin: { sum: begin },
    stages,
    copy: (state) => ({ ...state }),
    keyOf: ({ sum }) => String(sum),
  });

const plain = (all: readonly WeighedState<Counter>[]) =>
  all.map(({ state, weight }) => [state.sum, Number(weight)]);

const chances = (all: readonly (readonly [number, bigint])[]) => {
  const total = all.reduce((sum, [, weight]) => sum + weight, 0n);
  const sums = new Map<number, bigint>();
  for (const [sum, weight] of all) sums.set(sum, (sums.get(sum) ?? 0n) + weight);
  return new Map([...sums].map(([sum, weight]) => [sum, fractionText(fraction(weight, total))]));
};

describe('the law of what is played in stages', () => {
  test('has each state once, in the order in which the dice lead to them', () => {
    const flip =
      (name: string): Stage =>
      (state, dice) => {
        state.sum += dice.roll(coin(name), 1).head;
      };
    expect(plain(weighed([flip('a'), flip('b')]))).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  test('weighs states alike that come by different numbers of dice', () => {
    const stage: Stage = (state, dice) => {
      if (dice.roll(coin('first'), 1).head > 0) state.sum += 1;
      else if (dice.roll(coin('second', 3), 1).head > 0) state.sum += 1;
    };
    // 1/2 + 1/2 times 1/3, against 1/2 times 2/3.
    expect(plain(weighed([stage]))).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('goes on from states with their weights as if the stages before had been played', () => {
    const stage =
      (name: string, sides: number): Stage =>
      (state, dice) => {
        state.sum += dice.roll(coin(name, sides), 2).head;
      };
    const [first, second] = [stage('a', 2), stage('b', 3)];
    const onward = weighOnward(weighed([first]), {
      stages: [second],
      copy: (state) => ({ ...state }),
      keyOf: ({ sum }) => String(sum),
    });
    expect(plain(onward)).toEqual(plain(weighed([first, second])));
    // No head in either pair: 1/4 of 4/9.
    expect(plain(onward)[0]).toEqual([0, 4]);
    expect(onward.reduce((sum, { weight }) => sum + weight, 0n)).toBe(36n);
  });

  test('is certain without dice, whatever the stages do', () => {
    const add: Stage = (state) => {
      state.sum += 2;
    };
    expect(plain(weighed([add, add], 1))).toEqual([[5, 1]]);
  });

  test('shows dice of one name alike within a stage, and rolls them anew in the next', () => {
    const twice: Stage = (state, dice) => {
      state.sum += dice.roll(coin('a'), 1).head + dice.roll(coin('a'), 1).head;
    };
    expect(plain(weighed([twice]))).toEqual([
      [0, 1],
      [2, 1],
    ]);
    expect(plain(weighed([twice, twice]))).toEqual([
      [0, 1],
      [2, 2],
      [4, 1],
    ]);
  });

  test('is that of weighing all dice at once', () => {
    /** The dice of each stage depend on the stages before, most of whose results it then forgets. */
    const stageOf =
      (name: string, dice: number, sides: number, modulus: number): Stage =>
      (state, rolled) => {
        const { skull } = rolled.roll({ ...attack, name }, dice + (state.sum % 2));
        const again = skull > 1 ? rolled.roll(coin(`${name}-again`, sides), 1).head : 0;
        state.sum = (state.sum + skull + 2 * again) % modulus;
      };
    const parts = fc.record({
      dice: fc.integer({ min: 0, max: 3 }),
      sides: fc.integer({ min: 2, max: 6 }),
      modulus: fc.integer({ min: 2, max: 7 }),
    });
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 3 }), (list) => {
        const stages = list.map((one, i) => stageOf(`d${i}`, one.dice, one.sides, one.modulus));
        const play = (dice: Dice) => {
          const state = { sum: 0 };
          for (const stage of stages) stage(state, dice);
          return state.sum;
        };
        const thrown = discoverThrow(play);
        const read = diceReader(thrown);
        const expected: [number, bigint][] = [];
        weighOutcomes({ thrown, resolve: (raw) => play(read(raw)) }, (sum, weight) => {
          expected.push([sum, weight]);
        });
        const found = weighed(stages).map(({ state, weight }) => [state.sum, weight] as const);
        expect(chances(found)).toEqual(chances(expected));
      }),
    );
  });

  test('takes as long as its stages together, where all their dice would take for ever', () => {
    const stages = Array.from(
      { length: 60 },
      (_, i): Stage =>
        (state, dice) => {
          state.sum += dice.roll(coin(`c${i}`), 1).head;
        },
    );
    const model = weighed(stages);
    expect(model).toHaveLength(61);
    expect(model.reduce((sum, { weight }) => sum + weight, 0n)).toBe(2n ** 60n);
  });

  test('ends with an error where one stage can go too many ways', () => {
    const stage: Stage = (state, dice) => {
      for (const name of ['a', 'b']) {
        const faces = dice.roll({ name, die: combatDie, symbols: ['skull', 'shield'] }, 40);
        state.sum += faces.skull + faces.shield;
      }
    };
    expect(() => weighed([stage])).toThrow(TooManyEnds);
  });
});

test('known dice are computed once for each number of dice and question', () => {
  const { endsOf } = knownDice();
  expect(endsOf({ ...attack, name: 'x' }, 2)).toBe(endsOf(attack, 2));
  expect(endsOf(attack, 3)).not.toBe(endsOf(attack, 2));
  expect(endsOf({ ...attack, symbols: ['shield'] }, 2).ends.map(({ weight }) => weight)).toEqual([
    4n,
    4n,
    1n,
  ]);
});
