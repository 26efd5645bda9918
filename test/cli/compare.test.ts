import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bruteForce } from './brute-force.ts';
import { knockback, printed, tempFolder } from './knockback.ts';

/** A fight of bare numbers: no Life, so nothing but skulls counts for Knockback. */
const fight = (attack: number, more: object = {}) =>
  JSON.stringify({
    name: `Attack ${attack}`,
    attacker: { name: 'Brute', attack, defense: 1, powers: ['super-strength'] },
    defender: { name: 'Wall', attack: 1, defense: 3 },
    trials: 50_000,
    ...more,
  });

let cwd: string;
beforeAll(() => {
  cwd = tempFolder(afterAll);
  writeFileSync(join(cwd, 'five.json'), fight(5, { seed: 'five' }));
  writeFileSync(join(cwd, 'six.json'), fight(6, { seed: 'six' }));
  writeFileSync(join(cwd, 'vary.yaml'), fight(5, { vary: { 'defender.defense': [2, 3] } }));
  writeFileSync(join(cwd, 'vary6.yaml'), fight(6, { vary: { 'defender.defense': [3, 4] } }));
});

const compare = (...args: string[]) => printed(['compare', ...args], { cwd });

interface Difference {
  readonly exact: { fractions: string[]; difference: number };
  readonly simulated: { difference: number; low: number; high: number };
}
interface Answer {
  readonly format: string;
  readonly version: number;
  readonly tests: number;
  readonly leftOut: string[];
  readonly warnings: { kind: string }[];
  readonly comparisons: {
    combination?: object;
    samples: string;
    changes: object[];
    measures: Record<
      string,
      { verdict: string; test: { adjusted: number }; outcomes: (Difference & { value: number })[] }
    >;
  }[];
}
const answer = async (...args: string[]) =>
  JSON.parse(await compare(...args, '--format', 'json')) as Answer;

/** P(= spaces) of the law with two experiments' attack dice, by going through every face. */
const spaces = (attack: number) =>
  bruteForce(attack, 3, (skulls, _, cancelled) => Math.max(0, skulls - cancelled));

describe('compare of two experiments', () => {
  it('gives the exact chances of every value that going through all faces gives', async () => {
    const { format, version, comparisons } = await answer('five.json', 'six.json');
    expect({ format, version }).toEqual({ format: 'knockback-comparison', version: 1 });
    const outcomes = comparisons[0]?.measures.spacesMoved?.outcomes ?? [];
    const of = (side: 0 | 1) =>
      Object.fromEntries(
        outcomes
          .map(({ value, exact }) => [value, exact.fractions[side]])
          .filter(([, fraction]) => fraction !== '0'),
      );
    expect(of(0)).toEqual(spaces(5));
    expect(of(1)).toEqual(spaces(6));
  });

  it('says what was changed, and that the samples of two seeds are independent', async () => {
    const { comparisons } = await answer('five.json', 'six.json');
    expect(comparisons[0]?.changes).toEqual([{ field: 'attacker.attack', a: 5, b: 6 }]);
    expect(comparisons[0]?.samples).toBe('independent');
  });

  it('finds a die more beyond chance, without exact odds', async () => {
    const { comparisons } = await answer('five.json', 'six.json', '--no-exact');
    const { verdict, test } = comparisons[0]?.measures.displaced ?? {};
    expect(verdict).toBe('beyondChance');
    expect(test?.adjusted).toBeLessThan(0.05);
  });

  it('warns where --seed makes the samples related', async () => {
    const { comparisons, warnings } = await answer('five.json', 'six.json', '--seed', 'x');
    expect(comparisons[0]?.samples).toBe('related');
    expect(warnings).toContainEqual({ kind: 'sameSeed', seed: 'x' });
  });

  it('prints the same bytes for any number of threads', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map((threads) => compare('five.json', 'six.json', '--threads', threads)),
    );
    expect(one).toBe(two);
  });

  it('matches sweeps by combination and names the rest', async () => {
    const { comparisons, leftOut } = await answer('vary.yaml', 'vary6.yaml', '--no-simulation');
    expect(comparisons.map(({ combination }) => combination)).toEqual([{ 'defender.defense': 3 }]);
    expect(leftOut).toEqual(['only in A: defender.defense 2', 'only in B: defender.defense 4']);
  });
});

