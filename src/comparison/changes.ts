import { fieldName } from '../words/problem.ts';
import type { Change } from './comparison.ts';

/**
 * The fields in which two scenarios differ, in the order of A, then of B. Lists of as many figures or
 * the like are compared one by one.
 */
export function changes(a: unknown, b: unknown, path: readonly (string | number)[] = []): Change[] {
  if (same(a, b)) return [];
  const [listA, listB] = [mappingsIn(a), mappingsIn(b)];
  if (listA && listA.length === listB?.length) {
    return listA.flatMap((one, i) => changes(one, listB[i], [...path, i]));
  }
  if (!isMapping(a) || !isMapping(b)) return [{ field: fieldName(path), a, b }];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => changes(own(a, key), own(b, key), [...path, key]));
}

/** Whether data is the same, whatever the order of its keys. */
export function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

/** Data as text, with its keys in order. */
export function canonical(data: unknown): string {
  const text = JSON.stringify(data, (_, value: unknown) =>
    isMapping(value)
      ? Object.fromEntries(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)))
      : value,
  );
  return text ?? '';
}

/** The entries of a list of figures or the like. */
function mappingsIn(data: unknown): readonly unknown[] | undefined {
  return Array.isArray(data) && data.every(isMapping) ? data : undefined;
}

function isMapping(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function own(mapping: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}
