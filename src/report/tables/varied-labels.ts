import { printable } from '../../words/problem.ts';
import { variedLabel } from './labels.ts';

/** The same for equal values, and only for these. */
export function valueKey(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

/**
 * What a reader calls each of the values of one varied field: a card written in place by its name
 * alone, where no other value is called so. Different values never have the same label.
 *
 * @param values all values of the field; they may repeat
 */
export function labelsAmong(values: readonly unknown[]): (value: unknown) => string {
  const distinct = [...new Map(values.map((value) => [valueKey(value), value])).entries()];
  const calls = distinct.map(([, value]) => shortLabel(value));
  const labels = new Map<string, string>();
  const taken = new Set<string>();
  for (const [i, [key, value]] of distinct.entries()) {
    const short = calls[i] ?? '';
    const isClear = calls.indexOf(short) === calls.lastIndexOf(short);
    const label = unused(isClear ? short : variedLabel(value), taken);
    taken.add(label);
    labels.set(key, label);
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
