import { describe, expect, test } from 'vitest';
import { turnOf } from './solved.ts';

const DEFENDER = { name: 'Target', defense: 3, life: 4 };
const HAWK = { name: 'Hawk', attack: 4, defense: 3, life: 3 };

const read = (changes: object) =>
  turnOf({ name: 'A turn', rules: 'c3g', defender: DEFENDER, ...changes });

describe('the attackers of a turn', () => {
  const usualOf = (card: object) => read({ turn: [{ figure: card }] }).attackers[0]?.usual;

  test('have the usual Move and Range, and say so, unless they give their own', () => {
    const [hawk] = read({ turn: [{ figure: HAWK }] }).attackers;
    expect(hawk).toMatchObject({ move: 5, range: 1 });
    expect(usualOf(HAWK)).toEqual(['move', 'range']);
    expect(usualOf({ ...HAWK, move: 5 })).toEqual(['range']);
    expect(usualOf({ ...HAWK, range: 3 })).toEqual(['move']);
    expect(usualOf({ ...HAWK, move: 5, range: 1 })).toBeUndefined();
  });

  test('of a squad are as many as the card says, or three, which is usual', () => {
    const squad = { ...HAWK, name: 'Hawks', type: 'squad', move: 5, range: 1 };
    const all = (card: object) =>
      read({ fight: 'turn', attacker: card }).attackers.map(({ name, usual }) => [name, usual]);
    expect(all({ ...squad, figures: 2 })).toEqual([
      ['Hawk 1', undefined],
      ['Hawk 2', undefined],
    ]);
    expect(all(squad).map(([, usual]) => usual)).toEqual([['figures'], ['figures'], ['figures']]);
  });
});

describe('a turn is refused', () => {
  test.each([
    [
      'with a special attack for all its figures',
      { turn: [{ figure: HAWK }], specialAttack: true },
      'specialAttack: a special attack for the whole turn; give `specialAttack:` for each figure in the list `turn:`',
    ],
    [
      'with a card as well as a list',
      { turn: [{ figure: HAWK }], attacker: HAWK },
      '`turn:` as well; give `attacker:` or `turn:`, not both',
    ],
    [
      'with a card on a board, which has no places',
      { fight: 'turn', attacker: HAWK, board: { terrain: '1 1', defender: [1, 0] } },
      'a card on a board; give a list of the figures with their places',
    ],
    [
      'without attackers',
      { fight: 'turn' },
      'turn is missing; give the attackers, such as [{ figure: hawkgirl }], or `attacker:`',
    ],
  ])('%s', (_, changes, message) => {
    expect(() => read(changes)).toThrow(message);
  });
});
