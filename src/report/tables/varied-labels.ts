import type { Cast } from '../../rules/plan.ts';
import { own } from '../../words/own.ts';
import { printable } from '../../words/problem.ts';
import { fieldLabel, type Varied, variedLabel } from './labels.ts';

/** A field that differs among combinations, as a reader sees it. */
export interface VariedField {
  readonly field: string;
  /** In plain words: "attacker's attack". */
  readonly name: string;
  /** Each value once, in the order of the file. */
  readonly values: readonly unknown[];
  /** What a reader calls a value of it. Different values never have the same label. */
  labelOf(value: unknown): string;
}

/** Combinations of a sweep, some of which may also know who fights. */
type InSweep = Varied & { readonly account?: { readonly cast: Cast } };

/** The varied fields of combinations, in the order of the file. */
export function variedFields(combinations: readonly InSweep[]): VariedField[] {
  const fields = new Set(combinations.flatMap(({ combination }) => Object.keys(combination)));
  return [...fields].map((field) => {
    const having = combinations.filter(({ combination }) => Object.hasOwn(combination, field));
    const values = having.map(({ combination }) => combination[field]);
    const given = new Map(
      having.flatMap((one) => {
        const label = own(one.labels, field) ?? fighterName(one, field);
        return label === undefined ? [] : [[valueKey(one.combination[field]), label] as const];
      }),
    );
    const byKey = new Map(values.map((value) => [valueKey(value), value]));
    return {
      field,
      name: fieldLabel(field),
      values: [...byKey.values()],
      labelOf: labelsAmong(values, given),
    };
  });
}

/** The name on a fighter's card, where a name is all that the file gives. */
function fighterName({ combination, account }: InSweep, field: string): string | undefined {
  const [, role] = /^(attacker|defender)(?:\.card)?$/.exec(field) ?? [];
  if (!role || typeof combination[field] !== 'string') return undefined;
  return account?.cast[role as keyof Cast];
}

/** The same for equal values, and only for these. */
export function valueKey(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

/**
 * What a reader calls each of the values of one varied field: as the file says, else an inline card by
 * its name alone, where no other value is called so. Different values never have the same label.
 *
 * @param values all values of the field; they may repeat
 * @param given the labels that are given, by `valueKey`
 */
export function labelsAmong(
  values: readonly unknown[],
  given: ReadonlyMap<string, string> = new Map(),
): (value: unknown) => string {
  const distinct = [...new Map(values.map((value) => [valueKey(value), value])).entries()];
  const calls = distinct.map(([key, value]) => given.get(key) ?? shortLabel(value));
  const labels = new Map<string, string>();
  const taken = new Set<string>();
  const give = (key: string, label: string) => {
    const own = unused(label, taken);
    taken.add(own);
    labels.set(key, own);
  };
  for (const [key] of distinct) {
    const label = given.get(key);
    if (label !== undefined) give(key, label);
  }
  for (const [i, [key, value]] of distinct.entries()) {
    if (given.has(key)) continue;
    const short = calls[i] ?? '';
    const isClear = calls.indexOf(short) === calls.lastIndexOf(short);
    give(key, isClear ? short : variedLabel(value));
  }
  return (value) => labels.get(valueKey(value)) ?? variedLabel(value);
}

function shortLabel(value: unknown): string {
  const { name } = (value ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? printable(name) : variedLabel(value);
}

/** `label`, or `label (2)` where that is taken. */
function unused(label: string, taken: ReadonlySet<string>): string {
  if (!taken.has(label)) return label;
  let number = 2;
  while (taken.has(`${label} (${number})`)) number += 1;
  return `${label} (${number})`;
}
