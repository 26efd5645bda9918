import { expect, test } from 'vitest';
import {
  inkOn,
  notesInWords,
  rankLabel,
  spaceNotes,
} from '../../../../src/report/charts/board/notes.ts';

test('notes are found by their spaces, and told one after another', () => {
  const notes = spaceNotes([
    { space: [3, 0], text: '25.4%', chance: 0.254 },
    { space: [4, 0], text: '–' },
  ]);
  expect(notes.get('4,0')?.text).toBe('–');
  expect(notesInWords(notes)).toBe('Space 3,0: 25.4%, Space 4,0: –');
});

test('the first rank is the best, others are numbered', () => {
  expect([1, 2, 10, undefined].map(rankLabel)).toEqual(['BEST', '#2', '#10', '']);
});

test('ink goes by the share of the strongest shade', () => {
  expect(inkOn(undefined, 1)).toBe('onGround');
  expect(inkOn(0.5, 1)).toBe('onLow');
  expect(inkOn(0.5, 0.5)).toBe('onHigh');
  expect(inkOn(0, 1)).toBe('onLow');
});
