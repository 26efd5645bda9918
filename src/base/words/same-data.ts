/*
 * Compares plain data: whether two pieces of data are equal, and where they differ. The order of keys does not matter.
 */

/** A place at which two pieces of data differ. */
export interface DataDifference {
  readonly path: readonly (string | number)[];
  readonly a: unknown;
  readonly b: unknown;
}

export function sameData(a: unknown, b: unknown): boolean {
  return canonicalText(a) === canonicalText(b);
}

/** Data as JSON with sorted keys, so that equal data gives equal text. */
export function canonicalText(data: unknown): string {
  const text = JSON.stringify(data, (_, value: unknown) =>
    isMapping(value)
      ? Object.fromEntries(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)))
      : value,
  );
  return text ?? '';
}

/**
 * The places where two pieces of data differ, as deep in the data as possible, in the order of A, then of B.
 *
 * @param isOne whether two lists are compared as single values, such as spaces, instead of entry by entry
 */
export function dataDifferences(
  a: unknown,
  b: unknown,
  isOne: (a: readonly unknown[], b: readonly unknown[]) => boolean = () => false,
): DataDifference[] {
  if (sameData(a, b)) return [];
  const inside = (keys: readonly (string | number)[]) =>
    keys.flatMap((key) =>
      dataDifferences(own(a, key), own(b, key), isOne).map((difference) => ({
        ...difference,
        path: [key, ...difference.path],
      })),
    );
  if (Array.isArray(a) && Array.isArray(b) && !isOne(a, b)) {
    return inside(Array.from({ length: Math.max(a.length, b.length) }, (_, i) => i));
  }
  if (isMapping(a) && isMapping(b)) {
    return inside([...new Set([...Object.keys(a), ...Object.keys(b)])]);
  }
  return [{ path: [], a, b }];
}

export function isMapping(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function own(holder: unknown, key: string | number): unknown {
  return Object.hasOwn(holder as object, key)
    ? (holder as Record<string | number, unknown>)[key]
    : undefined;
}
