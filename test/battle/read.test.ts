import { describe, expect, test } from 'vitest';
import { check } from '../../src/experiments/scenarios/check.ts';
import { mapFile } from '../../src/fight/board-schema.ts';
import { NIGHT, PAPER } from '../../src/report/charts/palette.ts';
import type { Surroundings } from '../../src/rules/surroundings.ts';
import type { Document } from '../fight/scenarios.ts';
import { battleOf, FIELD, hero, refusal, squad } from './battles.ts';

const armies = (
  one: readonly unknown[],
  other: readonly unknown[] = [hero('Other')],
): Document => ({
  sides: [{ army: one }, { army: other }],
});
const cardsOf = (army: readonly unknown[], more: Document = {}) =>
  battleOf({ ...armies(army), ...more }).sides[0].cards.map(
    ({ card, copies, points }) => `${card.name} x${copies}, ${points}`,
  );

/** The hue of a saturated colour, in degrees: 0 is red, 60 yellow, 120 green, 240 blue. */
function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(colour.slice(start, start + 2), 16),
  );
  const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)];
  const sixth = (from: number, by: number) => 60 * (from + by / (most - least));
  if (most === r) return (sixth(0, g - b) + 360) % 360;
  return most === g ? sixth(2, b - r) : sixth(4, r - g);
}

describe('a battle', () => {
  test('lasts twelve rounds under the usual rulings, where nothing else is said', () => {
    const { rounds, superStrength, rulings, sides } = battleOf();
    expect({ rounds, superStrength }).toEqual({ rounds: 12, superStrength: true });
    expect(rulings).toMatchObject({
      armiesMustFit: true,
      figuresBlockSight: false,
      partialPoints: true,
    });
    expect(sides.map(({ policy }) => policy)).toEqual(['standard', 'standard']);
  });

  test('is as it is said to be', () => {
    const one = { name: 'Vikings', army: [hero('One')], policy: 'nearest' };
    const said = { rounds: 3, superStrength: false, states: ['army-valiant'] };
    const battle = battleOf({ sides: [one, { army: [hero('Other')] }], ...said });
    expect(battle).toMatchObject(said);
    expect(battle.sides[0]).toMatchObject({ name: 'Vikings', policy: 'nearest' });
  });
});

describe('the cards of an army', () => {
  test('are named, inline, changed, or have copies in either way of writing', () => {
    expect(
      cardsOf(['krug', hero('Viking'), { card: 'ne-gok-sa', points: 7 }], {
        board: { terrain: FIELD.replaceAll('1 1 1 1 1', '1a 1a 1 1 1') },
      }),
    ).toEqual(['Krug x1, 120', 'Viking x1, 100', 'Ne-Gok-Sa x1, 7']);
    const roomy = { rulings: { armiesMustFit: false } };
    expect(cardsOf(['deathreavers x3'], roomy)).toEqual(['Deathreavers x3, 40']);
    expect(cardsOf([{ card: 'deathreavers', copies: 2 }], roomy)).toEqual(['Deathreavers x2, 40']);
    // So a varied field of a name with copies is read.
    expect(cardsOf([{ card: 'deathreavers x2', attack: 4 }], roomy)).toEqual([
      'Deathreavers x2, 40',
    ]);
  });

  test('of a common card are one entry, wherever they are listed', () => {
    const army = [squad('Rats'), hero('Rider'), { ...squad('Rats'), copies: 2 }];
    expect(cardsOf(army, { rulings: { armiesMustFit: false } })).toEqual([
      'Rats x3, 100',
      'Rider x1, 100',
    ]);
  });

  test('of an uncommon hero are an entry each, numbered', () => {
    const army = [{ ...hero('Imp', { unique: 'uncommon' }), copies: 2 }];
    expect(cardsOf(army)).toEqual(['Imp x1, 100', 'Imp 2 x1, 100']);
  });

  test('of a unique card are one, each side having its own', () => {
    const again = (text: string) => `sides[0].army[${text}; give only one copy of a unique card`;
    expect(refusal(armies(['krug x2']))).toBe(again('0]: two copies of "Krug"'));
    expect(refusal(armies(['krug', 'krug']))).toBe(again('1] is "Krug" again'));
    expect(battleOf(armies(['krug'], ['krug'])).sides[1].cards).toHaveLength(1);
  });

  test('need their numbers', () => {
    const { life: _, ...noLife } = hero('A');
    expect(refusal(armies([noLife]))).toContain('sides[0].army[0].life is missing');
    const squadOfSome = squad('Rats', { figures: undefined });
    expect(refusal(armies([squadOfSome]))).toContain(
      'sides[0].army[0].figures: missing, and the card of',
    );
    // Hawkgirl's points are unknown, which only matters if points are counted.
    expect(refusal({ ...armies(['hawkgirl']), points: 500 })).toBe(
      'sides[0].army[0].points: missing, and the card of Hawkgirl has none; ' +
        'give a number of points, such as { card: krug, points: 120 }',
    );
    expect(cardsOf(['hawkgirl'])).toEqual(['Hawkgirl x1, 100']);
  });

  test('begin unwounded', () => {
    expect(refusal(armies([hero('A', { wounds: 1 })]))).toContain('army[0].wounds is 1');
  });
});

