import { describe, expect, test } from 'vitest';
import { readDuel } from '../../../src/fight/duel/read.ts';
import type { DuelDocument } from '../../../src/fight/duel/schema.ts';
import { USUAL_MOVE, USUAL_RANGE } from '../../../src/fight/fights/read-sides.ts';
import type { Surroundings } from '../../../src/rules/surroundings.ts';
import { mistake } from '../mistake.ts';
import type { Document } from '../scenarios.ts';
import { duelOf, side } from './duels.ts';

const A = side('A', [2, 3, 1]);
const B = side('B', [2, 3, 1]);
const duel = (more: Document = {}) => duelOf({ attacker: A, defender: B, ...more });
const refused = (more: Document) => mistake({ fight: 'duel', attacker: A, defender: B, ...more });

describe('a duel', () => {
  test('is by a toss, adjacent and to the end where nothing else is said', () => {
    expect(duel()).toMatchObject({
      first: 'toss',
      distance: 1,
      choices: 'wounds',
      superStrength: true,
    });
    expect(duel()).not.toHaveProperty('mostTurns');
    expect(duel().rulings.squadsCloseRanks).toBe(true);
  });

  test('is as it is said to be', () => {
    const said = {
      first: 'defender',
      distance: 6,
      choices: 'best',
      mostTurns: 9,
      superStrength: false,
    };
    expect(duel({ ...said, rulings: { squadsCloseRanks: false } })).toMatchObject({
      ...said,
      rulings: { squadsCloseRanks: false },
    });
  });

  test('has a usual Move and Range where a card says none, and one figure', () => {
    expect(duel().attacker).toMatchObject({
      move: USUAL_MOVE,
      range: USUAL_RANGE,
      figures: 1,
      type: 'hero',
      wounds: 0,
    });
    expect([USUAL_MOVE, USUAL_RANGE]).toEqual([5, 1]);
  });

  test('has the figures of a squad: those of its card, else three', () => {
    const figures = (more: Document) => duel({ attacker: { ...A, ...more } }).attacker;
    expect(figures({ type: 'squad' })).toMatchObject({ figures: 3, type: 'squad' });
    expect(figures({ type: 'squad', figures: 4 }).figures).toBe(4);
    expect(figures({ figures: 2 })).toMatchObject({ figures: 2, type: 'squad' });
  });

  test('of cards has their numbers, or others in their place', () => {
    const { attacker, defender } = duel({
      attacker: 'hawkgirl',
      defender: { card: 'solomon-grundy', life: 3, move: 0 },
    });
    expect(attacker.name).toBe('Hawkgirl');
    expect(defender).toMatchObject({ name: 'Solomon Grundy', life: 3, move: 0 });
  });
});

describe('measures are named after the sides, so that their names are told apart', () => {
  test.each([
    ['A', 'A'],
    ['A', 'a'],
    ['A!', 'A'],
  ])('%s and %s', (one, other) => {
    const { attacker, defender } = duel({
      attacker: { ...A, name: one },
      defender: { ...B, name: other },
    });
    expect([attacker.name, defender.name]).toEqual([one, `the other ${other}`]);
  });

  test.each([
    ['!', '?'],
    ['😀', '🦸'],
  ])('%s and %s are two names already', (one, other) => {
    const { attacker, defender } = duel({
      attacker: { ...A, name: one },
      defender: { ...B, name: other },
    });
    expect([attacker.name, defender.name]).toEqual([one, other]);
  });

  test('and nobody is called what a duel is that nobody wins', () => {
    expect(refused({ defender: { ...B, name: 'Undecided' } })).toBe(
      'defender.name is "Undecided"; give a different name, because this one means that no one wins the duel',
    );
    expect(refused({ defender: { ...B, name: 'The undecided' } })).toBe('no mistake');
  });
});

describe('a duel is refused, each mistake with its field:', () => {
  test('without Life or dice', () => {
    expect(refused({ attacker: { name: 'A', attack: 3, defense: 2 } })).toBe(
      'attacker.life is missing; give a Life from 1 to 1000, which a card of your own needs',
    );
    const text = refused({ defender: { name: 'B', life: 3 } });
    expect(text).toContain('defender.attack is missing');
    expect(text).toContain('defender.defense is missing');
  });

  test('of a card that does not say them either', () => {
    const card = { name: 'Imp', attack: 1, defense: 2, powers: [], height: 5, base: 'single' };
    const surroundings = { readFile: () => [card] } as unknown as Surroundings;
    const document = { attacker: A, defender: 'imp', cards: ['own.yaml'] };
    const read = () => readDuel(document as unknown as Partial<DuelDocument>, surroundings);
    expect(read).toThrow(
      'defender.life: missing, and the card of Imp has none; give life: with a number, which this kind of fight needs',
    );
  });

  test('of unknown cards, with the nearest names', () => {
    expect(refused({ attacker: 'hawkgril' })).toMatch(
      /^attacker: no card is called "hawkgril".*did you mean hawkgirl/,
    );
  });

  test('with as many wounds as Life', () => {
    expect(refused({ defender: { ...B, wounds: 2 } })).toBe(
      'defender.wounds is 2; give fewer wounds than the Life of 2',
    );
  });

  test('with a special attack that the side does not have', () => {
    expect(refused({ attacker: { ...A, specialAttack: 'Blast' } })).toMatch(
      /^attacker\.specialAttack is "Blast"/,
    );
  });

  test('all at once', () => {
    const text = refused({ attacker: 'hawkgril', defender: { ...B, wounds: 2 } });
    expect(text.split('\n')).toHaveLength(2);
  });
});

test('a special attack is one by its title, or none', () => {
  const special = side('A', [2, 3, 1], { effects: [{ specialAttack: { range: 2, dice: 4 } }] });
  const chosen = (specialAttack?: unknown) =>
    duel({ attacker: { ...special, ...(specialAttack !== undefined && { specialAttack }) } })
      .attacker;
  expect(chosen('a 1').specialAttack).toEqual(['A 1']);
  expect(chosen(true).specialAttack).toEqual(['A 1']);
  expect(chosen(false).specialAttack).toBe(false);
  expect(chosen()).not.toHaveProperty('specialAttack');
});
