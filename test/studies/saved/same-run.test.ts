import { describe, expect, test } from 'vitest';
import { problemText } from '../../../src/base/words/problem.ts';
import {
  differences,
  reportDifferences,
  shardDifference,
} from '../../../src/studies/saved/same-run.ts';
import { run } from './runs.ts';

const experiment = (document: object = {}) => run(document).experiment;
const AS = 'as in this run';

/** How a saved run of one document differs from a run of another, in words. */
function inRolls(saved: object, other: object): string[] {
  return differences(experiment(saved), experiment(other), AS).map(problemText);
}

const precise = (more: object = {}) => ({ trials: undefined, precision: 0.01, ...more });

test('runs of one document are the same, read twice or once', () => {
  const sweep = { vary: { 'attacker.attack': [1, 2] }, seed: 'x' };
  expect(inRolls(sweep, sweep)).toEqual([]);
  const one = experiment(sweep);
  expect(differences(one, one, AS)).toEqual([]);
  expect(reportDifferences(one, experiment(sweep), AS)).toEqual([]);
});

describe('runs differ in what their rolls depend on:', () => {
  test('the first field of the scenario that is another', () => {
    const fight = (attack: number, wounds: number) => ({
      attacker: { card: 'hawkgirl', attack },
      defender: { card: 'solomon-grundy', wounds },
    });
    expect(inRolls(fight(3, 1), fight(4, 2))).toEqual([
      `scenario.attacker.attack is 3; give 4, ${AS}`,
    ]);
  });

  test('of a sweep the first combination that is another', () => {
    const vary = (...attacks: number[]) => ({ vary: { 'attacker.attack': attacks } });
    expect(inRolls(vary(1, 2, 3), vary(1, 5, 6))).toEqual([
      `scenario.attacker.attack is 2; give 5 in combination 2, ${AS}`,
    ]);
    expect(inRolls(vary(1, 2, 3), vary(1, 2))).toEqual([
      `vary: three combinations; give two combinations, ${AS}`,
    ]);
    expect(inRolls(vary(1), vary(2))).toEqual([`scenario.attacker.attack is 1; give 2, ${AS}`]);
  });

  test('the seed', () => {
    expect(inRolls({ seed: 'a' }, { seed: 'b' })).toEqual([`seed is "a"; give "b", ${AS}`]);
  });

  test('the question, whose answers are kept with the rolls', () => {
    const asks = (question?: string) => ({ ...(question && { question }) });
    expect(inRolls(asks('destroyed'), asks('displaced'))).toEqual([
      `question is "destroyed"; give "displaced", ${AS}`,
    ]);
    expect(inRolls(asks('destroyed'), asks())).toEqual([
      `question is "destroyed"; give nothing, ${AS}`,
    ]);
    expect(inRolls(asks('gone'), asks('gone'))).toEqual([]);
  });

  test('how long to simulate: trials, a precision, or the one and the other', () => {
    const trials = (n: number) => ({ trials: n });
    expect(inRolls(trials(7), trials(8))).toEqual([`trials is 7; give 8, ${AS}`]);
    expect(inRolls(precise(), precise({ precision: 0.02 }))).toEqual([
      `precision: a precision of 0.01; give a precision of 0.02, ${AS}`,
    ]);
    expect(inRolls(trials(7), precise())).toEqual([`trials is 7; give a precision of 0.01, ${AS}`]);
    expect(inRolls(precise(), trials(7))).toEqual([`trials: a precision of 0.01; give 7, ${AS}`]);
    expect(inRolls(precise(), precise())).toEqual([]);
  });

  test('the measures, where both run until these are precise, and only there', () => {
    const few = { measures: ['displaced'] };
    expect(inRolls(precise(few), precise())).toEqual([
      `measures is "displaced"; give "all", ${AS}`,
    ]);
    expect(inRolls(few, {})).toEqual([]);
    expect(inRolls(precise(few), {}).join()).not.toContain('measures');
    expect(inRolls(few, precise()).join()).not.toContain('measures');
  });

  test('several of these at once', () => {
    expect(inRolls({ seed: 'a', trials: 7, attacker: 'the-joker' }, {})).toHaveLength(3);
  });
});

describe('runs of the same rolls differ in what reports say of them:', () => {
  test.each([
    ['name', { name: 'A' }, { name: 'B' }, '"A"; give "B"'],
    ['description', { description: 'A' }, { description: 'B' }, '"A"; give "B"'],
    ['description', { description: 'A' }, {}, '"A"; give nothing'],
    [
      'measures',
      { measures: ['displaced', 'spacesMoved'] },
      {},
      '"displaced, spacesMoved"; give "all"',
    ],
    [
      'measures',
      { measures: ['displaced', 'spacesMoved'] },
      { measures: ['spacesMoved', 'displaced'] },
      '"displaced, spacesMoved"; give "spacesMoved, displaced"',
    ],
  ])('the %s', (field, saved, other, says) => {
    const found = reportDifferences(experiment(saved), experiment(other), AS).map(problemText);
    expect(found).toEqual([`${field} is ${says}, ${AS}`]);
    expect(inRolls(saved, other)).toEqual([]);
  });
});

test('shards differ in their number or in the cut', () => {
  const shard = (index: number, of: number) => run({}, { shard: { index, of } });
  const differ = (...[a, b]: [[number, number], [number, number]]) =>
    shardDifference(shard(...a), shard(...b), AS).map(problemText);
  expect(differ([1, 2], [1, 2])).toEqual([]);
  expect(differ([1, 2], [2, 2])).toEqual([`shard: 1/2; give 2/2, ${AS}`]);
  expect(differ([1, 2], [1, 3])).toEqual([`shard: 1/2; give 1/3, ${AS}`]);
});
