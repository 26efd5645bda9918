import { describe, expect, test } from 'vitest';
import { noteAction, noteMovement } from '../../../../src/battle/engine/state/actions-this-turn.ts';
import type { Condition } from '../../../../src/cards/powers/effect-line.ts';
import { hero, squad } from '../../battles.ts';
import { holdsOn, type Standing, stand } from '../standing.ts';

const ELF = hero('Elf', { species: 'Elf', personality: 'Valiant' });
const KNIGHT = hero('Knight', { species: 'Human', personality: 'Valiant' });

/** The elf and a knight in a row, then two enemies; between the knight and them are two spaces. */
const row = () =>
  stand(
    [
      [ELF, KNIGHT],
      [hero('A'), hero('B')],
    ],
    [
      [0, 2],
      [1, 2],
      [4, 2],
      [5, 2],
    ],
  );

const holds = ({ game }: Standing, figure: number, condition: Condition, other?: number) =>
  holdsOn({ game }, figure, condition, other);

describe('figures near', () => {
  test.each<[Condition, boolean]>([
    [{ near: { within: 1 } }, true],
    [{ near: { within: 1, count: 2 } }, false],
    [{ near: { within: 1, species: 'Elf' } }, false],
    [{ near: { side: 'enemies', within: 3 } }, false],
    [{ near: { side: 'enemies', within: 4 } }, true],
    [{ near: { side: 'enemies', within: 5, count: 2 } }, true],
    [{ near: { side: 'enemies', count: 3 } }, false],
    [{ near: { wounds: 1 } }, false],
    [{ near: { engaged: true } }, false],
    [{ not: [{ near: { within: 1 } }] }, false],
  ])('of the elf: %j is %j', (condition, is) => {
    expect(holds(row(), 0, condition)).toBe(is);
  });

  test('of its target are others than itself', () => {
    expect(holds(row(), 1, { near: { of: 'target', side: 'enemies', within: 1 } }, 2)).toBe(true);
    expect(holds(row(), 1, { near: { of: 'target', within: 3 } }, 2)).toBe(false);
    expect(holds(row(), 1, { near: { of: 'target', within: 4 } }, 2)).toBe(true);
  });

  test('are asked for their level, whether they are engaged, and whether they see the target', () => {
    const terrain = '1a 2a 1 1 1 1c 1c';
    const { game } = stand(
      [
        [ELF, KNIGHT],
        [hero('A'), hero('B')],
      ],
      [
        [0, 0],
        [1, 0],
        [5, 0],
        [6, 0],
      ],
      { terrain },
    );
    const near = (figure: number, asked: object) => holdsOn({ game }, figure, { near: asked }, 2);
    expect([near(0, { level: 'same' }), near(0, { level: 'notLower' })]).toEqual([false, true]);
    expect([near(1, { level: 'same' }), near(1, { level: 'notLower' })]).toEqual([false, false]);
    expect([near(0, { engaged: false }), near(0, { engaged: true })]).toEqual([true, false]);
    expect(near(0, { seesTarget: true })).toBe(true);
    game.state.tables.sight.isClear = () => false;
    expect(near(0, { seesTarget: true })).toBe(false);
  });

  test('are asked for their wounds', () => {
    const standing = row();
    standing.game.wound(1, 2, 'own side');
    expect(holds(standing, 0, { near: { wounds: 2 } })).toBe(true);
    expect(holds(standing, 0, { near: { wounds: 3 } })).toBe(false);
  });
});

test('an army is asked as a whole', () => {
  expect(holds(row(), 0, { army: { personality: 'Valiant' } })).toBe(true);
  expect(holds(row(), 0, { army: { species: 'Elf' } })).toBe(false);
});

