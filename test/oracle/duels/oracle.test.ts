/** Expectations worked out by hand, or of independent simulators. A combat die shows a skull with 1/2, a shield with 1/3, a blank with 1/6. */

import { describe, expect, test } from 'vitest';
import type { Duel, DuelEffect, DuelEnd, FightSide } from './duel.ts';
import { chancesOf, exactDuel, marginal } from './oracle.ts';
import { hurt, startOfDuel } from './state.ts';

/** Life, attack, defense, then what differs from an adjacent hero with Move 5. */
function side(
  [life, attack, defense]: readonly [number, number, number],
  rest: Partial<FightSide> & { effects?: readonly DuelEffect[] } = {},
): FightSide {
  const { effects = [], ...others } = rest;
  return {
    name: 'card',
    life,
    attack,
    defense,
    figures: 1,
    move: 5,
    range: 1,
    powers: effects.map((effect, index) => ({ name: `Power ${index + 1}`, effects: [effect] })),
    ...others,
  };
}

/** `{ value: 'n/d' }` after the given number of turns. */
function distribution(
  duel: Duel,
  mostTurns: number,
  of: (end: DuelEnd) => unknown,
): Record<string, string> {
  return Object.fromEntries(
    marginal(exactDuel({ first: 'attacker', ...duel }, mostTurns), of).map(({ value, chance }) => [
      String(value),
      `${chance.numerator}/${chance.denominator}`,
    ]),
  );
}

const winner = (end: DuelEnd) => end.winner;
const winnerAndTurns = (end: DuelEnd) => `${end.winner} ${end.turns}`;
const lifeOfBoth = ({ lifeLeft }: DuelEnd) => `${lifeLeft.attacker} ${lifeLeft.defender}`;
const attacksOfAttacker = (end: DuelEnd) => end.attacksMade.attacker;
const figuresOfAttacker = (end: DuelEnd) => end.figuresLeft.attacker;

/** Life 1, one attack die, no defense. */
const plain = side([1, 1, 0]);
/** Life 9, no attack. */
const post = side([9, 0, 0]);

describe('by hand: turns', () => {
  test('one Life, one die each: the first wins with 2 in 3, after n turns 1 in 2^n', () => {
    const duel: Duel = { attacker: plain, defender: plain };
    expect(distribution(duel, 4, winnerAndTurns)).toEqual({
      'attacker 1': '1/2',
      'defender 2': '1/4',
      'attacker 3': '1/8',
      'defender 4': '1/16',
      'undecided 4': '1/16',
    });
    const chances = chancesOf({ ...duel, first: 'attacker' });
    expect(chances.attacker).toBeCloseTo(2 / 3, 12);
    expect(chances.mean.turns).toBeCloseTo(2, 10);
    expect(chances.remainder).toBeLessThan(1e-13);
    expect(chancesOf({ ...duel, first: 'defender' }).attacker).toBeCloseTo(1 / 3, 12);
    expect(chancesOf(duel).attacker).toBeCloseTo(1 / 2, 12);
  });

  test('a toss gives each side the first turn half the time', () => {
    const duel: Duel = { attacker: plain, defender: post, first: 'toss' };
    expect(distribution(duel, 1, attacksOfAttacker)).toEqual({ 0: '1/2', 1: '1/2' });
  });

  test('two Life each: no end before each has had two turns', () => {
    const two = side([2, 1, 0]);
    // skulls at 1 and 3; at 2 and 4, and not both at 1 and 3
    expect(distribution({ attacker: two, defender: two }, 4, winnerAndTurns)).toEqual({
      'attacker 3': '1/4',
      'defender 4': '3/16',
      'undecided 4': '9/16',
    });
    expect(distribution({ attacker: two, defender: two }, 2, lifeOfBoth)).toEqual({
      '2 2': '1/4',
      '2 1': '1/4',
      '1 2': '1/4',
      '1 1': '1/4',
    });
  });

  test('every figure of a squad attacks until the enemy is destroyed; a wound too many is lost', () => {
    const squad = side([1, 1, 0], { figures: 2 });
    expect(distribution({ attacker: squad, defender: plain }, 1, winnerAndTurns)).toEqual({
      'attacker 1': '3/4',
      'undecided 1': '1/4',
    });
    expect(distribution({ attacker: squad, defender: plain }, 1, attacksOfAttacker)).toEqual({
      1: '1/2',
      2: '1/2',
    });
    const heavy = side([1, 2, 0]);
    expect(
      distribution({ attacker: heavy, defender: squad }, 1, (end) => end.figuresLeft.defender),
    ).toEqual({ 1: '3/4', 2: '1/4' });
  });

  test('a figure comes nearer by its Move, no nearer than its Range needs', () => {
    const walker = side([1, 1, 0], { move: 2 });
    const stone = side([1, 0, 0], { move: 0 });
    // 6 spaces, then 4, 2, 1: the first attack is in the third turn of the walker
    expect(
      distribution({ attacker: walker, defender: stone, distance: 6 }, 5, winnerAndTurns),
    ).toEqual({
      'attacker 5': '1/2',
      'undecided 5': '1/2',
    });
    const archer = side([1, 1, 0], { move: 2, range: 4 });
    expect(
      distribution({ attacker: archer, defender: stone, distance: 6 }, 1, winnerAndTurns),
    ).toEqual({
      'attacker 1': '1/2',
      'undecided 1': '1/2',
    });
    // It stopped at a distance of 4 spaces, so the other needs two turns: 4, 2, 1, and the archer has shot twice by
    // then.
    const slow = side([1, 2, 0], { move: 2 });
    expect(
      distribution({ attacker: archer, defender: slow, distance: 6 }, 4, winnerAndTurns),
    ).toEqual({
      'attacker 1': '1/2',
      'attacker 3': '1/4',
      'defender 4': '3/16',
      'undecided 4': '1/16',
    });
  });

  test('both sides gone at once: nobody has won', () => {
    const bomb = side([1, 0, 0], { effects: [{ destroys: 1, stage: 'whenDestroyed' }] });
    const chances = chancesOf({ attacker: plain, defender: bomb, first: 'attacker' });
    expect(chances.undecided).toBeCloseTo(1, 12);
    expect(chances.attacker).toBe(0);
  });
});

