/** Numbers for things that are alike when they are written alike. */
export interface Numbered<T> {
  numberOf(one: T): number;
  of(number: number): T;
}

export function numbered<T extends object>(): Numbered<T> {
  const known = new WeakMap<T, number>();
  const numbers = new Map<string, number>();
  const all: T[] = [];
  return {
    numberOf(one) {
      const before = known.get(one);
      if (before !== undefined) return before;
      const key = JSON.stringify(one);
      const number = numbers.get(key) ?? all.push(one) - 1;
      numbers.set(key, number);
      known.set(one, number);
      return number;
    },
    of: (number) => all[number] as T,
  };
}
