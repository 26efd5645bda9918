import { describe, expect, test } from 'vitest';
import type { Space } from '../../../src/board/space.ts';
import { rollsDamage } from '../../../src/fight/ground/walk.ts';
import { standing, type WalkSetting, walked } from './walks.ts';

const row = (terrain: string, more: Partial<WalkSetting> = {}): WalkSetting => ({
  terrain,
  place: [[1, 0]],
  ...more,
});

describe('a walk on the level', () => {
  test('takes a step for every point', () => {
    const { steps, stoppedBy } = walked(row('1 1 1 1 1 1'), 3);
    expect(steps.map(({ place }) => place)).toEqual([[[2, 0]], [[3, 0]], [[4, 0]]]);
    expect(stoppedBy).toBe('none');
  });

  test('stops at the edge of the map and at a hole alike, without Knockback Damage', () => {
    for (const terrain of ['1 1 1', '1 1 1 . 1']) {
      const walk = walked(row(terrain), 4);
      expect([walk.steps.length, walk.stoppedBy, rollsDamage(walk)]).toEqual([1, 'edge', false]);
    }
  });

  test('with just enough points does not even look at the next space', () => {
    expect(walked(row('1 1 1'), 1).stoppedBy).toBe('none');
  });
});

describe('a walk uphill', () => {
  test('costs one and one more for every level; going down costs only the space', () => {
    expect(walked(row('1 1 3 1 1'), 5).steps.map(({ cost }) => cost)).toEqual([3, 1, 1]);
  });

  test('stops where the points do not suffice, as in the rule’s third example', () => {
    const walk = walked(row('1 1 1 1 4'), 5);
    expect(walk).toMatchObject({
      stoppedBy: 'elevation',
      pointsLeft: 3,
      refused: { climb: 3, cost: 4 },
    });
    expect(walk.steps).toHaveLength(2);
    expect(rollsDamage(walk)).toBe(true);
  });

  test('never climbs its Height or more in one step, however many points there are', () => {
    expect(walked(row('1 1 6'), 20).stoppedBy).toBe('elevation');
    expect(walked(row('1 1 5'), 20).steps).toHaveLength(1);
  });
});

describe('what is in the way', () => {
  test.each(['figure', 'object', 'obstacle', 'glyph', 'power'] as const)(
    'a %s stops the step onto it, and rolls Knockback Damage',
    (kind) => {
      const walk = walked(row('1 1 1 1', { others: [standing(kind, [3, 0])] }), 3);
      expect(walk.stoppedBy).toBe(kind);
      expect(walk.steps).toHaveLength(1);
      expect(rollsDamage(walk)).toBe(true);
      expect(walk.blockers).toHaveLength(kind === 'figure' || kind === 'object' ? 1 : 0);
    },
  );

  test('a wall does, but only between its two spaces', () => {
    expect(
      walked(
        row('1 1 1 1', {
          walls: [
            [
              [3, 0],
              [2, 0],
            ],
          ],
        }),
        3,
      ).stoppedBy,
    ).toBe('wall');
    expect(
      walked(
        row('1 1 1 1\n1 1 1 1', {
          walls: [
            [
              [2, 0],
              [2, 1],
            ],
          ],
        }),
        2,
      ).stoppedBy,
    ).toBe('none');
  });

  test('a figure at the foot of a cliff prevents the fall onto it', () => {
    const walk = walked(row('9 9 1', { others: [standing('figure', [2, 0])] }), 2);
    expect(walk).toMatchObject({ steps: [], stoppedBy: 'figure' });
  });

  test('a passable glyph, or any by the ruling, stops nobody', () => {
    const glyph = standing('glyph', [2, 0]);
    expect(walked(row('1 1 1', { others: [{ ...glyph, passable: true }] }), 1).stoppedBy).toBe(
      'none',
    );
    const off = { others: [glyph], rulings: { glyphsBlock: false } };
    expect(walked(row('1 1 1', off), 1).stoppedBy).toBe('none');
  });

  test('the first cause counts: the edge, then a wall, then who stands there, then the ground', () => {
    const others = [standing('power', [2, 0]), standing('figure', [2, 0])];
    const walls = [
      [
        [1, 0],
        [2, 0],
      ],
    ] as const;
    expect(walked(row('1 1 .', { others, walls }), 1).stoppedBy).toBe('edge');
    expect(walked(row('1 1 9', { others, walls }), 1).stoppedBy).toBe('wall');
    expect(walked(row('1 1 9', { others }), 1).stoppedBy).toBe('figure');
    expect(walked(row('1 1 9'), 1).stoppedBy).toBe('elevation');
  });
});

