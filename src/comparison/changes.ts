import { fieldName } from '../words/problem.ts';
import { dataDifferences, isMapping } from '../words/same-data.ts';
import type { Change } from './comparison.ts';

/**
 * The fields in which two scenarios differ, in the order of A, then of B. Lists of as many figures or
 * the like are compared one by one; other lists, such as a space or a card's powers, are one field.
 */
export function changes(a: unknown, b: unknown): Change[] {
  const isOne = (x: readonly unknown[], y: readonly unknown[]) =>
    x.length !== y.length || ![...x, ...y].every(isMapping);
  return dataDifferences(a, b, isOne).map(({ path, a: before, b: after }) => ({
    field: fieldName(path),
    a: before,
    b: after,
  }));
}
