import { describe, expect, test } from 'vitest';
import type { Document } from '../scenarios.ts';
import { duelOf, lawsOf, meanOf, only, side, sure } from './duels.ts';

const first = 'attacker';

describe('turns', () => {
  test('alternate until one side is destroyed: after 3 of its own, where 3 wounds are dealt one by one', () => {
    const model = lawsOf({ attacker: sure('A', 9), defender: sure('B', 3), first });
    expect(only(model('winner'))).toBe('A');
    // Turns 1, 3 and 5 are A's.
    expect(only(model('turns'))).toBe('5');
    expect(only(model('attacks'))).toBe('5');
    expect(only(model('attacksMade:a'))).toBe('3');
    expect(only(model('attacksMade:b'))).toBe('2');
    expect(only(model('lifeLeft:a'))).toBe('7');
    expect(only(model('lifeLeft:b'))).toBe('0');
  });

  test('of the side that is first are won by it among equals', () => {
    const sides = { attacker: sure('A', 2), defender: sure('B', 2) };
    expect(only(lawsOf({ ...sides, first })('winner'))).toBe('A');
    expect(only(lawsOf({ ...sides, first: 'defender' })('winner'))).toBe('B');
    expect(lawsOf(sides)('winner')).toEqual({ A: 0.5, B: 0.5 });
  });

  test('a toss is the mean of both starts, of every measure', () => {
    const sides = { attacker: side('A', [2, 3, 1]), defender: side('B', [3, 2, 2]) };
    const [one, other, toss] = ['attacker', 'defender', 'toss'].map((who) =>
      lawsOf({ ...sides, first: who }),
    ) as [ReturnType<typeof lawsOf>, ReturnType<typeof lawsOf>, ReturnType<typeof lawsOf>];
    for (const measure of ['winner', 'lifeLeft:a', 'turns', 'attacksMade:b']) {
      const values = Object.entries(toss(measure));
      expect(values.length).toBeGreaterThan(1);
      for (const [value, p] of values) {
        const mean = ((one(measure)[value] ?? 0) + (other(measure)[value] ?? 0)) / 2;
        expect(Math.abs(p - mean), `${measure} ${value}`).toBeLessThan(1e-12);
      }
    }
  });

  test('in which no die matters last as long as the coin says: one die against one Life', () => {
    const model = lawsOf({ attacker: side('A', [1, 1, 0]), defender: side('B', [1, 1, 0]), first });
    // Each attack is a skull half the time: A wins in turns 1, 3, 5 …, which is 2 of 3.
    expect(model('winner').A).toBeCloseTo(2 / 3, 12);
    for (const n of [1, 2, 3, 7]) expect(model('turns')[n]).toBeCloseTo(2 ** -n, 12);
    expect(meanOf(model('turns'))).toBeCloseTo(2, 10);
  });

  test('end undecided after mostTurns, with the Life that is left', () => {
    const sides = { attacker: sure('A', 3), defender: sure('B', 3), first };
    const model = lawsOf({ ...sides, mostTurns: 4 });
    expect(only(model('winner'))).toBe('undecided');
    expect(only(model('turns'))).toBe('4');
    expect([only(model('lifeLeft:a')), only(model('lifeLeft:b'))]).toEqual(['1', '1']);
    // A's third attack is that of the fifth turn, which still counts.
    expect(only(lawsOf({ ...sides, mostTurns: 5 })('winner'))).toBe('A');
  });

  test('of a duel in which nobody can wound anybody end undecided where they are limited', () => {
    const harmless = { attacker: side('A', [1, 0, 2]), defender: side('B', [1, 0, 2]) };
    const model = lawsOf({ ...harmless, mostTurns: 6 });
    expect(only(model('winner'))).toBe('undecided');
    expect(only(model('attacks'))).toBe('0');
    expect(only(model('turns'))).toBe('6');
  });
});

