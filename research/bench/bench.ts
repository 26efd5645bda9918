import { cpus } from 'node:os';
import { playTypescript } from '../../src/chance/simulate/kernels/chains/typescript.ts';
import { playWasm } from '../../src/chance/simulate/kernels/chains/wasm.ts';
import { prepare } from '../../src/chance/simulate/kernels/program.ts';
import { compute } from '../../src/experiments/results/compute.ts';
import {
  battleProgram,
  diceOfGames,
  gamesBy,
  LARGE_BATTLE,
  roundsBy,
  SMALL_BATTLE,
} from './battles.ts';
import { commandTimes } from './commands.ts';
import {
  diceLibrary,
  kernelAlone,
  MACHINE,
  manyJobs,
  mathRandomLoop,
  seedrandomLoop,
  wholeRun,
} from './contenders.ts';
import { duelLoop, duelsBy, LONG_DUEL, SHORT_DUEL } from './duel.ts';
import { EXACT_DUELS, timesOf } from './exact-duels.ts';
import { timesOfTurn } from './exact-turns.ts';
import { explorerTimes } from './explorer.ts';
import { type Contender, contender, measure, type Rates } from './measure.ts';
import { nativeKernel, numpy } from './outside.ts';
import { pageTimes } from './pages.ts';
import { sweepOf, TEN_THOUSAND, THOUSAND } from './sweep.ts';
import { attackAgainst, ON_A_BOARD, SIX_AGAINST_THREE } from './throws.ts';

/*
 * Prints the numbers in docs/speed.md. `npm run bench` takes a few minutes. `npm run bench -- --long` continues to
 * 10^11 attacks, and `npm run bench -- attack battles` measures only these two parts. Rates differ between machines and
 * from minute to minute; only the ratios within one run matter.
 */

const SAMPLES = 9;
const long = process.argv.includes('--long');
const samplesOfThreads = 3;
const threads = cpus().length;
const print = (line = '') => process.stdout.write(`${line}\n`);
const column = (n: number, digits = 1) => n.toFixed(digits).padStart(11);
const heads = (...names: string[]) => names.map((name) => name.padStart(11)).join('');

/** Prints rates, and the ratio of each median to that of `base`. */
function show(rates: readonly Rates[], base = rates[0], unit = 1e6): void {
  for (const { name, minimum, median, maximum } of rates) {
    const ratio = base ? `${(median / base.median).toFixed(2)} x`.padStart(12) : '';
    const figures = [minimum, median, maximum].map((rate) => column(rate / unit, 2)).join('');
    print(`  ${name.padEnd(64)}${figures}${ratio}`);
  }
}

function title(text: string): void {
  print(`\n${text}`);
  print(`  ${''.padEnd(64)}${heads('minimum', 'median', 'maximum')}${'ratio'.padStart(12)}`);
}

