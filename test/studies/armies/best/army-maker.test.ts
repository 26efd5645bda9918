import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import type { ArmiesScenario, DrawnArmy } from '../../../../src/battle/armies/scenario.ts';
import { ArmyMaker } from '../../../../src/studies/armies/best/army-maker.ts';
import { armies } from '../../../battle/armies/setup.ts';

/** What seven heroes of 50 points are thought to be worth. */
const WORTHS = [50, 52, 47, 61, 55, 49, 44];

const numbers = {
  type: 'hero',
  unique: 'unique',
  life: 4,
  move: 5,
  range: 1,
  attack: 3,
  defense: 3,
};
const heroes = (points: number) =>
  armies({
    collection: 'own',
    maps: ['open-field'],
    points,
    spread: 0,
    cards: WORTHS.map((_, i) => ({ ...numbers, name: `Hero ${i}`, points: 50 })) as never,
  });
const [pairs, trios] = [heroes(100), heroes(150)];
const maker = (scenario: ArmiesScenario, seed = 'draw', worths: readonly number[] = WORTHS) =>
  new ArmyMaker(scenario, worths, seedrandom(seed));
const sorted = ({ cards }: DrawnArmy) => cards.toSorted((a, b) => a - b);

describe('the first armies', () => {
  test('are the strongest of all that can be made, the strongest first', () => {
    // Twenty-one pairs can be made: each is among 500 draws. 61 + 55, 61 + 52 and 61 + 50 are worth most.
    expect(maker(pairs).first(3).map(sorted)).toEqual([
      [3, 4],
      [1, 3],
      [0, 3],
    ]);
  });

  test('are different from each other, as many as asked for, but at least two', () => {
    const all = maker(pairs).first(100);
    expect(new Set(all.map((army) => String(sorted(army)))).size).toBe(21);
    expect(all).toHaveLength(21);
    expect(maker(pairs).first(1)).toHaveLength(2);
  });

  test('cost the points of the scenario', () => {
    for (const army of maker(trios).first(100)) {
      expect(army).toMatchObject({ points: 150, copies: [1, 1, 1] });
    }
    // Heroes of 50 points make armies of 100 points at most here, which are too far below 120.
    expect(maker({ ...pairs, points: 120, spread: 19 }).first(3)).toEqual([]);
    expect(maker({ ...pairs, points: 120, spread: 20 }).first(3)).toHaveLength(3);
  });
});

describe('variations of armies', () => {
  const army = (...cards: number[]) => ({ cards, copies: cards.map(() => 1), points: 150 });
  const [one, other] = [army(0, 1, 2), army(4, 5, 6)];
  const inCommon = (a: DrawnArmy, b: DrawnArmy) => a.cards.filter((card) => b.cards.includes(card));

  test('keep some cards of an army that is in the mix, and replace one or two', () => {
    const all = ['a', 'b', 'c', 'd'].flatMap((seed) =>
      maker(trios, seed).variations([one, other], [1, 0], 12, [one]),
    );
    const kept = new Set(all.map((made) => inCommon(made, one).length));
    expect(kept).toEqual(new Set([1, 2]));
    for (const made of maker(trios).variations([one, other], [0, 1], 12, [other])) {
      expect([1, 2]).toContain(inCommon(made, other).length);
    }
  });

  test('are of each army as often as its share says', () => {
    // Cards of the other army come in by chance, too: two of three cards show where a variation is from.
    const from = [0, 0];
    for (let seed = 0; seed < 400; seed++) {
      const [made] = maker(trios, `share ${seed}`).variations([one, other], [0.75, 0.25], 1, [
        one,
        other,
      ]);
      if (!made) continue;
      if (inCommon(made, one).length === 2) from[0] = (from[0] ?? 0) + 1;
      if (inCommon(made, other).length === 2) from[1] = (from[1] ?? 0) + 1;
    }
    const [ofOne = 0, ofOther = 0] = from;
    expect(ofOther).toBeGreaterThan(0);
    expect(ofOne).toBeGreaterThan(1.5 * ofOther);
  });

  test('are new, different from each other, and no more than asked for', () => {
    const known = [one, { ...army(2, 1, 3) }];
    const made = maker(trios).variations([one], [1], 5, known);
    expect(made).toHaveLength(5);
    const keys = [...known, ...made].map((army) => String(sorted(army)));
    expect(new Set(keys).size).toBe(7);
  });

  test('are none if all armies are known', () => {
    const small = maker(pairs);
    const all = small.first(100);
    expect(
      small.variations(
        all,
        all.map(() => 1 / all.length),
        12,
        all,
      ),
    ).toEqual([]);
  });

  test('favour cards that are worth more than they cost', () => {
    // The last hero is thought to be worth twice the others: it is drawn 16 times as often as each of them.
    const worths = [50, 50, 50, 50, 50, 50, 100];
    let drawn = 0;
    for (let seed = 0; seed < 100; seed++) {
      const one = maker(pairs, `favour ${seed}`, worths);
      const [made] = one.variations([{ ...army(0, 1), points: 100 }], [1], 1, []);
      drawn += Number(made?.cards.includes(6));
    }
    // At least 16 of 22 times, if one card is drawn: 73 of 100, with a standard error of 4.4.
    expect(drawn).toBeGreaterThan(73 - 4 * 4.4);
  });
});
