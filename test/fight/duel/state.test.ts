import { describe, expect, test } from 'vitest';
import {
  type Figures,
  foughtOf,
  hurtFirst,
  losersOf,
  wounded,
} from '../../../src/fight/duel/state.ts';

const FIGURES: Figures = {
  attacker: [{ wounds: 1 }, { wounds: 0, isFought: true }, { wounds: 2 }],
  defender: [{ wounds: 3 }],
};

describe('wounds', () => {
  const { attacker } = FIGURES;

  test('are added to one figure, or taken off', () => {
    expect(wounded(attacker, 2, 3).map(({ wounds }) => wounds)).toEqual([1, 0, 5]);
    expect(wounded(attacker, 2, -1)[2]?.wounds).toBe(1);
    expect(wounded(attacker, 2, 0)).toBe(attacker);
  });

  test('leave the figure that is fought the one that is', () => {
    expect(wounded(attacker, 1, 2)[1]).toEqual({ wounds: 2, isFought: true });
  });

  test('destroy a figure, and the first of the others is fought if it was that one', () => {
    expect(wounded(attacker, 1, undefined)).toEqual([{ wounds: 1, isFought: true }, { wounds: 2 }]);
    expect(wounded(attacker, 0, undefined)).toEqual([{ wounds: 0, isFought: true }, { wounds: 2 }]);
    expect(wounded(FIGURES.defender, 0, undefined)).toEqual([]);
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
  const { attacker } = FIGURES;
  expect(hurtFirst(attacker, 2).map(({ wounds }) => wounds)).toEqual([2, 1, 0]);
  expect(hurtFirst(attacker, 0)).toBe(attacker);
});
