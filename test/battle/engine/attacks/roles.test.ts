import { expect, test } from 'vitest';
import { inRole, linesFor, wordsOf } from '../../../../src/battle/engine/attacks/known-pairs.ts';
import type { EffectLine } from '../../../../src/cards/powers/effect-line.ts';
import type { FightSide } from '../../../../src/fight/side.ts';

const card = (effects: readonly EffectLine[], more: Partial<FightSide> = {}): FightSide =>
  ({
    name: 'Ann',
    ...{ attack: 3, defense: 4, life: 2, move: 5, range: 1, figures: 1, wounds: 0 },
    powers: effects.length > 0 ? [{ power: 'Own', effects }] : [],
    ...more,
  }) as FightSide;

const textIn = (role: 'attacker' | 'defender', one: FightSide) => inRole(one, [], role).text;

test('attacks on a card do not depend on its attack dice, its name or powers of its own attacks', () => {
  const fierce = card([{ attackDice: 2 }], { name: 'Bob', attack: 6 });
  expect(textIn('defender', fierce)).toBe(textIn('defender', card([])));
  expect(textIn('attacker', fierce)).not.toBe(textIn('attacker', card([])));
});

test('attacks of a card do not depend on its defense dice or on powers for those', () => {
  const tough = card([{ defenseDice: 2 }], { defense: 1 });
  expect(textIn('attacker', tough)).toBe(textIn('attacker', card([])));
  expect(textIn('defender', tough)).not.toBe(textIn('defender', card([])));
});

test('words on the other card count where powers ask for them, within a negation as well', () => {
  const hunter = card([{ attackDice: 1, when: [{ not: [{ target: { size: ['small'] } }] }] }]);
  const { words } = inRole(hunter, [], 'attacker');
  expect(words).toEqual(['size']);
  const [small, large] = [card([], { size: 'small' }), card([], { size: 'large' })];
  expect(wordsOf(small, words)).not.toBe(wordsOf(large, words));
  expect(wordsOf(small, [])).toBe(wordsOf(large, []));
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