test('order markers lie on cards, revealed or not', () => {
  const standing = row();
  const { orders } = standing.game.state;
  orders.place(0, Int16Array.of(1, 1, 1, 1));
  expect(holds(standing, 0, { markerOn: { species: 'Human' } })).toBe(true);
  expect(holds(standing, 0, { markerOn: { species: 'Elf' } })).toBe(false);
  expect(holds(standing, 0, { markerOn: { shown: true, species: 'Human' } })).toBe(false);
  orders.shown[0] = 1;
  expect(holds(standing, 0, { markerOn: { shown: true, species: 'Human' } })).toBe(true);
});

test('what a turn has brought is known: to the card, or to the figure that moved', () => {
  const standing = row();
  const { state } = standing.game;
  expect(holds(standing, 0, { did: 'destroyed' })).toBe(false);
  noteAction(state, 0, 'destroyed');
  noteMovement(state, 0, 'leapt');
  expect(holds(standing, 0, { did: 'destroyed' })).toBe(true);
  expect(holds(standing, 0, { did: 'attacked' })).toBe(false);
  expect(holds(standing, 0, { did: 'leapt' })).toBe(true);
  expect(holds(standing, 0, { did: 'flew' })).toBe(false);
});

test('figures of a squad are counted while they live', () => {
  const standing = stand(
    [[squad('Three')], [hero('A')]],
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [7, 0],
    ],
  );
  expect(holds(standing, 0, { figures: 3 })).toBe(true);
  standing.game.destroy(2, 'own side');
  expect(holds(standing, 0, { figures: 3 })).toBe(false);
});

describe('attacks that ask what only battles know', () => {
  const dice = (at: readonly [number, number]) => {
    const powers = [
      {
        name: 'Pack',
        effects: [{ attackDice: 2, when: { near: { within: 1, species: 'Wolf' } } }],
      },
    ];
    const { game } = stand(
      [
        [hero('Wolf', { species: 'Wolf', attack: 2, powers }), hero('Cub', { species: 'Wolf' })],
        [hero('A', { defense: 0, life: 9 })],
      ],
      [[3, 2], at, [4, 2]],
    );
    const { encounters } = game;
    return encounters.attackDistribution(0, 2, { granted: [] }, encounters.meetsNow(0, 2)).dealt;
  };

  test('have their dice where it holds, half a skull each', () => {
    expect(dice([2, 2])).toBeCloseTo(2, 12);
    expect(dice([0, 2])).toBeCloseTo(1, 12);
  });
});

test('a D20 is rolled for Range before the attack, which then goes farther', () => {
  const far = (roll: number) => {
    const powers = [{ name: 'Javelin', effects: [{ range: 3, when: { rolled: 16 } }] }];
    const { acts } = stand(
      [[hero('Thrower', { powers })], [hero('A')]],
      [
        [0, 2],
        [4, 2],
      ],
      { dice: [roll] },
    );
    acts.beginTurn(0);
    acts.beforeAttacks();
    return acts.attack(0, 1);
  };
  expect(far(16)).toBe(true);
  expect(far(15)).toBe(false);
});

test('destroyed friends are counted by what is printed on their cards', () => {
  const standing = row();
  expect(holds(standing, 0, { fallen: { species: 'Human' } })).toBe(false);
  standing.game.destroy(1, 2);
  expect(holds(standing, 0, { fallen: { species: 'Human' } })).toBe(true);
  expect(holds(standing, 0, { fallen: { species: 'Human', count: 2 } })).toBe(false);
  expect(holds(standing, 0, { fallen: { species: 'Elf' } })).toBe(false);
});

test('ground near a figure is that under it and around it', () => {
  const near = (x: number, within: number) => {
    const standing = stand(
      [[ELF], [hero('A')]],
      [
        [x, 0],
        [6, 0],
      ],
      { terrain: '1a 1a 1w 1 1 1c 1c' },
    );
    return holds(standing, 0, { nearTerrain: { letter: 'w', within } });
  };
  expect([near(2, 1), near(3, 1), near(4, 1), near(4, 2)]).toEqual([true, true, false, true]);
});
