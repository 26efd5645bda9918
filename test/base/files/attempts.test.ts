import { expect, test } from 'vitest';
import { attempt, pause } from '../../../src/base/files/system-error.ts';

/** Work that fails this many times with an error of this code. */
function failing(times: number, code: string) {
  let calls = 0;
  return {
    work() {
      calls++;
      if (calls <= times) throw Object.assign(new Error(`${code} ${calls}`), { code });
      return 'done';
    },
    calls: () => calls,
  };
}

test('work is repeated until it succeeds', () => {
  const { work, calls } = failing(3, 'ENOENT');
  expect(attempt(work)).toBe('done');
  expect(calls()).toBe(4);
});

test('other errors are thrown immediately', () => {
  const { work, calls } = failing(3, 'ENOSPC');
  expect(() => attempt(work)).toThrow('ENOSPC 1');
  expect(calls()).toBe(1);
});

test('the last error is thrown after as many attempts as allowed', () => {
  const { work, calls } = failing(9, 'EBUSY');
  expect(() => attempt(work, { codes: ['EBUSY'], attempts: 5 })).toThrow('EBUSY 5');
  expect(calls()).toBe(5);
});

test('a pause is at least as long as asked for', () => {
  const start = performance.now();
  pause(20);
  expect(performance.now() - start).toBeGreaterThan(19);
});
