import { describe, expect, test } from 'vitest';
import type { Explanation } from '../../../src/results/explanation.ts';
import type { Document } from './scenarios.ts';
import { text, toldWith } from './told.ts';

const striker = (attack: number) => ({
  name: 'A',
  attack,
  defense: 0,
  powers: ['super-strength'],
});

const skulls = (n: number) => Array<string>(n).fill('skull').join(' ');

describe('a double base', () => {
  /** The attacker on the first space of a row, the defender on the next two; all its dice are skulls. */
  const struck = (terrain: string, points: number, dice: Record<string, string> = {}) => {
    const document: Document = {
      attacker: striker(points),
      defender: { name: 'D', attack: 0, defense: 0, base: 'double' },
      board: {
        terrain,
        attacker: [0, 0],
        defender: [
          [1, 0],
          [2, 0],
        ],
      },
    };
    return toldWith(document, { attack: skulls(points), ...dice });
  };

  test('that is put back to its start is told why', () => {
    const explained = struck('3 3 3 2 1 1 1', 2, { knockback: 'blank' });
    expect(explained.outcome).toMatchObject({
      spacesMoved: 0,
      stoppedBy: 'uneven',
      knockbackDamageRolled: 1,
    });
    const story = text(explained);
    expect(story).toContain('it was put back two spaces, since it must end on two spaces of one');
    expect(story).not.toContain('cannot be moved at all');
  });

  test('that is kept from its first step cannot be moved at all', () => {
    const explained = struck('3 3 3 9 9', 2, { knockback: 'blank' });
    expect(explained.outcome).toMatchObject({ spacesMoved: 0, stoppedBy: 'elevation' });
    expect(text(explained)).toContain('D cannot be moved at all. The next space is six levels up');
    expect(text(explained)).not.toContain('put back');
  });

  // Three points lead over two level steps on lava to a third that is uneven.
  const LAVA = '3 3 3 3m 3 2 1 1';

  test.each([
    ['first', 1, { 'lava-1': '7' }],
    ['last level', 2, { 'lava-1': '20', 'lava-2': '7' }],
  ])('that burns on the %s step is not put back, since it went no further', (_, spaces, lava) => {
    const explained = struck(LAVA, 3, lava);
    expect(explained.outcome).toMatchObject({ spacesMoved: spaces, stoppedBy: 'hazard' });
    expect(text(explained)).toMatch(/rolls 7 on the D20: it is destroyed/);
    expect(text(explained)).not.toContain('put back');
  });

  test('that survives the lava is put back from the uneven step beyond', () => {
    const lava = { 'lava-1': '20', 'lava-2': '20', knockback: 'blank' };
    const explained = struck(LAVA, 3, lava);
    expect(explained.outcome).toMatchObject({ spacesMoved: 2, stoppedBy: 'uneven' });
    expect(text(explained)).toMatch(/moved two spaces .* \(it was put back one space, since/);
  });

  test('that is put back from the edge of the map does not stay there', () => {
    const explained = struck('3 3 3 2', 3);
    expect(explained.outcome).toMatchObject({ spacesMoved: 0, stoppedBy: 'edge' });
    expect(text(explained)).toContain('The next space is off the map, with two Knockback points');
    expect(text(struck('3 3 3 3', 3))).toContain('so D stays on the last space of it');
  });
});

/** A single base on the second space of a row, with whoever else is there; it has no defense dice. */
const knocked = (
  terrain: string,
  { life, others = [], rulings = {} }: { life: number; others?: Document[]; rulings?: Document },
  dice: Record<string, string>,
) => {
  const document: Document = {
    attacker: striker(3),
    defender: { name: 'D', attack: 0, defense: 0, life },
    board: { terrain, attacker: [0, 0], defender: [1, 0], others },
    rulings,
  };
  return toldWith(document, dice);
};

const told = ({ steps }: Explanation, title: string) =>
  steps.filter((step) => step.title === title).map((step) => step.text);

describe('a defender that the attack destroyed, knocked back by the ruling', () => {
  const rulings = { destroyedFiguresStay: false };
  const dice = { attack: 'skull blank blank', knockback: 'skull' };

  test('is not hit by Knockback Damage, which hits whoever stands in its way', () => {
    const others = [{ figure: 'Guard', at: [2, 0], life: 2 }];
    const explained = knocked('1 1 1', { life: 1, others, rulings }, dice);
    expect(explained.outcome).toMatchObject({
      attackWounds: 1,
      knockbackDamageRolled: 1,
      knockbackWounds: 0,
      blockerWounds: 1,
      totalWounds: 1,
    });
    const [damage] = told(explained, 'Knockback Damage');
    expect(damage).toMatch(/a skull\. Guard receives one unblockable hit\.$/);
  });

  test('leaves nobody to be hit by Knockback Damage at the foot of a cliff', () => {
    const explained = knocked('1 1 9', { life: 1, rulings }, dice);
    expect(explained.outcome).toMatchObject({ knockbackDamageRolled: 1, knockbackWounds: 0 });
    const [damage] = told(explained, 'Knockback Damage');
    expect(damage).toMatch(/a skull\. D is destroyed already, so nobody is hit\.$/);
  });
});

test('Knockback Damage destroys whose Life it ends, and leaves to a fall what the fall ends', () => {
  // One step down by eight levels, from which three skulls lead no further: it is eight up again.
  const pit = (life: number, dice: Record<string, string>) =>
    knocked('9 9 1 9', { life }, { attack: 'skull skull skull', knockback: 'skull', ...dice });
  const byDamage = pit(4, {});
  expect(byDamage.outcome).toMatchObject({ knockbackWounds: 1, fallWounds: 0, destroyed: 1 });
  expect(told(byDamage, 'Knockback Damage')[0]).toMatch(/one unblockable hit\. D is destroyed\.$/);
  expect(told(byDamage, 'Falling')).toEqual([]);
  const byTheFall = pit(5, { 'fall-1': 'skull' });
  expect(byTheFall.outcome).toMatchObject({ knockbackWounds: 1, fallWounds: 1, destroyed: 1 });
  expect(told(byTheFall, 'Knockback Damage')[0]).toMatch(/D receives one unblockable hit\.$/);
  expect(told(byTheFall, 'Falling')[0]).toMatch(/one wound, which destroys it\.$/);
});
