import { BadInput, messageOf, type Problem, printable, shortened } from '../words/problem.ts';

/**
 * Does some work with what a program has given. Where it fails since a value cannot even be looked at, as of a Proxy
 * whose traps throw, that is a mistake like any other.
 *
 * @throws BadInput for such a value; what the work throws otherwise
 */
export function unlessUnreadable<T>(value: unknown, path: Problem['path'], work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const unreadable = unreadableIn(value, path, new Set());
    throw unreadable ? new BadInput(unreadable) : error;
  }
}

function unreadableIn(
  value: unknown,
  path: Problem['path'],
  seen: Set<object>,
): Problem | undefined {
  if (typeof value !== 'object' || value === null || seen.has(value)) return undefined;
  seen.add(value);
  try {
    const isList = Array.isArray(value) && value.length >= 0;
    for (const [key, inner] of Object.entries(value)) {
      const found = unreadableIn(inner, [...path, isList ? Number(key) : key], seen);
      if (found) return found;
    }
    return undefined;
  } catch (error) {
    const found = `an object that cannot be read (${shortened(printable(messageOf(error)))})`;
    return { path, found, allowed: 'plain data' };
  }
}
