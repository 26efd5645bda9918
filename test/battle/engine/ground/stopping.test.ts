import { describe, expect, test } from 'vitest';
import type { Space } from '../../../../src/board/space.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { hero, squad } from '../../battles.ts';
import { stand } from '../standing.ts';

const power = (...effects: Document[]) => [{ name: 'Own', effects }];
const ROW = '1a 1a 1a 1 1 1 1 1 1 1 1c 1c';

/** The columns that a figure can reach. */
function columns({ game }: ReturnType<typeof stand>, figure = 0): number[] {
  const { list, size } = game.reach(figure);
  const { spaces } = game.tables.ground;
  return [...list.slice(0, size)].map((place) => Number(spaces[place]?.[0])).sort((a, b) => a - b);
}

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, i) => i);

describe('an enemy near whom figures stop', () => {
  const stopsNear = { within: 2, sight: true, sizes: ['small', 'medium'] };
  const moving = (more: Document, powers: unknown[] = power({ stopsNear }), terrain = ROW) =>
    columns(
      stand(
        [[hero('Mover', { move: 6, ...more })], [hero('Wind', { powers })]],
        [
          [2, 0],
          [9, 0],
        ],
        { terrain },
      ),
    );

  test('lets those of its sizes come to the first space within so many', () => {
    // It could come to 8, next to the enemy on 9; 7 is the first space within 2.
    expect(moving({}, [])).toEqual(upTo(8));
    expect(moving({})).toEqual(upTo(7));
    expect(moving({ size: 'large' })).toEqual(upTo(8));
    expect(moving({ powers: ['flying'] })).toEqual(upTo(7));
  });

  test('needs to see them', () => {
    const hill = '1a 1a 1a 1 1 1 1 1 1 1 1c 1c'.replace('1 1 1 1 1 1 1', '1 1 1 1 1 30 1');
    expect(moving({ powers: ['flying'] }, power({ stopsNear }), hill)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });

  test('lets nobody through those who have stopped', () => {
    const through = (powers: unknown[]) =>
      columns(
        stand(
          [[hero('Mover', { move: 4, size: 'large' }), hero('Friend')], [hero('Wind', { powers })]],
          [
            [5, 0],
            [7, 0],
            [9, 0],
          ],
          { terrain: ROW },
        ),
      );
    expect(through([])).toContain(8);
    expect(through(power({ stopsNear }))).not.toContain(8);
  });
});

describe('an enemy that holds fast whoever enters or occupies a space next to it', () => {
  /** The columns of the lower of two rows, with the enemy in the upper one. */
  const passing = (more: Document, holdsFast?: string[]) => {
    const row = '1a 1a 1 1 1 1 1 1 1 1c 1c';
    const { game } = stand(
      [
        [hero('Mover', { move: 8, ...more })],
        [hero('Claw', holdsFast && { powers: power({ holdsFast }) })],
      ],
      [
        [0, 1],
        [4, 0],
      ],
      { terrain: `${row}\n ${row}` },
    );
    const { list, size } = game.reach(0);
    const { spaces } = game.tables.ground;
    return [...list.slice(0, size)]
      .map((place) => spaces[place] as Space)
      .flatMap(([column, line]) => (line === 1 ? [column] : []))
      .sort((a, b) => a - b);
  };

  test('ends the movement of those that walk by on the first of these spaces', () => {
    // Spaces 3 and 4 of the row are next to the enemy; without its power a figure goes past it.
    expect(passing({})).toEqual(upTo(8));
    expect(passing({}, ['small', 'medium'])).toEqual(upTo(3));
    // Nor does it help to walk through figures, or to leave enemies unstruck.
    const ghost = power({ passesThrough: 'all' }, { ignoreLeavingWounds: 1 });
    expect(passing({ powers: ghost }, ['small', 'medium'])).toEqual(upTo(3));
  });

  test('but not of others, nor of those that fly over them', () => {
    expect(passing({ size: 'large' }, ['small', 'medium'])).toEqual(upTo(8));
    expect(passing({ powers: ['flying'] }, ['small', 'medium'])).toEqual(upTo(8));
  });
});

describe('leaps', () => {
  const monks = squad('Monks', {
    ...{ class: 'Monk', height: 4, move: 1 },
    powers: power({ leap: { spaces: 3, up: 12, down: 12 } }),
  });
  const CLIFF = '1a 1a 1a 1a 21 1 1 1 1 1 1c 1c';
  const with13 = (klass: string) =>
    hero('Master', {
      powers: power({
        aura: { to: { class: klass, type: 'squad' }, effects: [{ leapLevels: 13 }] },
      }),
    });

  test.each([
    ['Monk', true],
    ['Knight', false],
  ])('go farther up for %s squads: %s', (klass, may) => {
    const at: (Space | undefined)[] = [[2, 0], [1, 0], undefined, [0, 0], [10, 0]];
    const of = stand([[monks, with13(klass)], [hero('Enemy')]], at, { terrain: CLIFF });
    // Twenty levels: more than 12, less than 25.
    expect(columns(of).includes(4)).toBe(may);
  });

  test('around an obstacle end next to the same one', () => {
    const yeti = hero('Yeti', {
      move: 1,
      powers: power({ leap: { spaces: 8, around: ['glacier'] } }),
    });
    const board = {
      terrain: ROW,
      others: [
        {
          obstacle: 'Glacier',
          at: [
            [3, 0],
            [4, 0],
          ],
        },
        { obstacle: 'Glacier', at: [7, 0] },
      ],
    };
    const of = stand(
      [[yeti], [hero('Enemy')]],
      [
        [2, 0],
        [10, 0],
      ],
      { more: { board } },
    );
    expect(columns(of)).toEqual([1, 2, 5]);
  });
});

test('next to an obstacle of a name it moves farther', () => {
  const hunter = hero('Hunter', {
    move: 1,
    powers: power({ move: 2, when: { besideObstacle: ['tree', 'jungle'] } }),
  });
  const reached = (obstacle: string) => {
    const board = { terrain: ROW, others: [{ obstacle, at: [1, 0] }] };
    return columns(
      stand(
        [[hunter], [hero('Enemy')]],
        [
          [2, 0],
          [10, 0],
        ],
        { more: { board } },
      ),
    );
  };
  expect(reached('big tree')).toEqual([2, 3, 4, 5]);
  expect(reached('pillar')).toEqual([2, 3]);
});
