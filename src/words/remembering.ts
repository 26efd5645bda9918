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
