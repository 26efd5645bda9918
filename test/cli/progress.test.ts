import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { progressBar } from '../../src/cli/runs/progress.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'setInterval'] });
  return () => void vi.useRealTimers();
});

/** A terminal with the given number of columns, and everything drawn on it. */
function terminal(columns: number) {
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns, rows: 24 });
  const ending = new AbortController();
  const page = { proseWidth: columns, tableWidth: columns, height: 24, hasColour: false };
  const session = {
    err: { stream, page },
    environment: { TERM: 'xterm' },
    interruption: { signal: ending.signal },
  };
  const drawn = () => String(stream.read() ?? '');
  return {
    bar: progressBar('a title that is very long indeed', 'attacks', session as never),
    ending,
    drawn,
  };
}

const SOME = {
  done: 123_456_789,
  before: 0,
  total: 100_000_000_000,
  latest: { hits: 3, trials: 4 },
};

test.each([40, 60, 80, 120, 200])('the line fits a terminal of %i columns', (columns) => {
  const { bar, drawn } = terminal(columns);
  vi.advanceTimersByTime(1000);
  bar.show(SOME);
  vi.advanceTimersByTime(1000);
  bar.show({ ...SOME, done: 99_999_999_999 });
  const lines = drawn()
    .split(/\u001b\[1G|[\r\n]/)
    .map(stripVTControlCharacters);
  expect(lines.some((line) => line.includes('%'))).toBe(true);
  for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(columns);
  bar.end();
});

test('after an interruption nothing is drawn over its notice', () => {
  const { bar, ending, drawn } = terminal(80);
  vi.advanceTimersByTime(1000);
  bar.show(SOME);
  ending.abort();
  expect(drawn()).toMatch(/\u001b\[2K$/);
  vi.advanceTimersByTime(1000);
  bar.show(SOME);
  bar.end();
  expect(drawn()).toBe('');
});
