/** The data itself, made impossible to change, all the way down. */
export function frozen<T>(data: T): T {
  // What is frozen has been frozen from the inside out.
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  for (const value of Object.values(data)) frozen(value);
  return Object.freeze(data);
}
