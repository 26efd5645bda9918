/**
 * What a record holds under a name that comes from a file or a user: never what every object has, such as
 * `constructor` and `toString`.
 */
export function ownProperty<T>(
  record: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
