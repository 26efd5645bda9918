import { expect, test } from 'vitest';
import { BadInput } from '../../../../src/base/words/problem.ts';
import type { FieldResult } from '../../../../src/studies/field/field.ts';
import { readKeptField } from '../../../../src/studies/field/format/read.ts';
import { fieldJson } from '../../../../src/studies/field/format/write.ts';
import { dealt } from '../../../cases.ts';
import { cardNamed, fieldAgainst, fieldOf, winsOf } from '../fields.ts';

/** With powers, a duel may end with no winner. */
const POWERS = [{ power: 'tough' }];

const SQUARE: FieldResult = {
  title: 'Three cards',
  field: {
    ...fieldOf(
      [cardNamed('a', { points: 70, powers: POWERS }), cardNamed('b', { powers: POWERS }), 'c'],
      [
        [undefined, winsOf(0.7, 0.1, 0.2), 'endless'],
        [undefined, undefined, 'tooManyStates'],
      ],
      { budget: 100 },
    ),
    absent: [{ name: 'd', why: 'tooDear' }],
  },
};
const WHAT_IF: FieldResult = {
  title: 'One against two',
  field: fieldAgainst(['a'], ['b', 'c'], [[0.25, undefined]]),
  whatIf: { changes: ['a.life=5'], field: fieldAgainst(['a'], ['b', 'c'], [[0.5, 0.125]]) },
};

/** The fields of a file as text; undefined if it is refused, or its pairs do not count. */
function keptOf(text: string): readonly string[] | undefined {
  try {
    const { seal, field, whatIf } = readKeptField(text, 'field.json');
    return seal === 'whole'
      ? [field, ...(whatIf ? [whatIf.field] : [])].map((one) => JSON.stringify(one))
      : undefined;
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

test.each([
  ['of all against all', SQUARE],
  ['of few against many, with a change', WHAT_IF],
])(
  'one wrong letter anywhere in a field %s is noticed, or nothing that is read is wrong',
  (_, result) => {
    const text = fieldJson(result, '1');
    const whole = keptOf(text);
    const pairs = [text.indexOf('"pairs": ['), text.indexOf('"checksum"')] as const;
    for (const at of dealt([...text].map((_, i) => i))) {
      // Outside the pairs, only every second letter is changed.
      const isPair = at > pairs[0] && at < pairs[1];
      if (!isPair && at % 2 > 0) continue;
      const letter = text[at] ?? '';
      // Another digit for a digit, so that it is a number still; another letter for a letter.
      const wrong = /\d/.test(letter)
        ? String((Number(letter) + 1) % 10)
        : letter === 'a'
          ? 'b'
          : 'a';
      const spoilt = keptOf(text.slice(0, at) + wrong + text.slice(at + 1));
      if (isPair && /\d/.test(letter)) expect(spoilt, `letter ${at}`).toBeUndefined();
      // A damaged key may hide a list of changes, so its pairs are played again.
      for (const [i, field] of spoilt?.entries() ?? [])
        expect(field, `letter ${at}`).toBe(whole?.[i]);
    }
  },
);
