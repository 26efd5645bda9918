import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { chooseAttack } from '../../../src/fight/attack/compile.ts';
import { c3gScenario } from '../combat/stages/fights.ts';

const power = (name: string, special: object) => ({ name, effects: [{ specialAttack: special }] });
const chosen = (attack: number, specials: object[], more: object = {}) => {
  const scenario = c3gScenario({ attack, attacker: { powers: specials }, ...more });
  const { chosen: best, remark } = atOnce(chooseAttack(scenario));
  return [best.special?.title ?? 'normal attack', remark];
};

test('the attack with more mean wounds is made, and said beside the others', () => {
  expect(chosen(3, [power('Blast', { range: 5, dice: 4 })])).toEqual([
    'Blast',
    'A makes the attack that deals more wounds on average: normal attack 1.50 and Blast 2.00.',
  ]);
  expect(chosen(5, [power('Blast', { range: 5, dice: 4 })])).toEqual([
    'normal attack',
    'A makes the attack that deals more wounds on average: normal attack 2.50 and Blast 2.00.',
  ]);
});

test('of equals it is the normal one, then the card’s first', () => {
  expect(chosen(3, [power('Blast', { range: 5, dice: 3 })])[0]).toBe('normal attack');
  const two = [power('One', { range: 5, dice: 4 }), power('Two', { range: 5, dice: 4 })];
  expect(chosen(3, two)[0]).toBe('One');
});

test('attacks out of reach, and those in addition to the normal attack, are not choices', () => {
  const short = power('Short', { range: 2, dice: 9 });
  expect(chosen(3, [short], { distance: 2 })[0]).toBe('Short');
  expect(chosen(3, [short], { distance: 3 })).toEqual([
    'normal attack',
    'A makes its normal attack, because no special attack is possible here.',
  ]);
  const beside = power('Beside', { range: 9, dice: 9, beside: true });
  expect(chosen(3, [beside])).toEqual(['normal attack', undefined]);
});

test('a normal attack that does not reach, where a special one does, is no choice', () => {
  // Nine dice have more mean wounds than four, but not from farther away than the card's Range.
  const far = (range: number, distance: number) => {
    const attacker = { range, powers: [power('Blast', { range: 5, dice: 4 })] };
    const { chosen: best, remark } = atOnce(
      chooseAttack(c3gScenario({ attack: 9, attacker, distance })),
    );
    return [best.special?.title ?? 'normal attack', remark];
  };
  expect(far(3, 3)[0]).toBe('normal attack');
  expect(far(2, 3)).toEqual([
    'Blast',
    'A makes the attack that deals more wounds on average: Blast 2.00. Its normal attack (Range 2) does not reach the target.',
  ]);
});

test('powers count: a doubled normal attack against three plain dice', () => {
  const powers = [power('Blast', { range: 5, dice: 3 }), 'deadly-strike'] as object[];
  // Deadly Strike acts only in normal attacks: 2 x 2 x 1/2 against 3/2.
  expect(chosen(2, powers)[1]).toContain('normal attack 2.00 and Blast 1.50');
});

test('of several special attacks under one power the one with the highest value is made, its dice named', () => {
  const gun = {
    name: 'Gun',
    effects: [1, 4].map((dice) => ({ specialAttack: { range: 5, dice } })),
  };
  const scenario = (more: object) =>
    c3gScenario({ attack: 3, attacker: { powers: [gun] }, ...more });
  const { chosen: best, remark } = atOnce(chooseAttack(scenario({})));
  expect(best.special?.dice).toBe(4);
  expect(remark).toContain('normal attack 1.50, Gun (one die) 0.50 and Gun (four dice) 2.00.');
  // If the file names it, it is still one of these.
  expect(atOnce(chooseAttack(scenario({ specialAttack: 'gun' }))).chosen.special?.dice).toBe(4);
});

test('a special attack whose conditions do not hold is no choice, unless it is asked for', () => {
  const against = (species: string) => {
    const blast = {
      name: 'Blast',
      effects: [{ specialAttack: { range: 5, dice: 6 }, when: { target: { species: 'Undead' } } }],
    };
    const setting = { attack: 3, attacker: { powers: [blast] }, defender: { species } };
    return [
      atOnce(chooseAttack(c3gScenario(setting))).chosen.special?.title,
      atOnce(chooseAttack(c3gScenario({ ...setting, specialAttack: 'blast' }))).chosen.special
        ?.title,
    ];
  };
  expect(against('Undead')).toEqual(['Blast', 'Blast']);
  expect(against('Human')).toEqual([undefined, 'Blast']);
});

test('a figure does not destroy itself for fewer wounds than its Life', () => {
  const costly = power('Blast', {
    range: 1,
    dice: 6,
    effects: [{ costs: 'self', stage: 'after' }],
  });
  const best = (life: number) => {
    const attacker = { life, powers: [costly] };
    return atOnce(chooseAttack(c3gScenario({ attack: 1, attacker }))).chosen.special?.title;
  };
  expect([best(2), best(3)]).toEqual(['Blast', undefined]);
});

test('a power that one may use is used where it is worth more, and told', () => {
  const wild = {
    name: 'Wild',
    may: true,
    effects: [{ attackDice: 1 }, { costs: 1, stage: 'after' }],
  };
  const { chosen: best, remark } = atOnce(
    chooseAttack(c3gScenario({ attack: 2, attacker: { life: 4, powers: [wild] } })),
  );
  expect(best.attacker.powers[0]?.effects).toEqual([]);
  expect(remark).toContain('normal attack 0.50 and normal attack without Wild 1.00.');
});