describe('points', () => {
  test('of an army are at most those of the battle', () => {
    const army = [hero('A'), { ...squad('Rats', { points: 30, figures: 1 }), copies: 2 }];
    const found = 'sides[0].army: 160 points (A 100, Rats x2 60); give at most 150 points';
    expect(refusal({ ...armies(army), points: 150 })).toBe(found);
    expect(refusal({ ...armies(army), points: 160 })).toBe('no mistake');
  });

  test('are printed, modern, or the army’s own', () => {
    const fits = { rulings: { armiesMustFit: false } };
    expect(cardsOf(['deathreavers', 'krug'], fits)).toEqual([
      'Deathreavers x1, 40',
      'Krug x1, 120',
    ]);
    expect(cardsOf(['deathreavers', 'krug'], { ...fits, costs: 'modern' })).toEqual([
      'Deathreavers x1, 60',
      'Krug x1, 120',
    ]);
    const own = [{ card: 'deathreavers', points: 55 }];
    expect(cardsOf(own, { ...fits, costs: 'own' })).toEqual(['Deathreavers x1, 55']);
    expect(refusal({ ...armies(['krug']), costs: 'own' })).toContain(
      'sides[0].army[0].points: missing, and the card of',
    );
  });
});

describe('sides', () => {
  const fits = { rulings: { armiesMustFit: false } };
  const names = (more: Document) => battleOf({ ...fits, ...more }).sides.map(({ name }) => name);
  const side = (name: string) => ({ name, army: [hero('A')] });

  test('are named by the only card of an army, in any number of copies', () => {
    expect(names({})).toEqual(['One', 'Other']);
    const copies = ['deathreavers', 'deathreavers x2'];
    const heroes = hero('Guard', { unique: 'uncommon', copies: 2 });
    expect(names(armies(copies, [heroes]))).toEqual(['Deathreavers', 'Guard']);
  });

  test('of several cards are named by their names, else Blue and Gold, as they are drawn', () => {
    const several = ['krug', 'deathreavers'];
    expect(names(armies(several, several))).toEqual(['Blue', 'Gold']);
    expect(names(armies(['krug'], several))).toEqual(['Krug', 'Gold']);
    expect(names({ sides: [{ army: several }, { name: 'Orcs', army: several }] })).toEqual([
      'Blue',
      'Orcs',
    ]);
  });

  test('that are colours name the colours of their sides', () => {
    for (const { sides } of [PAPER, NIGHT]) {
      const [blue = Number.NaN, gold = Number.NaN] = sides.map(hueOf);
      expect(blue).toBeGreaterThan(195);
      expect(blue).toBeLessThan(255);
      expect(gold).toBeGreaterThan(35);
      expect(gold).toBeLessThan(55);
    }
  });

  test('of equal names are numbered', () => {
    expect(names(armies(['krug'], ['krug']))).toEqual(['Krug 1', 'Krug 2']);
    const given = { name: 'Krug', army: [hero('B')] };
    expect(names({ sides: [{ army: ['krug'] }, given] })).toEqual(['Krug 1', 'Krug 2']);
    expect(names({ sides: [side('B b'), side('b B')] })).toEqual(['B b 1', 'b B 2']);
    const gold = { sides: [side('Gold'), { army: ['krug', 'deathreavers'] }] };
    expect(names(gold)).toEqual(['Gold 1', 'Gold 2']);
  });

  test('of names too alike to be numbered are Blue and Gold', () => {
    const long = 'A'.repeat(110);
    expect(names(armies([hero(`${long} one`)], [hero(`${long} two`)]))).toEqual(['Blue', 'Gold']);
  });

  test('are not called as a draw', () => {
    expect(refusal({ sides: [side('Draw'), side('B')] })).toContain('sides[0].name is "Draw"');
    expect(names(armies([hero('Draw')], ['krug']))).toEqual(['Blue', 'Krug']);
  });

  test('are two, with a card each at least', () => {
    expect(refusal({ sides: [{ army: [hero('A')] }] })).toContain('give two sides');
    expect(refusal(armies([]))).toContain('sides[0].army is an empty list');
  });
});

