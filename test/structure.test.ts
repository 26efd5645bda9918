import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Message } from 'esbuild';
import { describe, expect, test } from 'vitest';

const SRC = resolve('src');

/** The modules in the order of the page on how the program is built. */
const MODULES = [
  ...readFileSync('docs/architecture/README.md', 'utf8').matchAll(/^\| `src\/(\w+)` \|/gm),
].map(([, name = '']) => name);

/**
 * The files of a module that other modules may import: `index.ts`, which runs anywhere; `node.ts`, for code that
 * needs Node; and `browser.ts`, for code that needs a page.
 */
const ENTRIES = ['index.ts', 'node.ts', 'browser.ts'];

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('kernels/wasm/'))
  .map((path) => join(SRC, path));

const TEXTS = new Map(FILES.map((file) => [file, readFileSync(file, 'utf8')]));

/** The files that a file imports by a pattern whose first group is the path, types included. */
function imported(file: string, pattern: RegExp): string[] {
  return [...(TEXTS.get(file) ?? '').matchAll(pattern)].map(([, path = '']) =>
    resolve(dirname(file), path),
  );
}

const EARLY = /(?:from|^import)\s*'(\.[^']+\.tsx?)'/gm;
const LATE = /import\(\s*'(\.[^']+\.tsx?)'/g;

const moduleOf = (file: string) => relative(SRC, file).split('/')[0] ?? '';
const shortOf = (file: string) => relative(SRC, file);

/** Files outside of all modules, where programs start, may import from all of them. */
const rankOf = (file: string) =>
  moduleOf(file).endsWith('.ts') ? MODULES.length : MODULES.indexOf(moduleOf(file));

/** The imports between modules, as pairs of files. */
function between(pattern: RegExp): (readonly [from: string, to: string])[] {
  return FILES.filter((file) => rankOf(file) < MODULES.length).flatMap((file) =>
    imported(file, pattern)
      .filter((to) => moduleOf(to) !== moduleOf(file))
      .map((to) => [file, to] as const),
  );
}

test('the page on how the program is built names every module', () => {
  const folders = readdirSync(SRC, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect([...MODULES].sort()).toEqual(folders.map(({ name }) => name).sort());
});

test('the drawing of that page leads through folders and data that there are', () => {
  const page = readFileSync('docs/architecture/README.md', 'utf8');
  const [, drawing = ''] = /^```\n([^`]*▼[^`]*)^```$/m.exec(page) ?? [];
  const folders = [...drawing.matchAll(/\bsrc\/[\w/]+/g)].map(([folder]) => folder);
  expect(folders.length).toBeGreaterThan(5);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  const data = [...drawing.matchAll(/^ {2}([A-Z]\w+) /gm)].map(([, name = '']) => name);
  expect(data.length).toBeGreaterThan(2);
  const declared = (name: string) =>
    FILES.some((file) =>
      new RegExp(`^export (interface|type) ${name}\\b`, 'm').test(TEXTS.get(file) ?? ''),
    );
  expect(data.filter((name) => !declared(name))).toEqual([]);
});

test('a folder of the rules of fights imports only from those above it on that page', () => {
  const page = readFileSync('docs/architecture/README.md', 'utf8');
  const [, table = ''] = /^\| folder \| holds \|\n(?:\|.*\n){2}((?:\|.*\n)*)/m.exec(page) ?? [];
  const rows = table.split('\n').map((row) => row.split('|')[1] ?? '');
  const folders = rows.flatMap((row, rank) =>
    [...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, rank })),
  );
  const ranks = new Map(folders.map(({ name, rank }) => [name, rank]));
  const inFight = readdirSync(join(SRC, 'fight'), { withFileTypes: true });
  const there = inFight.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect([...ranks.keys()].sort()).toEqual(there.sort());

  const folderOf = (file: string) => shortOf(file).split('/')[1] ?? '';
  const rankIn = (file: string) => ranks.get(folderOf(file)) ?? -1;
  const upward = FILES.filter((file) => shortOf(file).startsWith('fight/'))
    .filter((file) => shortOf(file) !== 'fight/index.ts')
    .flatMap((file) =>
      imported(file, EARLY)
        .filter((to) => moduleOf(to) === 'fight' && folderOf(to) !== folderOf(file))
        .filter((to) => rankIn(to) >= 0 && rankIn(to) >= rankIn(file))
        .map((to) => `${shortOf(file)} → ${shortOf(to)}`),
    );
  expect(upward).toEqual([]);
});

test('a module imports only from those above it', () => {
  const upward = [...between(EARLY), ...between(LATE)].filter(
    ([from, to]) => MODULES.indexOf(moduleOf(to)) > rankOf(from),
  );
  expect(upward.map((pair) => pair.map(shortOf).join(' → '))).toEqual([]);
});