describe('movement', () => {
  test('brings a side with Range 1 as near as its Move allows, and only the one in range attacks', () => {
    const model = lawsOf({
      attacker: sure('Fighter', 9, { move: 2 }),
      defender: sure('Archer', 2, { range: 6, move: 0 }),
      first,
      distance: 6,
    });
    // The fighter goes 6 → 4 → 2 → 1 in turns 1, 3, 5, and attacks in 5 and 7; the archer in 2, 4, 6.
    expect(only(model('turns'))).toBe('7');
    expect(only(model('attacksMade:fighter'))).toBe('2');
    expect(only(model('attacksMade:archer'))).toBe('3');
  });

  test('gives an archer the first attacks of a duel from six spaces apart, also as the second to act', () => {
    const sides = {
      attacker: side('Fighter', [2, 1, 0], { move: 5 }),
      defender: side('Archer', [2, 1, 0], { range: 6, move: 0 }),
      distance: 7,
    };
    // 7 → 2: not yet next to it. The archer shoots in turn 2 for the first time, the fighter in turn 3.
    const model = lawsOf({ ...sides, first });
    expect(model('attacks')[1] ?? 0).toBe(0);
    expect(model('turns')[2] ?? 0).toBe(0);
    // Two skulls of the archer in turns 2 and 4, whatever the fighter does in turn 3: 1/4.
    expect(model('turns')[4]).toBeCloseTo(1 / 4, 12);
    expect(model('winner').Archer).toBeGreaterThan(model('winner').Fighter as number);
  });

  test('is no nearer than the Range needs, so that a shorter Range must still come', () => {
    const archers = (range: number) =>
      lawsOf({
        attacker: sure('A', 1, { range: 4, move: 3 }),
        defender: sure('B', 1, { range, move: 1 }),
        first,
        distance: 8,
      });
    // A moves from 8 to 5, then B: with Range 5 it stays and attacks; with Range 3 it moves to 4, and A attacks.
    expect([only(archers(5)('winner')), only(archers(5)('turns'))]).toEqual(['B', '2']);
    expect([only(archers(3)('winner')), only(archers(3)('turns'))]).toEqual(['A', '3']);
  });

  test('is none of a side that is within range', () => {
    const model = lawsOf({
      attacker: sure('A', 1, { range: 3, effects: [{ attacks: 2, when: 'moved' }] }),
      defender: sure('B', 2, { range: 3 }),
      first,
      distance: 3,
    });
    // It makes one attack per turn, not two: otherwise it would win before B destroys it.
    expect(only(model('winner'))).toBe('B');
  });

  test('counts for powers that ask whether a figure has moved, stood, or charged so far', () => {
    const attacking = (when: unknown, more: Document) =>
      lawsOf({
        attacker: sure('A', 1, { effects: [{ attacks: 2, when }] }),
        defender: sure('B', 2),
        first,
        ...more,
      });
    const isTwice = (when: unknown, more: Document) =>
      only(attacking(when, more)('winner')) === 'A';
    expect(isTwice('moved', { distance: 4 })).toBe(true);
    expect(isTwice('moved', { distance: 1 })).toBe(false);
    expect(isTwice('stationary', { distance: 1 })).toBe(true);
    expect(isTwice('stationary', { distance: 4 })).toBe(false);
    expect(isTwice({ charged: 4 }, { distance: 4 })).toBe(true);
    expect(isTwice({ charged: 5 }, { distance: 4 })).toBe(false);
    expect(isTwice({ beganTurn: 'engaged' }, { distance: 1 })).toBe(true);
    expect(isTwice({ beganTurn: 'engaged' }, { distance: 2 })).toBe(false);
    expect(isTwice({ beganTurn: 'unengaged' }, { distance: 2 })).toBe(true);
  });
});

describe('Knockback', () => {
  /** One skull in each attack drives it one space; no figure has Move enough to come back. */
  const strong = (more: Document) => sure('A', 4, { effects: [{ superStrength: true }], ...more });

  test('adds the spaces to the distance: who cannot come back is never attacked again', () => {
    const model = lawsOf({
      attacker: side('A', [1, 1, 0], { move: 0, effects: [{ superStrength: true }] }),
      defender: side('B', [3, 1, 0], { move: 0 }),
      first,
      mostTurns: 20,
    });
    // A attacks until its die shows a skull: then B, with one wound, is driven out of every figure's reach. B answers
    // every attack without a skull, and destroys A half of the time.
    const undecided = 1 / 2 / (1 - 1 / 4);
    expect(model('winner').undecided).toBeCloseTo(undecided, 5);
    expect(model('winner').B).toBeCloseTo(1 - undecided, 5);
    expect(model('spacesDriven:b')[1]).toBeCloseTo(undecided, 5);
  });

  test('ends the attacks of that turn: the figure that has been driven away is out of range', () => {
    const model = (effects: readonly Document[]) =>
      lawsOf({
        attacker: side('A', [1, 1, 0], { effects: [{ attacks: 2 }, ...effects] }),
        defender: side('B', [2, 0, 0]),
        first,
        mostTurns: 1,
      })('lifeLeft:b');
    // Two dice, a wound for each skull; with Knockback a skull of the first is the last.
    expect(model([])).toEqual({ 0: 0.25, 1: 0.5, 2: 0.25 });
    expect(model([{ superStrength: true }])).toEqual({ 1: 0.75, 2: 0.25 });
  });

  test('is undone by a Move as long, and is none where Super Strength is negated', () => {
    const sides = { attacker: strong({ move: 5 }), defender: sure('B', 3, { move: 5 }), first };
    const model = lawsOf(sides);
    expect(only(model('turns'))).toBe('5');
    // A skull half of the time in each of the two attacks that do not destroy.
    expect(model('spacesDriven:b')).toEqual({ 0: 0.25, 1: 0.5, 2: 0.25 });
    const stuck = { ...sides, defender: sure('B', 3, { move: 0 }), attacker: strong({ move: 0 }) };
    expect(lawsOf({ ...stuck, mostTurns: 9 })('winner').undecided).toBeCloseTo(3 / 4, 12);
    const negated = { ...stuck, mostTurns: 9, superStrength: false };
    expect(only(lawsOf(negated)('winner'))).toBe('A');
  });

  const squad = (squadsCloseRanks: boolean) =>
    lawsOf({
      attacker: side('A', [1, 1, 0], { move: 0, effects: [{ superStrength: true }] }),
      defender: side('B', [2, 0, 0], { figures: 2, move: 0 }),
      first,
      mostTurns: 3,
      rulings: { squadsCloseRanks },
    });

  test('of a squad costs nothing while two of it live, and its spaces count all the same', () => {
    const model = squad(true)('lifeLeft:b');
    // Attacks in turns 1 and 3, both next to the squad.
    expect(model).toEqual({ 4: 0.25, 3: 0.5, 2: 0.25 });
    expect(squad(true)('spacesDriven:b')).toEqual({ 0: 0.25, 1: 0.75 });
  });

  test('drives the whole squad away where its ranks are not closed', () => {
    // A skull of the first attack puts the squad out of reach.
    expect(squad(false)('lifeLeft:b')).toEqual({ 4: 0.25, 3: 0.75 });
  });
});

