import { describe, expect, test } from 'vitest';
import { specialAttackOf, specialAttacksOf } from '../../../src/fight/combat/special-attack.ts';
import { c3gScenario } from './stages/fights.ts';

const power = (name: string, special: object) => ({ name, effects: [{ specialAttack: special }] });
const attacker = (...powers: object[]) => c3gScenario({ attacker: { powers } }).attacker;
const blast = power('Blast', { range: 5, dice: 3 });
const bite = power('Bite', { range: 1, dice: 4, beside: true });

test('the special attacks of a card carry the names of their powers', () => {
  expect(specialAttacksOf(attacker(blast, { name: 'None', effects: [] }, bite))).toEqual([
    { title: 'Blast', range: 5, dice: 3 },
    { title: 'Bite', range: 1, dice: 4, beside: true },
  ]);
});

describe('which attack it is', () => {
  const chosen = (specialAttack: unknown, ...powers: object[]) =>
    specialAttackOf({ specialAttack } as never, attacker(...powers));

  test('is free where nobody says and the card has one to choose', () => {
    expect(chosen(undefined, blast)).toEqual({ specialAttack: false, freeAttack: true });
    expect(chosen(undefined, bite)).toEqual({ specialAttack: false });
    expect(chosen(undefined)).toEqual({ specialAttack: false });
    expect(chosen(false, blast)).toEqual({ specialAttack: false });
  });

  test('is the only one of the card, or its normal dice as a special attack', () => {
    expect(chosen(true, blast)).toMatchObject({ specialAttack: true, special: { title: 'Blast' } });
    expect(chosen(true)).toEqual({ specialAttack: true });
  });

  test('is the one named, however it is written', () => {
    expect(chosen('BITE', blast, bite)).toMatchObject({ special: { title: 'Bite' } });
  });

  test('is any of several if none is named', () => {
    const roar = power('Roar', { range: 3, dice: 2 });
    expect(chosen(true, blast, roar, bite)).toEqual({
      specialAttack: false,
      freeAttack: ['Blast', 'Roar'],
    });
    expect(chosen(true, blast, bite)).toMatchObject({ special: { title: 'Blast' } });
  });

  test('is refused if the card has none by that name', () => {
    expect(() => chosen('blst', blast)).toThrow(
      'specialAttack is "blst" (did you mean blast?); give a special attack of A: Blast',
    );
    expect(() => chosen('blast')).toThrow(
      'true or false, because A has no special attack on its card',
    );
  });
});
