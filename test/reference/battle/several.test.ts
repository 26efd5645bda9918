import { describe, expect, it } from 'vitest';
import type { Place } from '../board.ts';
import type { Plain } from '../cards.ts';
import type { Space } from '../hexes.ts';
import { attack, attackSeveral, figureOf, mayHit } from './index.ts';
import { type Stage, staged } from './staged.ts';

/** A special attack of 2 dice on several figures; figure 0 has it, figure 1 is its friend, the others are enemies. */
const battle = (
  targets: Plain,
  at: readonly Space[],
  { range = 5, ...rest }: { range?: number } & Partial<Stage> = {},
) => {
  const [own, friend, ...enemies] = at.map((space): Place => [space]);
  const blast = { specialAttack: { range, dice: 2, effects: [{ targets }] } };
  return staged({
    terrain: '1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1',
    own: [
      { at: own ? [own] : [], powers: [{ name: 'Blast', effects: [blast] }] },
      { at: friend ? [friend] : [] },
    ],
    enemies: [{ at: enemies }],
    ...rest,
  });
};

const may = (state: ReturnType<typeof battle>, ...ids: number[]): boolean =>
  mayHit(state, figureOf(state, 0), ids, 0);

describe('an explosion', () => {
  const explodes = { nextTo: 'target', roll: 'once' };
  // Next to 4,0: the friend on 3,0 and an enemy on 5,0. Another enemy stands on 1,2.
  const state = battle(
    explodes,
    [
      [0, 0],
      [3, 0],
      [4, 0],
      [5, 0],
      [1, 2],
    ],
    { range: 4 },
  );

  it('hits its target and all next to it, friends too, in any order', () => {
    expect([may(state, 2, 1, 3), may(state, 3, 2, 1)]).toEqual([true, true]);
    expect([may(state, 2, 3), may(state, 2), may(state, 2, 1, 3, 4)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(may(state, 4)).toBe(true);
  });

  it('does not hit the attacker', () => {
    const near = battle(explodes, [
      [0, 0],
      [5, 2],
      [1, 0],
    ]);
    expect(may(near, 2)).toBe(true);
    expect(may(near, 2, 0)).toBe(false);
  });

  it('is rolled for once; each defends for itself', () => {
    const next = attackSeveral(state, 0, [2, 1, 3], 0, [
      { kind: 'attack', figure: 0, faces: { skull: 2 } },
      { kind: 'defense', figure: 2, faces: { blank: 3 } },
      { kind: 'defense', figure: 1, faces: { shield: 1, blank: 2 } },
      { kind: 'defense', figure: 3, faces: { shield: 3 } },
    ]);
    expect([1, 2, 3].map((id) => figureOf(next, id).wounds)).toEqual([1, 2, 0]);
    expect(() => attackSeveral(next, 0, [4], 0, [])).toThrow('no such attack');
    expect(() => attack(state, 0, 4, 0, [])).toThrow('several figures');
  });

  it('of an engaged figure has to hit one it is engaged with', () => {
    const engaged = (enemy: Space) => battle(explodes, [[0, 0], [5, 2], [1, 0], enemy]);
    // The target need not be the enemy with which it is engaged: it may stand next to that one.
    expect(may(engaged([2, 0]), 2, 3)).toBe(true);
    expect(may(engaged([3, 0]), 3)).toBe(false);
  });
});

describe('other attacks on several', () => {
  const at: Space[] = [
    [1, 1],
    [0, 1],
    [2, 1],
    [3, 1],
    [5, 1],
  ];

  it('hit all next to the attacker', () => {
    const state = battle({ nextTo: 'attacker', roll: 'once' }, at, { range: 1 });
    expect([may(state, 1, 2), may(state, 2), may(state, 1, 2, 3)]).toEqual([true, false, false]);
  });

  it('hit all on a straight line of so many spaces, as far as they are seen', () => {
    const line = { line: 3, roll: 'once' };
    expect([may(battle(line, at), 2, 3), may(battle(line, at), 2)]).toEqual([true, false]);
    const walls = [
      {
        between: [
          [2, 1],
          [3, 1],
        ] as const,
      },
    ];
    expect(may(battle(line, at, { walls }), 2)).toBe(true);
    // An attack that hits only friends is not allowed.
    expect(may(battle(line, at), 1)).toBe(false);
  });

  it('hit up to so many targets, each with a roll of its own', () => {
    const free: Space[] = [
      [0, 0],
      [5, 2],
      [2, 0],
      [3, 0],
      [4, 0],
    ];
    const state = battle({ count: 2 }, free);
    expect([may(state, 3), may(state, 4, 2), may(state, 2, 3, 4), may(state, 2, 2)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const next = attackSeveral(state, 0, [4, 2], 0, [
      { kind: 'attack', figure: 0, faces: { skull: 2 } },
      { kind: 'defense', figure: 4, faces: { blank: 3 } },
      { kind: 'attack', figure: 0, faces: { skull: 1, blank: 1 } },
      { kind: 'defense', figure: 2, faces: { blank: 3 } },
    ]);
    expect([2, 3, 4].map((id) => figureOf(next, id).wounds)).toEqual([1, 0, 2]);
  });
});
