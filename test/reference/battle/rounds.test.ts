import { describe, expect, it } from 'vitest';
import {
  attack,
  type BattleData,
  begin,
  choose,
  endOfRound,
  endPlacing,
  endTurn,
  figureOf,
  fits,
  follow,
  higher,
  initiative,
  leaveOut,
  legalMarkers,
  legalPlacements,
  mark,
  mayAct,
  mayMove,
  place,
  turnNow,
} from './index.ts';
import { all, passRound, staged } from './staged.ts';

const card = (fields: { [key: string]: string | number | boolean } = {}) => ({
  card: { name: 'Somebody', attack: 3, defense: 3, life: 3, points: 90, ...fields },
});

describe('setting up', () => {
  const data = (rest: Partial<BattleData> = {}): BattleData => ({
    terrain: '1 1 2 1',
    starts: [
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [[3, 0]],
    ],
    armies: [[card({ base: 'double' })], [card()]],
    ...rest,
  });

  it('the higher D20 places first; equal rolls are made again', () => {
    expect(
      higher([
        [4, 4],
        [2, 9],
      ]),
    ).toBe(1);
    expect(() => higher([[4, 4]])).toThrow('rolled again');
    expect(() =>
      higher([
        [4, 5],
        [2, 9],
      ]),
    ).toThrow('after a decision');
  });

  it('figures are placed on free spaces of their start area, double bases on one level', () => {
    const state = begin(data());
    expect(legalPlacements(state, 0)).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
    ]);
    expect(() =>
      place(state, 0, [
        [1, 0],
        [2, 0],
      ]),
    ).toThrow('may not be placed');
    const apart: BattleData['starts'] = [
      [
        [0, 0],
        [3, 0],
      ],
      [],
    ];
    expect(legalPlacements(begin(data({ starts: apart })), 0)).toEqual([]);
    const placed = place(
      place(state, 0, [
        [1, 0],
        [0, 0],
      ]),
      1,
      [[3, 0]],
    );
    expect(endPlacing(placed)).toMatchObject({ phase: 'marking', round: 1 });
    expect(() => endPlacing(state)).toThrow('no place yet');
  });

  it('armies must fit; without that ruling whoever does not fit stays out', () => {
    const two = { armies: [[card({ base: 'double' })], [card(), card()]] } as const;
    const state = begin(data(two));
    expect([fits(state, 0), fits(state, 1)]).toEqual([true, false]);
    const full = place(begin(data({ ...two, rulings: { armiesMustFit: false } })), 1, [[3, 0]]);
    const out = place(leaveOut(full, 2), 0, [
      [0, 0],
      [1, 0],
    ]);
    expect(legalMarkers(endPlacing(out), 1)).toEqual([1]);
    expect(() => leaveOut(full, 0)).toThrow('there is room');
  });
});

describe('a round', () => {
  const state = () => {
    const spaces = [0, 1, 2, 3, 4].map((column) => [column, 0] as const);
    const fresh = begin({
      terrain: '1 1 1 1 1',
      starts: [spaces, spaces],
      armies: [[{ ...card({ figures: 2, type: 'squad', life: 1 }), copies: 2 }], [card()]],
    });
    return endPlacing(spaces.reduce((now, at, id) => place(now, id, [at]), fresh));
  };

  it('puts markers on own cards with figures', () => {
    expect(legalMarkers(state(), 0)).toEqual([0]);
    expect(() => mark(state(), 0, all(1))).toThrow('no marker');
  });

  it('decides initiative by the D20, again while equal', () => {
    const marked = mark(mark(state(), 0, all(0)), 1, all(1));
    expect(
      turnNow(
        initiative(marked, [
          [7, 7],
          [3, 12],
        ]),
      ),
    ).toMatchObject({ side: 1, card: 1 });
  });

  it('has three turns of each side, the winner of the D20 first each time', () => {
    let now = initiative(mark(mark(state(), 0, all(0)), 1, all(1)), [[3, 12]]);
    const turns: string[] = [];
    for (; now.phase === 'turns'; now = endTurn(now)) {
      const { side, marker } = turnNow(now);
      turns.push(`${side}:${marker}`);
    }
    expect(turns).toEqual(['1:1', '0:1', '1:2', '0:2', '1:3', '0:3']);
  });

  it('activates as many figures as one copy of a common card has, of any copy', () => {
    const now = initiative(mark(mark(state(), 0, all(0)), 1, all(1)), [[12, 3]]);
    expect(mayAct(now)).toEqual({ figures: [0, 1, 2, 3], most: 2 });
    const chosen = choose(now, [0, 3]);
    expect([0, 1, 3].map((id) => mayMove(chosen, figureOf(chosen, id)))).toEqual([
      true,
      false,
      true,
    ]);
    expect(() => choose(now, [0, 1, 2])).toThrow('at most 2');
    expect(mayMove(follow(chosen, 0, []), figureOf(chosen, 0))).toBe(false);
  });
});

it('nobody moves after the first attack of a turn', () => {
  const now = staged({
    terrain: '1 1 1 1 1',
    own: [{ at: [[[0, 0]], [[4, 0]]] }],
    enemies: [{ at: [[[1, 0]]] }],
  });
  const next = attack(now, 0, 2, 'normal', [
    { kind: 'attack', figure: 0, faces: { blank: 3 } },
    { kind: 'defense', figure: 2, faces: { blank: 3 } },
  ]);
  expect([now, next].map((state) => mayMove(state, figureOf(state, 1)))).toEqual([true, false]);
});

describe('initiative', () => {
  const holding = (name: string) => {
    const now = staged({
      terrain: '1 1 1 1',
      own: [{ at: [[[0, 0]]] }],
      enemies: [{ at: [[[3, 0]]] }],
      others: [{ glyph: name, at: [3, 0] }],
    });
    const next = endOfRound(passRound(now));
    return mark(mark(next, 0, all(0)), 1, all(1));
  };

  it('has 8 more with Dagmar, 1 more with Lodin, each time', () => {
    expect(
      initiative(holding('Dagmar'), [
        [9, 1],
        [20, 13],
      ]).first,
    ).toBe(1);
    expect(initiative(holding('Dagmar'), [[10, 1]]).first).toBe(0);
    expect(
      initiative(holding('Lodin'), [
        [10, 9],
        [10, 10],
      ]).first,
    ).toBe(1);
  });
});

describe('a marker on a card without figures', () => {
  it('is a lost turn', () => {
    const now = staged({
      terrain: '9 1 9 9 9\n9',
      own: [{ at: [[[0, 0]]], life: 1 }, { at: [[[4, 0]]] }],
      enemies: [{ at: [[[0, 1]]] }],
    });
    // The first card's only figure jumps off the cliff.
    const dead = follow(
      now,
      0,
      [[[1, 0]]],
      [
        { kind: 'leaving', figure: 2, faces: { blank: 1 } },
        { kind: 'fall', figure: 0, faces: { skull: 1 } },
      ],
    );
    expect(figureOf(dead, 0).where).toBe('destroyed');
    const later = endTurn(endTurn(dead));
    expect(turnNow(later)).toMatchObject({ side: 0, marker: 2, isLost: true });
    expect(mayAct(later).figures).toEqual([]);
    expect(passRound(later).turnsLost).toEqual([2, 0]);
    expect(legalMarkers(endOfRound(passRound(later)), 0)).toEqual([1]);
  });
});
