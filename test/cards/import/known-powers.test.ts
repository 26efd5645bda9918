import { expect, test } from 'vitest';
import { powerCalled } from '../../../src/cards/import/known-powers.ts';

test('powers of the program are known by their titles, with their numbers', () => {
  expect(powerCalled('Counter Strike', 'Imp')).toEqual({ power: 'counter-strike' });
  expect(powerCalled('TOUGH', 'Imp')).toEqual({ power: 'tough', number: 1 });
  expect(powerCalled('Tough 2', 'Imp')).toEqual({ power: 'tough', number: 2 });
  expect(powerCalled('Ignores Attack 16', 'Imp')).toEqual({ power: 'ignores-attack', number: 16 });
});

test('powers of the collections are known by their names', () => {
  expect(powerCalled('wounded smash', 'Imp')).toEqual({
    power: 'Wounded Smash',
    effects: [{ attackDice: 1, per: 'ownWound' }],
  });
});

test('the collections’ card of the same name comes first', () => {
  // Samurai leave out other Samurai.
  expect(powerCalled('Counter Strike', 'tagawa samurai')).toMatchObject({
    power: 'Counter Strike',
    effects: [{ counterStrike: true }],
  });
});

test.each(['Bash of Doom', 'Tough 99', 'Flying 2', 'Ignores Attack', '???'])(
  '"%s" is not modelled',
  (name) => {
    expect(powerCalled(name, 'Imp')).toEqual({ power: name, effects: [], modelled: 'no' });
  },
);
