import { expect, test } from 'vitest';
import type { RawOutcome } from '../../../src/chance/dice/throw.ts';
import { outcomeMemory } from '../../../src/experiments/results/outcome-memory.ts';
import type { ThrowModel } from '../../../src/rules/model.ts';
import { attackDice, d20 } from '../../chance/dice/throws.ts';

const skulls = ({ attack }: RawOutcome) => ({ skulls: attack?.skull ?? 0 });

/** A model that counts how often its rules are evaluated, and records a ruling each time. */
function counting(attack: number, defense: number, alike = 'alike') {
  const asked = new Set<string>();
  const model: ThrowModel = {
    thrown: attackDice(attack, defense),
    alike,
    asked,
    resolve(raw) {
      times.asked++;
      asked.add('ruling');
      return skulls(raw);
    },
  };
  const times = { asked: 0 };
  return { model, times };
}

test('of laws alike the rules are asked once for each raw outcome, and what they asked is kept', () => {
  const memory = outcomeMemory();
  const kindsOf = ({ model }: ReturnType<typeof counting>) => {
    const grid = memory.gridOf(model);
    if (!grid) throw new Error('two pools are a grid');
    const table = memory.tableOf(model);
    return { kinds: table.kinds(grid), asked: table.asked };
  };
  const [large, small, other] = [counting(4, 3), counting(3, 2), counting(3, 2, 'other')];
  kindsOf(large);
  expect(large.times.asked).toBe(5 * 10);
  const { kinds, asked } = kindsOf(small);
  expect(small.times.asked).toBe(0);
  expect([...asked]).toEqual(['ruling']);
  expect(kinds.map(([first]) => memory.outcomes[first as number])).toEqual(
    [0, 1, 2, 3].map((n) => ({ skulls: n })),
  );
  kindsOf(other);
  expect(other.times.asked).toBe(4 * 6);
  // Equal outcomes are stored once, whichever roll leads to them.
  expect(memory.outcomes).toHaveLength(5);
});

test('tallies of the same dice are the same, whether or not an earlier tally helps', () => {
  const byWounds = (most: number): ThrowModel => ({
    thrown: attackDice(5, 4),
    alike: String(most),
    resolve: ({ attack, defense }) => ({
      wounds: Math.min(most, Math.max(0, (attack?.skull ?? 0) - (defense?.shield ?? 0))),
    }),
  });
  const tallied = (memory: ReturnType<typeof outcomeMemory>, most: number) => {
    const model = byWounds(most);
    const grid = memory.gridOf(model);
    if (!grid) throw new Error('two pools are a grid');
    const { kinds, weights } = memory.tallyOf(grid, memory.tableOf(model));
    return new Map(kinds.map((kind, i) => [memory.outcomes[kind]?.wounds, weights[i]]));
  };
  // Fewer wounds are coarser, more wounds are finer than those of the first tally.
  const memory = outcomeMemory();
  for (const most of [3, 1, 5, 3, 0]) {
    expect(tallied(memory, most)).toEqual(tallied(outcomeMemory(), most));
  }
});

test('the values of a measure are weighed together, and an equal list is the same object', () => {
  const memory = outcomeMemory();
  const tallied = ({ model }: ReturnType<typeof counting>) => {
    const grid = memory.gridOf(model);
    if (!grid) throw new Error('two pools are a grid');
    return memory.tallyOf(grid, memory.tableOf(model));
  };
  const tally = tallied(counting(3, 2));
  const sums = memory.byValue('skulls', tally);
  expect(new Map(sums.map(({ value, weight }) => [value, weight]))).toEqual(
    new Map(tally.kinds.map((kind, i) => [memory.outcomes[kind]?.skulls, tally.weights[i]])),
  );
  expect(memory.byValue('skulls', tallied(counting(3, 2, 'other')))).toBe(sums);
  expect(memory.byValue('skulls', tallied(counting(3, 1)))).not.toBe(sums);
  expect(() => memory.byValue('shields', tally)).toThrow('shields is not measured');
});

test('only two pools of which it is known that all is looked at are a grid', () => {
  const { gridOf } = outcomeMemory();
  expect(gridOf({ thrown: attackDice(2, 2), resolve: skulls })).toBeUndefined();
  expect(gridOf({ thrown: attackDice(2, 2, d20(3)), alike: '', resolve: skulls })).toBeUndefined();
  expect(gridOf({ thrown: attackDice(120, 120), alike: '', resolve: skulls })).toBeUndefined();
});

test('a pool that shows too many combinations of symbols is no part of a grid', () => {
  const { gridOf } = outcomeMemory();
  const asked = ['a', 'b', 'c', 'd', 'e'];
  const faces = asked.map((name) => ({ name, symbols: { [name]: 1 } }));
  const [attack, defense] = attackDice(2, 2);
  if (!attack || !defense) throw new Error('there are two pools');
  const many = { ...defense, die: { name: 'five', faces }, count: 6, asked };
  expect(gridOf({ thrown: [attack, many], alike: '', resolve: skulls })).toBeUndefined();
  expect(
    gridOf({ thrown: [attack, { ...many, count: 1 }], alike: '', resolve: skulls }),
  ).toBeDefined();
});

test('the same dice are sorted by their chances once, and other dice on their own', () => {
  const memory = outcomeMemory();
  const ascending = (attack: number, defense: number) => {
    const grid = memory.gridOf(counting(attack, defense).model);
    if (!grid) throw new Error('two pools are a grid');
    return memory.ascending(grid);
  };
  const first = ascending(3, 2);
  expect(ascending(3, 2)).toBe(first);
  // An attack with a die has 2 results, with three dice 4; two defense dice have 6, one has 3.
  expect([first, ascending(1, 2), ascending(1, 1)].map(({ cells }) => cells.length)).toEqual([
    4 * 6,
    2 * 6,
    2 * 3,
  ]);
});
