import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';

const SRC = resolve('src');

/** The modules in the order of the page on how the program is built. */
const MODULES = [
  ...readFileSync('docs/architecture/README.md', 'utf8').matchAll(/^\| `src\/(\w+)` \|/gm),
].map(([, module = '']) => module);

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('kernels/wasm/'))
  .map((path) => join(SRC, path));

/** The files of `src` that each file of it imports, types included. */
const IMPORTS = new Map(
  FILES.map((file) => [
    file,
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*'(\.[^']+\.tsx?)'/g)].map(
      ([, path = '']) => resolve(dirname(file), path),
    ),
  ]),
);

const moduleOf = (file: string) => relative(SRC, file).split('/')[0] ?? '';

/** What stands in no module, where the program starts, may import from all of them. */
const rankOf = (file: string) =>
  moduleOf(file).endsWith('.ts') ? MODULES.length : MODULES.indexOf(moduleOf(file));

test('the page on how the program is built names every module', () => {
  const folders = readdirSync(SRC, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect([...MODULES].sort()).toEqual(folders.map(({ name }) => name).sort());
});

test('a module imports only from those above it', () => {
  const upward = [...IMPORTS].flatMap(([file, imports]) =>
    imports
      .filter((to) => MODULES.indexOf(moduleOf(to)) > rankOf(file))
      .map((to) => `${relative(SRC, file)} → ${relative(SRC, to)}`),
  );
  expect(upward).toEqual([]);
});

test('no files import each other in a circle', () => {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] => {
    const start = way.indexOf(file);
    if (start >= 0) return [...way.slice(start), file].map((one) => relative(SRC, one));
    if (done.has(file)) return [];
    for (const next of IMPORTS.get(file) ?? []) {
      const circle = visit(next, [...way, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of FILES) expect(visit(file, [])).toEqual([]);
});

describe('the core runs in a browser:', () => {
  test.each([
    'experiments/results/compute.ts',
    'experiments/results/explanation.ts',
    'experiments/results/ranking.ts',
    'experiments/results/format/write.ts',
    'experiments/results/format/read-results.ts',
    'experiments/scenarios/load.ts',
    'board/maps/formats/read-map.ts',
    'board/maps/board-file.ts',
    'studies/comparison/compare.ts',
    'studies/price/prices.ts',
    'explorer/main.tsx',
    'explorer/worker.ts',
    'library/browser.ts',
    'library/browser-worker.ts',
  ])('%s bundles without anything of Node', async (entry) => {
    const { errors } = await build({
      entryPoints: [join(SRC, entry)],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      outdir: 'dist',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      loader: { '.wasm': 'binary' },
      alias: { crypto: join(SRC, 'chance/simulate/kernels/no-crypto.ts') },
      logLevel: 'silent',
    }).catch((error: { errors: { text: string }[] }) => error);
    expect(errors.map(({ text }) => text)).toEqual([]);
  });
});
