import { describe, expect, test } from 'vitest';
import { mistakes } from './loading.ts';

const CARD = 'life: 2, move: 5, range: 1, attack: 1, defense: 1, points: 50';
const ONE = `{ name: A, army: [krug, { name: Ann, ${CARD} }] }`;
const OTHER = '{ name: B, army: [ne-gok-sa] }';

/** The mistakes in a battle file, without their places. */
const told = (more: string, sides = `[${ONE}, ${OTHER}]`, board = '{ map: the-ford }') =>
  mistakes({
    'file.yaml': `name: x\nfight: battle\nsides: ${sides}\nboard: ${board}\n${more}`,
  }).map((line) => line.replace(/^file\.yaml:\d+:\d+: /, ''));

describe('copies are a whole number from 1 to 50', () => {
  test.each(['0', '2.5', '51', '99999', '-1'])('not %s, which is all that is wrong', (copies) => {
    const army = `[{ name: A, army: ['deathreavers x${copies}'] }, ${OTHER}]`;
    expect(told('', army)).toEqual([
      `sides[0].army[0]: ${copies} copies; give a whole number of copies from 1 to 50`,
    ]);
  });
});

describe('one mistake is one message:', () => {
  test('points of a card that are no number, where it needs some', () => {
    const sides = `[${OTHER}, { name: C, army: [{ card: krug, points: abc }] }]`;
    const ofKrug = told('costs: own', sides).filter((one) => one.includes('sides[1]'));
    const allowed = 'a whole number from 0 to 100000';
    expect(ofKrug).toEqual([`sides[1].army[0].points is "abc"; give ${allowed}`]);
  });

  test('a start area without spaces', () => {
    const board = '{ map: the-ford, starts: { a: [], c: [[8, 0]] } }';
    expect(told('', undefined, board)).toEqual([
      'board.starts.a is an empty list; give a space or a list of them',
    ]);
  });

  test('a card that is not known, which might have flown', () => {
    const sides = `[{ name: A, army: [krgu] }, { name: B, army: [{ name: Ann, ${CARD} }] }]`;
    const [message, ...others] = told('', sides, '{ terrain: "1a . 1c" }');
    expect(message).toBe('sides[0].army[0]: no card is called "krgu" (did you mean krug?)');
    expect(others).toEqual([]);
  });
});

describe('a question', () => {
  const asked = (question: string) => told(`question: ${question}\n`).join('\n');

  test('of a card that is not there is refused, and what is allowed is there', () => {
    const message = asked('pointsLeft:c > 3 or pointsDestroyed:a:krgu > 2');
    expect(message).toContain('unknown measure "pointsLeft:c"');
    expect(message).toContain('pointsDestroyed:a:krug,');
    expect(message.match(/krgu/g)).toHaveLength(1);
    expect(asked('pointsDestroyed:a:krgu > 2')).toContain('(did you mean pointsDestroyed:a:krug');
    expect(asked('pointsLeft:krug > 2')).toContain('unknown measure "pointsLeft:krug"');
  });

  test('of what a card of the fight cannot do is refused, with when it is measured', () => {
    expect(asked('displaced:a:krug >= 1')).toContain(
      'the measure "displaced:a:krug" is measured only if a card has Super Strength; give',
    );
  });
});
