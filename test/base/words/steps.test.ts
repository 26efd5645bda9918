import { describe, expect, test } from 'vitest';
import {
  atOnce,
  inTurn,
  onceInSteps,
  type Steps,
  withRests,
} from '../../../src/base/words/steps.ts';

/** Endless steps that count how many were made. */
function endless() {
  const made = { count: 0 };
  function* steps(): Steps<never> {
    for (;;) {
      made.count++;
      yield;
    }
  }
  return { made, steps: steps() };
}

function* adding(n: number): Steps<number> {
  let sum = 0;
  for (let i = 1; i <= n; i++) {
    sum += i;
    yield;
  }
  return sum;
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('work has the same result with and without pauses', async () => {
  expect(atOnce(adding(100))).toBe(5050);
  expect(await withRests(adding(100), turn)).toBe(5050);
});

describe('work with rests', () => {
  test('lets timers have their turn, however long it goes on', async () => {
    const { steps } = endless();
    const enough = new Error('enough');
    const controller = new AbortController();
    setTimeout(() => controller.abort(enough), 0);
    const rest = async () => {
      await turn();
      controller.signal.throwIfAborted();
    };
    await expect(withRests(steps, rest)).rejects.toBe(enough);
  });

  test('begins with a pause, so that work abandoned immediately does nothing', async () => {
    const { steps, made } = endless();
    const rest = () => Promise.reject(new Error('never mind'));
    await expect(withRests(steps, rest)).rejects.toThrow('never mind');
    expect(made.count).toBe(0);
  });

  test('makes no step once a rest has thrown', async () => {
    const { steps, made } = endless();
    let rests = 0;
    let before = -1;
    const rest = async () => {
      if (++rests < 3) return;
      before = made.count;
      throw new Error('stop');
    };
    await expect(withRests(steps, rest)).rejects.toThrow('stop');
    expect(before).toBeGreaterThan(0);
    expect(made.count).toBe(before);
  });

  test('fails as the work fails', async () => {
    const failing = (function* (): Steps<never> {
      yield;
      throw new RangeError('too much');
    })();
    await expect(withRests(failing, turn)).rejects.toThrow(RangeError);
  });
});

test('one thing is done after another, in their order', () => {
  expect(atOnce(inTurn([3, 1, 2], (n, i) => adding(n + i)))).toEqual([6, 3, 10]);
});

test('a value that is requested several times is computed once', () => {
  let begun = 0;
  const work = () => {
    begun++;
    return adding(4);
  };
  const sum = onceInSteps(work);
  expect([atOnce(sum()), atOnce(sum())]).toEqual([10, 10]);
  expect(begun).toBe(1);
});
