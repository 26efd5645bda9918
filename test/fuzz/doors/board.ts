import fc from 'fast-check';
import { type Door, judged } from '../door.ts';
import { tryExperiment } from '../try-experiment.ts';

interface BoardInput {
  readonly rules: 'c3g' | 'heroclix';
  /** The text of the ground: a list of cells for each row. */
  readonly rows: readonly (readonly string[])[];
  /** The text between two cells, and between two rows. */
  readonly blank: string;
  readonly lineEnd: string;
  /** Which rows have blanks in front. */
  readonly shifted: 'none' | 'second' | 'first';
  readonly attacker: readonly unknown[];
  readonly defender: readonly unknown[];
}

const level = fc.oneof({ weight: 5, arbitrary: fc.nat(3) }, fc.nat(9999)).map(String);
const goodCell = fc.oneof(
  { weight: 6, arbitrary: level },
  fc.tuple(level, fc.constantFrom('w', 'm', 'r')).map((two) => two.join('')),
  fc.constant('.'),
);
const oddCell = fc.constantFrom(
  '#',
  '-1',
  '1.5',
  '12345',
  '1W',
  'w',
  '1ww',
  '..',
  '0x1',
  '١',
  '1\u202e',
  '1\u0007',
  '一',
  '🙂',
  'NaN',
  '1e3',
);

const board = fc
  .record({ columns: fc.integer({ min: 1, max: 8 }), rows: fc.integer({ min: 1, max: 6 }) })
  .chain(({ columns, rows }) =>
    fc.array(fc.array(goodCell, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

/** Any board with, half of the time, a cell or a row that does not belong. */
const maybeSpoilt = fc
  .tuple(board, fc.nat(), fc.nat(), oddCell, fc.constantFrom('whole', 'whole', 'cell', 'row'))
  .map(([rows, r, c, cell, what]) =>
    rows.map((row, i) => {
      if (what === 'whole' || i !== r % rows.length) return row;
      return what === 'row'
        ? [...row, '1']
        : row.map((own, j) => (j === c % row.length ? cell : own));
    }),
  );

const place = fc.oneof(
  { weight: 30, arbitrary: fc.tuple(fc.nat(7), fc.nat(5)) },
  fc.tuple(fc.constantFrom(-1, 0.5, 1e9, '0', null), fc.nat(5)),
  fc.array(fc.nat(3), { maxLength: 4 }),
);

/** A short level may also be aligned to the right above a longer one, in a row that is not shifted. */
function showsFirstShifted({ rows, blank, shifted }: BoardInput): boolean {
  const lengths = rows.map(([first = '']) => first.length);
  const longest = Math.max(...lengths.filter((_, r) => r % 2 === 1));
  const isFurther = (length: number) => blank.length + length > longest;
  return (
    shifted === 'first' && rows.length > 1 && lengths.filter((_, r) => r % 2 === 0).every(isFurther)
  );
}

/** The guide's rules for boards, implemented separately. */
function isValid(input: BoardInput): boolean {
  const { rules, rows, attacker, defender } = input;
  const columns = rows[0]?.length;
  const cell = rules === 'heroclix' ? /^(\d{1,4}[a-z]?|\.|#)$/ : /^(\d{1,4}[a-z]?|\.)$/;
  const isGround = rows.every(
    (row) => row.length === columns && row.every((one) => cell.test(one)),
  );
  const isShown = rules === 'heroclix' || !showsFirstShifted(input);
  const canStand = ([c, r, ...more]: readonly unknown[]) =>
    more.length === 0 && /^\d/.test(rows[r as number]?.[c as number] ?? '');
  const areNumbers = [...attacker, ...defender].every(Number.isInteger);
  return (
    isGround &&
    isShown &&
    areNumbers &&
    canStand(attacker) &&
    canStand(defender) &&
    `${attacker}` !== `${defender}`
  );
}

/** Places of two whole numbers are moved onto the board, where they test more. */
function onBoard(input: BoardInput): BoardInput {
  const { rows, attacker, defender } = input;
  const near = ([c, r, ...more]: readonly unknown[]) =>
    more.length === 0 &&
    Number.isInteger(c) &&
    Number.isInteger(r) &&
    Number(c) < 8 &&
    Number(c) >= 0
      ? [Number(c) % (rows[0]?.length ?? 1), Number(r) % rows.length]
      : [c, r, ...more].filter((part) => part !== undefined);
  return { ...input, attacker: near(attacker), defender: near(defender) };
}

/** Boards: the text of their ground, and the figures on them. */
export const boardDoor: Door<BoardInput> = {
  name: 'board',
  atATime: 20,
  inputs: fc.record({
    rules: fc.constantFrom('c3g', 'heroclix'),
    rows: maybeSpoilt,
    blank: fc.constantFrom(' ', '   ', '\t'),
    lineEnd: fc.constantFrom('\n', ' \n', '\r\n'),
    shifted: fc.constantFrom('none', 'second', 'second', 'second', 'first'),
    attacker: place,
    defender: place,
  }),
  async enter(written) {
    const input = onBoard(written);
    const { rules, rows, blank, lineEnd, shifted, attacker, defender } = input;
    const shift = (r: number) => (shifted === ['first', 'second'][r % 2] ? blank : '');
    const terrain = rows.map((row, r) => shift(r) + row.join(blank)).join(lineEnd);
    const fighters =
      rules === 'c3g'
        ? { attacker: { card: 'hawkgirl', range: 100 }, defender: 'solomon-grundy' }
        : { attacker: CLIX, defender: { name: 'B', defenseValue: 10 } };
    const document = { name: 'x', rules, ...fighters, board: { terrain, attacker, defender } };
    const due = isValid(input) ? 'accepted' : 'refused';
    return judged(await tryExperiment(JSON.stringify(document)), due, `the board\n${terrain}`);
  },
};

const CLIX = { name: 'A', attackValue: 5, damage: 2, keyphrases: ['knockback'] };
