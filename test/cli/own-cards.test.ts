import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownCards } from '../../src/cli/own-cards.ts';
import { folderOf } from '../scenarios/files.ts';

test('the cards of a file are read; without a file there are none', () => {
  const file = join(folderOf({ 'a.yaml': '- { name: Brute, attack: 2, defense: 1 }\n' }), 'a.yaml');
  expect(ownCards(file).map(({ name }) => name)).toEqual(['Brute']);
  expect(ownCards(undefined)).toEqual([]);
});

test('a file that cannot be read is a mistake of the option', () => {
  expect(() => ownCards('nowhere.yaml')).toThrow(
    '--cards: found "nowhere.yaml": no such file, allowed: a text file',
  );
});

test('a mistake in the file is named there', () => {
  const file = join(folderOf({ 'a.yaml': '- { name: Brute, attack: x, defense: 1 }\n' }), 'a.yaml');
  expect(() => ownCards(file)).toThrow(`${file}:1:`);
});
