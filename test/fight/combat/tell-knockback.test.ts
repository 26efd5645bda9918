import { describe, expect, test } from 'vitest';
import type { Explanation } from '../../../src/experiments/results/explanation.ts';
import type { Document } from '../scenarios.ts';
import { text, toldWith } from '../told.ts';

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
    expect(text(struck('3 3 3 3', 3))).toContain('so D stays on its last space');
  });
});

/** A single-space figure on the second space of a row, without defense dice, and the given others. */
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
  // One step down by eight levels; the remaining points of three skulls are not enough to climb eight levels again.
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

describe('the fate of who is hit', () => {
  const dice = { attack: 'skull blank blank', knockback: 'skull' };
  const damageOn = (other: Document, life = 9) =>
    told(knocked('1 1 1', { life, others: [{ at: [2, 0], ...other }] }, dice), 'Knockback Damage');

  test.each(['figure', 'object'])(
    'of a %s is told when the hit ends its Life, only then',
    (kind) => {
      const hit = 'D and Guard each receive one unblockable hit.';
      const fate = (numbers: Document) => damageOn({ [kind]: 'Guard', ...numbers })[0];
      const isDestroyed = new RegExp(`a skull\\. ${hit} Guard is destroyed\\.$`);
      expect(fate({ life: 1 })).toMatch(isDestroyed);
      expect(fate({ life: 4, wounds: 3 })).toMatch(isDestroyed);
      for (const numbers of [{ life: 2 }, { life: 4, wounds: 2 }, {}, { wounds: 9 }]) {
        expect(fate(numbers)).toMatch(new RegExp(`a skull\\. ${hit}$`));
      }
    },
  );

  test('is told of both where both are destroyed', () => {
    expect(damageOn({ figure: 'Guard', life: 1 }, 2)[0]).toMatch(
      /each receive one unblockable hit\. D and Guard are destroyed\.$/,
    );
    expect(damageOn({ figure: 'Guard', life: 2 }, 2)[0]).toMatch(/hit\. D is destroyed\.$/);
  });

  test('is the one that is measured', () => {
    for (const [life, wounds] of [
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 1],
    ]) {
      const others = [{ figure: 'Guard', at: [2, 0], life, wounds }];
      const explained = knocked('1 1 1', { life: 9, others }, dice);
      const isDestroyed = explained.outcome['blockerDestroyed:guard'] === 1;
      expect(/Guard is destroyed/.test(text(explained))).toBe(isDestroyed);
    }
  });

  test('is nobody’s where the die shows no skull', () => {
    const blank = { ...dice, knockback: 'shield' };
    const explained = knocked(
      '1 1 1',
      { life: 2, others: [{ figure: 'Guard', at: [2, 0], life: 1 }] },
      blank,
    );
    expect(told(explained, 'Knockback Damage')[0]).toMatch(/: a shield\. Nobody is hit\.$/);
  });

  test('is told of everybody whom a double base meets', () => {
    const explained = toldWith(
      {
        attacker: striker(1),
        defender: { name: 'D', attack: 0, defense: 0, base: 'double' },
        board: {
          terrain: '1 1 1\n1 1 1',
          attacker: [0, 0],
          defender: [
            [1, 0],
            [1, 1],
          ],
          others: [
            { figure: 'Upper', at: [2, 0], life: 1 },
            { figure: 'Lower', at: [2, 1], life: 1 },
          ],
        },
      },
      { attack: 'skull', knockback: 'skull' },
    );
    expect(told(explained, 'Knockback')[0]).toContain('The next space is taken by Upper and Lower');
    expect(told(explained, 'Knockback Damage')[0]).toMatch(
      /D, Upper and Lower each receive one unblockable hit\. Upper and Lower are destroyed\.$/,
    );
  });
});

