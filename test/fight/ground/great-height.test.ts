import { describe, expect, test } from 'vitest';
import { fraction, fractionText } from '../../../src/base/statistics/fraction.ts';
import { weighOutcomes } from '../../../src/chance/exact/outcomes.ts';
import { rulingsOf } from '../../experiments/results/throws.ts';
import { type Document, planOf, scenarioOf } from '../scenarios.ts';
import { answeredYes, solved } from '../turn/solved.ts';

/* By hand: an attack die shows a skull half of the time, a defense die a shield a third of the time. */

const HERO = { name: 'Hero', attack: 1, height: 5, range: 4 };
const TARGET = { name: 'Target', defense: 0, height: 5 };

/** Two spaces apart, on these levels. */
const apart = (from: number, to: number, more: Document = {}): Document => ({
  attacker: HERO,
  defender: TARGET,
  board: { terrain: `${from} 0 ${to}`, attacker: [0, 0], defender: [2, 0] },
  ...more,
});

/** The chance of at least one wound. */
function wounded(document: Document): string {
  let [yes, all] = [0n, 0n];
  weighOutcomes(planOf(document).model, ({ attackWounds }, weight) => {
    all += weight;
    if (Number(attackWounds) >= 1) yes += weight;
  });
  return fractionText(fraction(yes, all));
}

const off = { rulings: { greatHeight: false } };

describe('an attack from ten levels up', () => {
  test('has two dice more, from nine one: 1 - (1/2)^3 and 1 - (1/2)^2', () => {
    const of = (level: number, more?: Document) => wounded(apart(level, 0, more));
    expect([of(0), of(1), of(9), of(10), of(25)]).toEqual(['1/2', '3/4', '3/4', '7/8', '7/8']);
    expect([of(9, off), of(10, off), of(25, off)]).toEqual(['3/4', '3/4', '3/4']);
  });

  test('is met with two defense dice more where the defender is above: 1/2 × (2/3)^2', () => {
    const of = (level: number, more?: Document) => wounded(apart(0, level, more));
    expect([of(9), of(10), of(10, off)]).toEqual(['1/3', '2/9', '1/3']);
  });

  test('counts from the higher space of a double base', () => {
    const board = {
      terrain: '10 10 0 0 0',
      attacker: [
        [0, 0],
        [1, 0],
      ],
      defender: [4, 0],
    };
    const attacker = { ...HERO, base: 'double' };
    expect(wounded({ attacker, defender: TARGET, board })).toBe('7/8');
  });

  test('leaves the dice of a special attack alone, not those that defend against it', () => {
    const plain = { specialAttack: true };
    expect([wounded(apart(10, 0, plain)), wounded(apart(1, 0, plain))]).toEqual(['1/2', '1/2']);
    expect(wounded(apart(0, 10, plain))).toBe('2/9');
    const powers = [{ name: 'Bolt', effects: [{ specialAttack: { range: 4 } }] }];
    const attacker = { ...HERO, powers };
    expect(wounded(apart(10, 0, { attacker, specialAttack: 'Bolt' }))).toBe('1/2');
  });

  test('is told with its dice, and the ruling where it matters alone', () => {
    const dice = (document: Document) =>
      planOf(document).account.facts.find(({ term }) => term === 'The attack')?.text;
    expect(dice(apart(10, 0))).toContain('adds two dice to its attack for height advantage');
    expect(dice(apart(9, 0))).toContain('adds one die to its attack for height advantage');
    const names = (document: Document) => rulingsOf(scenarioOf(document)).map(({ name }) => name);
    expect(names(apart(10, 0))).toEqual(['greatHeight']);
    expect(names(apart(10, 0, off))).toEqual(['greatHeight']);
    expect(names(apart(9, 0))).toEqual([]);
    expect(names(apart(10, 0, { specialAttack: true }))).toEqual([]);
  });

  test('is not known of without a board: whoever is higher has one die more', () => {
    const document = { attacker: HERO, defender: TARGET, heightAdvantage: 'attacker' };
    expect(wounded(document)).toBe('3/4');
    expect(rulingsOf(scenarioOf(document))).toEqual([]);
  });
});

describe('in a turn', () => {
  /** Hero on 0,1 can go to 0,0, on level 9, and to 1,0, on the level given. */
  const turn = (level: number, more: Document = {}) =>
    solved(
      {
        name: 'A turn',
        rules: 'c3g',
        turn: [{ figure: { ...HERO, move: 2 }, at: [0, 1] }],
        defender: { ...TARGET, life: 1 },
        board: { terrain: `9 ${level} . 0\n 9 . . .`, defender: [3, 0] },
        ...more,
      },
      'destroyed',
    );
  const chance = (of: ReturnType<typeof turn>) =>
    fractionText(answeredYes(of, ({ destroyed }) => destroyed === 1));

  test('the place ten levels up is better than one of nine: 7/8', () => {
    expect([chance(turn(9)), chance(turn(10)), chance(turn(10, off))]).toEqual([
      '3/4',
      '7/8',
      '3/4',
    ]);
    const { found, context } = turn(10);
    const first = found.nodes[found.chain.start]?.chosen[0];
    expect(first && context.field.nameOf(first.place)).toBe('1,0');
  });
});
