import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import stringWidth from 'fast-string-width';
import { describe, expect, it } from 'vitest';
import type { Column, Table } from '../../../src/report/tables/table.ts';
import { barWidth, tableText } from '../../../src/report/terminal/table.ts';
import { columnsNamed } from '../tables.ts';
import { page } from './pages.ts';

/** Tables of any shape, whose cells contain text of the given kind. */
function tables(text: fc.Arbitrary<string>): fc.Arbitrary<Table> {
  const shape = fc.record({ columns: fc.integer({ min: 1, max: 8 }), rows: fc.nat(5) });
  return shape.chain(({ columns, rows }) => {
    const line = fc.array(text, { minLength: columns, maxLength: columns });
    const column = fc.record(
      {
        head: text,
        about: fc.constantFrom('a', 'b'),
        isDetail: fc.boolean(),
        isText: fc.boolean(),
      },
      { requiredKeys: ['head'] },
    );
    const withKeys = (keys: number, all: readonly Column[]) =>
      all.map((one, i) => ({ ...one, isKey: i < keys }));
    const chance = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined });
    const ofRows = fc.array(chance, { minLength: rows, maxLength: rows });
    return fc.record(
      {
        title: text,
        rows: fc.array(line, { minLength: rows, maxLength: rows }),
        columns: fc
          .tuple(
            fc.nat(Math.min(2, columns)),
            fc.array(column, { minLength: columns, maxLength: columns }),
          )
          .map(([keys, all]) => withKeys(keys, all)),
        chances: fc.record({ event: fc.constantFrom('', 'P(= x)'), ofRows }),
        note: text,
      },
      { requiredKeys: ['title', 'columns', 'rows'] },
    );
  });
}

const widths = fc.integer({ min: 20, max: 130 });
const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });
/** Words that no width has to break, each with its own number. */
const words = fc.array(fc.nat(999_999), { maxLength: 6 }).map((numbers) => numbers.join(' '));

const drawn = (table: Table, width: number, hasColour = false) => {
  const paper = page(width, hasColour);
  return tableText(table, paper, barWidth([table], paper));
};

describe('a table on a terminal', () => {
  it('has no line longer than the terminal is wide', () => {
    fc.assert(
      fc.property(tables(anyText), widths, (table, width) => {
        for (const line of drawn(table, width).split('\n')) {
          expect(stringWidth(line)).toBeLessThanOrEqual(width);
        }
      }),
    );
  });

  it('loses nothing of its cells, however narrow', () => {
    fc.assert(
      fc.property(tables(words), widths, (table, width) => {
        const text = new Set(drawn(table, width).split(/[\s:,]+/));
        const data = [...table.rows.flat(), table.title, table.note ?? ''].join(' ');
        for (const word of data.split(' ').filter(Boolean)) expect(text).toContain(word);
      }),
    );
  });

  it('has the same letters in the same places with and without colour', () => {
    fc.assert(
      fc.property(tables(words), widths, (table, width) => {
        expect(stripVTControlCharacters(drawn(table, width, true))).toBe(drawn(table, width));
      }),
    );
  });

  it.each(['日本の英雄', '🦸🏽‍♀️ 👨‍👩‍👧', 'Zoe\u0308 cafe\u0301'])(
    'keeps its columns in line beside %s',
    (name) => {
      const table = {
        title: '',
        columns: columnsNamed(['', 'n'], 1),
        rows: [
          [name, '1'],
          ['plain', '2'],
        ],
      };
      const [, , , ...rows] = drawn(table, 60).split('\n');
      expect(rows.slice(0, 2).map((row) => stringWidth(row))).toEqual(
        Array(2).fill(Math.max(5, stringWidth(name)) + 3),
      );
    },
  );
});

