import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meanValue } from '../../../src/fight/combat/attack-value.ts';
import type { WeighedOutcome } from '../../../src/fight/combat/throw-outcome.ts';
import { runsOf } from '../../cases.ts';
import { NOTHING } from '../nothing-thrown.ts';
import type { Document } from '../scenarios.ts';
import { lawsOf, meanOf, side } from './duels.ts';

/** The chance that A wins in its first turn. */
function winsAtOnce(attacker: Document, defender: Document, more: Document = {}): number {
  const model = lawsOf({ attacker, defender, first: 'attacker', mostTurns: 1, ...more });
  return model('winner').A ?? 0;
}

const special = (dice: number, more: Document = {}, line: Document = {}) => ({
  specialAttack: { range: 1, dice, ...more },
  ...line,
});

describe('of its ways to attack a figure takes the one with the highest value', () => {
  test('also of several special attacks under one power, each with its own dice', () => {
    const A = side('A', [1, 0, 0], {
      powers: [{ name: 'Gun', effects: [special(1), special(4), special(2)] }],
    });
    // Four skulls of four dice against a Life of 4.
    expect(winsAtOnce(A, side('B', [4, 0, 0]))).toBeCloseTo(1 / 16, 12);
  });

  test('with the repeats that it leads to', () => {
    const again = special(1, { againWhen: ['destroyed'] });
    const A = side('A', [1, 1, 0], { effects: [again] });
    // A skull, and another when the attack is repeated: the normal attack has as many dice and never destroys two.
    expect(winsAtOnce(A, side('B', [1, 0, 0], { figures: 2 }))).toBeCloseTo(1 / 4, 12);
  });

  test('with repeats that may never end', () => {
    const A = side('A', [1, 1, 0], { effects: [special(1, { againWhen: [{ d20: 11 }] })] });
    // A skull is rolled before the repeats end: 1/2 + 1/2 × 1/2 × …, so x = 1/2 + x/4.
    expect(winsAtOnce(A, side('B', [1, 0, 0]))).toBeCloseTo(2 / 3, 12);
  });

  test('where a destroyed figure counts as the Life that it had left, however it was destroyed', () => {
    const sure = { unblockableWounds: { 1: 'destroy' }, stage: 'after' };
    const A = side('A', [1, 6, 0], { effects: [special(0), special(1, { effects: [sure] })] });
    expect(winsAtOnce(A, side('B', [50, 0, 0]))).toBe(1);
  });

  test('less what it costs the figure itself', () => {
    const costly = special(6, { effects: [{ costs: 'self', stage: 'after' }] });
    const A = side('A', [1, 1, 0], { effects: [costly] });
    // At most one wound, at the cost of its only Life.
    expect(winsAtOnce(A, side('B', [1, 0, 0]))).toBeCloseTo(1 / 2, 12);
    // 3 wounds on average against 1 of its own; no figure is left when it destroys B.
    const model = lawsOf({
      attacker: A,
      defender: side('B', [6, 0, 0]),
      first: 'attacker',
      mostTurns: 1,
    });
    expect(model('winner')).toEqual({ undecided: 1 / 64, B: 63 / 64 });
  });

  test('more dice or Life never lower it', () => {
    const weights = fc.array(
      fc.record({ wounds: fc.integer({ min: 0, max: 5 }), weight: fc.integer({ min: 1, max: 9 }) }),
      { minLength: 1, maxLength: 4 },
    );
    const valueAgainst = (model: readonly { wounds: number; weight: number }[], enemy: number) =>
      meanValue(
        model.map(
          ({ wounds, weight }): WeighedOutcome => ({
            weight: BigInt(weight),
            outcome: {
              ...NOTHING,
              enemyWounds: Math.min(wounds, enemy),
              enemyDestroyed: wounds >= enemy,
            },
          }),
        ),
        { own: 1, enemy },
      );
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 6 }), (model, enemy) => {
        expect(valueAgainst(model, enemy + 1)).toBeGreaterThanOrEqual(
          valueAgainst(model, enemy) - 1e-12,
        );
      }),
    );
  });
});

