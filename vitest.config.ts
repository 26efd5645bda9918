import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

/** Makes V8 optimize a function later. Node 20 and later versions have different flags for this. */
const LATER_OPTIMIZATION =
  Number.parseInt(process.versions.node, 10) < 22
    ? '--interrupt-budget=600000'
    : '--invocation-count-for-turbofan=27000';

/**
 * Tests that take longest and hardly ever fail: limits and the largest inputs, faults of disks and processes, the
 * build, other browsers' engines, random boards, all cards, samples of whole games, and how well prices predict play.
 * Only `npm run test:deep` runs them.
 */
const DEEP = [
  'research/prediction/',
  'research/quality/fights.test.ts',
  'research/self-play/tiny/',
  'test/battle/armies/draw.test.ts',
  'test/battle/armies/engine.test.ts',
  'test/battle/engine/every-power.test.ts',
  'test/battle/engine/games.test.ts',
  'test/browser/controls.test.ts',
  'test/browser/engines/',
  'test/browser/explorer-board.test.ts',
  'test/browser/explorer-duel.test.ts',
  'test/browser/explorer-compare.test.ts',
  'test/browser/explorer-look.test.ts',
  'test/browser/explorer-phone.test.ts',
  'test/browser/explorer-studies.test.ts',
  'test/browser/explorer-sweep.test.ts',
  'test/browser/explorer-turn.test.ts',
  'test/browser/game.test.ts',
  'test/browser/pictures.test.ts',
  'test/browser/play.test.ts',
  'test/build.test.ts',
  'test/chance/simulate/battles.test.ts',
  'test/chance/simulate/chains.test.ts',
  'test/chance/simulate/kernels/column-counters.test.ts',
  'test/chance/simulate/kernels/tables.test.ts',
  'test/cli/armies.test.ts',
  'test/cli/battle-runs.test.ts',
  'test/cli/best-armies.test.ts',
  'test/cli/determinism.test.ts',
  'test/cli/duel-bytes.test.ts',
  'test/cli/examples.test.ts',
  'test/cli/large-maps.test.ts',
  'test/cli/names-of-cards.test.ts',
  'test/cli/restricted.test.ts',
  'test/cli/too-large.test.ts',
  'test/deep/',
  'test/docs/many-machines.test.ts',
  'test/docs/site-build.test.ts',
  'test/experiments/results/sweep-workers.test.ts',
  'test/experiments/results/too-many-ends.test.ts',
  'test/experiments/scenarios/document-oddities.test.ts',
  'test/explorer/engine/studied.test.ts',
  'test/explorer/same-as-run.test.ts',
  'test/faults/',
  'test/fight/combat/alike.test.ts',
  'test/fight/duel/best-play.test.ts',
  'test/fight/ground/boards-against-reference.test.ts',
  'test/fight/turn/idle-ally.test.ts',
  'test/fight/turn/own-harm-against-reference.test.ts',
  'test/fight/turn/special-attacks-against-reference.test.ts',
  'test/fight/turn/trust.test.ts',
  'test/library/armies.test.ts',
  'test/library/cards-as-written.test.ts',
  'test/library/field-threads.test.ts',
  'test/library/knowledge.test.ts',
  'test/library/plays.test.ts',
  'test/package/publishing.test.ts',
  'test/reference/cards.test.ts',
  'test/snapshots/experiments.test.ts',
  'test/studies/armies/best-armies.test.ts',
  'test/studies/comparison/false-alarms.test.ts',
  'test/studies/field/charts/index.test.ts',
  'test/studies/field/charts/matrix.test.ts',
  'test/studies/field/format/wrong-letters.test.ts',
  'test/studies/field/play-field.test.ts',
  'test/studies/field/report/report-files.test.ts',
];

/**
 * Tests that take seconds and seldom fail: `npm run test:long` runs them, `npm test` does not. They are pages with
 * their commands; the experiments that come with the program, computed once for all files that look at them
 * (`test/experiments/results/shipped.ts`); programs that are interrupted, or run in surroundings of their own; whole collections
 * of cards; and oracles.
 */
