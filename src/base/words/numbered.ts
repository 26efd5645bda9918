/** Gives each object a number. Objects with equal texts have the same number. */
export interface Numbered<T> {
  numberOf(one: T): number;
  of(number: number): T;
}

/** @param written returns the text that identifies an object */
export function numbered<T extends object>(
  written: (one: T) => string = JSON.stringify,
): Numbered<T> {
  const known = new WeakMap<T, number>();
  const numbers = new Map<string, number>();
  const all: T[] = [];
  return {
    numberOf(one) {
      const before = known.get(one);
      if (before !== undefined) return before;
      const key = written(one);
      const number = numbers.get(key) ?? all.push(one) - 1;
      numbers.set(key, number);
      known.set(one, number);
      return number;
    },
    of: (number) => all[number] as T,
  };
}
