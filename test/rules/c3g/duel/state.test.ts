import { describe, expect, test } from 'vitest';
import {
  type DuelState,
  type Figures,
  foughtOf,
  hurtFirst,
  keyOf,
  losersOf,
  wounded,
} from '../../../../src/rules/c3g/duel/state.ts';

const FIGURES: Figures = {
  attacker: [{ wounds: 1 }, { wounds: 0, isFought: true }, { wounds: 2 }],
  defender: [{ wounds: 3 }],
};

describe('wounds', () => {
  test('are added to one figure, or taken off', () => {
    expect(wounded(FIGURES, 'attacker', 2, 3).attacker.map(({ wounds }) => wounds)).toEqual([
      1, 0, 5,
    ]);
    expect(wounded(FIGURES, 'attacker', 2, -1).attacker[2]?.wounds).toBe(1);
    expect(wounded(FIGURES, 'attacker', 2, 0)).toBe(FIGURES);
  });

  test('destroy a figure, and the first of the others is fought if it was that one', () => {
    expect(wounded(FIGURES, 'attacker', 1, undefined).attacker).toEqual([
      { wounds: 1, isFought: true },
      { wounds: 2 },
    ]);
    expect(wounded(FIGURES, 'attacker', 0, undefined).attacker).toEqual([
      { wounds: 0, isFought: true },
      { wounds: 2 },
    ]);
    expect(wounded(FIGURES, 'defender', 0, undefined).defender).toEqual([]);
  });

  test('leave the other side alone', () => {
    expect(wounded(FIGURES, 'attacker', 0, undefined).defender).toBe(FIGURES.defender);
  });
});

test('who has no figures has lost, both where neither has', () => {
  expect(losersOf(FIGURES)).toEqual([]);
  expect(losersOf({ ...FIGURES, defender: [] })).toEqual(['defender']);
  expect(losersOf({ attacker: [], defender: [] })).toEqual(['attacker', 'defender']);
});

test('the figure that is fought is the marked one, or the first', () => {
  expect(foughtOf(FIGURES.attacker)).toBe(1);
  expect(foughtOf(FIGURES.defender)).toBe(0);
});

test('a figure that is hurt comes first, the others keep their order', () => {
  expect(hurtFirst(FIGURES, 'attacker', 2).attacker.map(({ wounds }) => wounds)).toEqual([2, 1, 0]);
  expect(hurtFirst(FIGURES, 'attacker', 0)).toBe(FIGURES);
});

test('states that differ in anything have different keys', () => {
  const state: DuelState = {
    acting: 'attacker',
    figures: FIGURES,
    distance: 1,
    turns: 0,
    ofRound: 0,
    used: [0, 1],
    tables: [2],
    began: 0,
    moved: false,
    phase: { name: 'attack', figure: 0, way: 0, attack: 1, again: 0, hurt: false },
  };
  const others: Partial<DuelState>[] = [
    { acting: 'defender' },
    { figures: wounded(FIGURES, 'attacker', 0, 1) },
    { figures: { ...FIGURES, attacker: FIGURES.attacker.toReversed() } },
    { figures: { ...FIGURES, attacker: [{ wounds: 1 }, { wounds: 0 }, { wounds: 2 }] } },
    { distance: 2 },
    { turns: 1 },
    { ofRound: 1 },
    { used: [1, 0] },
    { tables: [] },
    { began: 1 },
    { moved: true },
    { phase: { name: 'end', figure: 0 } },
    { phase: { name: 'ready', figure: 0 } },
    { phase: { name: 'attack', figure: 0, way: 1, attack: 0, again: 0, hurt: false } },
    { phase: { name: 'attack', figure: 0, way: 0, attack: 1, again: 0, hurt: true } },
  ];
  const keys = [{}, ...others].map((other) => keyOf({ ...state, ...other }));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf({ ...state })).toBe(keyOf(state));
});
