/** Work that is done once for each key. */
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

/** Work that is done when its result is first wanted. */
export function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
}
