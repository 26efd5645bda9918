import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DISK } from '../../../src/base/files/read-file.ts';
import { BadInput, type Problem } from '../../../src/base/words/problem.ts';
import { loadExperiment, located } from '../../../src/experiments/scenarios/load.ts';
import { folderOf } from './files.ts';
import { head, load, mistakes } from './loading.ts';

describe('an experiment', () => {
  test('of four lines has the usual seed and trials, and one case', () => {
    const { name, seed, effort, cases, source, written, ...others } = load({
      'file.yaml': head,
    });
    expect({ name, seed, effort }).toEqual({
      name: 'Test',
      seed: 'knockback',
      effort: { trials: 10_000_000 },
    });
    expect(cases.map(({ combination }) => combination)).toEqual([{}]);
    expect(source?.file).toMatch(/file\.yaml$/);
    expect(source?.text).toBe(head);
    expect(written.files.size).toBe(0);
    expect(others).toEqual({});
  });

  test('keeps what it says of itself', () => {
    const text = `${head}description: Why\nseed: 7\nprecision: 0.001\nmeasures: [displaced]\n`;
    expect(load({ 'file.yaml': text })).toMatchObject({
      description: 'Why',
      seed: '7',
      effort: { precision: 0.001 },
      measures: ['displaced'],
    });
  });

  test('has a case for every combination, each with its values in its scenario', () => {
    const text = `${head}vary: { attacker.attack: [3, 4], heightAdvantage: [attacker, neither] }\n`;
    const { cases } = load({ 'file.yaml': text });
    expect(cases.map(({ combination }) => Object.values(combination))).toEqual([
      [3, 'attacker'],
      [3, 'neither'],
      [4, 'attacker'],
      [4, 'neither'],
    ]);
    for (const { combination, scenario } of cases) {
      expect(scenario).toMatchObject({
        attacker: { name: 'Hawkgirl', attack: combination['attacker.attack'] },
        heightAdvantage: combination.heightAdvantage,
      });
    }
  });

  test('may be written in JSON', () => {
    const json = JSON.stringify({
      name: 'J',
      rules: 'c3g',
      attacker: 'hawkgirl',
      defender: 'the-joker',
    });
    expect(load({ 'file.json': json }, 'file.json').name).toBe('J');
  });
});

describe('cards of one’s own', () => {
  const withCards = head.replace('hawkgirl', 'Imp');

  test('come from files beside the experiment, one card or a list', () => {
    const files = {
      'file.yaml': `${withCards}cards: [cards/imp.yaml, cards/more.yaml]\n`,
      'cards/imp.yaml': 'name: Imp\nattack: 1\ndefense: 2\n',
      'cards/more.yaml': '- { name: The Joker, attack: 9, defense: 9 }\n',
    };
    expect(load(files).cases[0]?.scenario).toMatchObject({
      attacker: { name: 'Imp', attack: 1 },
      defender: { name: 'The Joker', attack: 9 },
    });
  });

  test.each([
    ['the name of a file', 'imp.yaml'],
    ['a list of such', '[imp.yaml]'],
    ['a card', '{ name: Imp, attack: 1, defense: 2 }'],
  ])('stand under `cards` as %s', (_, cards) => {
    const files = {
      'file.yaml': `${withCards}cards: ${cards}\n`,
      'imp.yaml': 'cards:\n  - { name: Imp, attack: 1, defense: 2 }\n',
    };
    expect(load(files).cases[0]?.scenario).toMatchObject({ attacker: { name: 'Imp', attack: 1 } });
  });

  test('have their mistakes named in their own file', () => {
    const files = {
      'file.yaml': `${withCards}cards: [imp.yaml]\n`,
      'imp.yaml': 'name: Imp\nattack: 1\ndefense: many\n',
    };
    expect(mistakes(files)).toEqual([
      'imp.yaml:3:10: defense is "many"; give a whole number from 0 to 50',
    ]);
  });

  test('have them named under `cards` of it as well', () => {
    const files = {
      'file.yaml': `${withCards}cards: imp.yaml\n`,
      'imp.yaml': 'cards:\n  - name: Imp\n    attack: 1\n    defense: many\n',
    };
    expect(mistakes(files)).toEqual([
      'imp.yaml:4:14: cards[0].defense is "many"; give a whole number from 0 to 50',
    ]);
  });

  test('that are not there are named where the experiment asks for them', () => {
    expect(mistakes({ 'file.yaml': `${withCards}cards: [imp.yaml]\n` })).toEqual([
      expect.stringMatching(/^file\.yaml:\d+:9: cards\[0\]: "imp\.yaml": there is no such file$/),
    ]);
  });
});

describe('what is found to be bad input only while an experiment is worked out', () => {
  const experiment = () => load({ 'file.yaml': head });
  const refusal = (...problems: Problem[]) =>
    located(experiment(), () => {
      throw new BadInput(...problems);
    });
  const problem = { path: ['defender'], found: 'too much', allowed: 'less' };

  test('gets its place in the file', async () => {
    const line = head.split('\n').findIndex((text) => text.startsWith('defender:')) + 1;
    await expect(refusal(problem)).rejects.toThrow(
      `file.yaml:${line}:11: defender: too much; give less`,
    );
  });

  test('keeps a place that it has, and none where it is of no field', async () => {
    await expect(refusal({ ...problem, place: 'other.yaml:1:1' })).rejects.toThrow(
      /^other\.yaml:1:1: defender/,
    );
    await expect(refusal({ ...problem, path: [] })).rejects.toThrow(/^too much/);
  });

  test('is named after the pipe that it came through', async () => {
    const piped = located({ ...experiment(), streamName: 'standard input' }, () => {
      throw new BadInput(problem);
    });
    await expect(piped).rejects.toThrow(/^standard input:\d+:11: defender/);
  });

  test('is all that is caught: what comes of the work is handed on', async () => {
    expect(await located(experiment(), () => 7)).toBe(7);
    const broken = located(experiment(), () => Promise.reject(new TypeError('broken')));
    await expect(broken).rejects.toThrow(TypeError);
  });
});

test('an experiment without a name is marked as such if it needs none', () => {
  const text = head.replace('name: Test\n', '');
  const read = (content: string) =>
    loadExperiment(join(folderOf({ 'file.yaml': content }), 'file.yaml'), DISK, {
      unnamed: 'Mine',
    });
  expect(read(text)).toMatchObject({ name: 'Mine', source: { text, isUnnamed: true } });
  expect(read(head).source).not.toHaveProperty('isUnnamed');
});
