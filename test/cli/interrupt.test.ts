import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ending } from './captured.ts';
import { knockback, knockbackProcess, tempFolder } from './knockback.ts';
import { MEASURES, measure, type Result } from './results.ts';

/** More than any machine rolls before the interrupt. */
const ASKED = 1e12;

const ATTACK = `
rules: c3g
attacker: { name: Brute, attack: 2, defense: 1, powers: [super-strength] }
defender: { name: Target, attack: 1, defense: 1 }
`;
const VARY = 'vary: { attacker.attack: [1, 2], defender.defense: [0, 1] }';

const home = tempFolder(afterAll);
const inFolder = (folder: string, file: string) => readFileSync(join(home, folder, file), 'utf8');
const resultsIn = (folder: string) => JSON.parse(inFolder(folder, 'results.json')) as Result[];

let odds: Ending;
let single: Ending;
let sweep: Ending;
/** How many milliseconds this machine, under its present load, needs to start three programs, and some reserve. */
async function wellAfterTheStart(): Promise<number> {
  const start = performance.now();
  await knockbackProcess(['run', 'single.yaml', '--trials', '1', '--out', 'tried'], { cwd: home });
  return 1000 + 4 * (performance.now() - start);
}

beforeAll(async () => {
  writeFileSync(join(home, 'single.yaml'), `name: single\n${ATTACK}`);
  writeFileSync(join(home, 'sweep.yaml'), `name: sweep\n${ATTACK}${VARY}`);
  const interruptAfter = await wellAfterTheStart();
  const settings = { cwd: home, interruptAfter, patience: interruptAfter + 100_000 };
  const interrupted = (...args: string[]) => knockback([...args, '--trials', '1000G'], settings);
  [odds, single, sweep] = await Promise.all([
    interrupted('odds', 'hawkgirl', 'solomon-grundy', '--format', 'json'),
    interrupted('run', 'single.yaml', '--out', '.'),
    interrupted('run', 'sweep.yaml', '--out', '.'),
  ]);
});

describe('odds --format json, interrupted', () => {
  const result = () => JSON.parse(odds.stdout) as Result;

  it('ends with exit 130 and says so on stderr', () => {
    expect(odds.code).toBe(130);
    expect(odds.stderr).toMatch(/interrupted/i);
  });

  it('says how many attacks it did simulate', () => {
    expect(result().status).toBe('interrupted');
    expect(result().trials).toBeGreaterThan(0);
    expect(result().trials).toBeLessThan(ASKED);
  });

  it('gives valid odds of the trials it did', () => {
    const { trials, measures } = result();
    expect(Object.keys(measures).sort()).toEqual([...MEASURES].sort());
    for (const { value, exact, simulated } of measure(result(), 'spacesMoved').outcomes) {
      const p = exact?.probability ?? Number.NaN;
      const difference = Math.abs((simulated?.probability ?? Number.NaN) - p);
      expect(difference, `spacesMoved ${value}`).toBeLessThan(
        5 * Math.sqrt((p * (1 - p)) / trials),
      );
    }
  });
});

describe('run, interrupted', () => {
  it('writes a whole report that says so', () => {
    expect(single.code).toBe(130);
    expect(inFolder('single', 'report.md')).toMatch(/interrupted/i);
    const [result] = resultsIn('single');
    expect(result).toMatchObject({ status: 'interrupted' });
    expect(result?.trials).toBeLessThan(ASKED);
  });

  it('says so beside the chance that it prints, in the words of the report', () => {
    const [title, chance, warning = '', file] = single.stdout.split('\n');
    expect(title).toBe('single');
    expect(chance).toMatch(/^ {2}Brute displaces Target /);
    expect(warning).toMatch(
      /^ {2}INTERRUPTED: \S+( \w+)? attacks simulated from seed "knockback"; 1 trillion were requested\./,
    );
    expect(inFolder('single', 'report.md').replaceAll('\\', '')).toContain(warning.trim());
    expect(file).toMatch(/report\.html$/);
  });

  it('leaves no file out and none half-written', () => {
    const names = readdirSync(join(home, 'single'));
    for (const name of MEASURES) expect(names).toContain(`${name}.csv`);
    expect(
      names.filter((name) => !/^\w+\.(html|md|json|csv|svg|png|vl\.json)$/.test(name)),
    ).toEqual([]);
  });
});

describe('a sweep, interrupted', () => {
  it('has every combination, and those that were begun say that they are not whole', () => {
    expect(sweep.code).toBe(130);
    const results = resultsIn('sweep');
    expect(results).toHaveLength(4);
    const begun = results.filter(({ trials }) => trials > 0);
    expect(begun.length).toBeGreaterThan(0);
    expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 'interrupted'));
  });

  it('says on stdout how many combinations were begun', () => {
    expect(sweep.stdout).toMatch(/^ {2}INTERRUPTED: .* for [1-4] of 4 combinations from seed /m);
  });

  it('claims no attacks for combinations that were never begun', () => {
    const allBegun = resultsIn('sweep').every(({ trials }) => trials > 0);
    const claims = /attacks simulated for each of 4 combinations/.test(
      inFolder('sweep', 'report.md'),
    );
    expect(claims && !allBegun).toBe(false);
  });

  it('keeps the exact numbers of combinations never begun in their columns', () => {
    // One die against one: the defender is displaced, by one space, a quarter of the time.
    const lines = inFolder('sweep', 'report.md').split('\n');
    const cells = (line = '') => line.split('|').map((cell) => cell.trim());
    const column = cells(lines.find((line) => /mean spaces moved/.test(line)));
    const row = cells(lines.findLast((line) => /^\| *1 *\| *1 *\|/.test(line)));
    expect(Number(row[column.indexOf('mean spaces moved')])).toBe(0.25);
  });
});
