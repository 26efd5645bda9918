import { expect, test } from 'vitest';
import { chance, refusal, wounds } from '../attacks.ts';

test('a special attack has dice of its own, or the card’s', () => {
  expect(wounds({ attack: 1, special: { dice: 2 } }, 2)).toBe('1/4');
  expect(wounds({ attack: 3, special: {} }, 3)).toBe('1/8');
});

test('its own dice know no height; the defender’s do', () => {
  expect(wounds({ special: { dice: 1 }, heightAdvantage: 'attacker' }, 2)).toBe('0');
  expect(wounds({ special: { dice: 1 }, heightAdvantage: 'defender' }, 1)).toBe('1/3');
});

test('its effects act in it and in no other attack', () => {
  const effects = [{ hitsPerSkull: 2 }, { automaticSkulls: 1 }];
  expect(wounds({ special: { dice: 1, effects } }, 3)).toBe('1/2');
  expect(wounds({ special: { dice: 1, effects }, specialAttack: false }, 1)).toBe('1/2');
});

test('againWhen is an attackAgain of its own', () => {
  const special = { dice: 1, againWhen: 'wounded' };
  expect(chance({ special }, 'attacksAgain', 1)).toBe('1/2');
});

test('is refused for what stands deep inside it, too', () => {
  expect(refusal({ specialAttack: { rnge: 5 } })).toContain('(did you mean range?)');
  expect(refusal({ specialAttack: { dice: 5 } })).toContain(
    '[0].specialAttack.range is missing; give a whole number from 1 to 100',
  );
  expect(refusal({ specialAttack: { range: 5, againWhen: 'destroid' } })).toContain(
    '(did you mean destroyed?)',
  );
  const deep = { range: 5, effects: [{ attackDice: 1, when: [{ d20: 30 }] }] };
  expect(refusal({ specialAttack: deep })).toBe(
    '[0].specialAttack.effects[0].when[0].d20 is 30; give a whole number from 1 to 20',
  );
});