test('more dice, more Life of its own or more enemies never lower the wounds of the attacks that are made', () => {
  const attack = fc.record({
    dice: fc.integer({ min: 0, max: 3 }),
    times: fc.constantFrom(1, 1, 2),
    againWhen: fc.constantFrom(undefined, 'destroyed', 'wounded', { skulls: 2 }, { d20: 14 }),
  });
  const fight = fc.record({
    normal: fc.integer({ min: 0, max: 3 }),
    specials: fc.array(attack, { minLength: 1, maxLength: 3 }),
    defense: fc.integer({ min: 0, max: 2 }),
    life: fc.integer({ min: 1, max: 3 }),
    figures: fc.integer({ min: 1, max: 2 }),
    own: fc.integer({ min: 1, max: 2 }),
  });
  type Fight = typeof fight extends fc.Arbitrary<infer F> ? F : never;
  /** Wounds that D has after the first turn of A, on average. */
  const wounds = ({ normal, specials, defense, life, figures, own }: Fight): number => {
    const guns = specials.map(({ dice, times, againWhen }) =>
      special(dice, { times, ...(againWhen !== undefined && { againWhen: [againWhen] }) }),
    );
    const model = lawsOf({
      attacker: side('A', [own, normal, 0], { powers: [{ name: 'Gun', effects: guns }] }),
      defender: side('D', [life, 0, defense], { figures, powers: ['counter-strike'] }),
      first: 'attacker',
      mostTurns: 1,
    });
    return life * figures - meanOf(model('lifeLeft:d'));
  };
  fc.assert(
    fc.property(fight, fc.nat(), (one, at) => {
      const before = wounds(one);
      const more = one.specials.map((gun, i) =>
        i === at % one.specials.length ? { ...gun, dice: gun.dice + 1 } : gun,
      );
      for (const other of [
        { ...one, normal: one.normal + 1 },
        { ...one, specials: more },
        { ...one, own: one.own + 1 },
        { ...one, figures: one.figures + 1 },
      ]) {
        expect(wounds(other)).toBeGreaterThanOrEqual(before - 1e-9);
      }
    }),
    runsOf(200),
  );
});

describe('a power before an attack that destroys the figure fought', () => {
  const bite = { destroys: 1, stage: 'before', when: 'adjacent' };

  test('leaves the attack to be made against the next one, without that power', () => {
    const A = side('A', [1, 1, 0], { effects: [bite] });
    expect(winsAtOnce(A, side('B', [1, 0, 0], { figures: 2 }))).toBeCloseTo(1 / 2, 12);
    expect(winsAtOnce(A, side('B', [1, 0, 0], { figures: 3 }))).toBe(0);
  });

  test('acts again before a further attack', () => {
    const A = side('A', [1, 1, 0], { effects: [bite, { attacks: 2 }] });
    // Two are destroyed beforehand; each of the two attacks shows a skull half of the time.
    expect(winsAtOnce(A, side('B', [1, 0, 0], { figures: 4 }))).toBeCloseTo(1 / 4, 12);
  });

  test('loses it where it destroys its own figure as well', () => {
    const A = side('A', [1, 6, 0], { effects: [bite, { costs: 'self', stage: 'before' }] });
    const model = lawsOf({
      attacker: A,
      defender: side('B', [1, 0, 0], { figures: 2 }),
      first: 'attacker',
    });
    expect(model('winner')).toEqual({ B: 1 });
    expect(model('figuresLeft:b')).toEqual({ 1: 1 });
  });

  test('counts as no attack by itself', () => {
    const model = lawsOf({
      attacker: side('A', [1, 1, 0], { effects: [bite] }),
      defender: side('B', [1, 0, 0], { figures: 2 }),
      first: 'attacker',
      mostTurns: 1,
    });
    expect(model('attacks')).toEqual({ 1: 1 });
  });
});

describe('a power that one may use', () => {
  const power = (effects: readonly Document[]) => ({
    powers: [{ name: 'Choice', may: true, effects }],
  });

  test('is left where it costs more than it gives, and used where it gives more', () => {
    const wild = power([
      { attackDice: 1, per: 'enemyWound' },
      { costs: 'self', stage: 'after', when: { not: 'wounded' } },
    ]);
    const A = side('A', [1, 1, 0], wild);
    const attack = (wounds: number) =>
      lawsOf({
        attacker: A,
        defender: { ...side('B', [9, 0, 0]), wounds },
        first: 'attacker',
        mostTurns: 1,
      })('winner');
    // Without wounds it gives no die.
    expect(attack(0)).toEqual({ undecided: 1 });
    // With 4 it gives 4: 2 wounds more on average; no skull on 5 dice destroys A.
    expect(attack(4).B).toBeCloseTo(1 / 32, 12);
  });

  test('and that acts instead of an attack is used where it is worth more', () => {
    const breath = power([{ destroys: 17, stage: 'instead' }]);
    // A fifth of a Life of 5 is more than half a wound; a fifth of a Life of 2 is less.
    expect(winsAtOnce(side('A', [1, 1, 0], breath), side('B', [5, 0, 0]))).toBeCloseTo(1 / 5, 12);
    expect(winsAtOnce(side('A', [1, 1, 0], breath), side('B', [2, 0, 0]))).toBe(0);
  });

  test('uses nothing up where it is not used', () => {
    const once = power([
      { attackDice: 1, per: 'enemyWound' },
      { costs: 1, stage: 'after', uses: 1, per: 'game' },
    ]);
    const model = lawsOf({
      attacker: side('A', [3, 1, 0], once),
      defender: side('B', [3, 0, 0]),
      first: 'attacker',
      mostTurns: 40,
    });
    // B cannot attack, so A loses only the cost of the power: nothing, as 1 additional die is half a wound.
    expect(model('lifeLeft:a')).toEqual({ 3: 1 });
  });
});