/** Files of other modules that are loaded only where they are needed, past an entry that would load everything. */
const LATE_FILES: readonly string[] = [
  'board/maps/board-file.ts',
  'board/maps/editor/write.ts',
  'board/maps/formats/read-map.ts',
  'board/maps/frame.ts',
  'board/maps/with-starts.ts',
  'cards/schema.ts',
  'experiments/results/format/explanation-schema.ts',
  'experiments/results/format/result-schema.ts',
  'experiments/scenarios/load.ts',
  'report/charts/asked.ts',
  'report/formats/csv.ts',
  'report/page/index-page.ts',
  'report/pictures/picture.ts',
  'report/report-files.ts',
  'studies/armies/best/study.ts',
  'studies/armies/shipped/index.ts',
  'studies/armies/study.ts',
  'studies/cards/texts.ts',
  'studies/field/format/json-schema.ts',
  'studies/field/study.ts',
  'studies/field/threads/field-answers.ts',
  'studies/playtest/study.ts',
  'studies/price/study.ts',
  'studies/report-folder.ts',
  'studies/saved/merge.ts',
  'studies/saved/read-saved-run.ts',
];

test('a module imports only entries of other modules', () => {
  const behind = between(EARLY).filter(
    ([, to]) => !ENTRIES.some((entry) => shortOf(to) === `${moduleOf(to)}/${entry}`),
  );
  expect(behind.map((pair) => pair.map(shortOf).join(' → ')).sort()).toEqual(BEHIND_ENTRIES);
});

/** Imported for their side effects, before anything else, without importing a name. */
const BEHIND_ENTRIES = [
  'cli/main.ts',
  'explorer/main.tsx',
  'explorer/worker.ts',
  'library/browser.ts',
  'library/index.ts',
].flatMap((file) => [
  `${file} → base/words/interpreted-schemas.ts`,
  ...(file === 'cli/main.ts' ? [`${file} → base/words/schemas-of-trees.ts`] : []),
]);

test('what other modules load late, file by file', () => {
  const late = new Set(between(LATE).map(([, to]) => shortOf(to)));
  expect([...late].sort()).toEqual(LATE_FILES);
});

test('an entry names what it gives, and says what the module is for', () => {
  for (const module of MODULES) {
    for (const entry of ENTRIES) {
      const text = TEXTS.get(join(SRC, module, entry));
      if (text === undefined) continue;
      expect(text, `${module}/${entry}`).toMatch(/^\/\*/);
      if (module !== 'library') expect(text, `${module}/${entry}`).not.toMatch(/export \*/);
    }
  }
});

test('an entry gives only what another module uses', () => {
  const NAMES = /^(?:import|export)(?: type)? \{([^}]*)\} from '(\.[^']+)';/gm;
  const partsOf = (names: string) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean);
  const used = new Set<string>();
  for (const file of FILES) {
    for (const [, names = '', path = ''] of (TEXTS.get(file) ?? '').matchAll(NAMES)) {
      const entry = resolve(dirname(file), path);
      if (moduleOf(entry) === moduleOf(file)) continue;
      for (const part of partsOf(names)) used.add(`${shortOf(entry)}: ${part.split(' as ')[0]}`);
    }
  }
  const given = MODULES.filter((module) => !['library', 'cli'].includes(module)).flatMap((module) =>
    ENTRIES.flatMap((entry) =>
      [...(TEXTS.get(join(SRC, module, entry)) ?? '').matchAll(NAMES)].flatMap(([, names = '']) =>
        partsOf(names).map((part) => `${module}/${entry}: ${part.split(' as ').at(-1)}`),
      ),
    ),
  );
  expect(given.filter((name) => !used.has(name))).toEqual([]);
});

test('no files import each other in a circle', () => {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] => {
    const start = way.indexOf(file);
    if (start >= 0) return [...way.slice(start), file].map(shortOf);
    if (done.has(file)) return [];
    for (const next of [...imported(file, EARLY), ...imported(file, LATE)]) {
      const circle = visit(next, [...way, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of FILES) expect(visit(file, [])).toEqual([]);
});

/** Separate programs in a browser, besides the entries. */
const BROWSER_PROGRAMS = [
  'explorer/main.tsx',
  'explorer/main.tsx',
  'explorer/worker.ts',
  'library/browser.ts',
  'library/browser-worker.ts',
];

describe('what runs in a browser', () => {
  const entries = MODULES.filter((module) => !['cli', 'library'].includes(module))
    .map((module) => `${module}/index.ts`)
    .filter((entry) => TEXTS.has(join(SRC, entry)));

  test('bundles without anything of Node', async () => {
    const { errors } = await build({
      entryPoints: [...entries, ...BROWSER_PROGRAMS].map((entry) => join(SRC, entry)),
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      outdir: 'dist',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      loader: { '.wasm': 'binary', '.txt': 'text' },
      alias: { crypto: join(SRC, 'chance/simulate/kernels/no-crypto.ts') },
      logLevel: 'silent',
    }).catch((error: { errors: Message[] }) => error);
    expect(errors.map(({ text, location }) => `${location?.file}: ${text}`)).toEqual([]);
  });
});