describe('figures', () => {
  test('of a squad attack one after another, and what is left of a hurt one is fought first', () => {
    const model = lawsOf({
      attacker: sure('Squad', 1, { figures: 3 }),
      defender: sure('Hero', 5),
      first,
    });
    // Three wounds in turn 1; the hero destroys one figure in turn 2; two wounds in turn 3.
    expect(only(model('turns'))).toBe('3');
    expect(only(model('attacks'))).toBe('6');
    expect(only(model('figuresLeft:squad'))).toBe('2');
    expect(only(model('lifeLeft:squad'))).toBe('2');
  });

  test('lose wounds beyond their Life: three dice destroy one figure, not three', () => {
    const model = lawsOf({
      attacker: side('A', [9, 3, 0], { effects: [{ automaticSkulls: 3 }] }),
      defender: side('B', [1, 0, 0], { figures: 3 }),
      first,
    });
    expect(only(model('turns'))).toBe('5');
    expect(only(model('attacksMade:a'))).toBe('3');
  });

  test('with wounds at the beginning have so many fewer', () => {
    const model = lawsOf({
      attacker: sure('A', 9),
      defender: sure('B', 2, { figures: 2, wounds: 1 }),
      first,
    });
    // One wound by the first figure, two by the second: turns 1, 3, 5.
    expect(only(model('turns'))).toBe('5');
  });

  test('that Counter Strike destroys lose what attacks they had, and the next goes on with its own', () => {
    const squad = (figures: number) =>
      lawsOf({
        attacker: side('Squad', [1, 1, 0], { figures, effects: [{ attacks: 2 }] }),
        defender: side('Hero', [1, 0, 1], {
          effects: [{ automaticShields: 5 }, { counterStrike: true }],
        }),
        first,
        mostTurns: 1,
      });
    // Every attack brings back at least four wounds: one attack per figure, not two.
    for (const figures of [1, 2, 3]) {
      const model = squad(figures);
      expect(only(model('winner'))).toBe('Hero');
      expect(only(model('attacks'))).toBe(String(figures));
    }
  });
});

