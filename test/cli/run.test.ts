import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../src/report/presentation.ts';
import { printed, tempFolder } from './knockback.ts';
import { fractions, measure, run } from './results.ts';

const BRUTE = 'name: Brute, attack: 2, defense: 1, powers: [super-strength]';

/** An experiment in which a Brute with two dice attacks against one die, with additional lines. */
const experiment = (name: string, ...lines: string[]) =>
  [
    'rules: c3g',
    `name: ${name}`,
    'defender: { name: Target, attack: 1, defense: 1 }',
    ...lines,
  ].join('\n');

function folderWith(files: Record<string, string>): string {
  const folder = tempFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const TWO_AGAINST_ONE = { 0: '1/2', 1: '3/8', 2: '1/8' };

describe('run --format json', () => {
  it('gives one result for every combination of vary, the last field fastest', async () => {
    const vary = 'vary: { attacker.attack: [2, 1], defender.defense: [0, 1] }';
    const cwd = folderWith({ 'x.yaml': experiment('x', `attacker: { ${BRUTE} }`, vary) });
    const results = await run(['x.yaml', '--no-simulation'], { cwd });
    expect(results.map(({ combination }) => combination)).toEqual([
      { 'attacker.attack': 2, 'defender.defense': 0 },
      { 'attacker.attack': 2, 'defender.defense': 1 },
      { 'attacker.attack': 1, 'defender.defense': 0 },
      { 'attacker.attack': 1, 'defender.defense': 1 },
    ]);
    const displaced = results.map((result) => fractions(result, 'displaced')[1]);
    expect(displaced).toEqual(['3/4', '1/2', '1/2', '1/4']);
  });

  it('writes nothing', async () => {
    const cwd = folderWith({ 'x.yaml': experiment('x', `attacker: { ${BRUTE} }`) });
    await run(['x.yaml', '--trials', '1000'], { cwd });
    await run(['x.yaml', '--trials', '1000', '--out', 'out'], { cwd });
    expect(readdirSync(cwd)).toEqual(['x.yaml']);
  });

  it('gives the results of several files in their order', async () => {
    const file = (seed: string) =>
      experiment(
        seed,
        `seed: ${seed}`,
        `attacker: { ${BRUTE} }`,
        'vary: { attacker.attack: [1, 2] }',
      );
    const cwd = folderWith({ 'a.yaml': file('first'), 'b.yaml': file('second') });
    const results = await run(['b.yaml', 'a.yaml', '--trials', '1000'], { cwd });
    expect(results.map(({ seed }) => seed)).toEqual(['second', 'second', 'first', 'first']);
    expect(results.map(({ trials }) => trials)).toEqual([1000, 1000, 1000, 1000]);
  });

  it('reports the measures that are asked for', async () => {
    const lines = [`attacker: { ${BRUTE} }`, 'measures: [spacesMoved, totalWounds]'];
    const cwd = folderWith({ 'x.yaml': experiment('x', ...lines) });
    const [result] = await run(['x.yaml', '--no-simulation'], { cwd });
    expect(Object.keys(result?.measures ?? {}).sort()).toEqual(['spacesMoved', 'totalWounds']);
  });

  it('reads JSON, which is YAML too', async () => {
    const attacker = { name: 'Brute', attack: 2, defense: 1, powers: ['super-strength'] };
    const defender = { name: 'Target', attack: 1, defense: 1 };
    const text = JSON.stringify({ rules: 'c3g', name: 'x', trials: 1000, attacker, defender });
    const [result] = await run(['x.json'], { cwd: folderWith({ 'x.json': text }) });
    expect(result && fractions(result, 'spacesMoved')).toEqual(TWO_AGAINST_ONE);
  });
});

describe('run --format', () => {
  const cwd = () => folderWith({ 'x.yaml': experiment('First', `attacker: { ${BRUTE} }`) });

  it.each(FORMATS)('%s prints and writes nothing', async (format) => {
    const folder = cwd();
    const text = await printed(['run', 'x.yaml', '--no-simulation', '--format', format], {
      cwd: folder,
    });
    expect(text).not.toBe('');
    expect(readdirSync(folder)).toEqual(['x.yaml']);
  });

  it('table prints what odds would', async () => {
    const fight = ['--attack', '2', '--defense', '1', '--super-strength', '--no-simulation'];
    const ofOdds = await printed(['odds', ...fight]);
    const text = experiment(
      'x',
      'attacker: { name: Attacker, attack: 2, defense: 0, powers: [super-strength] }',
    ).replace('name: Target', 'name: Defender');
    const ofRun = await printed(['run', '-', '--no-simulation', '--format', 'table'], {
      input: text,
    });
    const tables = (all: string) => all.match(/─{9,}[\s\S]*?\n─{9,}/g);
    expect(tables(ofRun)?.length).toBeGreaterThan(1);
    expect(tables(ofRun)).toEqual(tables(ofOdds));
  });

  it('table says which experiment each is of, where there are several', async () => {
    const folder = folderWith({
      'a.yaml': experiment('First', `attacker: { ${BRUTE} }`),
      'b.yaml': experiment('Second', `attacker: { ${BRUTE} }`),
    });
    const args = ['run', 'a.yaml', 'b.yaml', '--no-simulation', '--format', 'table'];
    const text = await printed(args, { cwd: folder });
    expect(text).toMatch(/^First\n\nBrute displaces[\s\S]*\n\nSecond\n\nBrute displaces/);
  });

  it('table with --brief prints lines alone', async () => {
    const folder = cwd();
    const args = ['run', 'x.yaml', '--no-simulation', '--format', 'table', '--brief'];
    expect(await printed(args, { cwd: folder })).toMatch(/^First: Brute displaces Target: .*\n$/);
    expect(readdirSync(folder)).toEqual(['x.yaml']);
  });
});

describe("a user's card", () => {
  const moved = async (files: Record<string, string>) => {
    const [result] = await run(['x.yaml', '--no-simulation'], { cwd: folderWith(files) });
    return result && measure(result, 'spacesMoved').outcomes.map(({ exact }) => exact?.fraction);
  };

  it('may stand in the place of a name', async () => {
    expect(await moved({ 'x.yaml': experiment('x', `attacker: { ${BRUTE} }`) })).toEqual([
      '1/2',
      '3/8',
      '1/8',
    ]);
  });

  it('may stand among the cards of the file', async () => {
    const text = experiment('x', 'attacker: brute', `cards: [{ ${BRUTE} }]`);
    expect(await moved({ 'x.yaml': text })).toEqual(['1/2', '3/8', '1/8']);
  });

  it('may stand in a file of cards beside it', async () => {
    const text = experiment('x', 'attacker: { card: brute, attack: 1 }', 'cards: [mine.yaml]');
    expect(await moved({ 'x.yaml': text, 'mine.yaml': `- { ${BRUTE} }` })).toEqual(['3/4', '1/4']);
  });
});
