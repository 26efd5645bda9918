import { existsSync, renameSync, rmSync } from 'node:fs';

/*
 * The build uses a folder next to `dist`, so that `dist` stays complete and usable until the new build can replace it.
 * Other builds may run at the same time; in containers, they may even have the same process number.
 */

/** A name that no other build uses. */
export const unique = crypto.randomUUID();

/** The folder for all output until the build is complete. */
export const outdir = `.dist.${unique}.new`;

const before = `.dist.${unique}.old`;
process.on('exit', () => {
  for (const folder of [outdir, before]) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

/** Replaces the previous build with the new one. */
export function putInPlace() {
  // Uses two renames, because Node cannot replace a folder in a single step on any operating system.
  if (existsSync('dist')) renameSync('dist', before);
  try {
    renameSync(outdir, 'dist');
  } catch (error) {
    if (existsSync(before)) renameSync(before, 'dist');
    throw error;
  }
}
