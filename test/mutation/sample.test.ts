import { expect, test } from 'vitest';
import { ROOMS } from './rooms.ts';
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

test('of a room a share of its statements is drawn, always the same ones', () => {
  const { source } = ROOMS.find(({ name }) => name === 'comparison') ?? { source: [] };
  const [none, some, all] = [0, 0.3, 1].map((share) => sampleOf(source, share));
  expect(none).toEqual([]);
  expect(sampleOf(source, 0.3)).toEqual(some);
  expect(all).toEqual(expect.arrayContaining(some ?? []));
  for (const one of all ?? []) expect(one).toMatch(/^src\/comparison\/[a-z-]+\.ts:\d+-\d+$/);
  const [few, many] = [some?.length ?? 0, all?.length ?? 0];
  // Drawn one by one: within five standard errors.
  expect(Math.abs(few - 0.3 * many)).toBeLessThan(5 * Math.sqrt(0.21 * many));
});

test('what is left out of a room is left out of its sample', () => {
  const { source } = ROOMS.find(({ name }) => name === 'simulate') ?? { source: [] };
  expect(sampleOf(source, 0)).toEqual(source.filter((pattern) => pattern.startsWith('!')));
});

test('a pattern of one folder takes no file of the folders in it', () => {
  const [...all] = sampleOf(['src/rules/*.ts'], 1);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((pattern) => pattern.includes('c3g/'))).toEqual([]);
  expect(sampleOf(['src/rules/c3g/ground/fall.ts'], 1)[0]).toMatch(
    /^src\/rules\/c3g\/ground\/fall\.ts:\d+-\d+$/,
  );
});
