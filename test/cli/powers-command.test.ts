import { expect, test } from 'vitest';
import { NAMED_POWERS } from '../../src/cards/powers/named-powers.ts';
import { printed } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

const powers = (...args: string[]) => printed(['cards', '--powers', ...args]);

test.each(['table', 'markdown', 'csv'])('every power is listed as %s', async (format) => {
  const text = await powers('--format', format);
  for (const { title } of NAMED_POWERS) expect(text).toContain(title);
});

test('a table is headed by what it lists; what acts from no card of its own has no column of cards', async () => {
  const heads = (await powers('--format', 'markdown'))
    .split('\n')
    .filter((_, i, lines) => /^\| :?-/.test(lines[i + 1] ?? ''));
  const cells = heads.map((head) =>
    head
      .split('|')
      .map((cell) => cell.trim())
      .filter(Boolean),
  );
  expect(cells).toEqual([
    ['power', 'card', 'does', 'written as'],
    ['action', 'card', 'does', 'written as'],
    ['trait', 'card', 'does', 'written as'],
    ['condition', 'does', 'written as'],
    ['field', 'does', 'written as'],
    ['word', 'does', 'written as'],
  ]);
});

test('CSV has a row for each, with the section that it belongs to', async () => {
  expect(await powers('tough', '--format', 'csv')).toBe(
    'section,name,title,card,does,written\n' +
      'powers,tough,Tough,defender,Adds 1 automatic shield (or the number given) against normal ' +
      'attacks.,tough or { tough: 2 }\n',
  );
});

test('JSON has a list for each section', async () => {
  expect(JSON.parse(await powers('ignores-attack', '--format', 'json'))).toEqual({
    powers: [
      {
        name: 'ignores-attack',
        title: 'Ignores Attack',
        card: 'defender',
        does: 'The defender rolls the D20. On the given number or higher, it takes no wounds and no Knockback.',
        written: ['{ ignores-attack: 16 }'],
        number: { least: 1, most: 20 },
      },
    ],
  });
});

test('a power that nobody knows is refused', () =>
  expectRefusal(
    ['powers', 'supper-strength'],
    ['"supper-strength"', 'did you mean super-strength?'],
  ));
