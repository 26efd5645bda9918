import { expect, test } from 'vitest';
import { bothNamed, clauseWithOdds } from '../../src/rules/both-named.ts';

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

test('a clause has its odds in words, an impossible or a certain one its own', () => {
  const told = { share: '88.9%', often: '88.9% of the time', isNever: false, isAlways: false };
  expect(clauseWithOdds('Krug wins', told)).toBe('Krug wins 88.9% of the time');
  expect(clauseWithOdds('Krug wins', { ...told, isNever: true })).toBe('Krug wins 0% of the time');
  expect(clauseWithOdds('Krug wins', { ...told, isAlways: true })).toBe(
    'it is certain that Krug wins',
  );
});
