import { expect, test } from 'vitest';
import { type Changes, inARow, planOf } from './scenarios.ts';

const factsOf = (changes: Changes) =>
  planOf(changes).account.facts.map(({ term, text }) => [term, text]);

test('the facts of a fight: both characters, what hits, how far, and the ground', () => {
  expect(factsOf({ attacker: { knockbackDistance: 5 } })).toEqual([
    ['Attacker', 'Thor: attack value 10, damage 3; KNOCKBACK'],
    ['Defender', 'Loki: defense value 17'],
    [
      'The attack',
      'Thor attacks Loki: with an attack value of 10 against a defense value of 17, a roll of 7 or more hits.',
    ],
    ['Knockback', '5 squares, unless it is stopped'],
    ['Ground', 'Endless level ground.'],
  ]);
});

test('keyphrases are written as the rules write them', () => {
  const both = { keyphrases: ['knockback', 'immune'] };
  const facts = Object.fromEntries(factsOf({ attacker: both, defender: both }));
  expect(facts.Attacker).toBe('Thor: attack value 10, damage 3; KNOCKBACK; IMMUNE');
  expect(facts.Defender).toBe('Loki: defense value 17; KNOCKBACK; IMMUNE');
});

test('on a board, who else is there and where; nothing of the ground, which is drawn', () => {
  const others = [
    { character: 'Sif', at: [3, 0] },
    { character: 'Hela', at: [2, 0] },
  ];
  const terms = (changes: Changes) => factsOf(changes).map(([term]) => term);
  expect(terms(inARow('1 1'))).toEqual(['Attacker', 'Defender', 'The attack', 'Knockback']);
  expect(factsOf(inARow('1 1 1 1', {}, { others })).slice(4)).toEqual([
    ['Also there', 'Sif (on 3,0); Hela (on 2,0)'],
  ]);
  expect(factsOf(inARow('1 1 1 1', {}, { others: others.slice(0, 1) })).slice(4)).toEqual([
    ['Also there', 'Sif (on 3,0)'],
  ]);
});
