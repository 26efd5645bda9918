import { expect, test } from 'vitest';
import { ReadMemory } from '../../../src/fight/evaluators/read-memory.ts';

/** Adds up `a` and, only if `a` is 1, `b`. */
function asked(memory: ReadMemory<number>, facts: Readonly<Record<string, number>>) {
  let isComputed = false;
  const sum = memory.find(
    (fact) => facts[fact],
    (note) => {
      isComputed = true;
      const read = (fact: string) => {
        note(fact);
        return facts[fact] as number;
      };
      const a = read('a');
      return a === 1 ? a + read('b') : a;
    },
  );
  return { sum, isComputed };
}

test('a result is kept for all inputs that agree in the facts that were read for it', () => {
  const memory = new ReadMemory<number>();
  expect(asked(memory, { a: 0, b: 5 })).toEqual({ sum: 0, isComputed: true });
  expect(asked(memory, { a: 0, b: 6 })).toEqual({ sum: 0, isComputed: false });
  expect(asked(memory, { a: 1, b: 5 })).toEqual({ sum: 6, isComputed: true });
  expect(asked(memory, { a: 1, b: 6 })).toEqual({ sum: 7, isComputed: true });
  expect(asked(memory, { a: 1, b: 5 })).toEqual({ sum: 6, isComputed: false });
  expect(asked(memory, { a: 0, b: 5 })).toEqual({ sum: 0, isComputed: false });
});

test('a computation that reads nothing has one result', () => {
  const memory = new ReadMemory<number>();
  const find = (result: number) =>
    memory.find(
      () => 0,
      () => result,
    );
  expect([find(1), find(2)]).toEqual([1, 1]);
});

test('a computation that reads other facts for the same values is refused', () => {
  const memory = new ReadMemory<number>();
  const read = (names: readonly string[], value: number) =>
    memory.find(
      () => value,
      (note) => {
        names.forEach(note);
        return value;
      },
    );
  read(['a', 'b'], 1);
  expect(() => read(['b'], 2)).toThrow('b was read out of order');
});
