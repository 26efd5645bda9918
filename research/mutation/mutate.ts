import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Figures, withFigures } from './figures.ts';
import { MODULES, type Module, modulesNamed } from './modules.ts';
import { SEED, SIZE, tryOnlySample } from './sample.ts';

/*
 * `npm run mutate -- studies/comparison` makes mutants of a module: it changes the source at one point and runs the
 * tests of that module, of which at least one should fail. Then it continues with the next point. It tries a fixed
 * random sample of each module's mutants. Arguments are modules or source files; without arguments, all modules are
 * mutated. `--sample 300` tries more mutants. Mutants that survive are printed.
 */

const FIGURES = 'research/mutation/figures.md';

/**
 * Mutators that are left out because tests need not find their mutants. A string that a mutant empties is either a
 * message or a member of a union type, and `tsc` rejects an empty member. If `.` replaces a `?.` whose `?` is needed,
 * `tsc` rejects that, too.
 */
const LEFT_OUT = ['StringLiteral', 'OptionalChaining'];

async function figuresOf({ name, source, tests, isLarge }: Module): Promise<Figures> {
  // The configuration of the tests reads these, in other processes.
  process.env.KNOCKBACK_MUTATED = tests;
  process.env.KNOCKBACK_MUTATED_BY = isLarge ? 'quick' : 'long';
  const stryker = new Stryker({
    mutate: [...source],
    mutator: { excludedMutations: LEFT_OUT },
    testRunner: 'vitest',
    vitest: { configFile: 'research/mutation/vitest.config.ts' },
    concurrency: 1,
    ignorePatterns: ['/docs'],
    // Otherwise, Stryker would rewrite the references in tsconfig.json with TypeScript 5, although it has no
    // references.
    tsconfigFile: 'none',
    // A generous limit, so that a busy machine is not mistaken for an endless loop.
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
  // An endless loop counts as detected. So does a mutant that prevents tests from loading.
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
