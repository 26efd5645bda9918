import { existsSync, readdirSync, realpathSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf } from './cannot-write.ts';
import { isReportFile } from './report-names.ts';

/** A report folder on its way: begun and not yet in its place, or put away for a newer one. */
type Kind = 'new' | 'old';

/** `.duel.4711.new` and `.duel.4711.old` beside `duel`: the number is that of the process. */
export function beside(folder: string, kind: Kind): string {
  return join(dirname(folder), `.${basename(folder)}.${process.pid}.${kind}`);
}

/** What is made inside a folder, since it cannot be made beside it, stands beside this. */
export const within = (folder: string) => join(folder, 'report');

/** Sets right what runs left that were killed while they wrote: of reports begun, and of reports put away. */
export function clearLeftovers(path: string): void {
  const folder = existsSync(path) ? realpathSync(path) : path;
  for (const kind of ['old', 'new'] as const) {
    for (const left of [...leftBehind(folder, kind), ...leftBehind(within(folder), kind)]) {
      if (kind === 'old') settle(left, folder);
      else rmSync(left, { recursive: true, force: true });
    }
  }
}

/** Runs that write the same folder take things from under each other: then it is looked at anew. */
const ATTEMPTS = 20;

/** After a swap, whole or broken off: the old folder comes back, or gives up what is the user's and goes. */
export function settle(old: string, folder: string): void {
  for (let i = 0; i < ATTEMPTS && existsSync(old); i++) {
    unlessGone(() => {
      if (!existsSync(folder) && renamed(old, folder)) return;
      const entries = readdirSync(old, { withFileTypes: true });
      for (const { name } of entries.filter((entry) => !isReportFile(entry))) {
        // Of what both have, the one in `old` stays there: it is not ours to choose.
        if (!existsSync(join(folder, name))) renameSync(join(old, name), join(folder, name));
      }
      for (const { name } of entries.filter(isReportFile)) rmSync(join(old, name));
      if (readdirSync(old).length === 0) rmdirSync(old);
    });
  }
}

export function unlessGone(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** Renames a folder; false when another one stands there that must be renamed first. */
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

/** What was made for a folder by processes that run no more. */
function leftBehind(folder: string, kind: Kind): string[] {
  const above = dirname(folder);
  if (!existsSync(above)) return [];
  return readdirSync(above).flatMap((name) => {
    const [, made, pid, what] = /^\.(.+)\.(\d+)\.(\w+)$/.exec(name) ?? [];
    const isOf = made === basename(folder) && what === kind && !isRunning(Number(pid));
    return isOf ? [join(above, name)] : [];
  });
}

/** This process's own number on a folder is that of an earlier one: it has made nothing yet. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
