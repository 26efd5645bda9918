import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Figures, withFigures } from './figures.ts';
import { MODULES, type Module, modulesNamed } from './modules.ts';
import { SEED, SIZE, tryOnlySample } from './sample.ts';

/*
 * `npm run mutate -- studies/comparison` changes the source of a module at one point, which makes a mutant, and runs
 * only the tests of that module, one of which should fail; then the next point. Of each module it tries a fixed random
 * sample. Arguments are modules or source files; without any, all modules are mutated. `--sample 300` tries more.
 * Survivors are printed.
 */

const FIGURES = 'research/mutation/figures.md';

/**
 * Mutators left out because their mutants are not for tests to find. An emptied string is a message, or one of a
 * type's few names, which `tsc` rejects. `tsc` also rejects a dot in place of `?.` wherever the `?` was needed.
 */
const LEFT_OUT = ['StringLiteral', 'OptionalChaining'];

async function figuresOf({ name, source, tests, isLarge }: Module): Promise<Figures> {
  // For the configuration of the tests, which other processes read.
  process.env.KNOCKBACK_MUTATED = tests;
  process.env.KNOCKBACK_MUTATED_BY = isLarge ? 'quick' : 'long';
  const stryker = new Stryker({
    mutate: [...source],
    mutator: { excludedMutations: LEFT_OUT },
    testRunner: 'vitest',
    vitest: { configFile: 'research/mutation/vitest.config.ts' },
    concurrency: 1,
    ignorePatterns: ['docs'],
    // Stryker would rewrite its references with TypeScript 5, and it has none.
    tsconfigFile: 'none',
    // Generous, so that a busy machine is not mistaken for an endless loop.
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 30,
    tempDirName: join(tmpdir(), `knockback-mutants-${process.pid}`),
    cleanTempDir: 'always',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
    warnings: false,
    allowConsoleColors: process.stdout.isTTY,
  });
  const mutants = await stryker.runMutationTest();
  const count = (...statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  // An endless loop counts as detected, and so does a mutant on which tests do not load.
  const killed = count('Killed', 'Timeout', 'RuntimeError');
  const survived = count('Survived', 'NoCoverage');
  const endless = count('Timeout');
  process.stdout.write(
    `${name}: ${killed} killed, ${endless} of them endless; ${survived} survived\n`,
  );
  const date = new Date().toISOString().slice(0, 10);
  return {
    module: name,
    tests: isLarge ? 'quick' : 'quick, long',
    mutants: killed + survived,
    killed,
    date,
  };
}

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string', default: String(SIZE) } },
  allowPositionals: true,
});
tryOnlySample(process.cwd(), Number(values.sample), SEED);
for (const module of modulesNamed(positionals)) {
  const figures = await figuresOf(module);
  if (!MODULES.includes(module)) continue;
  const page = existsSync(FIGURES) ? readFileSync(FIGURES, 'utf8') : '';
  writeFileSync(FIGURES, withFigures(page, [figures]));
}
