import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import { LONGEST_QUESTION, parseQuestion } from '../../../src/rules/questions/parse.ts';
import { anyExpression, anyOutcome, truth, written } from './expressions.ts';

const parsed = (text: string, short?: Record<string, string>) =>
  parseQuestion(text, short).expression;
const flag = (measure: string) => ({ kind: 'flag', measure });
const compared = (measure: string, operator: string, value: number | string) => ({
  kind: 'comparison',
  measure,
  operator,
  value,
});

describe('a question', () => {
  test('is a measure, or a measure compared', () => {
    expect(parsed('destroyed')).toEqual(flag('destroyed'));
    expect(parsed('spacesMoved >= 2')).toEqual(compared('spacesMoved', '>=', 2));
    expect(parsed('spacesMoved >= 12')).toEqual(compared('spacesMoved', '>=', 12));
    expect(parsed('spacesMoved > -1')).toEqual(compared('spacesMoved', '>', -1));
    expect(parsed('stoppedBy is edge')).toEqual(compared('stoppedBy', '=', 'edge'));
    expect(parsed('stoppedBy is not edge')).toEqual(compared('stoppedBy', '!=', 'edge'));
    expect(parsed('finalSpace is 4,1')).toEqual(compared('finalSpace', '=', '4,1'));
    expect(parsed('blockerWounds:the-joker')).toEqual(flag('blockerWounds:the-joker'));
  });

  test('is kept as it was written, but for blanks beyond one, and may be as long as is allowed', () => {
    expect(parseQuestion('  a \n  and\tb ').text).toBe('a and b');
    const longest = 'x'.repeat(LONGEST_QUESTION);
    expect(parsed(` ${longest} `)).toEqual(flag(longest));
  });

  test('may be written with other signs, other blanks and in capitals', () => {
    const two = compared('spacesMoved', '>=', 2);
    for (const text of ['spacesMoved>=2', ' spacesMoved ≥2 ', 'spacesMoved\n>= 2']) {
      expect(parsed(text)).toEqual(two);
    }
    expect(parsed('a == 1')).toEqual(parsed('a = 1'));
    expect(parsed('a ≤ 1 AND b ≠ 2')).toEqual(parsed('a <= 1 and b != 2'));
  });

  test('binds not closest, then and, then or; parentheses bind as they stand', () => {
    expect(parsed('a or b and not c')).toEqual({
      kind: 'or',
      of: [flag('a'), { kind: 'and', of: [flag('b'), { kind: 'not', of: flag('c') }] }],
    });
    expect(parsed('not (a or b) and c')).toEqual({
      kind: 'and',
      of: [{ kind: 'not', of: { kind: 'or', of: [flag('a'), flag('b')] } }, flag('c')],
    });
    expect(parsed('a and b and c')).toEqual({ kind: 'and', of: [flag('a'), flag('b'), flag('c')] });
  });

  test('may name somebody of several words, up to the next and, or or parenthesis', () => {
    expect(parsed('(winner is Solomon Grundy) and turns <= 4')).toEqual({
      kind: 'and',
      of: [compared('winner', '=', 'Solomon Grundy'), compared('turns', '<=', 4)],
    });
    expect(parsed('winner is "Rock and Roll" or a')).toEqual({
      kind: 'or',
      of: [compared('winner', '=', 'Rock and Roll'), flag('a')],
    });
    expect(parsed("winner is 'Rock and Roll' or a")).toEqual(
      parsed('winner is "Rock and Roll" or a'),
    );
    expect(parsed("winner is '7'")).toEqual(compared('winner', '=', '7'));
    expect(parsed('winner is "7"')).toEqual(compared('winner', '=', '7'));
  });

  test('may use a word that is short for a whole question', () => {
    const gone = { gone: 'destroyed or displaced' };
    expect(parsed('not gone', gone)).toEqual(parsed('not (destroyed or displaced)'));
    expect(parsed('gone >= 1', gone)).toEqual(compared('gone', '>=', 1));
    expect(parsed('toString')).toEqual(flag('toString'));
  });

  test('means what it means written with parentheses around everything', () => {
    fc.assert(
      fc.property(anyExpression, anyOutcome, (expression, outcome) => {
        fc.pre(written(expression).length <= LONGEST_QUESTION);
        expect(truth(parsed(written(expression)), outcome)).toBe(truth(expression, outcome));
      }),
      { numRuns: 500 },
    );
  });

  test('joins what is joined alike into one list', () => {
    const all = { kind: 'or', of: [flag('a'), flag('b'), flag('c')] };
    expect(parsed('a or (b or c)')).toEqual(all);
    expect(parsed('a or short', { short: 'b or c' })).toEqual(all);
  });
});

describe('refused, with where', () => {
  test.each([
    ['', 'expected a measure, "not", or "(" at the end'],
    ['destroyed and', 'expected a measure, "not", or "(" at the end'],
    ['and destroyed', 'expected a measure, "not", or "(", not "and" (character 1)'],
    [
      'destroyed displaced',
      'expected "and", "or", or the end of the question, not "displaced" (character 11)',
    ],
    ['(destroyed', 'expected "and", "or", or ")" at the end'],
    ['destroyed)', 'expected "and", "or", or the end of the question, not ")" (character 10)'],
    ['spacesMoved >= two', 'expected a whole number, not "two" (character 16)'],
    ['spacesMoved > 1 2', 'expected a whole number, not "1" (character 15)'],
    ['spacesMoved >=', 'expected a number at the end'],
    ['stoppedBy is', 'expected a value at the end'],
    ['stoppedBy is edge = wall', 'expected a value, not "=" (character 19)'],
    [
      'destroyed ! displaced',
      'expected "and", "or", or the end of the question, not "!" (character 11)',
    ],
    ['winner is A (b)', 'expected a value, not "(" (character 13)'],
    ['7th >= 2', 'expected a measure, "not", or "(", not "7th" (character 1)'],
    ['3 >= spacesMoved', 'expected a measure, "not", or "(", not "3" (character 1)'],
    ['x'.repeat(501), '501 characters; give a question of at most 500 characters'],
  ])('%s', (text, message) => {
    let problem: unknown;
    try {
      parseQuestion(text);
    } catch (error) {
      problem = error;
    }
    expect(problem).toBeInstanceOf(BadInput);
    // Without a place before it: the caller adds where a question is written.
    expect((problem as BadInput).message.indexOf(message)).toBe(0);
  });

  test('whatever is not understood, and never with anything but a message', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'a',
            'and',
            'or',
            'not',
            '(',
            ')',
            '>=',
            'is',
            '3',
            '"x y"',
            "'",
            '!',
            '=',
          ),
        ),
        (words) => {
          try {
            parseQuestion(words.join(' '));
          } catch (error) {
            expect(error).toBeInstanceOf(BadInput);
          }
        },
      ),
    );
  });
});

test.each(['constructor', 'toString', '__proto__'])(
  'the word %s is a name like any other',
  (name) => {
    expect(parseQuestion(`winner is ${name}`).expression).toMatchObject({ value: name });
    expect(parseQuestion(`winner = the ${name}`).expression).toMatchObject({
      value: `the ${name}`,
    });
    expect(parseQuestion(name).expression).toEqual({ kind: 'flag', measure: name });
  },
);