describe('why it stops', () => {
  const stopped = (terrain: string, others: Document[] = [], attack = 'skull skull skull') =>
    told(knocked(terrain, { life: 99, others }, { attack, knockback: 'blank' }), 'Knockback')[0];

  test.each([
    ['object', 'The next space is taken by X, with two Knockback points left.'],
    ['figure', 'The next space is taken by X, with two Knockback points left.'],
    ['obstacle', 'An obstacle stands on the next space, with two Knockback points left.'],
    ['glyph', 'A glyph lies on the next space, with two Knockback points left.'],
    ['power', 'A special power bars the next space, with two Knockback points left.'],
  ])('by a %s is told', (kind, says) => {
    expect(stopped('1 1 1 1', [{ [kind]: 'X', at: [3, 0] }])).toMatch(new RegExp(`${says}$`));
  });

  test('by the edge of the map is told', () => {
    expect(stopped('1 1 1')).toMatch(
      /The next space is off the map, so D stays on its last space, with two Knockback points left\.$/,
    );
  });

  test('by higher ground is told with what the step would take', () => {
    expect(stopped('1 1 1 3')).toMatch(
      /The next space is two levels up and would take three Knockback points, with two Knockback points left: it stops\.$/,
    );
  });

  test('needs no word where all points are spent', () => {
    expect(stopped('1 1 1 1 1 1')).toMatch(
      /which leaves three Knockback points\. D is moved three spaces directly away from A in a straight line, to 4,0\.$/,
    );
  });

  test('by a wall is told, with who is before the other half', () => {
    const story = (others: Document[]) =>
      text(
        toldWith(
          {
            attacker: striker(1),
            defender: { name: 'D', attack: 0, defense: 0, base: 'double' },
            board: {
              terrain: '1 1 1\n1 1 1',
              attacker: [0, 0],
              defender: [
                [1, 0],
                [1, 1],
              ],
              others,
              walls: [
                [
                  [1, 0],
                  [2, 0],
                ],
              ],
            },
          },
          { attack: 'skull', knockback: 'blank' },
        ),
      );
    expect(story([])).toContain(
      'A wall stands before the next space, with one Knockback point left.',
    );
    expect(story([{ figure: 'Guard', at: [2, 1] }])).toContain(
      'A wall stands before the next space, and Guard before the other half, with one',
    );
  });
});

describe('the way', () => {
  test('tells of steps up, not of those on the level or down', () => {
    const explained = knocked('9 9 9 10', { life: 99 }, { attack: 'skull skull skull' });
    const story = text(explained);
    expect(story).toContain('The step up to 3,0 takes two Knockback points.');
    expect(story).not.toContain('The step up to 2,0');
  });

  test('tells of each lava that is entered, and of the D20', () => {
    const burnt = (first: string, second: string) =>
      text(
        knocked(
          '1 1 1m 1m 1',
          { life: 99 },
          { attack: 'skull skull skull', 'lava-1': first, 'lava-2': second },
        ),
      );
    expect(burnt('20', '19')).toContain(
      'On 2,0 it enters molten lava and rolls 20 on the D20: it survives. On 3,0 it enters molten ' +
        'lava and rolls 19 on the D20: it is destroyed, as on any roll below 20.',
    );
    expect(burnt('1', '20')).toContain(
      'On 2,0 it enters molten lava and rolls 1 on the D20: it is destroyed',
    );
    expect(burnt('1', '20')).not.toContain('On 3,0');
  });

  test('of whoever burns ends there: what would have stopped it further on is not told', () => {
    const others = [{ obstacle: 'Rock', at: [4, 0] }];
    const burnt = (lava: Record<string, string>) =>
      told(
        knocked(
          '1 1 1m 1m 1',
          { life: 99, others },
          { attack: 'skull skull skull', knockback: 'blank', ...lava },
        ),
        'Knockback',
      )[0];
    expect(burnt({ 'lava-1': '2' })).toMatch(/destroyed, as on any roll below 20\.$/);
    expect(burnt({ 'lava-1': '20', 'lava-2': '2' })).toMatch(/on any roll below 20\.$/);
  });

  test('of whoever is lava-resistant has no word of it', () => {
    const explained = toldWith(
      {
        attacker: striker(1),
        defender: { name: 'D', attack: 0, defense: 0, powers: ['lava-resistant'] },
        board: { terrain: '1 1 1m', attacker: [0, 0], defender: [1, 0] },
      },
      { attack: 'skull' },
    );
    expect(text(explained)).not.toContain('lava');
  });

  test('on endless ground has no place to name', () => {
    const explained = toldWith(
      { attacker: striker(2), defender: { name: 'D', attack: 0, defense: 0 } },
      { attack: 'skull blank' },
    );
    expect(told(explained, 'Knockback')[0]).toMatch(
      /D is moved one space directly away from A in a straight line\.$/,
    );
  });
});

