import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';

const SRC = resolve('src');

/** The rooms in the order of the page on how the program is built. */
const ROOMS = [
  ...readFileSync('docs/architecture/README.md', 'utf8').matchAll(/^\| `src\/(\w+)` \|/gm),
].map(([, room = '']) => room);

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

const roomOf = (file: string) => relative(SRC, file).split('/')[0] ?? '';

/** What stands in no room, where the program starts, may import from all of them. */
const rankOf = (file: string) =>
  roomOf(file).endsWith('.ts') ? ROOMS.length : ROOMS.indexOf(roomOf(file));

test('the page on how the program is built names every room', () => {
  const folders = readdirSync(SRC, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect([...ROOMS].sort()).toEqual(folders.map(({ name }) => name).sort());
});

test('a room imports only from those above it', () => {
  const upward = [...IMPORTS].flatMap(([file, imports]) =>
    imports
      .filter((to) => ROOMS.indexOf(roomOf(to)) > rankOf(file))
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
    'results/compute.ts',
    'results/explanation.ts',
    'results/ranking.ts',
    'results/format/write.ts',
    'results/format/read-results.ts',
    'scenarios/load.ts',
    'maps/formats/read-map.ts',
    'maps/board-file.ts',
    'comparison/compare.ts',
    'pricing/prices.ts',
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
      alias: { crypto: join(SRC, 'simulate/kernels/no-crypto.ts') },
      logLevel: 'silent',
    }).catch((error: { errors: { text: string }[] }) => error);
    expect(errors.map(({ text }) => text)).toEqual([]);
  });
});
