import { expect, test } from 'vitest';
import { inRole, linesFor } from '../../../../src/battle/engine/attacks/known-attacks.ts';
import type { EffectLine } from '../../../../src/cards/powers/effect-line.ts';
import type { FightSide } from '../../../../src/fight/side.ts';

const card = (effects: readonly EffectLine[], more: Partial<FightSide> = {}): FightSide =>
  ({
    name: 'Ann',
    ...{ attack: 3, defense: 4, life: 2, move: 5, range: 1, figures: 1, wounds: 0 },
    powers: effects.length > 0 ? [{ power: 'Own', effects }] : [],
    ...more,
  }) as FightSide;

const powersIn = (role: 'attacker' | 'defender', one: FightSide) => inRole(one, [], role).powers;

test('a card keeps only the powers that can act on its side of an attack', () => {
  const fierce = card([{ attackDice: 2 }]);
  expect(powersIn('attacker', fierce)).toHaveLength(1);
  expect(powersIn('defender', fierce)).toEqual([]);
  const tough = card([{ defenseDice: 2 }]);
  expect(powersIn('attacker', tough)).toEqual([]);
  expect(powersIn('defender', tough)).toHaveLength(1);
});

test('of what others give, all lines of a power count that has any for the side', () => {
  const lines = [
    { defenseDice: 1, givenBy: 'A' },
    { attackDice: 1, givenBy: 'B' },
    { defenseDice: 1, givenBy: 'B' },
  ];
  expect(linesFor(lines, 'attacker')).toEqual(lines.slice(1));
  expect(linesFor(lines, 'defender')).toEqual(lines);
});
