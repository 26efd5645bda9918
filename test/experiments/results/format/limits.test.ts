import { describe, expect, test } from 'vitest';
import { compute } from '../../../../src/experiments/results/compute.ts';
import { text } from '../../../../src/experiments/results/format/fields.ts';
import { readJsonFile } from '../../../../src/experiments/results/format/json-file.ts';
import {
  measureSchema,
  resultsJsonSchema,
} from '../../../../src/experiments/results/format/result-schema.ts';
import { resultJson } from '../../../../src/experiments/results/format/write.ts';
import { readExperiment } from '../../../../src/experiments/scenarios/read-experiment.ts';
import { noFiles } from '../../../fight/scenarios.ts';
import { machine } from '../../../machine.ts';

const messages = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

describe('what a file of results may hold', () => {
  test('is text of at most 2000 characters', () => {
    expect(messages(text().safeParse('a'.repeat(2000)))).toBeUndefined();
    const refused = ['text of at most 2000 characters'];
    expect(messages(text().safeParse('a'.repeat(2001)))).toEqual(refused);
    expect(messages(text().safeParse(7))).toEqual(refused);
  });

  test('is from one outcome of a measure to ten thousand', () => {
    const outcomes = (count: number) =>
      measureSchema().safeParse({
        outcomes: Array.from({ length: count }, (_, value) => ({ value })),
      });
    expect(messages(outcomes(1))).toBeUndefined();
    expect(messages(outcomes(10_000))).toBeUndefined();
    const refused = ['a list of 1 to 10000 outcomes'];
    expect(messages(outcomes(0))).toEqual(refused);
    expect(messages(outcomes(10_001))).toEqual(refused);
  });

  test('is one result or a list of results, by its JSON Schema', () => {
    const { anyOf, $defs } = resultsJsonSchema() as {
      readonly anyOf: readonly object[];
      readonly $defs: object;
    };
    const $ref = '#/$defs/result';
    expect(anyOf).toEqual([{ type: 'array', minItems: 1, items: { $ref } }, { $ref }]);
    expect($defs).toHaveProperty('result');
  });
});

describe('JSON', () => {
  const read = (json: string) => readJsonFile(json, 'a.json', 'file of results', (data) => data);
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  test('may have any number of brackets, one after another or in its text', () => {
    expect(read(`[${Array(500).fill('{"a": []}').join()}]`)).toHaveLength(500);
    const inText = `{"a": "${'['.repeat(500)}", "b": "\\"${'{'.repeat(500)}"}`;
    expect(read(inText)).toMatchObject({ a: '['.repeat(500) });
  });

  test('that is nested too deep is refused before it is read', () => {
    expect(read(nested(20))).toHaveLength(1);
    expect(() => read(nested(5000))).toThrow(/^a\.json: .*nested brackets/);
  });
});

test('a simulated mean is written with its standard error', async () => {
  const experiment = readExperiment(
    { name: 'A fight', attacker: 'hawkgirl', defender: 'solomon-grundy', trials: 1000 },
    noFiles,
  );
  const [result] = await compute(experiment, {
    exact: false,
    simulation: true,
    machine,
    threads: 1,
  });
  const summary = result?.summaries.find(({ measure }) => measure.name === 'spacesMoved');
  const { simulated } = summary?.mean ?? {};
  expect(simulated?.standardError).toBeGreaterThan(0);
  expect(result && resultJson(result).measures.spacesMoved?.mean).toEqual({
    simulated: simulated?.mean,
    standardError: simulated?.standardError,
  });
});