describe('by hand: Knockback', () => {
  const strong = side([1, 1, 0], { effects: [{ superStrength: true }, { attacks: 2 }] });

  test('a defender driven out of range ends the attacks of the turn', () => {
    // the second attack is made only if the first missed
    expect(distribution({ attacker: strong, defender: post }, 1, attacksOfAttacker)).toEqual({
      1: '1/2',
      2: '1/2',
    });
    expect(
      distribution({ attacker: strong, defender: post }, 1, (end) => end.spacesDriven.defender),
    ).toEqual({ 0: '1/4', 1: '3/4' });
    const rulings = { knockback: false };
    expect(
      distribution({ attacker: strong, defender: post, rulings }, 1, attacksOfAttacker),
    ).toEqual({
      2: '1/1',
    });
  });

  test('a squad of two or more closes its ranks', () => {
    const squad = side([9, 0, 0], { figures: 2 });
    expect(distribution({ attacker: strong, defender: squad }, 1, attacksOfAttacker)).toEqual({
      2: '1/1',
    });
    const rulings = { squadsCloseRanks: false };
    expect(
      distribution({ attacker: strong, defender: squad, rulings }, 1, attacksOfAttacker),
    ).toEqual({
      1: '1/2',
      2: '1/2',
    });
  });

  test('who cannot come back does not attack; who shoots need not', () => {
    const attacker = side([1, 1, 0], { move: 0, effects: [{ superStrength: true }] });
    const attacks = (end: DuelEnd) => end.attacksMade.defender;
    expect(distribution({ attacker, defender: side([9, 1, 0], { move: 0 }) }, 2, attacks)).toEqual({
      0: '1/2',
      1: '1/2',
    });
    expect(distribution({ attacker, defender: side([9, 1, 0], { move: 1 }) }, 2, attacks)).toEqual({
      1: '1/1',
    });
    expect(
      distribution({ attacker, defender: side([9, 1, 0], { move: 0, range: 2 }) }, 2, attacks),
    ).toEqual({ 1: '1/1' });
  });

  test('moved, stationary and charged tell the turns apart', () => {
    const runner = (when: 'moved' | 'stationary' | { charged: number }) =>
      side([9, 0, 0], { move: 5, effects: [{ attackDice: 1, when }] });
    const made = (when: Parameters<typeof runner>[0], distance: number) =>
      distribution({ attacker: runner(when), defender: post, distance }, 3, attacksOfAttacker);
    expect(made('moved', 4)).toEqual({ 1: '1/1' });
    expect(made('stationary', 4)).toEqual({ 1: '1/1' });
    expect(made('stationary', 1)).toEqual({ 2: '1/1' });
    expect(made({ charged: 4 }, 4)).toEqual({ 1: '1/1' });
    expect(made({ charged: 5 }, 4)).toEqual({ 0: '1/1' });
  });
});

