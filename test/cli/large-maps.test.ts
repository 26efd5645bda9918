import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dealt } from '../cases.ts';
import { knockbackProcess, tempFolder } from './knockback.ts';

const ARMIES = ['krug,marro-warriors', 'sgt-drake-alexander-rotv,deathreavers x2'];

/**
 * Ground of 12 columns and 14 rows with two start areas, somewhere on a map with the given numbers of columns and
 * rows.
 */
interface Map {
  readonly columns: number;
  readonly rows: number;
  /** An even row, as every other row is shifted. */
  readonly at: readonly [column: number, row: number];
  /** Whether gaps keep the ground of the battle apart from all other ground. */
  readonly isApart: boolean;
}

const [WIDTH, HEIGHT] = [12, 14];

function mapText({ columns, rows, at: [left, top], isApart }: Map): string {
  const line = (row: number) =>
    Array.from({ length: columns }, (_, column) => {
      const [x, y] = [column - left, row - top];
      if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) return `${1 + ((x * y) % 3)}`;
      const isBeside = x >= -1 && x <= WIDTH && y >= -1 && y <= HEIGHT;
      return isApart && isBeside ? '.' : '1';
    });
  const terrain = Array.from(
    { length: rows },
    (_, row) => `  ${row % 2 === 1 ? ' ' : ''}${line(row).join(' ')}\n`,
  ).join('');
  const area = (row: number) =>
    JSON.stringify(
      [row, row + 1].flatMap((y) => Array.from({ length: 8 }, (_, x) => [left + 2 + x, top + y])),
    );
  return `terrain: |\n${terrain}starts:\n  a: ${area(1)}\n  b: ${area(11)}\n`;
}

/**
 * Prints the most memory that the program took, in KiB, on stderr as it ends; threads may do so, too. On Linux the
 * kernel's own figure is read, since `maxRSS` of a program begins with the memory of the one that started it.
 */
const MEASURED = `--import=data:text/javascript,${encodeURIComponent(`
  import { existsSync, readFileSync } from 'node:fs';
  const status = '/proc/self/status';
  process.on('exit', () => console.error(
    existsSync(status) ? /VmHWM:\\s*(\\d+)/.exec(readFileSync(status, 'utf8'))[1] : process.resourceUsage().maxRSS
  ));
`)}`;

async function played(map: Map, games: number) {
  const cwd = tempFolder(afterAll);
  writeFileSync(join(cwd, 'map.yaml'), mapText(map));
  const args = ['battle', ...ARMIES, '--map', 'map.yaml', '--games', `${games}`, '--seed', 'large'];
  const { code, stdout, stderr } = await knockbackProcess([...args, '--brief'], {
    cwd,
    env: { NODE_OPTIONS: MEASURED },
    patience: 600_000,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(/^(\d+\n)+$/) });
  return { answer: stdout, bytes: 1024 * Math.max(...stderr.trim().split('\n').map(Number)) };
}

test('a battle on 10,000 spaces is played in less than 500 MB', async () => {
  const { answer, bytes } = await played(
    { columns: 100, rows: 100, at: [44, 42], isApart: false },
    40,
  );
  expect(answer).toContain('of 40 battles');
  expect(bytes).toBeLessThan(500e6);
}, 700_000);

/** The sides of a square map; the largest map allowed has 250,000 spaces. */
const SIDES = [100, 500];

test.each(dealt(SIDES))(
  'battles in the corner of a map %i spaces wide and high are those on their ground alone',
  async (side) => {
    const alone: Map = { columns: WIDTH, rows: HEIGHT, at: [0, 0], isApart: true };
    const at = [side - WIDTH - 2, side - HEIGHT - 2] as const;
    const among: Map = { columns: side, rows: side, at, isApart: true };
    const [one, other] = [await played(alone, 20), await played(among, 20)];
    expect(other.answer).toBe(one.answer);
  },
  700_000,
);
