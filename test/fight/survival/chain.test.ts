import { describe, expect, test } from 'vitest';
import { FOR_EVER } from '../../../src/fight/survival/compile.ts';
import { meanOf, only, side, sure } from '../duel/duels.ts';
import type { Document } from '../scenarios.ts';
import { attacksOf } from './survivals.ts';

const ON = (more: Document = {}) => side('D', [1, 0, 0], more);

describe('the attacks that a card stands', () => {
  test('of one die against one Life are as many as the coin says', () => {
    const model = attacksOf({ attacker: side('A', [1, 1, 0]), defender: ON() });
    for (const n of [1, 2, 5, 20]) expect(model[n]).toBeCloseTo(2 ** -n, 14);
    expect(meanOf(model)).toBeCloseTo(2, 10);
  });

  test('are those of every figure, wound by wound', () => {
    const one = { attacker: sure('A', 1) };
    expect(only(attacksOf({ ...one, defender: sure('D', 3) }))).toBe('3');
    expect(only(attacksOf({ ...one, defender: sure('D', 3, { figures: 4 }) }))).toBe('12');
    expect(only(attacksOf({ ...one, defender: sure('D', 3, { figures: 2, wounds: 2 }) }))).toBe(
      '4',
    );
  });

  test('lose wounds beyond the Life of a figure', () => {
    const attacker = side('A', [1, 1, 0], { effects: [{ automaticSkulls: 20 }] });
    expect(only(attacksOf({ attacker, defender: ON({ figures: 4 }) }))).toBe('4');
  });

  test('are not ended by what happens to the attacker', () => {
    const attacker = side('A', [1, 1, 0]);
    const defender = side('D', [1, 0, 1], { effects: [{ counterStrike: true }] });
    // A skull and no shield: a third of the attacks.
    const model = attacksOf({ attacker, defender });
    for (const n of [1, 2, 5]) expect(model[n]).toBeCloseTo((1 / 3) * (2 / 3) ** (n - 1), 12);
  });

  test('are made from where the attacker stands', () => {
    const far = (more: Document) =>
      attacksOf({ attacker: sure('A', 1, more), defender: ON(), distance: 4 });
    expect(only(far({ range: 4 }))).toBe('1');
    const near = { powers: [{ name: 'Thief', effects: [{ notTargetedBeyond: 3 }] }] };
    const shy = attacksOf({
      attacker: sure('A', 1, { range: 4 }),
      defender: ON(near),
      distance: 4,
    });
    expect(only(shy)).toBe(String(FOR_EVER));
  });

  test('meet allies next to the attacker from beside it alone', () => {
    // Its shields protect the card from every attack, as long as another of its figures is adjacent to the attacker.
    const shields = { automaticShields: 30, when: { enemy: { nextToAlly: true } } };
    const from = (distance: number, figures: number) =>
      only(
        attacksOf({
          attacker: side('A', [1, 1, 0], { range: 4, effects: [{ automaticSkulls: 20 }] }),
          defender: side('D', [1, 0, 1], { figures, effects: [shields] }),
          distance,
        }),
      );
    expect(from(1, 2)).toBe(String(FOR_EVER));
    expect(from(1, 1)).toBe('1');
    expect(from(4, 2)).toBe('2');
  });

  test('count the figures that are gone as kills', () => {
    const attacker = side('A', [1, 1, 0], {
      effects: [{ automaticSkulls: 1, per: 'kill', most: 1 }, { automaticSkulls: 1 }],
    });
    // One skull or two against two Life; two or three with a kill.
    const model = attacksOf({ attacker, defender: side('D', [2, 0, 0], { figures: 2 }) });
    expect(model).toEqual({ 2: 0.5, 3: 0.5 });
  });

  test('spend what may be used but so often in a game, special attacks too', () => {
    const special = (more: Document) =>
      attacksOf({
        attacker: side('A', [1, 1, 0], {
          effects: [{ specialAttack: { range: 1, dice: 3 }, ...more }],
        }),
        defender: side('D', [3, 0, 0]),
      });
    // Three dice each time, until three skulls have shown.
    const first = [1 / 8, 3 / 8, 3 / 8, 1 / 8];
    const atOnce = first[3] as number;
    expect(special({})[1]).toBeCloseTo(atOnce, 12);
    expect(special({})[2]).toBeCloseTo(1 / 64 + (3 / 8) * (1 / 2) + (3 / 8) * (7 / 8), 12);
    // Three dice once, then one at a time: two skulls, and the coin.
    const once = special({ uses: 1, per: 'game' });
    expect(once[1]).toBeCloseTo(atOnce, 12);
    expect(once[2]).toBeCloseTo((3 / 8) * (1 / 2), 12);
    const skulls = attacksOf({
      attacker: sure('A', 1, { effects: [{ extraWounds: 1, uses: 2, per: 'game' }] }),
      defender: sure('D', 6),
    });
    // Two wounds twice, then one each.
    expect(only(skulls)).toBe('4');
  });
});

describe('a card stands for ever', () => {
  test('that no attack can wound', () => {
    const attacker = side('A', [2, 0, 0]);
    expect(only(attacksOf({ attacker, defender: ON() }))).toBe(String(FOR_EVER));
  });

  test('from where nothing can destroy it any more, after the attacks before', () => {
    // One certain wound, by automatic skulls that can be used only once.
    const attacker = side('A', [1, 1, 0], {
      effects: [{ automaticSkulls: 4, uses: 1, per: 'game' }],
    });
    const defender = side('D', [2, 0, 1], { effects: [{ automaticShields: 3 }] });
    const model = attacksOf({ attacker, defender });
    // Five hits against three shields: a skull, and no shield on the one die.
    expect(model).toEqual({
      1: expect.closeTo(1 / 3, 12),
      [FOR_EVER + 1]: expect.closeTo(2 / 3, 12),
    });
  });
});