describe('by hand: powers over several attacks', () => {
  test('Counter Strike destroys figure after figure; each goes on with its own attacks', () => {
    // no skull 1/2 and a shield 1/3
    const squad = side([1, 1, 0], { figures: 2 });
    const guard = side([9, 0, 1], { effects: [{ counterStrike: true }] });
    const duel = { attacker: squad, defender: guard };
    expect(distribution(duel, 1, figuresOfAttacker)).toEqual({ 0: '1/36', 1: '5/18', 2: '25/36' });
    expect(distribution(duel, 1, winner)).toEqual({ defender: '1/36', undecided: '35/36' });
    const twice = side([1, 1, 0], { figures: 2, effects: [{ attacks: 2 }] });
    // each figure: lost at its first attack 1/6
    expect(distribution({ attacker: twice, defender: guard }, 1, attacksOfAttacker)).toEqual({
      2: '1/36',
      3: '5/18',
      4: '25/36',
    });
  });

  test('the figure that was hurt last comes first; who is fought stays', () => {
    const squad = side([3, 1, 0], { figures: 3 });
    const start = startOfDuel({ attacker: squad, defender: squad }, 'attacker');
    const wound = { wounds: 1, destroyed: false };
    const both = hurt(hurt(start, 'attacker', 1, wound), 'attacker', 2, wound);
    expect(both.attacker).toEqual({
      order: [
        { id: 2, wounds: 1 },
        { id: 1, wounds: 1 },
        { id: 0, wounds: 0 },
      ],
      fought: 0,
    });
    const gone = hurt(both, 'attacker', 0, { wounds: 3, destroyed: true });
    expect(gone.attacker.fought).toBe(2);
  });

  test('uses are spent at the first chance', () => {
    const once = side([9, 1, 0], { effects: [{ automaticSkulls: 1, uses: 1, per: 'game' }] });
    const duel: Duel = { attacker: once, defender: side([3, 0, 0]) };
    // one wound or two in the first turn; then at most one a turn
    expect(distribution(duel, 3, lifeOfBoth)).toEqual({ '9 2': '1/4', '9 1': '1/2', '9 0': '1/4' });
    const eachTurn = side([9, 1, 0], { effects: [{ automaticSkulls: 1, uses: 1, per: 'turn' }] });
    expect(distribution({ ...duel, attacker: eachTurn }, 3, winner)).toEqual({
      attacker: '3/4',
      undecided: '1/4',
    });
  });

  test('a round has three turns of each side', () => {
    const attacker = side([9, 0, 0], { effects: [{ attackDice: 1, uses: 1, per: 'round' }] });
    const attacks = (turns: number) =>
      distribution({ attacker, defender: post }, turns, attacksOfAttacker);
    expect(attacks(6)).toEqual({ 1: '1/1' });
    expect(attacks(7)).toEqual({ 2: '1/1' });
  });

  test('a table of attack dice is rolled once a turn', () => {
    const attacker = side([9, 0, 0], { effects: [{ attackDice: { 11: 1 } }, { attacks: 2 }] });
    expect(distribution({ attacker, defender: post }, 1, attacksOfAttacker)).toEqual({
      0: '1/2',
      2: '1/2',
    });
  });

  test('attackAgain goes on while it holds, up to its most', () => {
    const squad = side([1, 0, 0], { figures: 4 });
    const again = (most?: number) =>
      side([9, 1, 0], {
        effects: [{ attackAgain: true, when: 'destroyed', ...(most !== undefined && { most }) }],
      });
    const left = (end: DuelEnd) => end.figuresLeft.defender;
    expect(distribution({ attacker: again(), defender: squad }, 1, left)).toEqual({
      4: '1/2',
      3: '1/4',
      2: '1/8',
      1: '1/16',
      0: '1/16',
    });
    expect(distribution({ attacker: again(1), defender: squad }, 1, left)).toEqual({
      4: '1/2',
      3: '1/4',
      2: '1/4',
    });
  });

  test('another turn counts as a turn', () => {
    const attacker = side([9, 1, 0], { effects: [{ anotherTurn: 11 }] });
    expect(distribution({ attacker, defender: post }, 2, attacksOfAttacker)).toEqual({
      1: '1/2',
      2: '1/2',
    });
  });

  test('heals at the end of its own turn only, and when it destroyed', () => {
    const healer = side([2, 0, 0], { effects: [{ heals: 1, stage: 'endOfTurn' }] });
    const enemy = side([9, 1, 0]);
    const life = (end: DuelEnd) => end.lifeLeft.attacker;
    const duel: Duel = { attacker: healer, defender: enemy, first: 'defender' };
    expect(distribution(duel, 1, life)).toEqual({ 1: '1/2', 2: '1/2' });
    expect(distribution(duel, 2, life)).toEqual({ 2: '1/1' });
    const vampire = side([2, 1, 0], { effects: [{ heals: 1, when: 'destroyed' }] });
    const squad = side([1, 1, 0], { figures: 2 });
    // wounded by one of two attacks 1/2, by neither 1/4; then one wound more destroys it, with 1/2
    expect(
      distribution({ attacker: vampire, defender: squad, first: 'defender' }, 2, life),
    ).toEqual({
      0: '1/4',
      1: '1/4',
      2: '1/2',
    });
  });

  test('each figure that arrives is answered', () => {
    const squad = side([1, 1, 0], { figures: 2 });
    const guard = side([1, 0, 0], {
      effects: [{ unblockableWounds: { 11: 1 }, stage: 'enemyArrives' }],
    });
    expect(
      distribution({ attacker: squad, defender: guard, distance: 3 }, 1, figuresOfAttacker),
    ).toEqual({
      0: '1/4',
      1: '1/2',
      2: '1/4',
    });
    expect(distribution({ attacker: squad, defender: guard }, 1, figuresOfAttacker)).toEqual({
      2: '1/1',
    });
  });

  test('kills so far scale the dice of later attacks', () => {
    const attacker = side([9, 1, 0], { effects: [{ attackDice: 1, per: 'kill' }, { attacks: 2 }] });
    const squad = side([1, 0, 0], { figures: 2 });
    // after a kill, 1/2, the second attack has two dice and fails with 1/4
    expect(
      distribution({ attacker, defender: squad }, 1, (end) => end.figuresLeft.defender),
    ).toEqual({
      0: '3/8',
      1: '3/8',
      2: '1/4',
    });
  });

  test('a figure makes the attack with more mean wounds of those that reach', () => {
    const special = { specialAttack: { range: 3, dice: 3 } };
    const made = (attack: number, distance: number, says?: boolean) => {
      const attacker = side([9, attack, 0], {
        move: 0,
        effects: [special],
        ...(says !== undefined && { specialAttack: says }),
      });
      return distribution(
        { attacker, defender: side([9, 0, 0]), distance },
        1,
        (end) => end.lifeLeft.defender,
      );
    };
    const three = { 9: '1/8', 8: '3/8', 7: '3/8', 6: '1/8' };
    const one = { 9: '1/2', 8: '1/2' };
    expect(made(1, 1)).toEqual(three);
    expect(made(1, 1, false)).toEqual(one);
    expect(made(1, 3)).toEqual(three);
    expect(made(1, 4)).toEqual({ 9: '1/1' });
    expect(Object.keys(made(4, 1))).toHaveLength(5);
    expect(made(4, 1, true)).toEqual(three);
  });
});

