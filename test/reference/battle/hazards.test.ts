import { describe, expect, it } from 'vitest';
import type { Place } from '../board.ts';
import type { Space } from '../hexes.ts';
import { figureOf, follow } from './index.ts';
import { alone, ends, FAR, reach, type Stage, singles, staged } from './staged.ts';

describe('falls', () => {
  it('a drop of Height levels or more is a die, of 10 more 3 dice, a skull a wound', () => {
    const low = follow(alone('6 1 1'), 0, singles(1, 2), [
      { kind: 'fall', figure: 0, faces: { skull: 1 } },
    ]);
    expect(figureOf(low, 0)).toMatchObject({ wounds: 1, place: [[2, 1]] });
    const high = follow(alone('16 1'), 0, singles(1), [
      { kind: 'fall', figure: 0, faces: { skull: 2, blank: 1 } },
    ]);
    expect(figureOf(high, 0).wounds).toBe(2);
    expect(figureOf(follow(alone('5 1'), 0, singles(1)), 0).wounds).toBe(0);
  });

  it('of 20 more destroys unless the D20 shows 19 or 20', () => {
    const fallen = (value: number) =>
      figureOf(follow(alone('26 1'), 0, singles(1), [{ kind: 'fall', figure: 0, value }]), 0).where;
    expect([18, 19].map(fallen)).toEqual(['destroyed', 'board']);
  });

  it('into water is none', () => {
    expect(figureOf(follow(alone('26 1w'), 0, singles(1)), 0).wounds).toBe(0);
  });

  it('whoever it destroys goes no farther', () => {
    const next = follow(alone('6 1 1', { life: 1 }), 0, singles(1, 2), [
      { kind: 'fall', figure: 0, faces: { skull: 1 } },
    ]);
    expect(figureOf(next, 0)).toMatchObject({ where: 'destroyed', place: [] });
  });
});

describe('leaving', () => {
  // The figure passes along row 1; enemies stand in row 0.
  const passing = (own: Partial<Stage['own'][number]> = {}, rest: Partial<Stage> = {}) =>
    staged({
      terrain: '1 1 1 1\n1 1 1 1',
      own: [{ at: [[[0, 1]]], ...own }],
      enemies: [{ at: [[[1, 0]], [[2, 0]]] }],
      ...rest,
    });
  // Row 1 is shifted right: 0,1 touches 0,0 and 1,0; 1,1 touches 1,0 and 2,0; 2,1 touches 2,0 and 3,0.
  const strike = (figure: number, skull: number) =>
    ({ kind: 'leaving', figure, faces: { skull, blank: 1 - skull } }) as const;

  it('an enemy for another space next to it is no leaving', () => {
    expect(figureOf(follow(passing(), 0, singles(1)), 0).wounds).toBe(0);
  });

  it('each enemy that is left strikes, those too that it came next to on the way', () => {
    const next = follow(passing(), 0, singles(1, 2, 3), [strike(1, 1), strike(2, 0)]);
    expect(figureOf(next, 0)).toMatchObject({ wounds: 1, place: [[3, 1]] });
  });

  it('whoever is destroyed stays behind, and needs no more dice', () => {
    const next = follow(passing({ life: 1 }), 0, singles(1, 2, 3), [strike(1, 1)]);
    expect(figureOf(next, 0).where).toBe('destroyed');
  });

  it('dice that do not come up, or are missing, are a mistake', () => {
    expect(() => follow(passing(), 0, singles(1), [strike(1, 1)])).toThrow('nobody rolls');
    expect(() => follow(passing(), 0, singles(1, 2))).toThrow('expected leaving of figure 1');
  });

  it('with Disengage, or on behalf of Yadulkia, nobody strikes', () => {
    expect(figureOf(follow(passing({ disengage: true }), 0, singles(1, 2, 3)), 0).wounds).toBe(0);
    const held = staged({
      terrain: '1 1 1 1\n1 1 1 1',
      own: [{ at: [[[0, 1]]] }, { at: [[[3, 0]]] }],
      enemies: [{ at: [[[1, 0]]] }],
      others: [{ glyph: 'Glyph of Yadulkia', at: [3, 0] }],
    });
    expect(figureOf(follow(held, 0, singles(1, 2)), 0).place).toEqual([[2, 1]]);
  });

  it('with Height levels or more between, nobody is engaged', () => {
    const state = staged({
      terrain: '5 5\n1 1 1',
      own: [{ at: [[[0, 1]]], height: 4 }],
      enemies: [{ at: [[[0, 0]]], height: 9 }],
    });
    expect(figureOf(follow(state, 0, singles(1, 2)), 0).wounds).toBe(0);
  });

  it('a flying figure leaves all it is engaged with, and nobody over whom it passes', () => {
    const state = passing({ flying: true });
    const fly = { flying: true };
    expect(figureOf(follow(state, 0, singles(1, 2), [strike(1, 0)], fly), 0).place).toEqual([
      [2, 1],
    ]);
    // This includes an enemy next to which it lands.
    expect(() => follow(state, 0, singles(1), [], fly)).toThrow('expected leaving');
  });
});

