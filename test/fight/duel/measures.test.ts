import { describe, expect, test } from 'vitest';
import { COUNTERS } from '../../../src/fight/duel/chain.ts';
import {
  countersOf,
  DUEL_MEASURES,
  duelMeasures,
  outcomeOf,
  withoutReading,
} from '../../../src/fight/duel/measures.ts';
import type { Document } from '../scenarios.ts';
import { duelOf, side } from './duels.ts';

const STRONG = { effects: [{ superStrength: true }] };
const measuresOf = (attacker: Document, defender: Document, more: Document = {}) =>
  duelMeasures(duelOf({ attacker, defender, ...more }));
const names = (...of: Parameters<typeof measuresOf>) => measuresOf(...of).map(({ name }) => name);

const A = side('Ann O.', [3, 3, 1]);
const B = side('Ben', [2, 3, 1], { figures: 3 });

describe('the measures of a duel', () => {
  test('of heroes are the winner, turns, the Life of each, attacks, and those of each', () => {
    expect(names(A, side('Ben', [2, 3, 1]))).toEqual([
      'winner',
      'turns',
      'lifeLeft:ann-o',
      'lifeLeft:ben',
      'attacks',
      'attacksMade:ann-o',
      'attacksMade:ben',
    ]);
  });

  test('have the figures left of a squad, and the spaces of who can be driven back', () => {
    expect(names(A, B)).toContain('figuresLeft:ben');
    expect(names(A, B)).not.toContain('figuresLeft:ann-o');
    const strong = names({ ...A, powers: ['super-strength'] }, B);
    expect(strong).toContain('spacesDriven:ben');
    expect(strong).not.toContain('spacesDriven:ann-o');
    expect(names(side('Ann O.', [3, 3, 1], STRONG), B)).toContain('spacesDriven:ben');
    expect(names(side('Ann O.', [3, 3, 1], STRONG), B, { superStrength: false })).not.toContain(
      'spacesDriven:ben',
    );
  });

  test('are of kinds that the game lists, which say what each takes', () => {
    const kinds = DUEL_MEASURES.map(({ name }) => name);
    const all = names(side('Ann O.', [3, 3, 1], STRONG), B);
    expect(new Set(all.map((name) => name.split(':')[0]))).toEqual(new Set(kinds));
    for (const { name, condition } of DUEL_MEASURES) {
      for (const more of [{ figures: 1 }, { figures: 2 }, { figures: 1, ...STRONG }]) {
        const sides = { attacker: side('Ann', [3, 3, 1], more), defender: A };
        const isThere = names(sides.attacker, sides.defender).some(
          (one) => one.split(':')[0] === name,
        );
        expect(condition?.isMet(duelOf(sides)) ?? true, name).toBe(isThere);
      }
    }
  });

  test('name the sides as the winner can be', () => {
    const [winner] = measuresOf(A, B);
    expect(winner?.values).toEqual(['Ann O.', 'Ben', 'undecided']);
  });
});

describe('an end', () => {
  const all = measuresOf(A, B);
  const figures = {
    attacker: [{ wounds: 1 }],
    defender: [{ wounds: 0 }, { wounds: 1 }],
  };

  test('comes to its winner by name, the Life of all figures, and how many there are', () => {
    expect(outcomeOf({ winner: 'attacker', figures }, all)).toEqual({
      winner: 'Ann O.',
      'lifeLeft:ann-o': 2,
      'lifeLeft:ben': 3,
      'figuresLeft:ben': 2,
    });
    expect(outcomeOf({ winner: 'undecided', figures }, all).winner).toBe('undecided');
  });

  test('has no Life of a side that is gone', () => {
    const gone = { winner: 'attacker', figures: { ...figures, defender: [] } } as const;
    expect(outcomeOf(gone, all)).toMatchObject({ 'lifeLeft:ben': 0, 'figuresLeft:ben': 0 });
  });
});

test('what is counted on the way has a counter each, the turns first', () => {
  const strong = measuresOf(side('Ann', [3, 3, 1], STRONG), side('Ben', [3, 3, 1], STRONG));
  expect(countersOf(strong)).toEqual([
    { measure: 'turns', counter: COUNTERS.turns },
    { measure: 'attacks', counter: COUNTERS.attacks },
    { measure: 'attacksMade:ann', counter: COUNTERS.madeByAttacker },
    { measure: 'attacksMade:ben', counter: COUNTERS.madeByDefender },
    { measure: 'spacesDriven:ann', counter: COUNTERS.attackerDriven },
    { measure: 'spacesDriven:ben', counter: COUNTERS.defenderDriven },
  ]);
});

test('a measure without how it is read is plain data', () => {
  for (const measure of measuresOf(A, B).map(withoutReading)) {
    expect(structuredClone(measure)).toEqual(measure);
  }
});
