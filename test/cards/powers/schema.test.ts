import { describe, expect, test } from 'vitest';
import { effectLines } from '../../../src/cards/powers/effects/index.ts';
import { whenSchema } from '../../../src/cards/powers/schema.ts';
import { check } from '../../../src/experiments/scenarios/check.ts';
import { refusal } from './attacks.ts';

test('a condition, alone or in a list, becomes a list, within not too', () => {
  expect(whenSchema().parse('adjacent')).toEqual(['adjacent']);
  expect(whenSchema().parse(['adjacent', { distance: 3 }])).toEqual(['adjacent', { distance: 3 }]);
  expect(whenSchema().parse({ not: 'adjacent' })).toEqual([{ not: ['adjacent'] }]);
  expect(whenSchema().parse({ not: { not: 'adjacent' } })).toEqual([
    { not: [{ not: ['adjacent'] }] },
  ]);
});

describe('conditions are refused at their place', () => {
  const cases: [string, unknown, string][] = [
    [
      'an unknown word',
      'adjcent',
      '[0].when is "adjcent" (did you mean adjacent?); give a condition: normalAttack',
    ],
    ['a word of a list', ['moved', 'adjcent'], '[0].when[1] is "adjcent"'],
    ['a word within not', [{ not: 'adjcent' }], '[0].when[0].not is "adjcent"'],
    [
      'a value deep within',
      [{ not: { not: ['moved', { d20: 0 }] } }],
      '[0].when[0].not.not[1].d20 is 0',
    ],
    ['an unknown key', { distanc: 3 }, '[0].when.distanc: unknown key "distanc"'],
    [
      'two in one mapping',
      { distance: 3, ownWounds: 2 },
      '[0].when is a mapping; give exactly one condition',
    ],
    ['none in a mapping', {}, '[0].when is a mapping; give exactly one condition'],
    ['none within not', { not: [] }, '[0].when.not is an empty list; give at least one condition'],
    ['a number', 3, '[0].when is 3; give a condition: '],
    ['nothing', null, '[0].when is null; give a condition: '],
    ['too many', Array.from({ length: 21 }, () => 'moved'), 'give at most 20 conditions'],
  ];

  test.each(cases)('%s', (_, when, message) => {
    expect(refusal({ attackDice: 1, when })).toContain(message);
  });

  test('with one message for one mistake, and the nearest name', () => {
    const message = refusal({ attackDice: 1, when: { distanc: 3 } });
    expect(message.split('\n')).toHaveLength(1);
    expect(message).toContain('(did you mean distance?)');
    expect(refusal({ attackDice: 1, when: ['adjcent'] })).toContain('(did you mean adjacent?)');
  });
});

describe('a line is refused', () => {
  const cases: [string, object, string][] = [
    ['with an effect that nobody knows', { atackDice: 1 }, '(did you mean attackDice?)'],
    [
      'without an effect',
      { when: 'adjacent' },
      '[0] is a mapping; give at least one effect: noEnemyHeight, attackDice, ',
    ],
    [
      'without the stage that it needs',
      { destroys: 16 },
      '[0].stage is missing; give one of before, ',
    ],
    [
      'with a stage that changes nothing',
      { attackDice: 1, stage: 'before' },
      '[0].stage is "before"; give the key `stage` only for effects that do not have',
    ],
    [
      'with a most that limits nothing',
      { attackDice: 1, most: 3 },
      '[0].most is 3; give the key `most` only together with `per`, one of ownWound',
    ],
    [
      'with a period without uses',
      { attackDice: 1, per: 'turn' },
      '[0].uses is missing; give a number of uses',
    ],
    [
      'with uses without a period',
      { attackDice: 1, uses: 2 },
      '[0].per is missing; give one of turn, round, game',
    ],
    [
      'with a scale that nobody knows',
      { attackDice: 1, per: 'ownWounds' },
      '(did you mean ownWound?)',
    ],
  ];

  test.each(cases)('%s', (_, line, message) => {
    const refused = refusal(line);
    expect(refused).toContain(message);
    expect(refused.split('\n')).toHaveLength(1);
  });

  test('among more than 20', () => {
    const lines = Array.from({ length: 21 }, () => ({ attackDice: 1 }));
    expect(() => check(effectLines(), lines)).toThrow('give at most 20 effects');
  });
});

test('heals may have a stage, attackAgain a most, and a scale its most', () => {
  const lines = [
    { heals: 1, stage: 'endOfTurn' },
    { attackAgain: true, most: 1 },
    { attackDice: 1, per: 'ally', most: 2 },
    { attackDice: 1, per: 'game', uses: 1 },
  ];
  expect(effectLines().parse(lines)).toEqual(lines);
});
