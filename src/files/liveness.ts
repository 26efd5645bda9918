import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Owner, statusOf, thisProcess } from './owner.ts';
import { codeOf } from './system-error.ts';
import type { Temporary } from './temporary.ts';

/** Of processes elsewhere, in another container or on another machine, it cannot be known. */
export type Life = 'running' | 'ended' | 'unknown';

/** Whether a process still runs. A process that has its number but started at another time is another. */
export function lifeOf({ realm, pid, start }: Owner): Life {
  const self = thisProcess();
  if (realm !== self.realm) return 'unknown';
  if (!isTaken(pid)) return 'ended';
  const status = pid === self.pid ? { isZombie: false, start: self.start } : statusOf(pid);
  if (!status || status.start === 0 || start === 0) return 'unknown';
  return status.isZombie || status.start !== start ? 'ended' : 'running';
}

function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** What belongs to a process of which nothing is known is abandoned when nothing in it has changed for so long. */
export const UNCHANGED_MS = 60 * 60 * 1000;

/** Whether nobody goes on with a temporary file or folder. */
export function isAbandoned({ path, owner }: Pick<Temporary, 'path' | 'owner'>, now = Date.now()) {
  const life = lifeOf(owner);
  return life === 'unknown' ? lastChange(path) < now - UNCHANGED_MS : life === 'ended';
}

/** When a file, or a folder or anything in it, was last written or renamed; infinite for what has gone. */
function lastChange(path: string): number {
  try {
    const stat = lstatSync(path);
    const names = stat.isDirectory() ? readdirSync(path) : [];
    const all = [stat, ...names.map((name) => lstatSync(join(path, name)))];
    // The time of the data does not change with the name.
    return Math.max(...all.flatMap(({ mtimeMs, ctimeMs }) => [mtimeMs, ctimeMs]));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return Number.POSITIVE_INFINITY;
    throw error;
  }
}
