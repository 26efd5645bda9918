import { expect, test } from 'vitest';
import { chooseAttack } from '../../../src/rules/c3g/choose-attack.ts';
import { c3gScenario } from './stages/fights.ts';

const power = (name: string, special: object) => ({ name, effects: [{ specialAttack: special }] });
const chosen = (attack: number, specials: object[], more: object = {}) => {
  const scenario = c3gScenario({ attack, attacker: { powers: specials }, ...more });
  const { chosen: best, remark } = chooseAttack(scenario);
  return [best.special?.title ?? 'normal attack', remark];
};

test('the attack with more mean wounds is made, and said beside the others', () => {
  expect(chosen(3, [power('Blast', { range: 5, dice: 4 })])).toEqual([
    'Blast',
    'A makes the attack with more mean wounds: normal attack 1.50 and Blast 2.00.',
  ]);
  expect(chosen(5, [power('Blast', { range: 5, dice: 4 })])).toEqual([
    'normal attack',
    'A makes the attack with more mean wounds: normal attack 2.50 and Blast 2.00.',
  ]);
});

test('of equals it is the normal one, then the card’s first', () => {
  expect(chosen(3, [power('Blast', { range: 5, dice: 3 })])[0]).toBe('normal attack');
  const two = [power('One', { range: 5, dice: 4 }), power('Two', { range: 5, dice: 4 })];
  expect(chosen(3, two)[0]).toBe('One');
});

test('what does not reach, and what is made beside the normal attack, is no choice', () => {
  const short = power('Short', { range: 2, dice: 9 });
  expect(chosen(3, [short], { distance: 2 })[0]).toBe('Short');
  expect(chosen(3, [short], { distance: 3 })).toEqual([
    'normal attack',
    'A makes the attack with more mean wounds: normal attack 1.50.',
  ]);
  const beside = power('Beside', { range: 9, dice: 9, beside: true });
  expect(chosen(3, [beside])).toEqual(['normal attack', undefined]);
});

test('a normal attack that does not reach, where a special one does, is no choice', () => {
  // Nine dice have more mean wounds than four, but not from farther away than the card's Range.
  const far = (range: number, distance: number) => {
    const attacker = { range, powers: [power('Blast', { range: 5, dice: 4 })] };
    const { chosen: best, remark } = chooseAttack(c3gScenario({ attack: 9, attacker, distance }));
    return [best.special?.title ?? 'normal attack', remark];
  };
  expect(far(3, 3)[0]).toBe('normal attack');
  expect(far(2, 3)).toEqual([
    'Blast',
    'A makes the attack with more mean wounds: Blast 2.00. Its normal attack, Range 2, does not reach.',
  ]);
});

test('powers count: a doubled normal attack against three plain dice', () => {
  const powers = [power('Blast', { range: 5, dice: 3 }), 'deadly-strike'] as object[];
  // Deadly Strike acts in normal attacks alone: 2 x 2 x 1/2 against 3/2.
  expect(chosen(2, powers)[1]).toContain('normal attack 2.00 and Blast 1.50');
});
