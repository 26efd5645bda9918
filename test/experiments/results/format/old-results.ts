import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('version-1/', import.meta.url);

/**
 * Results as the first versions of the program that had them wrote them: of an attack (2026-11-20), on a board the
 * same day, of a duel and of a turn (2026-11-22). They are never changed.
 */
export function oldResults(): [name: string, data: unknown][] {
  return readdirSync(FOLDER)
    .filter((name) => name !== 'explanation.json')
    .map((name) => [name, JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))]);
}