describe('figures of an independent simulator, standard errors below 0.0016', () => {
  const error = 0.0016;
  const heroes = { attacker: side([4, 6, 4]), defender: side([6, 4, 3]) };
  const strongHeroes = { attacker: side([6, 6, 5]), defender: side([6, 6, 7]) };
  const squad = { attacker: side([1, 4, 4], { figures: 3 }), defender: side([6, 4, 3]) };

  test.each([
    ['Life, attack, defense 4/6/4 against 6/4/3', heroes, 0.776, 0.614],
    ['6/6/5 against 6/6/7', strongHeroes, 0.365, 0.246],
    ['a squad of three 4/4 against 6/4/3', squad, 0.909, 0.678],
  ])('%s', (_, duel, goingFirst, goingSecond) => {
    const first = chancesOf({ ...duel, first: 'attacker' }).attacker;
    const second = chancesOf({ ...duel, first: 'defender' }).attacker;
    expect(Math.abs(first - goingFirst)).toBeLessThan(4 * error);
    expect(Math.abs(second - goingSecond)).toBeLessThan(4 * error);
    const toss = chancesOf({ ...duel }).attacker;
    expect(toss).toBeCloseTo((first + second) / 2, 12);
  });

  test.each([
    ['4/6/4 against 6/4/3', heroes, 5.26],
    ['the squad', squad, 3.96],
  ])('turns on average, %s going first', (_, duel, seen) => {
    const { turns, mean } = chancesOf({ ...duel, first: 'attacker' });
    const average = mean.turns ?? 0;
    const variance = turns.reduce((sum, p, n) => sum + p * (n - average) ** 2, 0);
    // 200,000 duels, at least half of which are this one, and two printed digits
    const tolerance = 4 * Math.sqrt(variance / 100_000) + 0.005;
    expect(Math.abs(average - seen)).toBeLessThan(tolerance);
  });
});