describe('start areas', () => {
  const starts = (more: Document) => battleOf(more).sides.map(({ start }) => start);

  test('are the first two of the board, or those that the sides name', () => {
    const board = { terrain: '1a 1 1c 1 1e' };
    expect(starts({ board })).toEqual([[[0, 0]], [[2, 0]]]);
    const sides = [{ army: [hero('A')], start: 'e' }, { army: [hero('B')] }];
    expect(starts({ board, sides })).toEqual([[[4, 0]], [[0, 0]]]);
  });

  test('are listed by the board, and have no spaces on which something stands', () => {
    const board = {
      terrain: '1 1 1 1 1',
      starts: {
        north: [
          [0, 0],
          [1, 0],
        ],
        south: [[4, 0]],
      },
      others: [{ obstacle: 'tree', at: [0, 0] }],
    };
    expect(starts({ board })).toEqual([[[1, 0]], [[4, 0]]]);
  });

  test('are those of the map', () => {
    const map = check(mapFile(), { terrain: '1 1 1', starts: { a: [[0, 0]], c: [[2, 0]] } });
    const surroundings = { readFile: () => map } as unknown as Surroundings;
    const { sides, board } = battleOf({ board: { map: 'a.yaml' } }, surroundings);
    expect(sides.map(({ start }) => start)).toEqual([[[0, 0]], [[2, 0]]]);
    expect(board.terrain).toBe('1 1 1');
  });

  test('are two, known, not the same, on the map and without a space in common', () => {
    const at = (start: string) => [
      { army: [hero('A')], start },
      { army: [hero('B')], start: 'a' },
    ];
    expect(refusal({ board: { terrain: '1 1' } })).toContain('board: no start area');
    expect(refusal({ board: { terrain: '1a 1' } })).toContain('only the start area a');
    expect(refusal({ sides: at('q') })).toContain(
      'sides[0].start is "q"; give one of the start areas a, c',
    );
    expect(refusal({ sides: at('a') })).toContain('sides[1].start is "a", where the first');
    const overlap = {
      n: [
        [0, 0],
        [1, 0],
      ],
      s: [[1, 0]],
    };
    expect(refusal({ board: { terrain: '1 1 1', starts: overlap } })).toContain(
      'board.starts.s: 1,0, which is already in start area n',
    );
    const off = { n: [[0, 0]], s: [[7, 0]] };
    expect(refusal({ board: { terrain: '1 1 1', starts: off } })).toContain(
      'board.starts.s: 7,0, which is off the map',
    );
  });

  test('are exchanged where ends are switched, and figures that stand elsewhere keep to theirs', () => {
    const starts = (more: Document) => battleOf(more).sides.map(({ start: [space] }) => space);
    expect(starts({ ends: 'switched' })).toEqual(starts({}).toReversed());
    const named = [{ army: [hero('A')], start: 'c' }, { army: [hero('B')] }];
    expect(starts({ sides: named, ends: 'switched' })).toEqual(starts({}));
    expect(refusal({ ...armies([hero('A', { at: [[3, 0]] })]), ends: 'switched' })).toBe(
      'ends: switched; give given, because some figures begin on spaces given in the file',
    );
    const same = [named[0], { army: [hero('B')], start: 'c' }];
    expect(refusal({ sides: same })).toContain('ends: drawn');
  });

  test('are kept with their names where ends are drawn, and have to fit both armies', () => {
    const drawn = battleOf({ ends: 'drawn' });
    expect(drawn).toEqual({ ...battleOf(), ends: ['a', 'c'] });
    const named = [{ army: [hero('A')], start: 'c' }, { army: [hero('B')] }];
    expect(battleOf({ sides: named, ends: 'drawn' }).ends).toEqual(['c', 'a']);
    expect(refusal({ ...armies([hero('A', { at: [[3, 0]] })]), ends: 'drawn' })).toBe(
      'ends: drawn; give given, because some figures begin on spaces given in the file',
    );
    const uneven = { board: { terrain: '1a 1a 1a 1 1c' }, ...armies([squad('Rats')]) };
    expect(refusal(uneven)).toBe('no mistake');
    // A random draw would decide who takes part.
    for (const armiesMustFit of [true, false]) {
      expect(refusal({ ...uneven, ends: 'drawn', rulings: { armiesMustFit } })).toBe(
        'sides[0].army: figures that need three spaces, but the start area has one space; ' +
          'give an army that fits into both start areas, because with ends: drawn each side may begin in either',
      );
    }
    const starts = { draw: [[0, 0]], c: [[1, 0]] };
    expect(refusal({ board: { terrain: '1 1', starts }, ends: 'drawn' })).toBe(
      'ends: drawn, although a start area is called draw; ' +
        'give start areas with other names, because this one means that no one wins the battle',
    );
  });

  test('have room for the army, unless those without stay out', () => {
    const army = armies([{ ...squad('Rats'), copies: 2 }]);
    expect(refusal(army)).toBe(
      'sides[0].army: figures that need six spaces, but the start area has four spaces; ' +
        'give an army that fits into its start area, or, in an experiment file, rulings: { armiesMustFit: false }',
    );
    expect(battleOf({ ...army, rulings: { armiesMustFit: false } }).sides[0].start).toHaveLength(4);
  });

  test('are for 31 figures at the most, whether or not all must fit', () => {
    const rats = (copies: number) => armies([{ ...squad('Rats', { figures: 1 }), copies }]);
    const rulings = { armiesMustFit: false };
    expect(refusal({ ...rats(32), rulings })).toBe(
      'sides[0].army: 32 figures; give at most 31 figures',
    );
    expect(refusal({ ...rats(31), rulings })).toBe('no mistake');
  });

  test('have room for double bases, on two neighbouring spaces of one level', () => {
    const horses = armies([squad('Horses', { base: 'double', figures: 2 })]);
    expect(refusal(horses)).toBe('no mistake');
    const uneven = { board: { terrain: '1a 2a 1 1 1c\n 3a 4a 1 1 1c' } };
    expect(refusal({ ...horses, ...uneven })).toContain(
      'two double bases, but the start area has room for only 0',
    );
  });
});

