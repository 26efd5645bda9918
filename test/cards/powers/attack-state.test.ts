import { describe, expect, test } from 'vitest';
import {
  attackBegun,
  attackCopy,
  lifeLeft,
  wound,
  woundsOn,
  woundsTaken,
} from '../../../src/cards/powers/attack-state.ts';
import type { Figure } from '../../../src/cards/powers/figure.ts';
import { NO_DICE } from '../../../src/chance/dice/dice.ts';

const figure = (more: Partial<Figure> = {}): Figure => ({
  name: 'F',
  attack: 3,
  defense: 3,
  powers: [],
  wounds: 0,
  ...more,
});

const begun = (attacker: Partial<Figure> = {}, defender: Partial<Figure> = {}) =>
  attackBegun(
    {
      attacker: figure(attacker),
      defender: figure(defender),
      isSpecial: false,
      distance: 1,
      adjacent: true,
      higher: 'neither',
      states: [],
    },
    NO_DICE,
  );

describe('wounds', () => {
  test('of every kind are taken and left on the figure, with those from before', () => {
    const attack = begun({}, { life: 9, wounds: 2 });
    const kinds = ['attack', 'extra', 'unblockable', 'knockback', 'fall'] as const;
    for (const kind of kinds) wound(attack, 'defender', 1, kind);
    expect(woundsTaken(attack, 'defender')).toBe(5);
    expect(woundsOn(attack, 'defender')).toBe(7);
    expect(lifeLeft(attack, 'defender')).toBe(2);
    expect(attack.destroyed.defender).toBe(false);
  });

  test('never exceed the Life left, and destroy where they reach it', () => {
    const attack = begun({ life: 3, wounds: 1 });
    expect(wound(attack, 'attacker', 5)).toBe(2);
    expect(attack.attackerWounds).toBe(2);
    expect(attack.destroyed).toEqual({ attacker: true, defender: false });
  });

  test('of none destroy nobody', () => {
    const attack = begun({}, { life: 1 });
    expect(wound(attack, 'defender', 0)).toBe(0);
    expect(attack.destroyed.defender).toBe(false);
  });

  test('without a Life are without end', () => {
    const attack = begun();
    expect(wound(attack, 'defender', 99, 'attack')).toBe(99);
    expect([lifeLeft(attack, 'defender'), attack.destroyed.defender]).toEqual([Infinity, false]);
  });

  test('that were healed are no longer on the attacker', () => {
    const attack = begun({ life: 5, wounds: 3 });
    attack.healed = 2;
    expect([woundsOn(attack, 'attacker'), lifeLeft(attack, 'attacker')]).toEqual([1, 4]);
    expect(woundsTaken(attack, 'attacker')).toBe(0);
  });
});

test('a copy of an attack is the same, and goes on by itself', () => {
  const attack = begun({ life: 4 }, { life: 5 });
  attack.skulls = 2;
  attack.rolls = new Map([['roll', 1]]);
  const line = { attackDice: 1 };
  attack.used.add(line);
  const copy = attackCopy(attack);
  expect(copy).toEqual(attack);
  wound(copy, 'defender', 5, 'attack');
  copy.rolls?.set('roll', 2);
  copy.used.clear();
  copy.changes.push({ cause: 'a power', field: 'attackDice', by: 1 });
  expect(attack.wounds.attack).toBe(0);
  expect(attack.destroyed.defender).toBe(false);
  expect(attack.rolls.get('roll')).toBe(1);
  expect(attack.used.has(line)).toBe(true);
  expect(attack.changes).toEqual([]);
});
