import { existsSync, renameSync, rmSync } from 'node:fs';

/*
 * Built beside `dist`, which stays whole, and startable, until all is there to take its place. Other
 * builds may run at the same time, in containers even as processes of the same number.
 */

/** No other build has it. */
export const unique = crypto.randomUUID();

/** Where everything is built, until it is in its place. */
export const outdir = `.dist.${unique}.new`;

const before = `.dist.${unique}.old`;
process.on('exit', () => {
  for (const folder of [outdir, before]) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

/** Puts what is built in the place of the build before. */
export function putInPlace() {
  // Two renames, as no system offers Node one step for both.
  if (existsSync('dist')) renameSync('dist', before);
  try {
    renameSync(outdir, 'dist');
  } catch (error) {
    if (existsSync(before)) renameSync(before, 'dist');
    throw error;
  }
}
