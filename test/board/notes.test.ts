import { expect, test } from 'vitest';
import { notesInWords, rankLabel, spaceNotes } from '../../src/board/notes.ts';

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
