import { describe, expect, test } from 'vitest';
import { duelFacts } from '../../../src/fight/duel/compile.ts';
import { sideText } from '../../../src/fight/fights/side-text.ts';
import type { Document } from '../scenarios.ts';
import { duelOf, side } from './duels.ts';

const facts = (more: Document = {}) =>
  Object.fromEntries(
    duelFacts(
      duelOf({
        attacker: side('A', [2, 3, 1], { effects: [{ attackDice: 1 }] }),
        defender: side('B', [4, 2, 5]),
        ...more,
      }),
    ).map(({ term, text }) => [term, text]),
  );

describe('the facts of a duel', () => {
  test('name both sides with their numbers, and what powers of their own do', () => {
    expect(facts()).toMatchObject({
      'One side': 'A: Attack 3, Defense 1, Life 2, Height 5, Move 5, Range 1; A 1',
      'The other': 'B: Attack 2, Defense 5, Life 4, Height 5, Move 5, Range 1',
      "A's A 1": 'it adds 1 die to its normal attack',
    });
  });

  test('say who has the first turn, and how far apart they begin', () => {
    expect(facts()['First turn']).toBe('at random; the sides begin adjacent to each other.');
    expect(facts({ first: 'defender', distance: 6 })['First turn']).toBe(
      'B; the sides begin six spaces apart.',
    );
  });

  test('say when it ends undecided, where it does', () => {
    expect(facts()).not.toHaveProperty('Ends');
    expect(facts({ mostTurns: 1 }).Ends).toBe('the duel is a draw after one turn.');
    expect(facts({ mostTurns: 40 }).Ends).toBe('the duel is a draw after 40 turns.');
  });
});

test('a squad has its figures and the Life of each', () => {
  const { attacker } = duelOf({
    attacker: side('Squad', [1, 4, 4], { figures: 3, move: 6, range: 7 }),
    defender: side('B', [4, 2, 5]),
  });
  expect(sideText(attacker)).toBe(
    'Squad: Attack 4, Defense 4, Life 1, Height 5, three figures of Life 1 each, Move 6, Range 7',
  );
});
