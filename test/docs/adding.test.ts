import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
      contents: "export * from './cli/main.ts'; export const keepCodeCache = () => {};",
    }));
  },
};

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'knockback-adding-'));
  copyChanged(copy, ofSource);
  program = join(copy, 'program', 'knockback.js');
  await build({
    entryPoints: { knockback: join(copy, 'src/knockback.ts') },
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
  const worker = pathToFileURL(join(ROOT, 'dist/worker.js')).href;
  writeFileSync(join(copy, 'program/worker.js'), `import '${worker}';`);
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

test('the page adds one of each: a power, a measure, a column, an effect, a condition, a ruleset, a chart', () => {
  const text = readFileSync(`${ROOT}${PAGE}`, 'utf8');
  const things = [...text.matchAll(/^## An? (\w+)$/gm)].map(([, thing]) => thing);
  expect(things).toEqual(['power', 'measure', 'column', 'effect', 'condition', 'ruleset', 'chart']);
});

/**
 * An effect that the adapter turns into rules needs a line in the adapter and words among the rules; it also needs
 * code for what it does in an attack.
 */
const READ_AS_RULES = [
  [/^effect\n/, 5],
  [/^condition\n/, 4],
] as const;

test('each takes one new file or entry, one place that registers it, and as a rule a few more', () => {
  const [, ...sections] = readFileSync(`${ROOT}${PAGE}`, 'utf8').split(/^## An? /m);
  for (const section of sections) {
    const paths = ofSource.filter(({ path }) => section.includes(`\`${path}\`\n`));
    expect(paths.length).toBeGreaterThan(0);
    const [, most] = READ_AS_RULES.find(([name]) => name.test(section)) ?? [undefined, 2];
    expect(paths.length).toBeLessThanOrEqual(most);
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
