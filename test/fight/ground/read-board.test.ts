import { describe, expect, test } from 'vitest';
import { mistake } from '../mistake.ts';
import { type Document, scenarioOf } from '../scenarios.ts';

const A = { name: 'A', attack: 1, defense: 0 };
const D = { name: 'D', attack: 0, defense: 0 };
const document = (board: Document, more: Document = {}): Document => ({
  attacker: A,
  defender: D,
  board: {
    terrain: '1 1 1 1 1\n 1 1 1 1 2\n1 1 . 1 1',
    attacker: [0, 0],
    defender: [1, 0],
    ...board,
  },
  ...more,
});
const refusal = (board: Document, more?: Document) => mistake(document(board, more));
const both = <T>(a: T, b: T): [T, T][] => [
  [a, b],
  [b, a],
];

describe('a wall', () => {
  test('within the base of anybody is refused, whichever way it is written', () => {
    const base: [number, number][] = [
      [2, 0],
      [3, 0],
    ];
    const twice =
      'a wall between 2,0 and 3,0; give two spaces without a wall between them, for a double base';
    for (const wall of both(base[0], base[1])) {
      const walls = [wall];
      expect(refusal({ walls, others: [{ figure: 'Ox', at: base }] })).toBe(
        `board.others[0].at: ${twice}`,
      );
      const defender = { ...D, base: 'double' };
      expect(refusal({ walls, defender: base }, { defender })).toBe(`board.defender: ${twice}`);
      const attacker = { ...A, base: 'double' };
      expect(refusal({ walls, attacker: base }, { attacker })).toBe(`board.attacker: ${twice}`);
    }
  });

  test('beside a base, at either of its spaces, is none within it', () => {
    const others = [
      {
        figure: 'Ox',
        at: [
          [2, 0],
          [3, 0],
        ],
      },
    ];
    for (const [inside, outside] of [
      [
        [2, 0],
        [1, 0],
      ],
      [
        [3, 0],
        [4, 0],
      ],
      [
        [2, 0],
        [2, 1],
      ],
    ]) {
      for (const wall of both(inside, outside)) {
        expect(refusal({ others, walls: [wall] })).toBe('no mistake');
      }
    }
  });

  test('may stand on the rim of the map or of a hole, whichever way it is written', () => {
    for (const beyond of [
      [
        [4, 0],
        [5, 0],
      ],
      [
        [2, 2],
        [1, 2],
      ],
      [
        [0, 2],
        [0, 3],
      ],
    ]) {
      const [one, other] = beyond;
      for (const wall of both(one, other)) expect(refusal({ walls: [wall] })).toBe('no mistake');
    }
  });

  test('that touches no space of the map is refused, with both', () => {
    expect(
      refusal({
        walls: [
          [
            [5, 0],
            [6, 0],
          ],
        ],
      }),
    ).toBe(
      'board.walls[0]: 5,0, which is off the map; give a space of the map, up to 4,2\n' +
        'board.walls[0]: 6,0, which is off the map; give a space of the map, up to 4,2',
    );
  });

  test('between two spaces that do not touch is refused, on the rim too', () => {
    const at = (a: number[], b: number[]) =>
      refusal({
        walls: [
          [
            [0, 1],
            [0, 2],
          ],
          [a, b],
        ],
      });
    const allowed = 'give two neighbouring spaces';
    expect(at([0, 0], [2, 0])).toBe(
      `board.walls[1]: 0,0 and 2,0, which are not adjacent; ${allowed}`,
    );
    expect(at([6, 0], [4, 0])).toBe(
      `board.walls[1]: 6,0 and 4,0, which are not adjacent; ${allowed}`,
    );
    expect(at([1, 1], [1, 1])).toContain('which are not adjacent');
  });
});

describe('a space that is not there is refused', () => {
  const map = 'give a space of the map, up to 4,2';
  test.each([
    ['attacker', { attacker: [9, 0] }, `board.attacker: 9,0, which is off the map; ${map}`],
    ['defender', { defender: [2, 2] }, `board.defender: 2,2, which is a hole; ${map}`],
    [
      'glyph',
      { others: [{ glyph: 'G', at: [0, 3] }] },
      `board.others[0].at: 0,3, which is off the map; ${map}`,
    ],
  ])('of the %s', (_, board, says) => {
    expect(refusal(board)).toBe(says);
  });
});

