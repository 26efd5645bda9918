import { own } from '../../words/own.ts';
import { type Varied, variedText } from '../tables/labels.ts';

/** Follows the field in the head of a column that holds labels. */
const LABEL = '_label';

/** The columns of CSV by which combinations are known: each field and, where any has one, its label. */
export function combinationHead(combinations: readonly Varied[]): string[] {
  const fields = new Set(combinations.flatMap(({ combination }) => Object.keys(combination)));
  const labelled = new Set(combinations.flatMap(({ labels = {} }) => Object.keys(labels)));
  return [...fields].flatMap((field) =>
    labelled.has(field) ? [field, `${field}${LABEL}`] : [field],
  );
}

/** @param head of all combinations */
export function combinationCells(
  head: readonly string[],
  { combination, labels = {} }: Varied,
): string[] {
  return head.map((column) =>
    Object.hasOwn(combination, column)
      ? variedText(combination[column])
      : (own(labels, column.slice(0, -LABEL.length)) ?? ''),
  );
}
