import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import { compileFor } from '../../../src/experiments/results/for-question.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { ANSWERS } from '../../../src/explorer/engine/answers/index.ts';

vi.mock(import('../../../src/experiments/scenarios/read-experiment.ts'), { spy: true });
vi.mock(import('../../../src/experiments/results/compute.ts'), { spy: true });
vi.mock(import('../../../src/experiments/results/for-question.ts'), { spy: true });

/** Each test uses another document, since a cached one would not be read again. */
let count = 0;
const documentOf = () => ({
  name: `Attack ${count++}`,
  attacker: 'Hawkgirl',
  defender: 'Solomon Grundy',
});
const times = (work: unknown) => vi.mocked(work as () => unknown).mock.calls.length;

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.clearAllMocks());

test('however many questions are asked about a document, it is read and worked out once', async () => {
  const document = documentOf();
  await ANSWERS.odds({ document });
  await ANSWERS.pictures({ document });
  await ANSWERS.picture({ document });
  await ANSWERS.markdown({ document });
  await ANSWERS.play({ document });
  await ANSWERS.onBoard({ document });
  await ANSWERS.comparison({ a: document, b: document });
  await ANSWERS.explanation({ document, seed: 'one' });
  expect([times(readExperiment), times(compute)]).toEqual([1, 1]);
});

test('however many fights are told, the plan is compiled once', async () => {
  const document = documentOf();
  const told = await Promise.all(
    ['a', 'b', 'c'].map((seed) => ANSWERS.explanation({ document, seed })),
  );
  expect(new Set(told.map(({ steps }) => JSON.stringify(steps))).size).toBeGreaterThan(1);
  expect([times(readExperiment), times(compileFor), times(compute)]).toEqual([1, 1, 0]);
});

test('the places to attack from are worked out once, and apart from the attack itself', async () => {
  const document = {
    ...documentOf(),
    board: { terrain: '1 1 1 1', attacker: [0, 0], defender: [1, 0] },
  };
  const first = await ANSWERS.aim({ document });
  expect(await ANSWERS.aim({ document })).toEqual(first);
  expect([times(readExperiment), times(compute)]).toEqual([1, 1]);
  await ANSWERS.onBoard({ document });
  expect([times(readExperiment), times(compute)]).toEqual([2, 2]);
});

test('the same data with its keys in another order is the same document', async () => {
  const { name, attacker, defender } = documentOf();
  await ANSWERS.odds({ document: { name, attacker, defender } });
  await ANSWERS.odds({ document: { defender, attacker, name } });
  expect(times(readExperiment)).toBe(1);
});

test('a document that has changed is read anew', async () => {
  const document = documentOf();
  const before = await ANSWERS.odds({ document });
  const after = await ANSWERS.odds({ document: { ...document, question: 'destroyed' } });
  expect(after.answer?.chance).not.toBe(before.answer?.chance);
  expect(times(readExperiment)).toBe(2);
});

test('mistakes of a document are told each time', async () => {
  const document = { ...documentOf(), attacker: 'Nobody of that name' };
  await expect(ANSWERS.odds({ document })).rejects.toThrow();
  await expect(ANSWERS.odds({ document })).rejects.toThrow();
});