const DISTRIBUTION: Table = {
  title: 'Spaces',
  rows: [
    ['0', '25.000%', '25.100%', '25.000% – 25.200%', '100.000%'],
    ['1', '75.000%', '74.900%', '74.800% – 75.000%', '75.000%'],
  ],
  columns: [
    { head: 'x' },
    { head: 'P(= x) exact', about: '=' },
    { head: 'P(= x) simulated', about: '=' },
    { head: '95% interval', about: '=', isDetail: true },
    { head: 'P(≥ x) exact', about: '≥' },
  ],
  chances: { event: 'P(= x)', ofRows: [0.25, 0.75] },
};

describe('a table with ever less room', () => {
  const lines = (width: number) => drawn(DISTRIBUTION, width).split('\n');
  // The empty column takes two characters: 1 + 12 + 16 + 17 + 12, with 4 gaps; folded 1 + 7 + 9 + 17 + 8.
  const [WHOLE, FOLDED] = [66, 50];

  it('stands whole, with bars, where there is room', () => {
    const [, , head, first] = lines(WHOLE + 2 + 20);
    expect(head).toBe(
      'x  P(= x) exact  P(= x) simulated       95% interval  P(≥ x) exact  0%    P(= x)    100%',
    );
    expect(first).toMatch(/^0 .* 100\.000% {2}█████$/);
  });

  it('first folds its heads', () => {
    expect(lines(WHOLE + 15)[3]).toMatch(/^x +exact +simulated +95% interval +exact +0%.*100%$/);
  });

  it('then loses its bars', () => {
    const text = drawn(DISTRIBUTION, FOLDED);
    expect(text).not.toContain('█');
    expect(text).toMatch(/^0 .*25\.100% +25\.000% – 25\.200% +100\.000%$/m);
  });

  it('then puts its intervals below', () => {
    const text = drawn(DISTRIBUTION, FOLDED - 1);
    expect(text).toMatch(/^0 +25\.000% +25\.100% +100\.000%/m);
    expect(text).toMatch(/^0 +25\.000% – 25\.200%$/m);
  });

  it('is told row by row where its parts would take more lines', () => {
    const columns = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(18));
    const table = {
      title: '',
      columns: columnsNamed(['k', ...columns]),
      rows: [['1', ...columns]],
    };
    expect(drawn(table, 24).split('\n').slice(2, 5)).toEqual([
      'k 1',
      `  ${columns[0]}:`,
      `  ${columns[0]}`,
    ]);
  });
});

describe('a table with spare columns', () => {
  const table: Table = {
    title: 'T',
    rows: [['Hawkgirl', '50.0%', 'something', 'something else']],
    columns: [
      { head: 'Card', isKey: true },
      { head: 'Share' },
      { head: 'Aside', isText: true, isSpare: true },
      { head: 'Beyond', isText: true, isSpare: true },
    ],
  };
  const heads = (width: number) => drawn(table, width).split('\n')[2]?.trim().split(/ {2,}/);

  it('keeps them where there is room, and loses the last one first', () => {
    expect(heads(60)).toEqual(['Card', 'Share', 'Aside', 'Beyond']);
    expect(heads(30)).toEqual(['Card', 'Share', 'Aside']);
    expect(heads(18)).toEqual(['Card', 'Share']);
  });

  it('loses nothing else', () => {
    const columns = table.columns.map(({ isSpare: _, ...column }) => column);
    expect(drawn({ ...table, columns }, 24)).toContain('something else');
  });
});

describe('the bars of several tables', () => {
  it('are equally wide, so that they compare', () => {
    const small: Table = {
      title: '',
      columns: columnsNamed(['', 'exact']),
      rows: [['Displaced', '50.000%']],
      chances: { event: '', ofRows: [0.5] },
    };
    expect(barWidth([small], page(80))).toBe(20);
    expect(barWidth([small, DISTRIBUTION], page(68))).toBe(barWidth([DISTRIBUTION], page(68)));
    expect(barWidth([DISTRIBUTION], page(68))).toBe(68 - 50 - 2);
  });
});
