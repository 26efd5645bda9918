import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Figures, withFigures } from './figures.ts';
import { MODULES, type Module, modulesNamed } from './modules.ts';
import { sampleOf } from './sample.ts';

/*
 * `npm run mutate -- studies/comparison`: changes the source of a module at one point, which makes a mutant, and
 * runs the tests of that module alone, one of which should fail; and so for every point. Names modules or
 * source files; without names all modules are mutated. With `--sample 30` it mutates 30 of a hundred
 * statements. Survivors are printed.
 */

const FIGURES = 'research/mutation/figures.md';

/**
 * Mutators left out, since what they make is not for tests to find. Emptied texts are messages, or
 * one of a type's few names, and then `tsc` refuses them; so it does where `?.` becomes a dot, which
 * is an error wherever the `?` was needed.
 */
const LEFT_OUT = ['StringLiteral', 'OptionalChaining'];

async function figuresOf({ name, source, tests }: Module, percent: number): Promise<Figures> {
  const stryker = new Stryker({
    mutate: percent < 100 ? sampleOf(source, percent / 100) : [...source],
    mutator: { excludedMutations: LEFT_OUT },
    testRunner: 'vitest',
    vitest: { configFile: 'research/mutation/vitest.config.ts', dir: tests },
    ignorePatterns: ['docs'],
    // Stryker would rewrite references in it by TypeScript 5, and it has none.
    tsconfigFile: 'none',
    // A busy machine is not an endless loop.
    timeoutMS: 10_000,
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
  // One that goes on for ever is found out, and so is one on which tests do not even load.
  const killed = count('Killed', 'Timeout', 'RuntimeError');
  const survived = count('Survived', 'NoCoverage');
  const endless = count('Timeout');
  process.stdout.write(
    `${name}: ${killed} killed, ${endless} of them endless; ${survived} survived\n`,
  );
  const date = new Date().toISOString().slice(0, 10);
  const part = percent < 100 ? `${percent}%` : 'all';
  return { module: name, part, mutants: killed + survived, killed, date };
}

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string', default: '100' } },
  allowPositionals: true,
});
for (const module of modulesNamed(positionals)) {
  const figures = await figuresOf(module, Number(values.sample));
  if (!MODULES.includes(module)) continue;
  const page = existsSync(FIGURES) ? readFileSync(FIGURES, 'utf8') : '';
  writeFileSync(FIGURES, withFigures(page, [figures]));
}
