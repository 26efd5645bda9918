import { describe, expect, test } from 'vitest';
import { mistake } from './mistake.ts';
import type { Document } from './scenarios.ts';

const board = (more: Document = {}): Document => ({
  terrain: '1 1 1 1',
  attacker: [0, 0],
  defender: [1, 0],
  ...more,
});
const refusal = (written: unknown) =>
  mistake({ attacker: 'hawkgirl', defender: 'solomon-grundy', board: written });
const other = (entry: unknown) => refusal(board({ others: [entry] }));

test('a board is a mapping of known keys, with terrain and both fighters', () => {
  expect(refusal(board())).toBe('no mistake');
  expect(refusal([1])).toBe(
    'board is a list of 1; give a mapping with terrain, attacker and defender',
  );
  expect(refusal(board({ holes: 1 }))).toMatch(/^board\.holes: unknown key "holes"/);
  for (const key of ['terrain', 'attacker', 'defender']) {
    expect(refusal(board({ [key]: undefined }))).toMatch(new RegExp(`^board\\.${key} is missing`));
  }
  expect(refusal(board({ terrain: [] }))).toMatch(
    /^board\.terrain is an empty list; give a board: rows of spaces/,
  );
});

describe('a place', () => {
  test('of a fighter is one space, or a list of one or two', () => {
    expect(refusal(board({ defender: [[1, 0]] }))).toBe('no mistake');
    const allowed = 'give a space [column, row], or two for a double base';
    for (const wrong of [
      [],
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ]) {
      expect(refusal(board({ defender: wrong }))).toContain(allowed);
    }
    expect(refusal(board({ attacker: 'here' }))).toBe(`board.attacker is "here"; ${allowed}`);
  });

  test('has whole coordinates from 0', () => {
    const allowed = 'give a space: [column, row], from 0';
    expect(refusal(board({ attacker: [-1, 0] }))).toBe(`board.attacker[0] is -1; ${allowed}`);
    expect(refusal(board({ attacker: [0, 0.5] }))).toBe(`board.attacker[1] is 0.5; ${allowed}`);
  });

  test('of anything else is a space or up to a hundred', () => {
    const terrain = '1 '.repeat(103);
    const wreck = (spaces: number) =>
      refusal(
        board({
          terrain,
          others: [{ object: 'Wreck', at: Array.from({ length: spaces }, (_, i) => [i + 2, 0]) }],
        }),
      );
    expect(wreck(100)).toBe('no mistake');
    const allowed = 'give a space or a list of them';
    expect(wreck(0)).toBe(`board.others[0].at is an empty list; ${allowed}`);
    expect(wreck(101)).toBe(`board.others[0].at is a list of 101; ${allowed}`);
    expect(other({ object: 'Wreck' })).toBe(`board.others[0].at is missing; ${allowed}`);
  });
});

describe('whoever else is there', () => {
  const at = [2, 0];
  const KINDS = ['figure', 'object', 'obstacle', 'glyph', 'power'];

  test('is of exactly one kind', () => {
    for (const kind of KINDS) expect(other({ [kind]: 'X', at })).toBe('no mistake');
    const allowed = 'exactly one of figure, object, obstacle, glyph, power';
    for (const wrong of [
      { at },
      { figure: 'X', object: 'Y', at },
      { glyph: 'X', power: 'Y', at },
    ]) {
      expect(other(wrong)).toMatch(/^board\.others\[0\] is a mapping/);
      expect(other(wrong)).toContain(`give ${allowed}`);
    }
  });

  test('has nothing that its kind has not', () => {
    const fields = { life: 2, wounds: 1, base: 'single', passable: true };
    const has = {
      life: ['figure', 'object'],
      wounds: ['figure', 'object'],
      base: ['figure'],
      passable: ['glyph'],
    };
    const allowed = {
      life: '`life` only for a figure or an object',
      wounds: '`wounds` only for a figure or an object',
      base: '`base` only for a figure',
      passable: '`passable` only for a glyph',
    };
    for (const key of ['life', 'wounds', 'base', 'passable'] as const) {
      for (const kind of KINDS) {
        const says = other({ [kind]: 'X', at, [key]: fields[key] });
        if (has[key].includes(kind)) expect(says).toBe('no mistake');
        else
          expect(says).toBe(
            `board.others[0].${key} is ${JSON.stringify(fields[key])}; give ${allowed[key]}`,
          );
      }
    }
  });

  test('has numbers and words in their range', () => {
    const figure = (more: Document) => other({ figure: 'X', at, ...more });
    expect(figure({ life: 0 })).toContain('life is 0; give a whole number from 1 to 1000');
    expect(figure({ life: 1001 })).toContain('give a whole number from 1 to 1000');
    expect(figure({ life: 1000, wounds: 999 })).toBe('no mistake');
    expect(figure({ wounds: 1000 })).toContain('give a whole number from 0 to 999');
    expect(figure({ wounds: -1 })).toContain('give a whole number from 0 to 999');
    expect(figure({ base: 'round' })).toContain('give one of single, double');
    expect(other({ glyph: 'X', at, passable: 'no' })).toContain('give true or false');
  });

  test('is a mapping of known keys, in a list', () => {
    expect(other('X')).toBe(
      'board.others[0] is "X"; give a mapping such as { figure: the-joker, at: [3, 0] }',
    );
    expect(other({ figrue: 'X', at })).toContain('did you mean figure?');
    expect(refusal(board({ others: 'X' }))).toBe(
      'board.others is "X"; give a list of figures, objects, obstacles, glyphs or powers, such as [{ figure: the-joker, at: [3, 0] }]',
    );
  });
});

test('walls are pairs of neighbouring spaces', () => {
  const walls = (written: unknown) => refusal(board({ walls: written }));
  expect(
    walls([
      [
        [1, 0],
        [2, 0],
      ],
    ]),
  ).toBe('no mistake');
  expect(walls([[[0, 0]]])).toMatch(
    /^board\.walls\[0\].*give two neighbouring spaces: \[\[1, 1\], \[2, 1\]\]$/,
  );
  expect(walls([[0, 0]])).toContain('board.walls[0][0]');
  expect(walls('none')).toBe(
    'board.walls is "none"; give a list of walls, such as [[[1, 1], [2, 1]]]',
  );
});
