import { renameSync, rmSync } from 'node:fs';
import { ifThere } from './system-error.ts';
import { temporaryPath } from './temporary.ts';

/**
 * Deletes a temporary file or folder that nobody goes on with. Should somebody do so after all, it is
 * gone for them at once and as a whole, so that they notice: no part of it ever gets into its place.
 *
 * @param path of which it is a temporary
 */
export function discard(temporary: string, path: string): void {
  const doomed = temporaryPath(path, 'new');
  ifThere(() => {
    renameSync(temporary, doomed);
    rmSync(doomed, { recursive: true, force: true });
  });
}
