import { describe, expect, test } from 'vitest';
import type { ThrowOutcome } from '../../../src/fight/combat/throw-outcome.ts';
import { lineups } from '../../../src/fight/duel/lineup.ts';
import type { FigureState } from '../../../src/fight/duel/state.ts';
import { NOTHING } from '../nothing-thrown.ts';

const FIGURES: readonly FigureState[] = [
  { wounds: 1 },
  { wounds: 0, isFought: true },
  { wounds: 2 },
];

describe('the lineups of a side', () => {
  test('are one where figures stand alike, and numbered where they do not', () => {
    const { of } = lineups([], 4);
    const all = [FIGURES, FIGURES.toReversed(), [{ wounds: 1 }, { wounds: 0 }, { wounds: 2 }]];
    const numbers = all.map((figures) => of(figures).number);
    expect(new Set(numbers).size).toBe(3);
    expect(of(structuredClone(FIGURES))).toBe(of(FIGURES));
  });

  test('know the wounds of the figure that is fought', () => {
    const { of } = lineups([], 4);
    expect(of([{ wounds: 3 }, { wounds: 5, isFought: true }]).foughtWounds).toBe(5);
    expect(of([{ wounds: 3 }]).foughtWounds).toBe(3);
    expect(of([]).foughtWounds).toBe(0);
  });
});

describe('a lineup that was hit', () => {
  const { of, hit } = lineups([], 4);

  test('has the figure that is fought first, with its wounds', () => {
    const after = hit(of(FIGURES), { ...NOTHING, enemyWounds: 3 }, 'none');
    expect(after.figures).toEqual([{ wounds: 3, isFought: true }, { wounds: 1 }, { wounds: 2 }]);
  });

  test('has lost that figure where it was destroyed, whatever the wounds', () => {
    const outcome = { ...NOTHING, enemyWounds: 3, enemyDestroyed: true };
    const after = hit(of(FIGURES), outcome, 'none');
    expect(after.figures).toEqual([{ wounds: 1, isFought: true }, { wounds: 2 }]);
    expect(hit(of(FIGURES), { ...outcome, enemyWounds: 0 }, 'none')).toBe(after);
  });

  test('is the same without wounds', () => {
    expect(hit(of(FIGURES), NOTHING, 'none')).toBe(of(FIGURES));
  });
});

describe('a lineup of which a figure has acted', () => {
  const { of, acted } = lineups([], 4);
  const actedBy = (index: number, outcome: Partial<ThrowOutcome>, comesFirst = false) =>
    acted(of(FIGURES), index, { ...NOTHING, ...outcome }, comesFirst).figures;

  test('has its wounds, more or fewer, in its place', () => {
    expect(actedBy(2, { ownWounds: 1 })).toEqual([...FIGURES.slice(0, 2), { wounds: 3 }]);
    expect(actedBy(2, { ownWounds: -1 })).toEqual([...FIGURES.slice(0, 2), { wounds: 1 }]);
    expect(actedBy(0, { ownWounds: 1 })).toEqual([{ wounds: 2 }, ...FIGURES.slice(1)]);
    expect(actedBy(0, {})).toBe(of(FIGURES).figures);
  });

  test('has it first where it was hurt, also where it is healed by now', () => {
    const others = [{ wounds: 1 }, { wounds: 0, isFought: true }];
    expect(actedBy(2, { ownWounds: 1 }, true)).toEqual([{ wounds: 3 }, ...others]);
    expect(actedBy(2, {}, true)).toEqual([{ wounds: 2 }, ...others]);
  });

  test('has lost it where it was destroyed', () => {
    expect(actedBy(0, { ownWounds: 1, ownDestroyed: true })).toEqual(FIGURES.slice(1));
  });
});

test('every change leads to its own lineup, whatever other changes were asked for before', () => {
  const changes = [-3, -2, -1, 1, 2, 3];
  const figures: readonly FigureState[] = [{ wounds: 3 }, { wounds: 3, isFought: true }];
  const { of, hit, acted } = lineups([], 2);
  // Twice, because lineups are remembered.
  for (const _ of [1, 2]) {
    for (const change of changes) {
      const after = acted(of(figures), 0, { ...NOTHING, ownWounds: change }, false);
      expect(after.figures).toEqual([{ wounds: 3 + change }, { wounds: 3, isFought: true }]);
      const ofHit = hit(of(figures), { ...NOTHING, enemyWounds: change }, 'none');
      expect(ofHit.figures).toEqual([{ wounds: 3 + change, isFought: true }, { wounds: 3 }]);
    }
  }
});
