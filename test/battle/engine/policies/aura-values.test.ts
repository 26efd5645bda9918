import { describe, expect, test } from 'vitest';
import { AuraValues } from '../../../../src/battle/engine/policies/aura-values.ts';
import { Expectations } from '../../../../src/battle/engine/policies/expectations.ts';
import { WEIGHTS } from '../../../../src/battle/engine/policies/weights.ts';
import type { BattleCard } from '../../../../src/battle/engine/state/cards.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { hero } from '../../battles.ts';
import { stand } from '../standing.ts';

/** A holder of an aura for Elves (figure 0), an Elf (1), a Dwarf (2), and an enemy (3). */
function standing(within: number, at: readonly [number, number][], effect: Document = DEFENSE) {
  const effects = [{ aura: { to: { side: 'own', species: 'Elf' }, within, effects: [effect] } }];
  const holder = hero('Holder', { powers: [{ name: 'Aura', effects }] });
  const army: Document[] = [
    holder,
    hero('Elf', { species: 'Elf' }),
    hero('Dwarf', { species: 'Dwarf' }),
  ];
  const { game, acts } = stand([army, [hero('Enemy')]], at);
  acts.beginTurn(0);
  const values = new AuraValues(game, new Expectations(game), WEIGHTS);
  const worthAt = (figure: number, space: [number, number]) =>
    values.worthAt(figure, game.tables.ground.numberOf(space));
  return { game, values, worthAt };
}

const DEFENSE = { defenseDice: 2 };

describe('a place is worth something through an aura', () => {
  test('to a figure that the aura helps, within its reach', () => {
    const { worthAt } = standing(2, [
      [3, 2],
      [6, 4],
      [2, 4],
      [8, 2],
    ]);
    expect(worthAt(1, [4, 2])).toBeGreaterThan(0);
    expect(worthAt(1, [7, 2])).toBe(0);
  });

  test('but not to one that it does not help', () => {
    const { worthAt } = standing(2, [
      [3, 2],
      [6, 4],
      [2, 4],
      [8, 2],
    ]);
    expect(worthAt(2, [4, 2])).toBe(0);
  });

  test('to its holder, where figures that it helps are near, and only those', () => {
    const { worthAt } = standing(2, [
      [3, 5],
      [5, 1],
      [2, 1],
      [8, 1],
    ]);
    expect(worthAt(0, [5, 2])).toBeGreaterThan(0);
    expect(worthAt(0, [2, 2])).toBe(0);
  });
});

test('the holder of an aura for adjacent friends gains by moving, unless it is where it is worth most', () => {
  const gain = (holder: [number, number]) => {
    const places: [number, number][] = [holder, [5, 3], [2, 1], [7, 2]];
    const { values, worthAt } = standing(1, places, { attackDice: 2 });
    return {
      gain: values.besideWorth(0),
      there: worthAt(0, holder),
      others: values.besideWorth(1),
    };
  };
  const far = gain([4, 2]);
  expect(far).toMatchObject({ there: 0, others: 0 });
  expect(far.gain).toBeGreaterThan(0);
  const near = gain([5, 2]);
  expect(near.there).toBeGreaterThan(0);
  expect(near.gain).toBeCloseTo(0, 9);
});

describe('an aura for adjacent figures is worth something to its holder', () => {
  test('next to those that it helps, and not next to others', () => {
    const beside = (elf: [number, number], dwarf: [number, number]) =>
      standing(1, [[3, 5], elf, dwarf, [8, 2]], { attackDice: 2, defenseDice: 2 }).worthAt(
        0,
        [6, 3],
      );
    // An elf that is near gets next to the holder; a dwarf gains nothing there.
    expect(beside([5, 1], [0, 0])).toBeGreaterThan(0);
    expect(beside([0, 0], [5, 1])).toBe(0);
  });

  test('in a corner, too', () => {
    const { worthAt, game } = standing(
      1,
      [
        [3, 5],
        [3, 0],
        [9, 5],
        [2, 1],
      ],
      DEFENSE,
    );
    expect(game.tables.ground.numberOf([0, 0])).toBe(0);
    expect(worthAt(0, [0, 0])).toBeGreaterThan(0);
  });
});

describe('a turn of the holder of an aura is worth something to its friends', () => {
  const turnWorth = (elf: number, dwarf = 9) => {
    const { game, values } = standing(2, [
      [0, 2],
      [elf, 2],
      [dwarf, 4],
      [9, 0],
    ]);
    return values.turnWorth(game.tables.cards[0] as BattleCard);
  };

  test('if it brings the aura to figures that it helps', () => {
    // The aura reaches 2 spaces, and its holder moves 5.
    expect(turnWorth(3)).toBeGreaterThan(0);
    expect(turnWorth(7)).toBeGreaterThan(0);
    expect(turnWorth(8)).toBe(0);
  });

  test('but not if they have it already, or if it does not help them', () => {
    expect(turnWorth(2)).toBe(0);
    expect(turnWorth(8, 4)).toBe(0);
  });
});
