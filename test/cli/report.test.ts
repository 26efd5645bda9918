import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printed, tempFolder } from './knockback.ts';
import { MEASURES, measure, type Result } from './results.ts';

const EXPERIMENT = `
rules: c3g
name: Displacing Grundy
description: What are the odds?
seed: born-on-a-monday
trials: 200k
attacker: hawkgirl
defender: solomon-grundy
`;

describe('the report folder of an experiment', () => {
  const home = tempFolder(afterAll);
  const out = join(home, 'out');
  const folder = join(out, 'displacing-grundy');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const named = (ending: string) => readdirSync(folder).filter((name) => name.endsWith(ending));
  let said = '';
  let results: Result[] = [];

  beforeAll(async () => {
    writeFileSync(join(home, 'grundy.yaml'), EXPERIMENT);
    said = await printed(['run', 'grundy.yaml', '--out', out], { cwd: home });
    results = JSON.parse(read('results.json')) as Result[];
  });

  it('stands alone in the output folder, and the program says where', () => {
    expect(readdirSync(out)).toEqual(['displacing-grundy']);
    expect(said).toContain(join(folder, 'report.html'));
  });

  it('tells the headline in plain words', () => {
    const report = read('report.md');
    expect(report).toContain('# Displacing Grundy');
    expect(report).toContain('What are the odds?');
    expect(report).toMatch(/Hawkgirl displaces Solomon Grundy 74\.6% of the time, 1\.6 spaces/);
  });

  it('tells the seed, the trials, the assumptions and the goodness of fit', () => {
    const report = read('report.md');
    expect(report).toContain('born-on-a-monday');
    expect(report).toMatch(/200,000|200 thousand/);
    expect(report).toMatch(/life.*assum/i);
    expect(report).toMatch(/chi-square/i);
  });

  it('has the results as an array of one', () => {
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({
      format: 'knockback-result',
      seed: 'born-on-a-monday',
      trials: 200_000,
    });
  });

  it('has a CSV file for every measure with its exact fractions', () => {
    expect(named('.csv').sort()).toEqual(MEASURES.map((name) => `${name}.csv`).sort());
    for (const name of MEASURES) {
      const [result] = results;
      for (const { exact } of result ? measure(result, name).outcomes : []) {
        expect(read(`${name}.csv`)).toContain(`,${exact?.fraction},`);
      }
    }
  });

  it('has Vega-Lite charts, each with its SVG and PNG picture', () => {
    expect(named('.vl.json').length).toBeGreaterThan(1);
    for (const chart of named('.vl.json')) {
      const bare = chart.replace('.vl.json', '');
      expect(JSON.parse(read(chart))).toMatchObject({
        $schema: expect.stringContaining('vega-lite'),
      });
      expect(read(`${bare}.svg`)).toMatch(/^<svg /);
      const png = readFileSync(join(folder, `${bare}.png`)).subarray(0, 8);
      expect(png.toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    }
  });

  it('shows its pictures, each of which is there', () => {
    const pictures = [...read('report.md').matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(
      ([, file = '']) => file,
    );
    expect(pictures.length).toBeGreaterThan(0);
    for (const file of pictures) expect(existsSync(join(folder, file))).toBe(true);
  });

  it('holds no half-written file', () => {
    const known = /^(report\.(html|md)|results\.json|\w+\.(csv|svg|png|vl\.json))$/;
    expect(readdirSync(folder).filter((name) => !known.test(name))).toEqual([]);
  });

  it('holds no path of the machine', () => {
    const texts = readdirSync(folder).filter((name) => !name.endsWith('.png'));
    for (const name of texts) expect(read(name)).not.toContain(out);
  });
});
