import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DISK } from '../../../../src/base/files/read-file.ts';
import { compute } from '../../../../src/experiments/results/compute.ts';
import { resultsJsonSchema } from '../../../../src/experiments/results/format/result-schema.ts';
import { resultJson } from '../../../../src/experiments/results/format/write.ts';
import { loadExperiment } from '../../../../src/experiments/scenarios/load.ts';
import { dealt } from '../../../cases.ts';
import { machine } from '../../../machine.ts';
import { SHIPPED, shippedResults } from '../shipped.ts';
import { oldResults } from './old-results.ts';
import { resultsJson } from './recorded-results.ts';
import { undescribed } from './written-as.ts';

const FOLDER = 'experiments/';
const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
const mistakes = (data: unknown) => undescribed(resultsJsonSchema(), plain(data));

describe('every key of the results of shipped experiments is described:', () => {
  test.each(dealt(SHIPPED))('%s', async (name) => {
    const results = (await shippedResults(name)).map(resultJson);
    expect(mistakes(results)).toEqual([]);
    expect(mistakes(results[0])).toEqual([]);
  });
});

test('so are those of results without a simulation, and without exact odds', async () => {
  expect(mistakes(await resultsJson({}))).toEqual([]);
  expect(mistakes(await resultsJson({}, { trials: 10, exact: false }))).toEqual([]);
  expect(mistakes(await resultsJson({}, { trials: 1 }))).toEqual([]);
});

test('so are those of a simulation that never began', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const onBegin = () => controller.abort();
  const experiment = loadExperiment(`${FOLDER}one-more-die.yaml`, DISK);
  const options = { exact: true, simulation: true, machine, threads: 1, signal, onBegin };
  const results = (await compute(experiment, options)).map(resultJson);
  expect(results[0]).toMatchObject({ trials: 0, status: 'interrupted' });
  expect(mistakes(results)).toEqual([]);
});

test.each(oldResults())(
  'the schema is also that of the first files of its version: %s',
  (_, data) => {
    expect(mistakes(data)).toEqual([]);
  },
);

test('showcases are as it says', () => {
  for (const name of ['displacing-grundy', 'the-cliff-edge', 'attack-by-defense']) {
    expect(mistakes(JSON.parse(readFileSync(`reports/${name}/results.json`, 'utf8')))).toEqual([]);
  }
});

test('deviations from it are found', async () => {
  const [result] = await resultsJson({ measures: ['destroyed'] });
  const spoilt = (changes: object) => mistakes({ ...result, ...changes });
  expect(spoilt({})).toEqual([]);
  expect(spoilt({ version: 2 })).toEqual([expect.stringMatching(/^version: /)]);
  expect(spoilt({ headline: 1 })).toEqual([expect.stringMatching(/^headline: /)]);
  expect(spoilt({ motto: 'a' })).toEqual([expect.stringMatching(/motto/)]);
  expect(spoilt({ trials: 0.5 })).toEqual([expect.stringMatching(/^trials: /)]);
  const measures = { destroyed: { outcomes: [{ value: 0, exact: { probability: 1.5 } }] } };
  expect(spoilt({ measures })).toEqual([
    expect.stringMatching(/^measures\.destroyed\.outcomes\.0\.exact\.probability: /),
  ]);
});

test('a key that a later program may add is let through', () => {
  expect(JSON.stringify(resultsJsonSchema())).not.toContain('"additionalProperties":false');
});
