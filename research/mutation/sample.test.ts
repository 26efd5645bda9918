import { expect, test } from 'vitest';
import { MODULES } from './modules.ts';
import { sampleOf, statementsOf } from './sample.ts';

test('statements are what begins at the left margin, without imports', () => {
  const text = [
    "import { a } from './a.ts';", // 1
    '',
    '/** One. */', // 3
    'export const one = [', // 4
    '  a,',
    '];', // 6
    '',
    'function two() {', // 8
    '  return one;',
    '}', // 10
  ];
  expect(statementsOf(`${text.join('\n')}\n`)).toEqual([
    [4, 7],
    [8, 10],
  ]);
  expect(statementsOf('')).toEqual([]);
});

test('of a module a share of its statements is drawn, always the same ones', () => {
  const { source } = MODULES.find(({ name }) => name === 'rules') ?? { source: [] };
  const [none, some, all] = [0, 0.3, 1].map((share) => sampleOf(source, share));
  expect(none).toEqual([]);
  expect(sampleOf(source, 0.3)).toEqual(some);
  expect(all).toEqual(expect.arrayContaining(some ?? []));
  for (const one of all ?? []) expect(one).toMatch(/^src\/rules\/[a-z/-]+\.ts:\d+-\d+$/);
  const [few, many] = [some?.length ?? 0, all?.length ?? 0];
  // Independent draws: within five standard errors.
  expect(Math.abs(few - 0.3 * many)).toBeLessThan(5 * Math.sqrt(0.21 * many));
});

test('what is left out of a module is left out of its sample', () => {
  const { source } = MODULES.find(({ name }) => name === 'chance') ?? { source: [] };
  expect(sampleOf(source, 0)).toEqual(source.filter((pattern) => pattern.startsWith('!')));
});

test('a pattern of one folder takes no file of the folders in it', () => {
  const [...all] = sampleOf(['src/rules/*.ts'], 1);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((pattern) => pattern.includes('questions/'))).toEqual([]);
  expect(sampleOf(['src/fight/ground/fall.ts'], 1)[0]).toMatch(
    /^src\/fight\/ground\/fall\.ts:\d+-\d+$/,
  );
});
