import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownCards } from '../../src/cli/own-cards.ts';
import { sessionOf } from '../../src/cli/session.ts';
import { folderOf } from '../scenarios/files.ts';
import { partsOf } from './captured.ts';

const BRUTE = '- { name: Brute, attack: 2, defense: 1 }\n';
const session = sessionOf(partsOf({}, BRUTE));
const namesIn = async (file?: string) => (await ownCards(file, session)).map(({ name }) => name);

test('the cards of a file are read, or of standard input; without a file there are none', async () => {
  expect(await namesIn(join(folderOf({ 'a.yaml': BRUTE }), 'a.yaml'))).toEqual(['Brute']);
  expect(await namesIn('-')).toEqual(['Brute']);
  expect(await namesIn()).toEqual([]);
});

test('a file that cannot be read is a mistake of the option', async () => {
  await expect(ownCards('nowhere.yaml', session)).rejects.toThrow(
    '--cards: "nowhere.yaml": there is no such file',
  );
});

test('a mistake in the file is named there', async () => {
  const file = join(folderOf({ 'a.yaml': BRUTE.replace('2', 'x') }), 'a.yaml');
  await expect(ownCards(file, session)).rejects.toThrow(`${file}:1:`);
});