describe('the points', () => {
  const reckoning = (attack: string, defense: string, life = 99) =>
    told(
      toldWith(
        {
          attacker: striker(attack.split(' ').length),
          defender: { name: 'D', attack: 0, defense: defense.split(' ').length, life },
        },
        { attack, defense },
      ),
      'Knockback',
    )[0];

  test('are skulls less those that cancel them, which are no more than there are', () => {
    expect(reckoning('skull skull', 'skull blank')).toMatch(
      /^A has two Knockback points and D's one skull cancels one, which leaves one Knockback point\./,
    );
    expect(reckoning('skull blank', 'skull skull')).toMatch(
      /^A has one Knockback point and D's two skulls cancel one, which leaves no Knockback points\. D avoids all Knockback\.$/,
    );
    expect(reckoning('skull blank', 'blank blank')).toMatch(
      /^A has one Knockback point and D rolled no skulls to cancel them, which leaves one Knockback point\./,
    );
  });

  test('of whoever the attack destroyed are told, though it is not knocked back', () => {
    expect(reckoning('skull blank', 'blank blank', 1)).toMatch(
      /leaves one Knockback point\. D was destroyed by the attack itself and is not knocked back\.$/,
    );
  });
});

test('there is no Knockback of two that are not adjacent', () => {
  const explained = toldWith(
    {
      attacker: striker(1),
      defender: { name: 'D', attack: 0, defense: 0 },
      board: { terrain: '1 1 1', attacker: [0, 0], defender: [2, 0] },
    },
    { attack: 'skull' },
  );
  expect(told(explained, 'Knockback')).toEqual(['D is not adjacent, so there is no Knockback.']);
});

describe('a fall', () => {
  const fell = (terrain: string, fall: string, life = 99) =>
    told(knocked(terrain, { life }, { attack: 'skull blank blank', 'fall-1': fall }), 'Falling');

  test('is told with its levels, its dice and what they do', () => {
    expect(fell('9 9 4', 'blank')).toEqual(['D falls five levels and rolls one blank: no wounds.']);
    expect(fell('30 30 15', 'skull skull blank')).toEqual([
      'D falls 15 levels and rolls two skulls and one blank: two wounds.',
    ]);
    expect(fell('30 30 15', 'skull skull blank', 3)).toEqual([
      'D falls 15 levels and rolls two skulls and one blank: two wounds, which destroys it.',
    ]);
  });

  test('that is extreme is told with the D20', () => {
    expect(fell('30 30 5', '18')).toEqual([
      'D falls 25 levels and rolls 18 on the D20: destroyed, as on any roll below 19.',
    ]);
    expect(fell('30 30 5', '19')).toEqual(['D falls 25 levels and rolls 19 on the D20: unhurt.']);
  });

  test('is the last that is told where it destroys', () => {
    const story = (first: string) =>
      told(
        knocked(
          '60 60 35 30',
          { life: 99 },
          { attack: 'skull skull blank', 'fall-1': first, 'fall-2': 'skull' },
        ),
        'Falling',
      );
    expect(story('1')).toHaveLength(1);
    expect(story('20')).toHaveLength(2);
  });

  test('is the last that is told where its wounds end the Life', () => {
    const story = (life: number) =>
      told(
        knocked(
          '20 20 15 10',
          { life },
          { attack: 'skull skull blank', 'fall-1': 'skull', 'fall-2': 'skull' },
        ),
        'Falling',
      );
    const one = 'D falls five levels and rolls one skull: one wound';
    expect(story(3)).toEqual([`${one}, which destroys it.`]);
    expect(story(4)).toEqual([`${one}.`, `${one}, which destroys it.`]);
    expect(story(5)).toEqual([`${one}.`, `${one}.`]);
  });
});

describe('where the dice decide whether Knockback applies, it is told', () => {
  const powers = (...effects: object[]) => [{ name: 'Rage', effects }];
  const defender = { name: 'D', attack: 0, defense: 0, life: 5 };
  const ofKnockback = (attacker: Document, dice: Record<string, string>) =>
    toldWith({ attacker: { name: 'A', ...attacker }, defender }, dice)
      .steps.filter(({ title }) => title === 'Knockback')
      .map((step) => step.text);

  test('of Super Strength that asks for skulls', () => {
    const attacker = { attack: 2, powers: powers({ superStrength: true, when: [{ skulls: 2 }] }) };
    expect(ofKnockback(attacker, { attack: 'skull skull' })).toEqual([
      expect.stringMatching(/^A has two Knockback points .* D is moved two spaces/),
    ]);
    expect(ofKnockback(attacker, { attack: 'skull blank' })).toEqual([
      'Knockback does not apply to this attack.',
    ]);
  });

  test('of attack dice that a D20 gives', () => {
    const more = { attackDice: { 11: 1 } };
    const attacker = { attack: 0, powers: ['super-strength', ...powers(more)] };
    expect(ofKnockback(attacker, { attackDice: '15', attack: 'skull' })).toEqual([
      expect.stringMatching(/^A has one Knockback point .* D is moved one space/),
    ]);
  });
});
