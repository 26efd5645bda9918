import { expect, test } from 'vitest';
import { d20Kind } from '../../../src/cards/powers/d20.ts';
import { chance, wounds } from './attacks.ts';

test('the D20 of a power tells how many of its numbers a roll reaches', () => {
  const { die, symbols } = d20Kind('roll', [11, 16]);
  const reached = die.faces.map((face) => face.symbols.reached);
  expect(symbols).toEqual(['reached']);
  expect([reached[9], reached[10], reached[14], reached[15], reached[19]]).toEqual([0, 1, 1, 2, 2]);
});

test('a number is reached by itself and everything above: 20 by one roll of twenty, 1 by all', () => {
  expect(wounds({ theirs: [{ ignoreAttack: 20 }] }, 0)).toBe('21/40');
  expect(wounds({ theirs: [{ ignoreAttack: 1 }] }, 0)).toBe('1');
});

test('with the distance added every space makes the number one less', () => {
  const theirs = [{ ignoreAttack: { d20: 22, plus: 'distance' } }];
  expect(wounds({ theirs }, 1)).toBe('1/2');
  // 22 at 2 spaces needs a 20.
  expect(wounds({ theirs, distance: 2 }, 1)).toBe('19/40');
});

test('a D20 that two effects of a power ask for at different stages is rolled once', () => {
  const theirs = [
    { ignoreAttack: 1, when: { d20: 11 } },
    { counterStrike: true, when: { not: { d20: 11 } } },
  ];
  // Below 11 it is not ignored: no skull 1/2, a shield 1/3.
  expect(chance({ defense: 1, theirs }, 'attackerWounds', 1)).toBe('1/12');
});