describe('compare of large sweeps', () => {
  // Without a defense die, automatic shields count or not, as the ruling says. With a defense die the ruling changes
  // nothing.
  const sweep = (automaticShieldsNeedARoll: boolean) =>
    fight(5, {
      defender: { name: 'Wall', defense: 3, powers: ['tough'] },
      rulings: { automaticShieldsNeedARoll },
      vary: { 'attacker.attack': [1, 2, 3, 4, 5, 6], 'defender.defense': [0, 1, 2, 3, 4] },
    });

  it('shows the combinations that differ, and counts the others', async () => {
    writeFileSync(join(cwd, 'on.json'), sweep(true));
    writeFileSync(join(cwd, 'off.json'), sweep(false));
    const args = ['on.json', 'off.json', '--no-simulation'];
    const text = await compare(...args);
    const rows = text.split('\n').filter((line) => /^\d .*different$/.test(line));
    expect(rows.map((line) => line.split(/ +/).slice(0, 2).join())).toEqual(
      [1, 2, 3, 4, 5, 6].map((attack) => `${attack},0`),
    );
    expect(text).toContain(
      '24 more combinations do not differ. --format csv and --format json show all of them.',
    );
    expect((await answer(...args)).comparisons).toHaveLength(30);
  });

  it('names what is not told apart anywhere', async () => {
    const simulated = ['--trials', '2000', '--no-exact'];
    writeFileSync(join(cwd, 'a.json'), sweep(true));
    writeFileSync(join(cwd, 'b.json'), sweep(true).replace('"name"', '"seed": "b", "name"'));
    const text = await compare('a.json', 'b.json', ...simulated);
    expect(text).toMatch(/^Not told apart in any of 30 combinations: Displaced at all, /m);
    expect(text).not.toMatch(/─/);
  });
});

describe('compare of files of results', () => {
  it('gives what comparing their experiments gives', async () => {
    for (const name of ['five', 'six']) {
      const results = await printed(['run', `${name}.json`, '--format', 'json'], { cwd });
      writeFileSync(join(cwd, `${name}-results.json`), results);
    }
    const { comparisons } = await answer('five.json', 'six.json');
    for (const b of ['six-results.json', 'six.json']) {
      expect((await answer('five-results.json', b)).comparisons).toEqual(comparisons);
    }
  });

  it('reads results.json of a report, and what odds prints', async () => {
    await printed(['run', 'five.json', '--out', 'out'], { cwd });
    const numbers = ['--attack', '5', '--defense', '3', '--super-strength', '--no-simulation'];
    const odds = ['odds', ...numbers, '--format', 'json'];
    writeFileSync(join(cwd, 'odds.json'), await printed(odds));
    const text = await compare('out/attack-5/results.json', 'odds.json');
    expect(text).toMatch(/^Everything that both A and B measure has exactly the same odds/);
  });
});

describe('compare --format', () => {
  it('table: the exact difference beside the simulated one, and what is the same', async () => {
    const text = await compare('five.json', 'six.json', '--full');
    // 163/256 of 8 coins against 191/256 of 9: 7/64.
    expect(text).toMatch(/^Displaced at all .*\+10\.938 +[+]\d+\.\d+ +\S+ *\S* +different *$/m);
    expect(text).toMatch(/^Displaced at all +\+\d+\.\d+ to \+\d+\.\d+ *$/m);
    expect(text).toMatch(/^Exactly the same in A and B: .*wounds by falls/m);
    expect(text).toContain("attacker's attack: 5 → 6");
  });

  it('csv: a row for the mean, for P(= x) and P(>= x)', async () => {
    const text = await compare('five.json', 'six.json', '--format', 'csv');
    const [head = '', ...rows] = text.trimEnd().split('\n');
    expect(rows.every((row) => row.split(',').length === head.split(',').length)).toBe(true);
    const row = rows.find((line) => line.startsWith('displaced,equal,1,'))?.split(',') ?? [];
    expect(row[head.split(',').indexOf('exact_difference')]).toBe('0.109375');
    for (const of of ['mean,', 'equal,0', 'at_least,1']) {
      expect(text).toContain(`spacesMoved,${of}`);
    }
  });

  it('markdown: tables', async () => {
    const text = await compare('five.json', 'six.json', '--format', 'markdown');
    expect(text).toMatch(/^\| Displaced at all \| .*\+10\.938/m);
  });
});

describe('compare --chart', () => {
  it.each([
    ['c.svg', /^<svg [\s\S]*What changes from A to B[\s\S]*<\/svg>\s*$/],
    ['c.vl.json', /"\$schema": "https:\/\/vega\.github\.io\/schema\/vega-lite\/v\d/],
    ['c.png', /^.PNG\r\n/],
  ])('draws %s without a warning', async (name, content) => {
    const args = ['compare', 'five.json', 'six.json', '--chart', name];
    const { code, stderr } = await knockback(args, { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(readFileSync(join(cwd, name), 'latin1')).toMatch(content);
  });
});

it('compare that is interrupted before B prints nothing and ends with 130', async () => {
  const args = ['compare', 'five.json', 'six.json', '--trials', '1T', '--threads', '1'];
  const { code, stdout, stderr } = await knockback(args, { cwd, interruptAfter: 3000 });
  expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
  expect(stderr).toContain('nothing to compare');
});
