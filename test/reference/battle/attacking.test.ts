import { describe, expect, it } from 'vitest';
import type { Plain } from '../cards.ts';
import { diceOf, figureOf, follow, type ReferenceBattle, targets } from './index.ts';
import { type Stage, type Stand, staged } from './staged.ts';

const ids = (state: ReferenceBattle, kind: 'normal' | number = 'normal'): number[] =>
  targets(state, figureOf(state, 0), kind).map(({ id }) => id);

const dice = (state: ReferenceBattle, kind: 'normal' | number = 'normal', enemy = 1) =>
  diceOf(state, figureOf(state, 0), figureOf(state, enemy), kind);

const special = (fields: { [key: string]: Plain }): Plain => ({
  name: 'Special',
  effects: [{ specialAttack: fields }],
});

describe('who may be attacked', () => {
  // One row: the figure on column 0, enemies on columns 1 and 3.
  const row = (own: Partial<Stand>, columns = [1, 3], rest: Partial<Stage> = {}) =>
    staged({
      terrain: '1 1 1 1 1 1 1 1 1',
      own: [{ at: [[[0, 0]]], ...own }],
      enemies: [{ at: columns.map((column) => [[column, 0]]) }],
      ...rest,
    });

  it('with Range 1 those adjacent, with more those within it', () => {
    expect(ids(row({ range: 1 }, [2, 3]))).toEqual([]);
    expect(ids(row({ range: 2 }, [2, 3]))).toEqual([1]);
    expect(ids(row({ range: 3 }, [2, 3]))).toEqual([1, 2]);
  });

  it('of an engaged figure only those it is engaged with', () => {
    expect(ids(row({ range: 6 }))).toEqual([1]);
    const shot = [special({ range: 6, dice: 4 })];
    expect(ids(row({ powers: shot }), 0)).toEqual([1]);
    expect(ids(row({ powers: shot }, [2, 3]), 0)).toEqual([1, 2]);
  });

  it('nobody behind a wall; across a ruin if both are taller', () => {
    const across = (height?: number) =>
      ids(
        row({ range: 1, height: 4 }, [1], {
          walls: [
            {
              between: [
                [0, 0],
                [1, 0],
              ],
              ...(height === undefined ? {} : { height }),
            },
          ],
        }),
      );
    expect([across(), across(4), across(3)]).toEqual([[], [], [1]]);
  });

  it('nobody with the Height of the lower one or more between', () => {
    const below = (level: number) =>
      ids(
        staged({
          terrain: `${level} 1`,
          own: [{ at: [[[0, 0]]] }],
          enemies: [{ at: [[[1, 0]]], height: 4 }],
        }),
      );
    expect([below(4), below(5)]).toEqual([[1], []]);
  });

  it('on Thorian from adjacent only, but by special attacks', () => {
    const thorian = { others: [{ glyph: 'Thorian', at: [3, 0] }] };
    const powers = [special({ range: 6, dice: 4 })];
    expect(ids(row({ range: 6, powers }, [2, 3], thorian))).toEqual([]);
    expect(ids(row({ range: 6, powers }, [2, 3], thorian), 0)).toEqual([1, 2]);
    expect(ids(row({ range: 6 }, [1, 3], thorian))).toEqual([1]);
  });

  it('with Ivor from 4 spaces more, where the Range is 4 or more', () => {
    const ivor = { others: [{ glyph: 'Ivor', at: [0, 0] }] };
    expect(ids(row({ range: 4 }, [5, 8], ivor))).toEqual([1, 2]);
    expect(ids(row({ range: 3 }, [4, 8], ivor))).toEqual([]);
  });
});

