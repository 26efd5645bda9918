import { expect, test } from 'vitest';
import { mostUsual } from '../../../src/rules/questions/usual.ts';

const asked = (...texts: string[]) =>
  mostUsual(texts.map((usualQuestion) => ({ usualQuestion }))).text;

test('is the one of most fights, of equals the first', () => {
  expect(asked('a')).toBe('a');
  expect(asked('a', 'b', 'b')).toBe('b');
  expect(asked('b', 'a', 'a', 'b')).toBe('b');
});

test('of fights that name others is in words that hold in all of them', () => {
  const of = (name: string) => ({ usualQuestion: name, usualWithoutNames: 'first' });
  expect(mostUsual([of('ann'), of('ann')]).text).toBe('ann');
  expect(mostUsual([of('ann'), of('ann'), of('ben')]).text).toBe('first');
});

test('among many fights is what can come about in any of them', () => {
  const walled = { usualQuestion: 'b', usualAmongMany: ['a'] };
  expect(mostUsual([walled]).text).toBe('b');
  expect(mostUsual([walled, walled, { usualQuestion: 'a' }]).text).toBe('a');
  expect(mostUsual([walled, walled]).text).toBe('b');
});

test('among many fights is the first of their order that one of them can answer with yes', () => {
  const usualAmongMany = ['a', 'b'];
  const of = (...texts: string[]) =>
    mostUsual(texts.map((usualQuestion) => ({ usualQuestion, usualAmongMany }))).text;
  expect(of('a', 'b', 'b')).toBe('a');
  expect(of('c', 'b', 'a')).toBe('a');
  expect(of('c', 'c', 'b')).toBe('b');
  expect(of('c', 'c')).toBe('c');
});
