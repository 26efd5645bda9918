import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './blocks.ts';
import { copyChanged, fileBlocks } from './changed-source.ts';
import { commandsOf, expectShown } from './console.ts';

const PAGE = 'docs/adding.md';
const blocks = fileBlocks(PAGE);
const ofSource = blocks.filter(({ path }) => path.startsWith('src/'));
const experiments = blocks.filter(({ language }) => language === 'yaml');

/** A copy of the source with all that the page adds, and the program that was built from it. */
let copy: string;
let program: string;

/** Runs the program from its source, without the start-up optimisations of the build. */
const startingFromSource: Plugin = {
  name: 'starting-from-source',
  setup({ onLoad }) {
    onLoad({ filter: /\/built-cli\.ts$/ }, () => ({
      contents: "export * from './bundle.ts'; export const keepCodeCache = () => {};",
    }));
  },
};

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'knockback-adding-'));
  copyChanged(copy, ofSource);
  program = join(copy, 'program', 'knockback.js');
  await build({
    entryPoints: { knockback: join(copy, 'src/knockback.ts'), worker: join(copy, 'src/worker.ts') },
    outdir: join(copy, 'program'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { crypto: join(copy, 'src/chance/simulate/kernels/no-crypto.ts') },
    loader: { '.wasm': 'binary', '.txt': 'text' },
    plugins: [startingFromSource],
    logLevel: 'silent',
  });
  for (const { path, text } of experiments) writeFileSync(join(copy, path), text);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The complaints of a tool about the copy. */
const checked = (tool: string, ...args: string[]) => {
  try {
    const path = join(ROOT, 'node_modules/.bin', tool);
    return execFileSync(path, args, { cwd: copy, encoding: 'utf8' });
  } catch (error) {
    throw new Error((error as { stdout?: string }).stdout);
  }
};

test('the page adds one of each: a power, a measure, a column, an action, a moment, a selector criterion, a ruleset, a chart', () => {
  const text = readFileSync(`${ROOT}${PAGE}`, 'utf8');
  const things = [...text.matchAll(/^## An? (.+)$/gm)].map(([, thing]) => thing);
  expect(things).toEqual([
    'power',
    'measure',
    'column',
    'action',
    'moment',
    'selector criterion',
    'ruleset',
    'chart',
  ]);
});

/** Additions to the grammar of rules need words, a schema or list, an entry where games allow them, and code. */
const OF_RULES = /^(action|moment|selector criterion)\n/;

const NUMBERS = ['no', 'one', 'two', 'three', 'four'];

test('each takes one new file or entry and one place that registers it, or as many files as its section says', () => {
  const [, ...sections] = readFileSync(`${ROOT}${PAGE}`, 'utf8').split(/^## An? /m);
  for (const section of sections) {
    const paths = new Set(
      ofSource.map(({ path }) => path).filter((path) => section.includes(`\`${path}\`\n`)),
    );
    expect(paths.size).toBeGreaterThan(0);
    if (OF_RULES.test(section))
      expect(section).toMatch(new RegExp(`\\b${NUMBERS[paths.size]} files change:`, 'i'));
    else expect(paths.size).toBeLessThanOrEqual(2);
  }
});

test('its additions have valid types', () => {
  expect(checked('tsc', '-p', copy)).toBe('');
});

test('and is formatted as all of the source is', () => {
  checked('biome', 'check', '--vcs-enabled=false', ...ofSource.map(({ path }) => path));
});

describe('the program that is built with it prints what the page says:', () => {
  test.each(commandsOf(PAGE).map((session) => [session.command, session] as const))(
    '%s',
    (_, session) => expectShown(session, copy, program),
  );
});

test('the chart is among the files of the report', () => {
  const spec = join(copy, 'reports/grundy-in-trouble/yes-or-no.vl.json');
  expect(JSON.parse(readFileSync(spec, 'utf8')).description).toMatch(
    /^What can happen when Hawkgirl attacks Solomon Grundy\. Displaced at all: 59\.2%, Destroyed: 15\.4%/,
  );
  for (const ending of ['svg', 'png']) {
    expect(existsSync(spec.replace(/vl\.json$/, ending))).toBe(true);
  }
});
