/* Caches: functions that compute a result once and keep it. */

/** Makes a function that does the work for each key once and keeps the result. */
export function remembering<T>(): (key: string, work: () => T) => T {
  const known = new Map<string, T>();
  return (key, work) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const done = work();
    known.set(key, done);
    return done;
  };
}

/** Makes a function that does the work at its first call and keeps the result. */
export function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
}