test('nobody walks without points: nothing is in the way, and nothing is refused', () => {
  const walk = walked(row('1 1 1', { others: [standing('figure', [2, 0])] }), 0);
  expect(walk).toEqual({
    steps: [],
    stoppedBy: 'none',
    blockers: [],
    putBack: 0,
    pointsLeft: 0,
  });
});

test('what was not in the way of the last step is not told of', () => {
  const blocked = walked(row('1 1 1 1', { others: [standing('figure', [3, 0])] }), 4);
  expect(blocked).toMatchObject({ pointsLeft: 3, refused: { climb: 0, cost: 1 } });
  const spent = walked(row('1 1 1 1', { others: [standing('figure', [3, 0])] }), 1);
  expect(spent).toMatchObject({ blockers: [], pointsLeft: 0 });
  expect(spent).not.toHaveProperty('refused');
});

describe('drops', () => {
  test('are counted for every step, but not onto water', () => {
    expect(walked(row('9 9 4 3w 1'), 3).steps.map(({ drop }) => drop)).toEqual([5, 0, 2]);
  });
});

describe('a double base', () => {
  const double = (terrain: string, more: Partial<WalkSetting> = {}): WalkSetting =>
    row(terrain, {
      place: [
        [1, 0],
        [0, 0],
      ],
      ...more,
    });

  test('moves both spaces, its own never in its way', () => {
    const { steps, stoppedBy } = walked(double('1 1 1 1'), 2);
    expect(steps.at(-1)?.place).toEqual([
      [3, 0],
      [2, 0],
    ]);
    expect(stoppedBy).toBe('none');
  });

  test('has the level of its higher space: climbing on costs once', () => {
    const { steps } = walked(double('1 1 2 2 2'), 4);
    expect(steps.map(({ cost }) => cost)).toEqual([2, 1, 1]);
  });

  test('is put back to the last two spaces of one level; short of points that is uneven', () => {
    const walk = walked(double('1 1 1 2 2'), 3);
    expect(walk.steps.map(({ place }) => place[0])).toEqual([[2, 0]]);
    expect(walk).toMatchObject({ stoppedBy: 'uneven', putBack: 1 });
    expect(rollsDamage(walk)).toBe(true);
  });

  test('keeps an earlier cause when it is put back', () => {
    const walk = walked(double('1 1 1 2'), 6);
    expect(walk).toMatchObject({ stoppedBy: 'edge', putBack: 1 });
    expect(rollsDamage(walk)).toBe(false);
  });

  test('may end on two levels by the ruling', () => {
    const walk = walked(double('1 1 1 2 2', { rulings: { doubleSpaceEndsLevel: false } }), 3);
    expect(walk).toMatchObject({ stoppedBy: 'none', putBack: 0 });
  });

  test('is stopped by what either half meets, and hits all of it', () => {
    const others = [standing('figure', [2, 0]), standing('object', [2, 1])];
    const abreast = row('1 1 1\n1 1 1', {
      place: [
        [1, 0],
        [1, 1],
      ],
      others,
    });
    const walk = walked(abreast, 1);
    expect(walk.stoppedBy).toBe('figure');
    expect(walk.blockers).toEqual(others);
  });

  test('counts whom both halves meet once, be it a double base or a large object', () => {
    for (const kind of ['figure', 'object'] as const) {
      const large = standing(kind, [2, 0], [2, 1]);
      const walk = walked(
        row('1 1 1\n1 1 1', {
          place: [
            [1, 0],
            [1, 1],
          ],
          others: [large],
        }),
        1,
      );
      expect(walk).toMatchObject({ stoppedBy: kind, steps: [] });
      expect(walk.blockers).toEqual([large]);
    }
  });

  test('names of what its halves meet the first in the order of the rules; the rest is hit all the same', () => {
    const order = ['figure', 'object', 'obstacle', 'glyph', 'power'] as const;
    for (const [i, first] of order.entries()) {
      for (const then of order.slice(i)) {
        for (const [upper, lower] of [
          [first, then],
          [then, first],
        ] as const) {
          const others = [standing(upper, [2, 0]), standing(lower, [2, 1])];
          const place: Space[] = [
            [1, 0],
            [1, 1],
          ];
          const walk = walked(row('1 1 1\n1 1 1', { place, others }), 1);
          expect(walk.stoppedBy).toBe(first);
          const hit = others.filter(({ kind }) => kind === 'figure' || kind === 'object');
          expect(walk.blockers).toEqual(hit);
        }
      }
    }
  });

  test('is put back to where it stood when no step was on one level', () => {
    const walk = walked(double('1 1 2 1'), 2);
    expect(walk).toMatchObject({ steps: [], stoppedBy: 'uneven', putBack: 1, pointsLeft: 0 });
  });

  test('falls from the level of its higher space to that of its higher space', () => {
    // Its first half goes down by eight, then its second.
    expect(walked(double('9 9 1 1 1'), 2).steps.map(({ drop }) => drop)).toEqual([0, 8]);
  });

  test('is stopped by a wall before either half', () => {
    const place: Space[] = [
      [1, 0],
      [1, 1],
    ];
    for (const wall of [0, 1]) {
      const before: [Space, Space] = [
        [1, wall],
        [2, wall],
      ];
      const walk = walked(row('1 1 1\n1 1 1', { place, walls: [before] }), 1);
      expect(walk).toMatchObject({ steps: [], stoppedBy: 'wall' });
    }
  });

  describe('with a wall before one half', () => {
    const abreast = (figure: Space) =>
      walked(
        row('1 1 1\n1 1 1', {
          place: [
            [1, 0],
            [1, 1],
          ],
          others: [standing('figure', figure)],
          walls: [
            [
              [1, 0],
              [2, 0],
            ],
          ],
        }),
        1,
      );

    test('hits the figure that stands before the other half; the wall is named as the cause', () => {
      const { stoppedBy, blockers } = abreast([2, 1]);
      expect([stoppedBy, blockers.length]).toEqual(['wall', 1]);
    });

    test('does not hit a figure behind that wall', () => {
      const { stoppedBy, blockers } = abreast([2, 0]);
      expect([stoppedBy, blockers.length]).toEqual(['wall', 0]);
    });
  });

  test('hits nobody where one half is before the edge of the map', () => {
    const setting = row('1 1 .\n1 1 1', {
      place: [
        [1, 0],
        [1, 1],
      ],
      others: [standing('figure', [2, 1])],
    });
    expect(walked(setting, 1)).toMatchObject({ stoppedBy: 'edge', blockers: [] });
  });

  test('lands on water only with both spaces', () => {
    expect(walked(double('9 9 1w 1 1'), 1).steps).toEqual([]);
    const both = row('9 9 1w\n9 9 1w', {
      place: [
        [1, 0],
        [1, 1],
      ],
    });
    expect(walked(both, 1).steps[0]?.drop).toBe(0);
    const one = row('9 9 1w\n9 9 1', {
      place: [
        [1, 0],
        [1, 1],
      ],
    });
    expect(walked(one, 1).steps[0]?.drop).toBe(8);
  });

  test('is on lava with either space', () => {
    expect(walked(double('1 1 1m 1 1 1'), 4).steps.map(({ lava }) => lava)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
