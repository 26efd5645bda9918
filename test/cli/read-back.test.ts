import { expect, test } from 'vitest';
import { checkReadable } from '../../src/cli/given/import-cards.ts';

const IMP = '- name: Imp\n  attack: 1\n  defense: 1\n';
const check = (yaml: string) => checkReadable(yaml, [2, 5], 'in.csv', 'mine.yaml');

test('cards that --cards reads are let through', () => {
  expect(() => check(IMP)).not.toThrow();
});

test('rows that --cards would reject are reported', () => {
  expect(() => check(`${IMP}- name: Orc\n  attack: 51\n  defense: 1\n`)).toThrow(
    'in.csv: row 5: attack is 51; give a whole number from 0 to 50',
  );
  expect(() => check(`${IMP}  powers: [tough, { tough: 2 }]\n`)).toThrow(
    /^in\.csv: row 2: powers\[1\] is .*; give each power only once$/,
  );
});

test('a file that is too large to be read is told', () => {
  expect(() => check(`${IMP}# ${'x'.repeat(4 * 1024 * 1024)}`)).toThrow(
    'in.csv: too many cards: their file would have more than 4194304 bytes; give the cards in several smaller files',
  );
});
