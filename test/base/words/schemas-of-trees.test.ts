import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { BadInput } from '../../../src/base/words/problem.ts';
import { check } from '../../../src/experiments/scenarios/check.ts';

test('the command line leaves out what zod does for data that contain themselves, before any schema is made', () => {
  const imports = readFileSync('src/cli/main.ts', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('import'));
  expect(imports[1]).toBe("import '../base/words/schemas-of-trees.ts';");
});

test('schemas then read the same, and data that contain themselves are still refused', async () => {
  const usual = z.config().memoizer;
  vi.resetModules();
  await import('../../../src/base/words/schemas-of-trees.ts');
  expect(z.config().memoizer).not.toBe(usual);
  const tree: z.ZodType = z.lazy(() =>
    z.strictObject({ name: z.string().transform((name) => name.trim()), of: z.array(tree) }),
  );
  const leaf = { name: ' leaf ', of: [] };
  const data = { name: 'root', of: [leaf, leaf] };
  expect(check(tree, data)).toEqual({
    name: 'root',
    of: [
      { name: 'leaf', of: [] },
      { name: 'leaf', of: [] },
    ],
  });
  const ring = { name: 'ring', of: [] as unknown[] };
  ring.of.push(ring);
  expect(() => check(tree, ring)).toThrow(BadInput);
  z.config({ memoizer: usual });
});