describe('powers of a turn', () => {
  test('heal at its end, up to the Life', () => {
    const healing = (life: number) =>
      lawsOf({
        attacker: sure('A', 9),
        defender: sure('B', life, { effects: [{ heals: 1, stage: 'endOfTurn' }] }),
        first,
        mostTurns: 6,
      });
    // B has a wound after A's turns, and none after its own.
    expect(only(healing(2)('lifeLeft:b'))).toBe('2');
    // With Life 1 it is destroyed before.
    expect(only(healing(1)('winner'))).toBe('A');
  });

  test('bring another turn, which counts and in which the side attacks again', () => {
    const model = lawsOf({
      attacker: sure('A', 1, { effects: [{ anotherTurn: 1, uses: 2, per: 'game' }] }),
      defender: sure('B', 3),
      first,
    });
    expect(only(model('winner'))).toBe('A');
    expect(only(model('turns'))).toBe('3');
    expect(only(model('attacksMade:a'))).toBe('3');
    expect(only(model('attacksMade:b'))).toBe('0');
  });

  test('bring another turn as often as the D20 says', () => {
    const model = lawsOf({
      attacker: sure('A', 1, { effects: [{ anotherTurn: 16 }] }),
      defender: sure('B', 2),
      first,
    });
    // 16 to 20: a quarter.
    expect(model('winner').A).toBeCloseTo(1 / 4, 12);
  });

  test.each([
    ['turn', 5, 11],
    ['round', 7, 11],
    ['round', 7, 9],
    ['game', 9, 11],
  ])('that act once a %s end it in turn %i, of a Life of %i', (per, turns, life) => {
    // Four wounds if it may act, otherwise two. Turns 1, 3 and 5 belong to one round, turn 7 begins the next.
    const model = lawsOf({
      attacker: side('A', [40, 1, 0], {
        effects: [{ automaticSkulls: 2 }, { extraWounds: 2, uses: 1, per }],
      }),
      defender: side('B', [life, 0, 0], { effects: [{ mostWounds: 2 }] }),
      first,
    });
    expect(only(model('turns'))).toBe(String(turns));
  });

  test('that hold for one attack of a turn are those of the list, in its order', () => {
    const model = lawsOf({
      attacker: side('A', [1, 1, 0], { effects: [{ attacks: [{}, { attackDice: 1 }] }] }),
      defender: side('B', [9, 0, 0]),
      first,
      mostTurns: 1,
    })('lifeLeft:b');
    // One die, then two: three in all.
    expect(model).toEqual({ 9: 1 / 8, 8: 3 / 8, 7: 3 / 8, 6: 1 / 8 });
    expect(
      only(
        lawsOf({
          attacker: side('A', [1, 1, 0], { effects: [{ attacks: [{}, { attackDice: 1 }] }] }),
          defender: side('B', [9, 0, 0]),
          first,
          mostTurns: 1,
        })('attacks'),
      ),
    ).toBe('2');
  });

  test('let a figure attack again that has destroyed one', () => {
    const model = (most: number) =>
      lawsOf({
        attacker: sure('A', 1, { effects: [{ attackAgain: true, when: 'destroyed', most }] }),
        defender: sure('B', 1, { figures: 3 }),
        first,
        mostTurns: 1,
      });
    expect(only(model(1)('figuresLeft:b'))).toBe('1');
    expect(only(model(2)('winner'))).toBe('A');
    expect(only(model(2)('attacks'))).toBe('3');
  });

  test('roll a table of attack dice once for the turn, not for each attack', () => {
    const model = lawsOf({
      attacker: side('A', [1, 1, 0], { effects: [{ attacks: 2 }, { attackDice: { 11: 40 } }] }),
      defender: side('B', [1, 0, 0], { figures: 2 }),
      first,
      mostTurns: 1,
    })('figuresLeft:b');
    // With 41 dice both are destroyed, except once in 2^40; without them, by a skull each.
    expect(model[0]).toBeCloseTo(1 / 2 + 1 / 8, 9);
    expect(model[1]).toBeCloseTo(1 / 4, 9);
    expect(model[2]).toBeCloseTo(1 / 8, 9);
  });

  test('answer a figure that comes next to their own, once, before its attack', () => {
    const model = (distance: number) =>
      lawsOf({
        attacker: sure('A', 1),
        defender: sure('B', 1, { effects: [{ destroys: 11, stage: 'enemyArrives' }] }),
        first,
        distance,
      })('winner');
    expect(model(3).B).toBeCloseTo(1 / 2, 12);
    expect(only(model(1))).toBe('A');
  });
});

test('a special attack is made where it deals more wounds on average, the normal one where equal', () => {
  // Two dice, or those of the special attack; all of them skulls once in 2^dice.
  const model = (dice: number, specialAttack?: boolean) =>
    lawsOf({
      attacker: side('A', [1, 2, 0], {
        effects: [{ specialAttack: { range: 1, dice } }],
        ...(specialAttack !== undefined && { specialAttack }),
      }),
      defender: side('B', [9, 0, 0]),
      first,
      mostTurns: 1,
    })('lifeLeft:b');
  expect(model(3)[6]).toBeCloseTo(1 / 8, 12);
  expect(model(1)[7]).toBeCloseTo(1 / 4, 12);
  expect(model(3, false)[6] ?? 0).toBe(0);
  expect(model(1, true)[7] ?? 0).toBe(0);
});

test('several figures without a type are a squad, one is a hero', () => {
  const typed = (more: Document) =>
    duelOf({ attacker: sure('A', 1, more), defender: sure('B', 1) });
  expect(typed({ figures: 2 }).attacker.type).toBe('squad');
  expect(typed({}).attacker.type).toBe('hero');
});
