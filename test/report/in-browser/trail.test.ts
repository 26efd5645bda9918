import { expect, test } from 'vitest';
import type { PagePlay } from '../../../src/report/in-browser/data.ts';
import { endText, placeAfter } from '../../../src/report/in-browser/play.ts';
import { playOf } from '../turns.ts';

const play: PagePlay = {
  clause: 'it works',
  decisions: playOf().decisions.map(({ stand: _, ...decision }) => decision),
};

test('it begins at the first decision, for sure', () => {
  expect(placeAfter(play, [])).toEqual({ decision: play.decisions[0], steps: [], chance: 1 });
});

test('a sequel leads to the decision that follows, as likely as it is in this way', () => {
  const [first, second] = play.decisions;
  const after = placeAfter(play, [0]);
  expect(after?.decision).toBe(second);
  expect(after?.steps).toEqual([{ choice: first?.choice, sequel: first?.sequels[0] }]);
  expect(after?.chance).toBe(0.5);
  // The same decision by another, less likely way.
  expect(placeAfter(play, [3])?.decision).toBe(second);
  expect(placeAfter(play, [3])?.chance).toBe(0.09375);
});

test('the chances of steps are multiplied', () => {
  const [first, second] = play.decisions;
  if (!first || !second) throw new Error('there are two decisions');
  const sequels = [{ text: 'x', probability: 0.25, worth: 1, next: 2 }];
  const longer = {
    ...play,
    decisions: [first, { ...second, sequels }, ...play.decisions.slice(2)],
  };
  expect(placeAfter(longer, [0, 0])?.chance).toBe(0.125);
  expect(placeAfter(longer, [0, 0])?.decision).toBe(play.decisions[2]);
});

test('an end leads nowhere', () => {
  expect(placeAfter(play, [2])).toBeUndefined();
  expect(placeAfter(play, [9])).toBeUndefined();
  expect(placeAfter({ ...play, decisions: [] }, [])).toBeUndefined();
});

test('what is certain but for rounding is an end', () => {
  expect([1, 1 - 1e-15, 1 + 1e-15].map(endText)).toEqual(Array(3).fill('success'));
  expect([0, 1e-15].map(endText)).toEqual(Array(2).fill('no success'));
  expect([0.5, 1e-6, 1 - 1e-6].map(endText)).toEqual(Array(3).fill(undefined));
});
