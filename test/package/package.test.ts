import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { build as vite } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { dependenciesOf, installed, type Packed } from './installed.ts';

/** As many bytes as the package may have, packed: the rules of battles are in five of its scripts, cards and worths in two. */
const MOST = 3.25e6;

/** A strictly typed TypeScript program that uses everything the library exports. */
const PROGRAM = `
import {
  aim, BadInput, card, cards, cardsText, check, drawBoard, duel, explain, field, filesIn, odds,
  plan, powers, readBoard, readCards, readField, readResults, run, version,
  type Card, type Field, type Play, type Problem, type Result,
} from 'heroscape-knockback';

const fight = { attacker: 'hawkgirl', defender: { card: 'solomon-grundy', wounds: 2 } };
const result: Result = await odds(fight);
const chance: number = result.question.exact?.probability ?? 0;
const [first]: Result[] = await run(fight, { trials: '10k', threads: 1, onProgress: ({ done }) => void done });
const problems: readonly Problem[] = check('name: A');
const krug: Card = card('krug');
await odds({ attacker: { ...krug, attack: 3, powers: [...krug.powers, 'flying'] }, defender: { card: krug, wounds: 1 } });
await odds({ cards: readCards([krug]), attacker: krug, defender: { name: 'Ogre', defense: 3 } });
const played: Field = await field([krug, 'hawkgirl'], { threads: 1 });
const play: Play | undefined = result.play;
const told = await explain(fight, { seed: 'a' });
const all = [aim, cards, cardsText, drawBoard, duel, filesIn, plan, powers, readBoard, readCards, readField, readResults];
try {
  await odds({ attacker: 'nobody at all', defender: 'krug' });
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.log(error.problems[0]?.path.join('.'));
}
// @ts-expect-error an attack by the usual rules has a defender
const withoutDefender = () => odds({ attacker: 'hawkgirl' });
// @ts-expect-error the attack has no such option
const misspelt = () => odds(fight, { seeds: 'a' });
console.log(JSON.stringify([version, chance, first?.trials, problems.length, played.cards.length, play ?? null, told.steps.length > 0, all.length, [withoutDefender, misspelt].length]));
`;

/** Rolls on one thread and then on THREADS threads, and prints whether the counts are the same. */
const ROLLING = `
  import { odds, run } from 'heroscape-knockback';
  const fight = { attacker: 'hawkgirl', defender: 'solomon-grundy' };
  const roll = (threads) => run(fight, { trials: '3M', threads });
  const counts = ([{ question }]) => question.simulated.count;
  const work = async () => {
    const { headline } = await odds(fight);
    const [alone, threaded] = [await roll(1), await roll(THREADS)];
    console.log(headline.split(' ')[0], counts(alone) === counts(threaded));
  };
  work();`;

