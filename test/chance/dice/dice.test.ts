import { describe, expect, test } from 'vitest';
import {
  diceReader,
  emptyCounts,
  NO_DICE,
  partName,
  wholeName,
} from '../../../src/chance/dice/dice.ts';
import { combatDie } from '../../../src/chance/dice/die.ts';
import { poolOf } from '../../../src/chance/dice/throw.ts';

const attack = { name: 'attack', die: combatDie, symbols: ['skull'] as const };
const thrown = [poolOf(attack, 4), poolOf({ ...attack, name: 'attack/2' }, 2)];
const raw = { attack: { skull: 3 }, 'attack/2': { skull: 2 } };

test('parts of dice are numbered from the second on, and know the name of the whole', () => {
  expect([partName('attack', 1), partName('attack', 2)]).toEqual(['attack', 'attack/2']);
  expect(['attack', 'attack/2', 'attack/13'].map(wholeName)).toEqual([
    'attack',
    'attack',
    'attack',
  ]);
});

describe('dice read from a raw outcome', () => {
  const dice = diceReader(thrown)(raw);

  test('are those of the parts that make up the number asked for', () => {
    expect(dice.roll(attack, 4)).toEqual({ skull: 3 });
    expect(dice.roll(attack, 6)).toEqual({ skull: 5 });
  });

  test('show nothing where none are asked for, or the Throw has none', () => {
    expect(dice.roll(attack, 0)).toEqual({ skull: 0 });
    expect(dice.roll({ ...attack, name: 'other' }, 3)).toEqual({ skull: 0 });
  });

  test('of a single part show what it shows', () => {
    const alone = diceReader(thrown.slice(0, 1))(raw);
    expect(alone.roll(attack, 4)).toEqual({ skull: 3 });
    expect(alone.roll(attack, 0)).toEqual({ skull: 0 });
  });
});

test('before any dice are rolled they show nothing, of every symbol', () => {
  expect(emptyCounts(['skull', 'blank'])).toEqual({ skull: 0, blank: 0 });
  expect(NO_DICE.roll(attack, 5)).toEqual({ skull: 0 });
});
