/** A place in a document: the keys that lead to it. */
export type Place = readonly (string | number)[];

/** Every place in a document that holds neither a list nor a mapping. */
export function leavesOf(value: unknown, path: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A copy in which the value at one place is replaced. */
export function replaced(value: unknown, [key, ...deeper]: Place, to: unknown): unknown {
  if (key === undefined) return to;
  const inner = (value as Record<string | number, unknown>)[key];
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  Object.assign(copy, { [key]: replaced(inner, deeper, to) });
  return copy;
}

/** Text with its end cut off, or one letter changed. */
export interface TextChange {
  readonly kind: 'cut' | 'letter';
  /** The position, from 0 to 1. */
  readonly at: number;
  readonly letter: string;
}

export function changedText(text: string, { kind, at, letter }: TextChange): string {
  const place = Math.floor(at * (text.trimEnd().length - 1));
  return kind === 'cut'
    ? text.slice(0, place)
    : text.slice(0, place) + letter + text.slice(place + 1);
}
