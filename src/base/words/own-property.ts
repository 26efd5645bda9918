/**
 * The value of a record under a name that comes from a file or a user; undefined for names that every object inherits,
 * such as `constructor` and `toString`.
 */
export function ownProperty<T>(
  record: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
