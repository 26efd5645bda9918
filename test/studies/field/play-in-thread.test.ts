import { expect, test } from 'vitest';
import { cellOf } from '../../../src/studies/field/cells.ts';
import { playField } from '../../../src/studies/field/play-field.ts';
import type { FieldMachine } from '../../../src/studies/field/player.ts';
import { cardNamed, SETTING } from './fields.ts';

/* Small fields, played without further threads. */

const machine: FieldMachine = {
  threads: 4,
  start: () => {
    throw new Error('a small field needs no further thread');
  },
  pause: async () => {},
};
// One fights, the others never attack, so that it wins every duel against them.
const rows = [cardNamed('Fighter'), ...['X', 'Y'].map((name) => cardNamed(name, { attack: 0 }))];
const cards = { rows, columns: rows, absent: [] };

test('every pair is played, also of a card against itself', async () => {
  const told: [number, number][] = [];
  const { field, isComplete, played } = await playField(SETTING, cards, {
    machine,
    onProgress: (done, total) => told.push([done, total]),
  });
  expect({ isComplete, played }).toEqual({ isComplete: true, played: 6 });
  expect(told.at(-1)).toEqual([6, 6]);
  const shares = [0, 1, 2].map((column) => cellOf(field, 0, column)?.share);
  expect(shares).toEqual([0.5, 1, 1].map((share) => expect.closeTo(share, 12)));
  expect(field.outcomes[1]?.slice(1)).toEqual(['endless', 'endless']);
  expect(field.outcomes[2]?.slice(2)).toEqual(['endless']);
});

test('a field that was stopped is not complete', async () => {
  const stop = new AbortController();
  const { field, isComplete, played } = await playField(SETTING, cards, {
    machine,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect(isComplete).toBe(false);
  expect(played).toBeLessThan(6);
  expect(field.outcomes.flat().filter(Boolean)).toHaveLength(played);
});

test('known pairs are not played again', async () => {
  const { field, isComplete, played } = await playField(SETTING, cards, {
    machine,
    known: () => 'endless',
  });
  expect({ isComplete, played }).toEqual({ isComplete: true, played: 0 });
  expect(field.outcomes.flat().filter(Boolean)).toEqual(Array(6).fill('endless'));
});
