import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type History,
  NO_HISTORY,
  recorded,
  redone,
  undone,
} from '../../../src/explorer/parts/history.ts';

test('undoing all changes leads to the first, redoing them to the last', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 50 }), (values) => {
      let history: History<number> = NO_HISTORY;
      for (const before of values.slice(0, -1)) history = recorded(history, before);
      let present = values.at(-1) as number;
      const seen = [present];
      for (let step = undone(history, present); step; step = undone(history, present)) {
        ({ history, present } = step);
        seen.push(present);
      }
      expect(seen).toEqual([...values].reverse());
      for (let step = redone(history, present); step; step = redone(history, present))
        ({ history, present } = step);
      expect(present).toBe(values.at(-1));
    }),
  );
});

test('undone steps are lost after another step', () => {
  const step = undone(recorded(NO_HISTORY, 'a'), 'b');
  expect(step?.present).toBe('a');
  expect(redone(recorded(step?.history ?? NO_HISTORY, 'a'), 'c')).toBeUndefined();
});

test('only so many steps are kept', () => {
  let history: History<number> = NO_HISTORY;
  for (let i = 0; i < 1000; i++) history = recorded(history, i);
  expect(history.past).toHaveLength(200);
  expect(undone(history, -1)?.present).toBe(999);
});