describe('figures with spaces of their own', () => {
  const at = (one: unknown, other: unknown = hero('Other', { at: [6, 0] })): Document =>
    armies([one], [other]);
  const open = { board: { terrain: '1 1 1 1 1 1 1\n 1 1 1 1 1 2 2' } };
  const places = (more: Document) =>
    battleOf(more).sides.map(({ cards, start }) => ({ at: cards.map((one) => one.at), start }));
  const horse = (spaces: unknown) => hero('Horse', { base: 'double', at: spaces });

  test('need no start area, which figures without them still have', () => {
    expect(places({ ...at(hero('One', { at: [0, 0] })), ...open })).toEqual([
      { at: [[[[0, 0]]]], start: [] },
      { at: [[[[6, 0]]]], start: [] },
    ]);
    const rats = squad('Rats', {
      at: [
        [2, 0],
        [3, 0],
      ],
    });
    expect(refusal({ ...at(rats), ...open })).toBe(
      'board: no start area; give a start area for figures without at, such as starts: { a: [[0, 0]] }',
    );
    const board = { terrain: '1a 1 1 1 1 1 1' };
    expect(places({ ...at(rats), board })[0]).toEqual({
      at: [[[[2, 0]], [[3, 0]]]],
      start: [[0, 0]],
    });
    // An area of the other side stays with the other side if there are two.
    expect(places({ ...at(hero('One', { at: [2, 0] }), hero('Other')) })[1]?.start[0]).toEqual([
      7, 0,
    ]);
  });

  test('take their spaces out of start areas', () => {
    const board = { terrain: '1a 1a 1 1c 1c' };
    const both = at(hero('One', { at: [1, 0] }), hero('Other', { at: [0, 0] }));
    expect(places({ ...both, board })[0]?.start).toEqual([]);
    const more = armies(
      [hero('One', { at: [1, 0] }), hero('Two')],
      [hero('Other', { at: [3, 0] })],
    );
    expect(places({ ...more, board })[0]?.start).toEqual([[0, 0]]);
    const full = armies(
      [hero('One', { at: [1, 0] }), hero('Two')],
      [hero('Other', { at: [0, 0] })],
    );
    expect(refusal({ ...full, board })).toContain(
      'figures that need one space, but the start area has no spaces',
    );
  });

  test('have two in a row for a double base, and copies have theirs one after another', () => {
    const [horses] = places({
      ...at({
        ...horse([
          [0, 0],
          [1, 0],
          [3, 0],
          [4, 0],
        ]),
        unique: 'uncommon',
        copies: 2,
      }),
      ...open,
    });
    expect(horses?.at).toEqual([
      [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      [
        [
          [3, 0],
          [4, 0],
        ],
      ],
    ]);
    const [rats] = places({
      ...armies(
        [squad('Rats', { figures: 1, at: [0, 0] }), squad('Rats', { figures: 1, at: [3, 0] })],
        [hero('Other', { at: [6, 0] })],
      ),
      ...open,
    });
    expect(rats?.at).toEqual([[[[0, 0]], [[3, 0]]]]);
  });

  test.each([
    ['off the map', hero('One', { at: [9, 0] }), '9,0, which is off the map'],
    ['taken', hero('One', { at: [6, 0] }), '6,0, where "One" stands'],
    [
      'more than its figures',
      hero('One', {
        at: [
          [0, 0],
          [1, 0],
        ],
      }),
      'places for two figures; give at most one figure of "One"',
    ],
    ['half a base', horse([0, 0]), 'one space; give two neighbouring spaces'],
    [
      'apart',
      horse([
        [0, 0],
        [2, 0],
      ]),
      '0,0 and 2,0, which are not adjacent',
    ],
    [
      'of two levels',
      horse([
        [4, 1],
        [5, 1],
      ]),
      '4,1 and 5,1, of different levels',
    ],
  ])('are refused where one is %s', (_, one, found) => {
    const told = refusal({ ...at(one), ...open });
    expect(told).toContain(found);
    expect(told).toMatch(/sides\[[01]\]\.army\[0\]\.at: .*; give /);
  });
});

describe('a board on which the sides can never meet is refused:', () => {
  const found = 'board: start areas without a path between them';

  test('islands, whoever fights', () => {
    const board = { terrain: '1a 1a . 1c 1c' };
    expect(refusal({ board })).toContain(found);
    const flying = { powers: [{ name: 'Flying', effects: [{ flying: true }] }] };
    expect(refusal({ board, ...armies([hero('A', { ...flying, range: 9 })]) })).toContain(found);
  });

  test('walls and cliffs, where nobody flies or attacks from afar', () => {
    const walls = [
      [
        [0, 0],
        [1, 0],
      ],
    ];
    const walled = { board: { terrain: '1a 1c', walls } };
    expect(refusal(walled)).toContain(found);
    expect(refusal({ ...walled, ...armies([hero('A', { range: 4 })]) })).toBe('no mistake');
    const cliff = (level: number) => ({ board: { terrain: `1a 1 ${level} 1c` } });
    expect(refusal(cliff(5))).toBe('no mistake');
    expect(refusal(cliff(6))).toContain(found);
  });
});

describe('armies that can never attack each other are refused:', () => {
  const tooFar = (told: string) =>
    'board: start areas between which no figure can get near enough to attack: with at most ' +
    `${told}, every path has a step that costs too much or is too high; give a board on which some figure can attack, lower terrainCosts, or figures ` +
    'with more Move, Height or Range';
  const NO_MISTAKE = 'no mistake';
  /** Two heroes with the same numbers, unless a second one is given. */
  const both = (one: Document, other = one) => armies([hero('A', one)], [hero('B', other)]);

  test('by what terrain costs, where everybody has too little Move for the step everywhere between them', () => {
    const board = { terrain: '1a 1 1s 1 1c', terrainCosts: { s: 5 } };
    expect(refusal({ board, ...both({ move: 4 }) })).toBe(tooFar('Move 4, Height 5 and Range 1'));
    expect(refusal({ board, ...both({ move: 4 }, { move: 5 }) })).toBe(NO_MISTAKE);
    // A way around, or a step that starts next to the snow.
    const round = { ...board, terrain: ['1a 1 1s 1 1c', ' 1 1 1 1 1'].join('\n') };
    expect(refusal({ board: round, ...both({ move: 4 }) })).toBe(NO_MISTAKE);
    expect(refusal({ board: { ...board, terrain: '1a 1s 1c' }, ...both({ move: 1 }) })).toBe(
      tooFar('Move 1, Height 5 and Range 1'),
    );
    const beside = { ...board, terrain: '1a 1c 1s' };
    expect(refusal({ board: beside, ...both({ move: 0 }) })).toBe(NO_MISTAKE);
  });

  test('by levels, which cost Move beside what Height allows', () => {
    const cliff = { board: { terrain: '1a 1 5 1 1c' } };
    expect(refusal({ ...cliff, ...both({ move: 5 }) })).toBe(NO_MISTAKE);
    expect(refusal({ ...cliff, ...both({ move: 4 }) })).toContain('Move 4');
    // Going down costs nothing, so the upper figure reaches the lower one.
    expect(refusal({ board: { terrain: '5a 1 1c' }, ...both({ move: 1 }) })).toBe(NO_MISTAKE);
    // The tall one is slow, and the fast one is small.
    const apart = both({ height: 9, move: 2 }, { height: 2, move: 9 });
    expect(refusal({ ...cliff, ...apart })).toBe(tooFar('Move 9, Height 9 and Range 1'));
  });

  test('of drawn ends only where nobody can from either end', () => {
    // The lower figure cannot climb, and the upper one cannot leave its space; the other way round, it can come down.
    const board = { terrain: '1a 1 6 6s 6c', terrainCosts: { s: 2 } };
    const apart = both({ height: 4, move: 3 }, { height: 9, move: 1 });
    expect(refusal({ board, ...apart })).toContain('Move 3');
    expect(refusal({ board, ...apart, ends: 'switched' })).toBe(NO_MISTAKE);
    expect(refusal({ board, ...apart, ends: 'drawn' })).toBe(NO_MISTAKE);
    const slow = both({ height: 4, move: 1 }, { height: 9, move: 1 });
    expect(refusal({ board, ...slow, ends: 'drawn' })).toContain('Move 1');
  });

  test('unless somebody attacks over it from afar, or begins on road', () => {
    const board = { terrain: '1a 1 1s 1 1c', terrainCosts: { s: 9 } };
    const archer = (range: number) => both({ move: 1, range }, { move: 1 });
    expect(refusal({ board, ...archer(2) })).toBe(NO_MISTAKE);
    const wide = { ...board, terrain: '1a 1 1s 1s 1 1c' };
    expect(refusal({ board: wide, ...archer(2) })).toContain('Range 2');
    expect(refusal({ board: wide, ...archer(3) })).toBe(NO_MISTAKE);
    const road = { terrain: '1r 1r 1r', starts: { a: [[0, 0]], c: [[2, 0]] } };
    const dear = (r: number) => ({ board: { ...road, terrainCosts: { r } } });
    expect(refusal({ ...dear(4), ...both({ move: 1 }) })).toBe(NO_MISTAKE);
    expect(refusal({ ...dear(5), ...both({ move: 1 }) })).toContain('Move 1');
  });

  test('unless a glyph or a power might help, now or once', () => {
    const board = { terrain: '1a 1 1s 1 1c', terrainCosts: { s: 9 } };
    const slow = (...powers: unknown[]) => both({ move: 1, powers }, { move: 1 });
    const strong = { name: 'Strong', effects: [{ attackDice: 1, when: ['adjacent'] }] };
    expect(refusal({ board, ...slow(strong) })).toContain('Move 1');
    const helping = [
      'double-attack',
      { name: 'Fast', effects: [{ move: 8 }] },
      { name: 'Throw', effects: [{ specialAttack: { range: 4, dice: 3 } }] },
      { name: 'Wish', effects: [{ moveAgain: 10 }] },
    ];
    for (const power of helping) expect(refusal({ board, ...slow(power) })).toBe(NO_MISTAKE);
    const others = [{ glyph: 'Valda', at: [1, 0] }];
    expect(refusal({ board: { ...board, others }, ...slow() })).toBe(NO_MISTAKE);
  });
});

test('terrain costs are those of the board, snow being heavy where it says nothing', () => {
  const costs = (terrainCosts?: object) =>
    battleOf({ board: { terrain: FIELD, ...(terrainCosts && { terrainCosts }) } }).board
      .terrainCosts;
  expect(costs()).toEqual({ s: 2 });
  expect(costs({ s: 1, i: 2 })).toEqual({ s: 1, i: 2 });
  // The start area a is a letter on the ground too.
  expect(costs({ a: 2 })).toEqual({ s: 2, a: 2 });
  expect(refusal({ board: { terrain: FIELD, terrainCosts: { q: 2 } } })).toContain(
    'board.terrainCosts.q is "q", which is not a terrain letter and not on the board; give letters of terrain: w water',
  );
});

test('every mistake is told at once', () => {
  const told = refusal({
    sides: [
      { name: 'draw', army: ['krug x2'], start: 'q' },
      { army: ['nobody-at-all', hero('B', { wounds: 1 })] },
    ],
    points: 100,
  });
  for (const place of ['army[0]:', 'army:', 'name is', 'start is'])
    expect(told).toContain(`sides[0].${place}`);
  for (const place of ['army[0]: no card is called', 'army[1].wounds is'])
    expect(told).toContain(`sides[1].${place}`);
});