const LONG = [
  'against-oracle.test.ts',
  'research/self-play/',
  'test/base/files/leftovers.test.ts',
  'test/battle/engine/invariants.test.ts',
  'test/battle/narration.test.ts',
  'test/battle/narration/replayed.test.ts',
  'test/board/maps/formats/read-map.test.ts',
  'test/built-cli.test.ts',
  'test/cards/json-schema.test.ts',
  'test/chance/exact/chains/solve.test.ts',
  'test/chance/simulate/kernels/chains/wasm.test.ts',
  'test/chance/simulate/kernels/typescript.test.ts',
  'test/chance/simulate/kernels/wasm.test.ts',
  'test/cli/absent-measures.test.ts',
  'test/cli/bad-board.test.ts',
  'test/cli/checkpoint.test.ts',
  'test/cli/compare.test.ts',
  'test/cli/explain-battles.test.ts',
  'test/cli/field-interrupted.test.ts',
  'test/cli/field.test.ts',
  'test/cli/given-files.test.ts',
  'test/cli/interrupt.test.ts',
  'test/cli/out.test.ts',
  'test/cli/price.test.ts',
  'test/cli/process.test.ts',
  'test/cli/shards.test.ts',
  'test/cli/shipped-experiments.test.ts',
  'test/cli/taken-names.test.ts',
  'test/cli/terminal.test.ts',
  'test/cli/without-webassembly.test.ts',
  'test/docs/adding.test.ts',
  'test/docs/card-pages.test.ts',
  'test/docs/duels.test.ts',
  'test/docs/library.test.ts',
  'test/docs/readme.test.ts',
  'test/docs/showcases.test.ts',
  'test/docs/super-strength.test.ts',
  'test/docs/turns.test.ts',
  'test/experiments/results/format/json-schema.test.ts',
  'test/explorer/engine/few-games.test.ts',
  'test/explorer/engine/play.test.ts',
  'test/explorer/panels/turn/turn-board.test.ts',
  'test/fight/attack/usual-question.test.ts',
  'test/fight/turn/against-reference.test.ts',
  'test/fight/turn/texts.test.ts',
  'test/fuzz/',
  'test/library/few-games.test.ts',
  'test/library/field.test.ts',
  'test/oracle/',
  'test/package/',
  'test/reference/duels.test.ts',
  'test/reference/random-attacks.test.ts',
  'test/report/charts/drawable.test.ts',
  'test/report/charts/index.test.ts',
  'test/report/grammar.test.ts',
  'test/report/page/reproduce.test.ts',
  'test/report/report-names.test.ts',
  'test/snapshots/',
  'test/studies/comparison/report/chart.test.ts',
  'test/studies/field/format/read.test.ts',
];

/**
 * The projects of a file of tests. Those that replace a module or a global have a process of their own. All
 * others leave nothing behind and share processes, so that modules are loaded once and not once a file. Where
 * cases are shared out among the suites (`test/cases.ts`), the file is in all of them.
 */
function projectsOf(path: string): string[] {
  const isDeep = DEEP.some((part) => path.includes(part));
  if (isDeep) return [path.startsWith('test/browser/') ? 'deep browser' : 'deep'];
  const text = readFileSync(path, 'utf8');
  const isShared = /from '[./]+\/cases\.ts'/.test(text);
  if (path.startsWith('test/browser/')) return ['browser', ...(isShared ? ['deep browser'] : [])];
  const kind = /\bvi\.\w/.test(text) ? 'alone' : 'sharing';
  const isLong = LONG.some((part) => path.includes(part));
  if (!isShared) return [isLong ? `long ${kind}` : kind];
  return [...(isLong ? [] : [kind]), `long ${kind}`, 'deep'];
}

const FILES = ['test', 'research']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => path.endsWith('.test.ts'));

const PROJECTS = new Map(FILES.map((path) => [path, projectsOf(path)]));

const filesOf = (...projects: readonly string[]) =>
  FILES.filter((path) => PROJECTS.get(path)?.some((name) => projects.includes(name)));

/** The files of `npm test`, and those of `npm run test:long` with them, but for browsers. */
export const QUICK = filesOf('alone', 'sharing');
export const NOT_DEEP = filesOf('alone', 'sharing', 'long alone', 'long sharing');

const project = (name: string, options: object = {}) => ({
  extends: true as const,
  test: { name, include: filesOf(name), ...options },
});

/** What `test/cases.ts` asks. */
const ofSuite = (name: string) => ({ env: { KNOCKBACK_SUITE: name } });

/** The deep tests have the largest samples. */
const DEEP_SUITE = { ...ofSuite('deep'), testTimeout: 1_800_000 };

/** One browser for each process. */
const BROWSER = { isolate: false, globalSetup: 'test/browser/global-setup.ts' };

export default defineConfig({
  plugins: [
    {
      // As the build does: a WebAssembly module is imported as its bytes, a text as its text.
      name: 'bytes-and-texts',
      enforce: 'pre',
      load(id) {
        if (id.endsWith('.txt'))
          return `export default ${JSON.stringify(readFileSync(id, 'utf8'))};`;
        if (!id.endsWith('.wasm')) return;
        const bytes = readFileSync(id).toString('base64');
        return `export default Uint8Array.from(Buffer.from('${bytes}', 'base64'));`;
      },
    },
  ],
  test: {
    setupFiles: 'test/surroundings.ts',
    // Far longer than any takes: a busy machine makes none fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 100_000 } },
    // The built program is run as it is.
    server: { deps: { external: [/\/dist\/.*\.js$/] } },
    // One for each core of the smallest machine that runs all tests.
    maxWorkers: 2,
    // Most code runs only a few times, so V8 optimizes later; and new objects get more room before they are collected.
    execArgv: [LATER_OPTIMIZATION, '--max-semi-space-size=64'],
    // What was made of sources is kept for the next suite, by their content.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    // In the order in which they run.
    projects: [
      project('long alone', ofSuite('long')),
      project('alone'),
      project('browser', { ...BROWSER, ...ofSuite('long') }),
      project('long sharing', { isolate: false, ...ofSuite('long') }),
      project('sharing', { isolate: false }),
      project('deep browser', { ...BROWSER, ...DEEP_SUITE }),
      project('deep', { isolate: false, ...DEEP_SUITE }),
    ],
  },
});
