import { existsSync, renameSync } from 'node:fs';
import { codeOf } from './system-error.ts';

/** Renames a folder; false when another one, which is not empty, has the name. */
export function renamed(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    // Windows's words for it, which may also mean what they say.
    if ((code === 'EPERM' || code === 'EACCES') && existsSync(to)) return false;
    throw error;
  }
}
