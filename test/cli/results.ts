import { ALWAYS_MEASURED } from '../fight/always-measured.ts';
import { printed, type Settings } from './knockback.ts';

/** The output of `--format json`, as the README describes it. */
export interface Result {
  readonly format: string;
  readonly version: number;
  readonly scenario: Readonly<Record<string, unknown>>;
  readonly combination?: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly trials: number;
  readonly status?: string;
  readonly measures: Readonly<Record<string, Measure>>;
  readonly goodnessOfFit?: Readonly<Record<'statistic' | 'degreesOfFreedom' | 'pValue', number>>;
}

export interface Measure {
  readonly outcomes: readonly Outcome[];
  readonly mean?: { exact?: number; simulated?: number; standardError?: number };
}

export interface Outcome {
  readonly value: number | string;
  readonly exact?: { probability: number; fraction: string };
  readonly simulated?: { count: number; probability: number; low: number; high: number };
}

/** The measures of an attack on clear ground. */
export const MEASURES = Object.keys(ALWAYS_MEASURED);

export async function odds(...args: string[]): Promise<Result> {
  return JSON.parse(await printed(['odds', ...args, '--format', 'json'])) as Result;
}

export async function run(args: readonly string[], settings: Settings = {}): Promise<Result[]> {
  return JSON.parse(await printed(['run', ...args, '--format', 'json'], settings)) as Result[];
}

export function measure(result: Result, name: string): Measure {
  const found = result.measures[name];
  if (!found) throw new Error(`no measure ${name}`);
  return found;
}

/** The exact fractions of a measure by value, such as { 0: '1/4', 1: '3/4' }. */
export function fractions(result: Result, name: string): Record<string, string | undefined> {
  const { outcomes } = measure(result, name);
  return Object.fromEntries(outcomes.map(({ value, exact }) => [value, exact?.fraction]));
}

/** The simulated counts of a measure by value. */
export function counts(result: Result, name: string): Record<string, number | undefined> {
  const { outcomes } = measure(result, name);
  return Object.fromEntries(outcomes.map(({ value, simulated }) => [value, simulated?.count]));
}

/** The outcome of one attack, as `explain` reports it. */
export async function explained(...args: string[]): Promise<Record<string, number | string>> {
  const text = await printed(['explain', ...args, '--format', 'json']);
  return (JSON.parse(text) as { outcome: Record<string, number | string> }).outcome;
}
