import { expect, test } from 'vitest';
import { type Entry, entriesIn, textOfEntries } from '../../src/cards/collection-text.ts';

test('entries come back from their text, whatever stands in the cards', () => {
  const json = JSON.stringify({ name: 'Tab\tand\nline' });
  const entries: Entry[] = [
    { collection: 'classic', slug: 'a', json },
    { collection: 'customs', slug: 'b', json: '{}' },
  ];
  expect(entriesIn(textOfEntries(entries))).toEqual(entries);
});
