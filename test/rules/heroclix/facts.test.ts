import { expect, test } from 'vitest';
import { type Changes, inARow, planOf } from './scenarios.ts';

const factsOf = (changes: Changes): Record<string, string> =>
  Object.fromEntries(planOf(changes).account.facts.map(({ term, text }) => [term, text]));

test('the facts of a fight name values and keyphrases, what hits, and how far', () => {
  const facts = factsOf({ defender: { keyphrases: ['immune'] } });
  expect(facts).toEqual({
    Attacker: 'Thor: attack value 10, damage 3; KNOCKBACK',
    Defender: 'Loki: defense value 17; IMMUNE',
    'The attack': expect.stringContaining('a roll of 7 or more hits'),
    Knockback: '3 squares, unless it is stopped',
    Ground: 'Level ground without end.',
  });
  expect(factsOf({ attacker: { keyphrases: [], knockbackDistance: 5 } })).toMatchObject({
    Attacker: 'Thor: attack value 10, damage 3',
    Defender: 'Loki: defense value 17',
    Knockback: '5 squares, unless it is stopped',
  });
});

test('on a board the facts name who else is there', () => {
  expect(factsOf(inARow('1 1 1 1'))).not.toHaveProperty('Ground');
  expect(factsOf(inARow('1 1 1 1'))).not.toHaveProperty('Also there');
  const others = [
    { character: 'Sif', at: [2, 0] },
    { character: 'Hela', at: [3, 0] },
  ];
  expect(factsOf(inARow('1 1 1 1', {}, { others }))['Also there']).toBe(
    'Sif (on 2,0); Hela (on 3,0)',
  );
});