describe('a base', () => {
  const ox = (at: unknown, base?: string) =>
    refusal({ others: [{ figure: 'Ox', at, ...(base && { base }) }] });

  test('is as large as is said, or else as the spaces given', () => {
    const two = [
      [2, 0],
      [3, 0],
    ];
    expect(ox([2, 0], 'double')).toBe(
      'board.others[0].at: one space; give two neighbouring spaces, for a double base',
    );
    expect(ox(two, 'single')).toBe(
      'board.others[0].at: 2 spaces; give one space, for a single base',
    );
    expect(ox([...two, [4, 0]])).toBe(
      'board.others[0].at: 3 spaces; give two neighbouring spaces, for a double base',
    );
    for (const fits of [ox(two), ox(two, 'double'), ox([2, 0]), ox([2, 0], 'single')]) {
      expect(fits).toBe('no mistake');
    }
  });

  test('is that of the card for attacker and defender', () => {
    expect(
      refusal({
        defender: [
          [1, 0],
          [2, 0],
        ],
      }),
    ).toBe('board.defender: 2 spaces; give one space, for a single base');
    expect(refusal({}, { attacker: { ...A, base: 'double' } })).toBe(
      'board.attacker: one space; give two neighbouring spaces, for a double base',
    );
  });

  test('of two spaces has them side by side, on one level', () => {
    expect(
      ox([
        [2, 0],
        [4, 0],
      ]),
    ).toBe(
      'board.others[0].at: 2,0 and 4,0, which are not adjacent; give neighbouring spaces, for a double base',
    );
    expect(
      ox([
        [3, 1],
        [4, 1],
      ]),
    ).toBe(
      'board.others[0].at: 3,1 and 4,1, of different levels; give two spaces of the same level, for a double base',
    );
  });

  test('is no matter of what is no figure: objects lie as they will', () => {
    const others = [
      {
        object: 'Wreck',
        at: [
          [2, 0],
          [4, 0],
          [4, 1],
        ],
      },
    ];
    expect(refusal({ others })).toBe('no mistake');
  });
});

describe('a space', () => {
  test.each(['figure', 'object', 'obstacle'])('is taken by one %s at most', (kind) => {
    expect(refusal({ others: [{ [kind]: 'X', at: [1, 0] }] })).toBe(
      'board.others[0].at: 1,0, where "D" stands; give a free space',
    );
    const others = [
      {
        figure: 'Ox',
        at: [
          [2, 0],
          [3, 0],
        ],
      },
      { [kind]: 'X', at: [3, 0] },
    ];
    expect(refusal({ others })).toBe(
      'board.others[1].at: 3,0, where "Ox" stands; give a free space',
    );
  });

  test.each(['glyph', 'power'])('may hold a %s and whoever stands there', (kind) => {
    const others = [
      { [kind]: 'X', at: [1, 0] },
      { obstacle: 'Rock', at: [2, 0] },
      {
        [kind]: 'Y',
        at: [
          [2, 0],
          [1, 0],
        ],
      },
    ];
    expect(refusal({ others })).toBe('no mistake');
  });
});

test('all mistakes of a board are named at once', () => {
  const says = refusal({
    attacker: [9, 9],
    others: [
      { object: 'X', at: [1, 0], life: 1, wounds: 1 },
      { obstacle: 'Y', at: [1, 0] },
    ],
    walls: [
      [
        [0, 0],
        [2, 0],
      ],
    ],
  });
  expect(says.split('\n').map((line) => line.split(/:| is /)[0])).toEqual([
    'board.attacker',
    'board.others[0].at',
    'board.others[1].at',
    'board.walls[0]',
    'board.others[0].wounds',
  ]);
});

describe('who else is there', () => {
  const others = (...written: Document[]) =>
    (
      scenarioOf(
        document(
          { others: written },
          { cards: [{ name: 'Big Imp', attack: 1, defense: 1, life: 3 }] },
        ),
      ) as unknown as { board: { others: object[] } }
    ).board.others;
  const plain = { spaces: [[2, 0]], wounds: 0 };

  test('is what is written; of what is not known there is nothing', () => {
    expect(others({ object: 'Car', at: [2, 0], life: 5, wounds: 2 })).toEqual([
      { kind: 'object', name: 'Car', spaces: [[2, 0]], life: 5, wounds: 2 },
    ]);
    expect(others({ figure: 'Guard', at: [2, 0] })).toEqual([
      { ...plain, kind: 'figure', name: 'Guard' },
    ]);
    expect(others({ glyph: 'G', at: [2, 0], passable: false })).toEqual([
      { ...plain, kind: 'glyph', name: 'G', passable: false },
    ]);
  });

  test('has name and Life of its card, if it is a figure; a Life of its own goes before that', () => {
    expect(others({ figure: 'big-imp', at: [2, 0] })).toEqual([
      { ...plain, kind: 'figure', name: 'Big Imp', life: 3 },
    ]);
    expect(others({ figure: 'big-imp', at: [2, 0], life: 9 })).toMatchObject([{ life: 9 }]);
    expect(others({ object: 'big-imp', at: [2, 0] })).toEqual([
      { ...plain, kind: 'object', name: 'big-imp' },
    ]);
  });

  test('has a Life that is an assumption where the built-in card assumes it', () => {
    expect(others({ figure: 'the-joker', at: [2, 0] })[0]).toHaveProperty('assumedLife', true);
    expect(others({ figure: 'the-joker', at: [2, 0], life: 4 })[0]).not.toHaveProperty(
      'assumedLife',
    );
    expect(others({ figure: 'big-imp', at: [2, 0] })[0]).not.toHaveProperty('assumedLife');
  });
});

test('the terrain is kept as it is written, without the empty lines behind it', () => {
  const terrain = '1 1 1\n 1 1 1';
  const { board } = scenarioOf(document({ terrain: `${terrain}\n\n` })) as unknown as {
    board: { terrain: string };
  };
  expect(board.terrain).toBe(terrain);
});
