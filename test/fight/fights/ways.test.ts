import { describe, expect, test } from 'vitest';
import { attackBegun } from '../../../src/cards/powers/attack-state.ts';
import { NO_DICE } from '../../../src/chance/dice/dice.ts';
import { confrontationOf } from '../../../src/fight/combat/confrontation.ts';
import { normalRange, waysOf } from '../../../src/fight/fights/ways.ts';
import { writtenRules } from '../../cards/powers/written-rules.ts';
import { duelOf, firstFight, side } from '../duel/duels.ts';
import type { Document } from '../scenarios.ts';

function waysWith(effects: readonly Document[], more: Document = {}, distance = 1) {
  const duel = duelOf({
    attacker: side('A', [2, 3, 1], { effects, range: 9, ...more }),
    defender: side('B', [2, 3, 1]),
    distance,
  });
  const fight = firstFight(duel);
  return waysOf(duel.attacker, attackBegun(confrontationOf(fight), NO_DICE));
}
const titles = (...of: Parameters<typeof waysWith>) =>
  waysWith(...of).map(({ attacks }) => attacks.map(({ special }) => special?.title ?? 'normal'));

const special = (more: Document = {}) => ({ specialAttack: { range: 3, dice: 4, ...more } });

describe('the ways that a figure has to attack', () => {
  test('are one normal attack', () => {
    expect(waysWith([])).toEqual([{ attacks: [{ granted: [] }], takesUp: [] }]);
  });

  test('are the most normal attacks of several effects, under their conditions', () => {
    expect(titles([{ attacks: 2 }, { attacks: 3, when: { distance: 4 } }], {}, 4)).toEqual([
      ['normal', 'normal', 'normal'],
    ]);
    expect(titles([{ attacks: 2 }, { attacks: 3, when: { distance: 4 } }], {}, 5)).toEqual([
      ['normal', 'normal'],
    ]);
  });

  test('have the changes of a list, attack by attack', () => {
    const [way] = waysWith([{ attacks: [{}, { attackDice: 2 }] }]);
    expect(way?.attacks.map(({ granted }) => writtenRules(granted))).toEqual([
      [],
      [{ dice: { attack: 2 } }],
    ]);
  });

  test('are the normal attack or a special one within reach, as often as it may be made', () => {
    expect(titles([special({ times: 2 })])).toEqual([['normal'], ['A 1', 'A 1']]);
    expect(titles([special()], {}, 4)).toEqual([['normal']]);
  });

  test('are that which is asked for alone', () => {
    expect(titles([special(), special()], { specialAttack: 'A 2' })).toEqual([['A 2']]);
    expect(titles([special()], { specialAttack: false })).toEqual([['normal']]);
    // Out of its reach, the normal attack is left.
    expect(titles([special()], { specialAttack: 'A 1' }, 4)).toEqual([['normal']]);
  });

  test('have special attacks beside them last', () => {
    expect(titles([special({ beside: true }), { attacks: 2 }, special()])).toEqual([
      ['normal', 'normal', 'A 1'],
      ['A 3', 'A 1'],
    ]);
  });

  test('name the limited lines that they take up, and only these', () => {
    const ways = waysWith([
      { attacks: 2, uses: 1, per: 'game' },
      { ...special(), uses: 1, per: 'turn' },
      { attackDice: 1, uses: 1, per: 'game' },
    ]);
    expect(ways.map(({ takesUp }) => takesUp)).toMatchObject([[{ attacks: 2 }], [special()]]);
  });
});

test('the range of normal attacks is at least 1, and no more than the enemy lets', () => {
  const range = (own: number, most?: number) => {
    const duel = duelOf({
      attacker: side('A', [2, 3, 1], { range: own }),
      defender: side('B', [2, 3, 1], {
        effects: most === undefined ? [] : [{ notTargetedBeyond: most }],
      }),
    });
    return normalRange(duel.attacker, firstFight(duel));
  };
  expect(range(6)).toBe(6);
  expect(range(6, 4)).toBe(4);
  expect(range(3, 4)).toBe(3);
});