print(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`,
);
print(
  'Million attacks a second. Contenders take turns; one round of warm-up is not counted; ratios',
);
print(`are those of the medians. ${SAMPLES} samples where nothing else is said.`);

/** The parts of the benchmark, keyed by the names that select them. */
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  async attack() {
    title('6 attack against 3 defense dice, one thread');
    const outside = [numpy(), nativeKernel()];
    for (const one of outside) if ('skipped' in one) print(`  skipped: ${one.skipped}`);
    const found = outside.filter((one): one is Contender => 'time' in one);
    show(
      await measure(
        [
          seedrandomLoop,
          mathRandomLoop,
          diceLibrary,
          ...found,
          kernelAlone('typescript', 'TypeScript kernel', SIX_AGAINST_THREE, 2 ** 25),
          kernelAlone('wasm', 'WebAssembly kernel'),
        ],
        SAMPLES,
      ),
    );
  },
  async throws() {
    const throws = [
      { name: '6 against 3 dice', thrown: SIX_AGAINST_THREE },
      { name: '9 against 6 dice', thrown: attackAgainst(9, 6) },
      { name: '12 against 12 dice', thrown: attackAgainst(12, 12) },
      { name: '6 against 3 dice, Knockback die, 4 fall dice, D20', thrown: ON_A_BOARD },
      { name: '50 against 50 dice', thrown: attackAgainst(50, 50) },
    ].map(({ name, thrown }) => ({ name, thrown, groups: prepare(thrown).groups.length }));
    title('Throws of more dice, WebAssembly kernel');
    const natives = [
      nativeKernel(', 6 against 3 dice'),
      nativeKernel(', 9 against 6 dice', attackAgainst(9, 6)),
      nativeKernel(', 12 against 12 dice', attackAgainst(12, 12)),
      nativeKernel(', that board', ON_A_BOARD),
    ].filter((one): one is Contender => 'time' in one);
    show(
      await measure(
        [
          ...throws.map(({ name, thrown, groups }) =>
            kernelAlone(
              'wasm',
              `${name}: ${groups} ${groups === 1 ? 'group' : 'groups'}`,
              thrown,
              groups === 1 ? 2 ** 26 : 2 ** 22,
            ),
          ),
          ...natives,
        ],
        SAMPLES,
      ),
    );
  },
  async duels() {
    for (const [name, duel] of [
      ['Duels of 50 states, counted in one view', SHORT_DUEL],
      ['Duels of 200 states, counted in four views', LONG_DUEL],
    ] as const) {
      title(`${name}; 6 attack against 4 defense dice, one thread: attacks`);
      show(
        await measure(
          [
            duelLoop('per-die loop, seedrandom', duel, 2 ** 20),
            duelsBy('TypeScript kernel for chains', playTypescript, duel, 2 ** 20),
            duelsBy('WebAssembly kernel for chains', playWasm, duel, 2 ** 22),
          ],
          SAMPLES,
        ),
      );
    }
  },
  async threads() {
    title(`Threads, 1e10 attacks a run, ${samplesOfThreads} samples`);
    show(
      await measure(
        [wholeRun('1 thread', 1, 1e10), wholeRun('2 threads', 2, 1e10)],
        samplesOfThreads,
      ),
    );
  },
  async battles() {
    for (const [name, battle, games] of [
      ['Battles of 310 points a side on 203 spaces', SMALL_BATTLE, 150],
      ['Battles of 500 points a side on 513 spaces', LARGE_BATTLE, 30],
    ] as const) {
      title(`${name}, one thread: games a second`);
      const standard = gamesBy('standard', battle, games);
      const all = [standard, gamesBy('nearest', battle, games), diceOfGames(battle, 100 * games)];
      show(await measure(all, SAMPLES), undefined, 1);
    }
    title('Battles of 310 points a side, one thread: rounds a second');
    const policies = ['standard', 'nearest', 'random'] as const;
    show(
      await measure(
        policies.map((policy) => roundsBy(policy, SMALL_BATTLE, 1000)),
        SAMPLES,
      ),
      undefined,
      1,
    );
    title(`Battles of 310 points a side, a whole run: games a second, ${samplesOfThreads} samples`);
    const battles = [battleProgram(SMALL_BATTLE)];
    show(
      await measure(
        [manyJobs('1 thread', battles, 2000, 1), manyJobs('2 threads', battles, 2000, 2)],
        samplesOfThreads,
      ),
      undefined,
      1,
    );
  },
  async sweep() {
    const samplesOfSweeps = 3;
    const sweep = sweepOf(THOUSAND, 1_000_000);
    const programs = sweep.plans.map(({ model }) => prepare(model.thrown));
    title(
      `A sweep of ${programs.length} combinations, 1M attacks each, ${samplesOfSweeps} samples`,
    );
    show(
      await measure(
        [
          contender('kernel and seeds alone, 1 thread', programs.length * 1e6, () =>
            sweep.kernelAlone(),
          ),
          manyJobs('simulated, 1 thread', programs, 1e6, 1),
          manyJobs(`simulated, ${threads} threads`, programs, 1e6, threads),
          contender(
            `with exact odds and rulings, ${threads} threads`,
            programs.length * 1e6,
            async () => {
              const options = { exact: true, simulation: true, machine: MACHINE, threads };
              return (await compute(sweep.experiment, options)).length;
            },
          ),
        ],
        samplesOfSweeps,
      ),
    );
  },
  async exact() {
    print(
      '\nDuels compiled and solved exactly, with all that is measured of them, in milliseconds',
    );
    print(`  ${''.padEnd(64)}${heads('first', 'median', 'maximum')}`);
    for (const [name, document] of Object.entries(EXACT_DUELS)) {
      const [first = 0, ...others] = timesOf(document, 2 * SAMPLES);
      const sorted = others.toSorted((a, b) => a - b);
      const figures = [first, sorted[SAMPLES] ?? 0, sorted.at(-1) ?? 0];
      print(`  ${name.padEnd(64)}${figures.map((ms) => column(ms)).join('')}`);
    }

    print(
      '\nA turn of three attackers with two attacks each, on a board of 15 × 15, in milliseconds',
    );
    const [firstTurn = 0, ...turns] = timesOfTurn('research/bench/three-attackers.yaml', 6);
    print(
      `  ${'first'.padEnd(10)}${column(firstTurn)}, least of five more ${column(Math.min(...turns))}, ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB`,
    );
  },
  async combinations() {
    // Most of the work here is exact odds, so only a few attacks are rolled, and the result is a time in seconds.
    const large = sweepOf(TEN_THOUSAND, 10_000);
    const begun = performance.now();
    const { length: combinations } = await compute(large.experiment, {
      exact: true,
      simulation: true,
      machine: MACHINE,
      threads,
    });
    print(
      `\nA sweep of ${combinations} combinations of up to 50 dice, 10k attacks each, with exact odds and rulings, ${threads} threads: ${((performance.now() - begun) / 1000).toFixed(1)} seconds`,
    );
  },
  async runs() {
    print('\nCost and memory by attacks, whole run on all cores');
    print(`  ${'attacks'.padEnd(12)}${heads('seconds', 'M a second', 'memory MiB')}`);
    for (let trials = 1e6; trials <= (long ? 1e11 : 1e10); trials *= 10) {
      const run = wholeRun('', threads, trials);
      const seconds = await run.time(trials);
      const memory = process.memoryUsage.rss() / 2 ** 20;
      print(
        `  ${trials.toExponential(0).padEnd(12)}${column(seconds, 3)}${column(trials / seconds / 1e6)}${column(memory, 0)}`,
      );
    }
  },
  async pages() {
    for (const [name, timed] of [
      ['The page of a 10 × 10 sweep in a browser, milliseconds from opening it', pageTimes],
      ['The explorer in a browser, milliseconds', explorerTimes],
    ] as const) {
      print(`\n${name}`);
      const timing = await timed(SAMPLES);
      if ('skipped' in timing) {
        print(`  skipped: ${timing.skipped}`);
        continue;
      }
      print(`  ${''.padEnd(64)}${heads('minimum', 'median', 'maximum')}`);
      for (const { name, minimum, median, maximum } of timing.times) {
        print(
          `  ${name.padEnd(64)}${[minimum, median, maximum].map((ms) => column(ms, 0)).join('')}`,
        );
      }
    }
  },
  async commands() {
    print('\nWhole commands in milliseconds');
    print(`  ${''.padEnd(64)}${heads('minimum', 'median', 'maximum', 'over empty')}`);
    const odds = ['odds', 'hawkgirl', 'solomon-grundy'];
    const thirty = ['research/bench/thirty-dice.yaml', '--no-simulation', '--format', 'csv'];
    const times = commandTimes(
      [
        ['--version'],
        [...odds, '--no-simulation'],
        [...odds, '--trials', '1'],
        [...odds, '--trials', '10M'],
        ['run', ...thirty],
      ],
      2 * SAMPLES,
    );
    for (const { name, minimum, median, maximum } of times) {
      const over = median - (times[0]?.median ?? 0);
      print(
        `  ${name.padEnd(64)}${[minimum, median, maximum, over].map((ms) => column(ms)).join('')}`,
      );
    }
  },
};

const wanted = process.argv.slice(2).filter((name) => name !== '--long');
const unknown = wanted.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  throw new Error(`there is no part ${unknown}; the parts are ${Object.keys(PARTS).join(', ')}`);
}
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) await part();
}
