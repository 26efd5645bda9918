import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type Circumstances, type Ended, runProgram } from './program.ts';
import type { Struck } from './writers.ts';

/** The user's own, in the folder of the report. */
export const NOTES = 'notes.csv';

const STRIKE = fileURLToPath(new URL('./strike.mjs', import.meta.url));

/** Two experiments with the same name, and therefore the same folder, whose reports share some file names. */
export function writeExperiments(cwd: string): void {
  const lines = ['rules: c3g', 'name: duel', 'attacker: hawkgirl', 'defender: solomon-grundy'];
  for (const [age, other] of Object.entries({ old: 'destroyed', new: 'hazardDestroyed' })) {
    const own = [`description: The ${age} one.`, `measures: [displaced, ${other}]`];
    writeFileSync(join(cwd, `${age}.yaml`), [...lines, ...own].join('\n'));
  }
}

/** Writes the report of an experiment into `out/duel`. */
export function report(
  age: 'old' | 'new',
  around: Circumstances,
  ...args: readonly string[]
): Promise<Ended> {
  const effort = args.length > 0 ? args : ['--no-simulation'];
  return runProgram(['run', `${age}.yaml`, '--out', 'out', ...effort], around);
}

/** More than any machine rolls. */
export const HOURS = ['--trials', '1000G'];

/** Writes the new report, struck by a signal or an error just before a step of the writing. */
export function struck(
  cwd: string,
  { strike, step }: Struck,
  ...effort: readonly string[]
): Promise<Ended> {
  const env = { STRIKE: strike, STEP: String(step) };
  return report('new', { cwd, node: ['--import', STRIKE], env }, ...effort);
}

function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name !== NOTES);
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );
}

/** Expects one complete report, of either run, whose files all describe the same attacks. */
export function expectOneReport(folder: string): void {
  const files = filesIn(folder);
  const age = files['report.md']?.includes('The old one.') ? 'destroyed' : 'hazardDestroyed';
  const fixed = ['displaced.csv', `${age}.csv`, 'report.html', 'report.md', 'results.json'];
  const pictures = Object.keys(files).filter((name) => name.startsWith('convergence.'));
  expect(Object.keys(files).sort()).toEqual([...fixed, ...pictures].sort());
  expect([0, 3]).toContain(pictures.length);
  const [result] = JSON.parse(files['results.json'] ?? '') as {
    trials: number;
    status?: string;
    seed: string;
    measures: object;
  }[];
  expect(Object.keys(result?.measures ?? {})).toEqual(['displaced', age]);
  // The same number as the report writes it: in words if it is round.
  const trials = result?.trials ?? 0;
  const told = trials === 20e6 ? '20 million' : trials.toLocaleString('en');
  const counted = (name: string) =>
    (files[name] ?? '')
      .split('\n')
      .slice(1)
      .reduce((sum, row) => sum + Number(row.split(',')[4] ?? 0), 0);
  for (const name of ['displaced.csv', `${age}.csv`]) {
    expect(counted(name)).toBe(trials);
  }
  const other = age === 'destroyed' ? 'The new one.' : 'The old one.';
  expect(files['report.html']).not.toContain(other);
  if (trials > 0) expect(files['report.md']).toContain(`${told} attacks simulated`);
  expect(/interrupted/i.test(files['report.md'] ?? '')).toBe(result?.status === 'interrupted');
}