/** The code that an ES module needs if it contains yaml, which is CommonJS in Node; docs/library.md describes it. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

describe('the package', () => {
  let folder: string;
  let packed: Packed;
  let said: string;
  const node = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  beforeAll(() => {
    ({ folder, packed, said } = installed());
  });

  test('is small, and holds what was built and nothing else', () => {
    expect(packed.size).toBeLessThan(MOST);
    const outside = packed.files.filter(({ path }) => !path.startsWith('dist/'));
    expect(outside.map(({ path }) => path).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'package.json',
    ]);
    const odd = packed.files.filter(({ path }) => /\.txt$/.test(path));
    expect(odd).toEqual([]);
  });

  test('is installed without a warning, and needs no install script of another package', () => {
    // From a tarball, unlike from the registry, npm also names the package's own `prepare`.
    const scripts = /^npm warn install-scripts(?: {3}(\S+)@\S+ \(|.*)/;
    const lines = said.split('\n').filter((line) => line !== '');
    expect(lines.filter((line) => !scripts.test(line))).toEqual([]);
    const named = lines.flatMap((line) => scripts.exec(line)?.[1] ?? []);
    expect(named.filter((name) => name !== 'heroscape-knockback')).toEqual([]);
  });

  test('installs its dependencies and no other package with it', () => {
    const names = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(names.sort()).toEqual([...dependenciesOf('.'), 'heroscape-knockback'].sort());
  });

  test('imports its dependencies in Node, so that a program has one copy of each', () => {
    const dist = join(folder, 'node_modules/heroscape-knockback/dist');
    const text = readdirSync(dist)
      .filter((name) => /^library.*\.js$/.test(name))
      .map((name) => readFileSync(join(dist, name), 'utf8'))
      .join('\n');
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const name of Object.keys(dependencies)) {
      expect(text).toMatch(new RegExp(`from ?"${name}"`));
    }
  });

  test('is self-contained in browsers, whose pages cannot resolve names of packages', () => {
    const dist = join(folder, 'node_modules/heroscape-knockback/dist');
    const library = readFileSync(join(dist, 'library-browser.js'), 'utf8');
    const imported = [...library.matchAll(/(?:\}from|\bimport\()"([\w./@-]+)"/g)].map(
      ([, path]) => path,
    );
    expect(imported.length).toBeGreaterThan(0);
    for (const path of imported) expect(path).toMatch(/^\.\/library-[\w-]+\.js$/);
  });

  test('lets a page that asks for odds start with a small script, and load the rest on demand', async () => {
    const root = join(folder, 'small');
    mkdirSync(root);
    writeFileSync(
      join(root, 'page.js'),
      "import { odds } from 'heroscape-knockback'; globalThis.ask = odds;",
    );
    const built = await vite({
      root,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, rollupOptions: { input: join(root, 'page.js') } },
    });
    if (!('output' in built)) throw new Error('a single build has one output');
    const chunks = new Map(
      built.output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
    );
    const first = new Set([...chunks.keys()].filter((name) => chunks.get(name)?.isEntry));
    // A set that grows while it is walked through also visits what is added.
    for (const name of first)
      for (const imported of chunks.get(name)?.imports ?? []) first.add(imported);
    const size = (names: Iterable<string>) =>
      [...names].reduce((sum, name) => sum + (chunks.get(name)?.code.length ?? 0), 0);
    expect(size(first)).toBeLessThan(400_000);
    expect(size(chunks.keys())).toBeGreaterThan(1_000_000);
  });

  test('tells the licences of what it is made of', () => {
    const notices = readFileSync(
      join(folder, 'node_modules/heroscape-knockback/dist/NOTICES.md'),
      'utf8',
    );
    for (const name of ['vega', 'vega-lite', 'zod', 'yaml', 'preact', 'seedrandom', 'd3-array']) {
      expect(notices).toMatch(new RegExp(`(^|, )${name} \\d`, 'm'));
    }
    expect(notices).toContain('SIL Open Font License');
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const listed = notices.split(/, |\n/);
    for (const name of Object.keys(dependencies)) {
      const manifest = readFileSync(join('node_modules', name, 'package.json'), 'utf8');
      expect(listed).toContain(`${name} ${JSON.parse(manifest).version}`);
    }
  });

  test('has the command', () => {
    const command = join(folder, 'node_modules/.bin/knockback');
    const args = ['odds', 'hawkgirl', 'solomon-grundy', '--brief', '--no-simulation'];
    // 191 of 256; an independent oracle gives the same (test/oracle).
    expect(execFileSync(command, args, { encoding: 'utf8' })).toContain('74.609%');
  });

  test('says what is missing where it cannot draw, before it works anything out', () => {
    const command = join(folder, 'node_modules/.bin/knockback');
    const file = resolve('experiments/displacing-grundy.yaml');
    const run = () => execFileSync(command, ['run', file], { cwd: folder, stdio: 'pipe' });
    expect(run).toThrow(/the report: vega, .* are not installed; give .*--format table/);
    expect(readdirSync(folder)).not.toContain('reports');
  });

  test.each(['node16', 'bundler'])(
    'has types for strict programs, resolved as %s does',
    (resolution) => {
      const file = join(folder, 'program.ts');
      writeFileSync(file, PROGRAM);
      const module = resolution === 'node16' ? 'node16' : 'esnext';
      const compiler = resolve('node_modules/typescript/bin/tsc');
      const options = ['--strict', '--target', 'es2022', '--module', module, '--types', ''];
      const exact = ['--exactOptionalPropertyTypes', '--skipLibCheck', 'false'];
      const where = ['--moduleResolution', resolution, '--lib', 'es2023,dom', '--outDir', folder];
      const run = () =>
        execFileSync(process.execPath, [compiler, ...options, ...exact, ...where, file], {
          cwd: folder,
          encoding: 'utf8',
          stdio: 'pipe',
        });
      expect(run).not.toThrow();
    },
  );

  test('has types that name no other package and nothing of the inside', () => {
    const types = join(folder, 'node_modules/heroscape-knockback/dist/types');
    const files = readdirSync(types, { recursive: true, encoding: 'utf8' });
    const declarations = files.filter((path) => path.endsWith('.d.ts'));
    expect(declarations.filter((path) => /^(rules|simulate|scenarios)\//.test(path))).toEqual([]);
    for (const path of declarations) {
      expect(readFileSync(join(types, path), 'utf8')).not.toMatch(/from '[^.]/);
    }
  });

  test('runs what they come to', () => {
    const printed = execFileSync(process.execPath, ['program.js'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const [path, data = ''] = printed.trim().split('\n');
    expect(path).toBe('attacker');
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(JSON.parse(data)).toEqual([version, 191 / 256, 10_000, 2, 2, null, true, 12, 2]);
  });

  test('starts its threads in whatever way a program is started', () => {
    const program = ROLLING.replace('THREADS', '2');
    expect(node('--input-type=module', '-e', program)).toBe('Hawkgirl true\n');
  });

  test.each([
    ['esm', '2'],
    ['cjs', '1'],
  ] as const)(
    'bundled for Node as %s it works, with its workers beside an ES module',
    async (format, threads) => {
      const outfile = join(folder, `bundled-${format}`, format === 'esm' ? 'app.mjs' : 'app.cjs');
      const contents = ROLLING.replace('THREADS', threads);
      await build({
        stdin: { contents, resolveDir: folder },
        outfile,
        format,
        bundle: true,
        platform: 'node',
        logLevel: 'silent',
        ...(format === 'esm' && { banner: { js: REQUIRE } }),
      });
      const dist = join(folder, 'node_modules/heroscape-knockback/dist');
      if (format === 'esm') {
        for (const name of readdirSync(dist).filter((one) => /^(worker\.js|cli.*)$/.test(one)))
          cpSync(join(dist, name), join(dirname(outfile), name));
      }
      expect(node(outfile)).toBe('Hawkgirl true\n');
    },
  );
});