describe('flying', () => {
  it('goes over levels, water, figures, walls and obstacles at 1 a space, and does not fall', () => {
    const state = staged({
      terrain: '9 1w 30 1 1 1 0',
      own: [{ at: [[[0, 0]]], flying: true, move: 6 }],
      enemies: [{ at: [[[3, 0]]] }],
      walls: [
        {
          between: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
      others: [{ obstacle: 'tree', at: [4, 0] }],
    });
    expect(ends(state).sort()).toEqual(['0,0', '1,0', '2,0', '5,0', '6,0']);
    const path = [1, 2, 3, 4, 5, 6].map((column): Place => [[column, 0]]);
    expect(figureOf(follow(state, 0, path, [], { flying: true }), 0)).toMatchObject({
      place: [[6, 0]],
      wounds: 0,
    });
  });

  it('does not go over gaps', () => {
    expect(reach(alone('1 . 1', { flying: true }))).toBe(0);
  });

  it('is a choice each time: on foot there is the road', () => {
    expect(reach(alone('1r 1r 1r 1r 1r 1r', { flying: true, move: 1 }))).toBe(4);
  });

  it('is nobody’s while anybody stands on Rannveig', () => {
    const state = staged({
      terrain: '1 1w 1 1',
      own: [{ at: [[[0, 0]]], flying: true }],
      enemies: [{ at: [[[3, 0]]] }],
      others: [{ glyph: 'Rannveig', at: [3, 0] }],
    });
    expect(ends(state)).toEqual(['0,0', '1,0']);
  });
});

describe('lava', () => {
  const burn = (value: number) => ({ kind: 'lava', figure: 0, value }) as const;

  it('that is molten stops, and destroys on 1 to 19', () => {
    expect(reach(alone('1 1m 1'))).toBe(1);
    const after = (value: number) =>
      figureOf(follow(alone('1 1m 1'), 0, singles(1), [burn(value)]), 0).where;
    expect([19, 20].map(after)).toEqual(['destroyed', 'board']);
  });

  it('is not rolled for by whoever resists it, nor by whoever flies over it', () => {
    const resisting = alone('1 1m', { lavaResistant: true });
    expect(figureOf(follow(resisting, 0, singles(1)), 0).where).toBe('board');
    const flying = alone('1 1m 1', { flying: true });
    expect(figureOf(follow(flying, 0, singles(1, 2), [], { flying: true }), 0).where).toBe('board');
    const down = follow(flying, 0, singles(1), [burn(7)], { flying: true });
    expect(figureOf(down, 0).where).toBe('destroyed');
  });

  it('is rolled for once by a double base, and stops it with either half', () => {
    const state = alone('1 1 1m 1m 1', {
      ...{ base: 'double', flying: true },
      at: [singles(0, 1).flat()],
    });
    const path: Place[] = [singles(2, 1).flat(), singles(3, 2).flat()];
    expect(figureOf(follow(state, 0, path.slice(0, 1), [burn(20)]), 0).where).toBe('board');
    expect(() => follow(state, 0, path)).toThrow('ends at');
    const down = follow(state, 0, path, [burn(20)], { flying: true });
    expect(figureOf(down, 0).where).toBe('board');
  });
});

describe('glyphs', () => {
  const glyph = (name: string, column: number) => ({ others: [{ glyph: name, at: [column, 1] }] });

  it('end the movement', () => {
    expect(reach(alone('1 1 1 1', {}, glyph('Astrid', 2)))).toBe(2);
  });

  it('Valda: 2 farther for all own figures, but not away from it', () => {
    const valda = (at: Stage['own']) =>
      staged({
        terrain: '9\n1 1 1 1 1\n1',
        own: at,
        enemies: FAR,
        others: [{ glyph: 'Valda', at: [0, 2] }],
      });
    const held = valda([
      { at: [[[0, 1]]], move: 1 },
      { at: [[[0, 2]]], height: 9 },
    ]);
    expect(reach(held)).toBe(3);
    expect(reach(valda([{ at: [[[0, 2]]], move: 1 }]))).toBe(0);
  });

  it('Proftaka: stays until a friend is adjacent', () => {
    const caught = (friend: Space) =>
      ends(
        staged({
          terrain: '9\n1 1 1 1',
          own: [{ at: [[[0, 1]]] }, { at: [[friend]] }],
          enemies: FAR,
          ...glyph('Proftaka', 0),
        }),
      );
    expect(caught([3, 1])).toEqual(['0,1']);
    expect(caught([1, 1]).length).toBeGreaterThan(1);
  });

  it('Kelda: heals the hero that stops there, and is gone', () => {
    const hurt = follow(alone('6 1 1', {}, glyph('Kelda', 2)), 0, singles(1, 2), [
      { kind: 'fall', figure: 0, faces: { skull: 1 } },
    ]);
    expect(figureOf(hurt, 0).wounds).toBe(0);
    expect(hurt.things).toEqual([]);
  });
});