describe('uses', () => {
  const strong = (of: Document) => ({
    effects: [{ attackDice: 1, uses: 1, per: 'game', ...of }],
    figures: 2,
  });

  test('of a card are shared by its figures', () => {
    // 1 additional die for one of the two, so 3 skulls of 3 dice.
    const A = (of: Document) => side('A', [1, 1, 0], strong(of));
    expect(winsAtOnce(A({}), side('B', [3, 0, 0]))).toBeCloseTo(1 / 8, 12);
    expect(winsAtOnce(A({ of: 'side' }), side('B', [3, 0, 0]))).toBeCloseTo(1 / 8, 12);
  });

  test('of a figure are its own', () => {
    const A = side('A', [1, 1, 0], strong({ of: 'figure' }));
    expect(winsAtOnce(A, side('B', [4, 0, 0]))).toBeCloseTo(1 / 16, 12);
    // Used up in the first turn, for good.
    const model = lawsOf({
      attacker: A,
      defender: side('B', [7, 0, 0]),
      first: 'attacker',
      mostTurns: 3,
    });
    expect(model('winner').A ?? 0).toBe(0);
  });

  test('of a figure come back with a new turn, where they are of a turn', () => {
    const A = side('A', [1, 1, 0], {
      figures: 2,
      effects: [{ attackDice: 1, uses: 1, per: 'turn', of: 'figure' }],
    });
    const model = lawsOf({
      attacker: A,
      defender: side('B', [8, 0, 0]),
      first: 'attacker',
      mostTurns: 3,
    });
    expect(model('winner').A).toBeCloseTo(2 ** -8, 12);
  });

  test('of a figure that is attacked are its own as well, and go with it', () => {
    const B = side('B', [1, 0, 0], {
      figures: 2,
      effects: [{ ignoreWounds: 1, uses: 1, per: 'game', of: 'figure' }],
    });
    const A = side('A', [1, 1, 0], { effects: [{ attacks: 4 }] });
    // Each figure ignores one wound and is destroyed by the next: four skulls.
    expect(winsAtOnce(A, B)).toBeCloseTo(1 / 16, 12);
  });
});

test('a power that is not used brings no attacks of its own, one that is used all that it says', () => {
  const both = { may: true, effects: [{ attackDice: -2 }, { attacks: 2 }] };
  const A = side('A', [1, 5, 0], { powers: [{ name: 'Both', ...both }] });
  // Twice three dice are worth more than five: all of six show skulls.
  expect(winsAtOnce(A, side('B', [6, 0, 0]))).toBeCloseTo(1 / 64, 12);
  // Twice one die is worth less than three dice, all of which show skulls.
  const weaker = side('A', [1, 3, 0], { powers: [{ name: 'Both', ...both }] });
  expect(winsAtOnce(weaker, side('B', [3, 0, 0]))).toBeCloseTo(1 / 8, 12);
});

test('wounds of this turn are those that the side has dealt to the figure fought', () => {
  const A = side('A', [1, 1, 0], {
    figures: 3,
    effects: [{ attackDice: 1, per: 'woundThisTurn' }],
  });
  // One wound, then both dice of the second figure, then at least three of its four dice: 5 of 16.
  const six = (1 / 2) * (1 / 4) * (5 / 16);
  expect(winsAtOnce(A, side('B', [6, 0, 0]))).toBeCloseTo(six, 12);
  // They are counted separately for the next figure: one die against each of three figures.
  expect(winsAtOnce(A, side('B', [1, 0, 0], { figures: 3 }))).toBeCloseTo(1 / 8, 12);
});

test('wounds of earlier turns do not count as wounds of this turn', () => {
  const A = side('A', [1, 1, 0], { effects: [{ attackDice: 1, per: 'woundThisTurn' }] });
  const model = lawsOf({
    attacker: A,
    defender: side('B', [3, 0, 0]),
    first: 'attacker',
    mostTurns: 3,
  });
  expect(model('winner')).toEqual({ undecided: 1 });
});

describe('a special attack has lines of its own', () => {
  test('that are used up', () => {
    const once = { attackDice: 2, uses: 1, per: 'game' };
    const A = side('A', [1, 0, 0], { effects: [special(1, { times: 2, effects: [once] })] });
    // 3 dice and 1: of four wounds at most 3 + 1.
    expect(winsAtOnce(A, side('B', [4, 0, 0]))).toBeCloseTo(1 / 16, 12);
    expect(winsAtOnce(A, side('B', [5, 0, 0]))).toBe(0);
  });

  test('that let it be made again so often, and no more', () => {
    const once = { attackAgain: true, when: 'wounded', most: 1 };
    const A = side('A', [1, 0, 0], { effects: [special(1, { effects: [once] })] });
    expect(winsAtOnce(A, side('B', [2, 0, 0]))).toBeCloseTo(1 / 4, 12);
    expect(winsAtOnce(A, side('B', [3, 0, 0]))).toBe(0);
  });
});
