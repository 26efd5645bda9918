import { describe, expect, it } from 'vitest';
import {
  endOfRound,
  figureOf,
  follow,
  pointsLeft,
  type ReferenceBattle,
  type Roll,
  result,
} from './index.ts';
import { passRound, type Stage, staged } from './staged.ts';

describe('the end of a round', () => {
  const lava = (stage: Partial<Stage['own'][number]> = {}) =>
    passRound(
      staged({
        terrain: '1l 1l 1 1l',
        own: [
          {
            at: [
              [
                [0, 0],
                [1, 0],
              ],
            ],
            base: 'double',
            ...stage,
          },
        ],
        enemies: [{ at: [[[3, 0]]] }],
      }),
    );
  const burn = (figure: number, skull: number): Roll => ({
    kind: 'lava',
    figure,
    faces: { skull, blank: 1 - skull },
  });

  it('is a die for each figure in a lava field, one for a double base, in any order', () => {
    const next = endOfRound(lava(), [burn(1, 0), burn(0, 1)]);
    expect([0, 1].map((id) => figureOf(next, id).wounds)).toEqual([1, 0]);
    expect(() => endOfRound(lava({ lavaResistant: true }), [burn(0, 1), burn(1, 1)])).toThrow();
    expect(figureOf(endOfRound(lava({ lavaResistant: true }), [burn(1, 1)]), 1).wounds).toBe(1);
  });

  const wannok = () =>
    passRound(
      staged({
        terrain: '1 1 1 1',
        own: [{ at: [[[0, 0]]] }],
        enemies: [{ at: [[[2, 0]], [[3, 0]]] }],
        others: [{ glyph: 'Wannok', at: [0, 0] }],
      }),
    );
  const d20 = (value: number): Roll => ({ kind: 'd20', figure: 0, value });

  it('Wannok wounds its holder on a 1, else one of the other side, which chooses', () => {
    expect(figureOf(endOfRound(wannok(), [d20(1)]), 0).wounds).toBe(1);
    expect(figureOf(endOfRound(wannok(), [d20(2)], [2]), 2).wounds).toBe(1);
    expect(() => endOfRound(wannok(), [d20(2)], [0])).toThrow('no figure 0');
  });

  it('is the end of the battle after the last', () => {
    const last = passRound(
      staged({
        terrain: '1 1',
        own: [{ at: [[[0, 0]]] }],
        enemies: [{ at: [[[1, 0]]] }],
        rounds: 1,
      }),
    );
    expect(result(last)).toBeUndefined();
    expect(result(endOfRound(last))).toEqual({ winner: 'draw', byPoints: true });
  });
});

describe('the result', () => {
  /** The state after a fall of figure 0 with the given skulls, and the only round. */
  const ended = (own: Stage['own'][number], skulls: number, rest: Partial<Stage> = {}) => {
    const now = staged({
      terrain: '16 1 1 16 16',
      own: [own],
      enemies: [{ at: [[[4, 0]]], points: 60 }],
      rounds: 1,
      ...rest,
    });
    const roll = { kind: 'fall', figure: 0, faces: { skull: skulls, blank: 3 - skulls } } as const;
    return follow(now, 0, [[[1, 0]], [[2, 0]]], [roll]);
  };
  const points = (state: ReferenceBattle) => {
    const { top, bottom } = pointsLeft(state, 0);
    return Number(top) / Number(bottom);
  };

  it('is for the other side where one has no figures', () => {
    expect(result(ended({ at: [[[0, 0]]], life: 3 }, 3))).toEqual({ winner: 1, byPoints: false });
    expect(result(ended({ at: [[[0, 0]]], life: 3 }, 2))).toBeUndefined();
  });

  it('goes by points: of a hero the share of Life left', () => {
    const hero = ended({ at: [[[0, 0]]], life: 5, points: 100 }, 2);
    expect(points(hero)).toBe(60);
    expect(result(endOfRound(passRound(hero)))).toEqual({ winner: 'draw', byPoints: true });
    const whole = ended({ at: [[[0, 0]]], life: 5 }, 2, { rulings: { partialPoints: false } });
    expect(result(endOfRound(passRound(whole)))).toEqual({ winner: 0, byPoints: true });
  });

  it('goes by points: of a squad the share of figures left, or the copies that they fill', () => {
    const squad = {
      at: [[[0, 0]], [[3, 0]]],
      copies: 1,
      type: 'squad',
      life: 1,
      points: 100,
    } as const;
    expect(points(ended(squad, 1))).toBe(50);
    expect(points(ended(squad, 1, { rulings: { partialPoints: false } }))).toBe(100);
    const copies = { ...squad, copies: 2 };
    expect(points(ended(copies, 1))).toBe(100);
    expect(points(ended(copies, 1, { rulings: { partialPoints: false } }))).toBe(100);
  });
});