describe('the number of dice', () => {
  const at = (own: number, enemy: number, card: Partial<Stand> = {}, rest: Partial<Stage> = {}) =>
    staged({
      terrain: `${own} ${enemy} 1 1`,
      own: [{ at: [[[0, 0]]], height: 30, attack: 3, ...card }],
      enemies: [{ at: [[[1, 0]]], height: 30, defense: 2 }],
      ...rest,
    });

  it('grows by 1 for height, by 2 from ten levels on', () => {
    expect(dice(at(2, 1))).toEqual({ attack: 4, defense: 2 });
    expect(dice(at(1, 10))).toEqual({ attack: 3, defense: 3 });
    expect(dice(at(11, 1))).toEqual({ attack: 5, defense: 2 });
    const rulings = { greatHeight: false };
    expect(dice(at(11, 1, {}, { rulings }))).toEqual({ attack: 4, defense: 2 });
  });

  it('of a special attack is its own, while the defender has its height', () => {
    const powers = [special({ range: 1, dice: 5 })];
    expect(dice(at(2, 1, { powers }), 0)).toEqual({ attack: 5, defense: 2 });
    expect(dice(at(1, 2, { powers }), 0)).toEqual({ attack: 5, defense: 3 });
  });

  const holding = (name: string, side: 'own' | 'enemies', unique = 'unique') =>
    staged({
      terrain: '1 1 1 1 1',
      own: [
        { at: [[[0, 0]]], unique, powers: [special({ range: 1, dice: 5 })] },
        { at: [[[3, 0]]] },
      ],
      enemies: [{ at: [[[1, 0]], [[4, 0]]] }],
      others: [{ glyph: name, at: [side === 'own' ? 3 : 4, 0] }],
    });

  it('grows by the glyphs of the own side: Astrid, Ulaniva, Crevcor; Gerda, Jalgard', () => {
    const attackers = (name: string, unique?: string) =>
      [holding(name, 'own', unique), holding(name, 'enemies', unique)].map(
        (state) => dice(state, 'normal', 2).attack,
      );
    expect(attackers('Astrid')).toEqual([4, 3]);
    expect(attackers('Ulaniva')).toEqual([4, 3]);
    expect(attackers('Ulaniva', 'common')).toEqual([3, 3]);
    expect(attackers('Crevcor')).toEqual([3, 3]);
    expect(attackers('Crevcor', 'common')).toEqual([4, 3]);
    const defenders = (name: string, kind: 'normal' | number) =>
      [holding(name, 'own'), holding(name, 'enemies')].map((state) => dice(state, kind, 2).defense);
    expect(defenders('Gerda', 'normal')).toEqual([3, 4]);
    expect(defenders('Jalgard', 'normal')).toEqual([3, 5]);
    expect(defenders('Jalgard', 0)).toEqual([3, 5]);
  });

  it('of a special attack does not grow by Astrid', () => {
    expect(dice(holding('Astrid', 'own'), 0, 2).attack).toBe(5);
  });
});

describe('what powers see', () => {
  const dieWhen = (when: Plain): Plain => ({
    name: 'Momentum',
    effects: [{ attackDice: 1, when }],
  });
  // The attacker walks from column 0 to column 2; the enemy stands on column 3.
  const charging = (when: Plain, moves = true) => {
    const state = staged({
      terrain: '1 1 1 1',
      own: [{ at: [[[0, 0]]], powers: [dieWhen(when)] }],
      enemies: [{ at: [[[3, 0]]] }],
    });
    return dice(moves ? follow(state, 0, [[[1, 0]], [[2, 0]]]) : state).attack;
  };

  it('is whether a figure has moved, how far away it was, and whether it was engaged', () => {
    expect([charging('moved'), charging('moved', false)]).toEqual([4, 3]);
    expect([charging('stationary'), charging('stationary', false)]).toEqual([3, 4]);
    expect([charging({ charged: 3 }), charging({ charged: 4 })]).toEqual([4, 3]);
    expect(charging({ beganTurn: 'engaged' })).toBe(3);
    expect(charging([{ beganTurn: 'unengaged' }, 'engaged'])).toBe(4);
  });

  it('is whether a target is next to another figure of the side', () => {
    const next = (friend: number) =>
      dice(
        staged({
          terrain: '1 1 1 1',
          own: [
            { at: [[[0, 0]]], powers: [dieWhen({ target: { nextToAlly: true } })] },
            { at: [[[friend, 0]]] },
          ],
          enemies: [{ at: [[[1, 0]]] }],
        }),
        'normal',
        2,
      ).attack;
    expect([next(2), next(3)]).toEqual([4, 3]);
  });
});
