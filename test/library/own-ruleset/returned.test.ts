import { addRuleset, BadInput, explain, odds } from 'heroscape-knockback';
import { describe, expect, test } from 'vitest';
import type { OwnRuleset } from '../../../src/library/types/ruleset.ts';

/** One D6, and whether it shows a 6. */
const SIX: OwnRuleset<object> = {
  name: 'six',
  title: 'A six',
  keys: {},
  read: () => ({}),
  dice: () => [{ name: 'luck', count: 1, die: 6 }],
  measures: [{ name: 'six', title: 'Six', kind: 'flag' }],
  resolve: ({ luck }) => ({ six: luck?.['6'] === 1 }),
};
const THROW = { rules: 'six', name: 'A' };

/** What comes of an attack, and of its story, by rules with another function. */
async function tried(changes: object) {
  const remove = addRuleset({ ...SIX, ...changes });
  try {
    return [await odds(THROW), await explain('name: A\nrules: six\n', { seed: 'a' })] as const;
  } finally {
    remove();
  }
}

const DIE = 'a number of sides, or a die: its name and its faces';
const FACE = 'a face: its name, and how often each symbol stands on it';
const pool = (changes: object) => ({
  dice: () => [{ name: 'luck', count: 1, die: 6, ...changes }],
});

describe('functions that give the wrong thing are refused by their names:', () => {
  test.each<[string, object, string]>([
    ['read', { read: () => undefined }, 'read: found nothing, allowed: what the attack needs'],
    ['no dice', { dice: () => undefined }, 'dice: found nothing, allowed: a list of pools of dice'],
    ['a pool', { dice: () => [7] }, 'dice[0]: found 7, allowed: a pool of dice: name, count'],
    ['its name', pool({ name: 7 }), 'dice[0].name: found 7, allowed: text'],
    ['its count', pool({ count: '1' }), 'dice[0].count: found "1", allowed: a whole number from 0'],
    ['no die', pool({ die: undefined }), `dice[0].die: found nothing, allowed: ${DIE}`],
    ['a die', pool({ die: 'D6' }), `dice[0].die: found "D6", allowed: ${DIE}`],
    ['faces', pool({ die: { name: 'D' } }), 'dice[0].die.faces: found nothing, allowed: a list of'],
    [
      'a face',
      pool({ die: { name: 'D', faces: ['a'] } }),
      `dice[0].die.faces[0]: found "a", allowed: ${FACE}`,
    ],
    [
      'symbols',
      pool({ die: { name: 'D', faces: [{ name: 'a' }] } }),
      `dice[0].die.faces[0].symbols: found nothing, allowed: ${FACE}`,
    ],
    ['resolve', { resolve() {} }, 'resolve: found nothing, allowed: a mapping from measures to'],
    ['a number', { resolve: () => 1 }, 'resolve: found 1, allowed: a mapping from measures to'],
    ['cast', { cast: () => 'Red' }, 'cast: found "Red", allowed: the names of attacker and'],
    ['half a cast', { cast: () => ({ attacker: 'Red' }) }, 'cast.defender: found nothing'],
    ['usualQuestion', { usualQuestion: () => 5 }, 'usualQuestion: found 5, allowed: text'],
    ['facts', { facts: () => 5 }, 'facts: found 5, allowed: a list, each of it a term and a text'],
    ['a fact', { facts: () => [{ term: 'A' }] }, 'facts[0].text: found nothing, allowed: text'],
    ['remarks', { remarks: () => 5 }, 'remarks: found 5, allowed: a list of sentences'],
    ['a remark', { remarks: () => [5] }, 'remarks[0]: found 5, allowed: a sentence'],
    ['tell', { tell: () => 5 }, 'tell: found 5, allowed: a list, each of it a title and a text'],
    ['a step', { tell: () => ['A'] }, 'tell[0]: found "A", allowed: a title and a text'],
    ['headline', { headline: () => 5 }, 'headline: found 5, allowed: text'],
  ])('%s', async (_, changes, message) => {
    const refused = tried(changes);
    await expect(refused).rejects.toThrow(BadInput);
    await expect(refused).rejects.toThrow(`the ruleset "six": ${message}`);
  });
});

test('functions that say nothing leave what is usual', async () => {
  const silent = Object.fromEntries(
    ['cast', 'usualQuestion', 'facts', 'remarks', 'tell', 'headline'].map((name) => [
      name,
      () => undefined,
    ]),
  );
  expect(await tried(silent)).toEqual(await tried({}));
});
