import { expect, test } from 'vitest';
import { bothNamed } from '../../src/rules/both-named.ts';

const CAST = { attacker: 'Krug', defender: 'Thormun' };

test.each([
  ['Krug displaces Thormun', 'Krug displaces Thormun'],
  ['Thormun is destroyed', 'When Krug attacks Thormun, Thormun is destroyed'],
  ['it is over', 'When Krug attacks Thormun, it is over'],
])('"%s" becomes "%s"', (sentence, whole) => {
  expect(bothNamed(sentence, CAST)).toBe(whole);
});

test('who fights is said in the words of the fight, unless these leave one out, too', () => {
  expect(bothNamed('Krug wins', CAST, 'Krug and Thormun fight')).toBe(
    'When Krug and Thormun fight, Krug wins',
  );
  expect(bothNamed('it stands', CAST, 'Thormun is attacked')).toBe(
    'When Krug attacks Thormun, it stands',
  );
});

test('a side of numbers alone has no name to be told', () => {
  expect(bothNamed('Krug falls', { attacker: 'Attacker', defender: 'Krug' })).toBe('Krug falls');
});
