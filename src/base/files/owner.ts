/*
 * Ownership of temporary files and folders. Their names say which process made them, so that other runs can tell
 * whether that process is still running or its files are abandoned.
 */

import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { codeOf } from './system-error.ts';

/** The process that owns a temporary file or folder, as read from the name of the file or folder. */
export interface Owner {
  /**
   * The scope in which process numbers are unique. On Linux, it is one boot of the machine and one PID namespace (each
   * container has its own); elsewhere, it is the machine.
   */
  readonly realm: string;
  readonly pid: number;
  /** When the process started, in clock ticks since its machine booted; 0 if unknown. */
  readonly start: number;
}

/** Returns a new name on every call: the owner's data and 64 random bits, in letters, digits and hyphens only. */
export function uniqueName(): string {
  const [bits = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  const { realm, pid, start } = thisProcess();
  return `${realm}-${pid}-${start}-${bits.toString(16).padStart(16, '0')}`;
}

/** The owner in a name made by `uniqueName`; undefined for other names. */
export function ownerIn(name: string): Owner | undefined {
  const [, realm, pid, start] = /^([0-9a-z]+)-(\d+)-(\d+)-[0-9a-f]{16}$/.exec(name) ?? [];
  return realm === undefined ? undefined : { realm, pid: Number(pid), start: Number(start) };
}

let self: Owner | undefined;

export function thisProcess(): Owner {
  self ??= { realm: realm(), pid: process.pid, start: statusOf('self')?.start ?? 0 };
  return self;
}

function realm(): string {
  if (process.platform !== 'linux') {
    const name = hostname()
      .toLowerCase()
      .replace(/[^0-9a-z]/g, '');
    return `host${name.slice(0, 16)}`;
  }
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').replaceAll('-', '');
    const namespace = readlinkSync('/proc/self/ns/pid').replace(/\D/g, '');
    return `${boot.slice(0, 12)}${BigInt(namespace).toString(16)}`;
  } catch {
    // With a unique realm, the state of every other process is unknown.
    return `unknown${Math.random().toString(36).slice(2)}`;
  }
}

export interface ProcessStatus {
  /** The process has ended, but its parent has not read its exit code yet. */
  readonly isZombie: boolean;
  readonly start: number;
}

/** The status of a process from Linux's `/proc`; undefined if it is not available. */
export function statusOf(pid: number | 'self'): ProcessStatus | undefined {
  try {
    // If `/proc` belongs to another PID namespace, its process numbers are different.
    if (pid !== 'self' && readlinkSync('/proc/self') !== String(process.pid)) return undefined;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, in brackets, is a name that may contain any character. Fields 3 and 22 come after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { isZombie: /[ZXx]/.test(fields[0] ?? ''), start: Number(fields[19]) };
  } catch {
    return undefined;
  }
}

/** Whether a process is running; `unknown` for processes in another container or on another machine. */
type Life = 'running' | 'ended' | 'unknown';

/**
 * Whether a process is still running. A process with the same number but a different start time is a different process.
 */
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

/** Files of a process in an unknown state count as abandoned if they have not changed for this long. */
export const UNCHANGED_MS = 60 * 60 * 1000;

/** Whether a temporary file or folder is abandoned, so that no process will finish it. */
export function isAbandoned(
  { path, owner }: { readonly path: string; readonly owner: Owner },
  now = Date.now(),
) {
  const life = lifeOf(owner);
  return life === 'unknown' ? lastChange(path) < now - UNCHANGED_MS : life === 'ended';
}

/** When a file, or a folder or anything in that folder, was last written or renamed; infinite if the path is gone. */
function lastChange(path: string): number {
  try {
    const stat = lstatSync(path);
    const names = stat.isDirectory() ? readdirSync(path) : [];
    const all = [stat, ...names.map((name) => lstatSync(join(path, name)))];
    // A rename changes ctime, but not mtime.
    return Math.max(...all.flatMap(({ mtimeMs, ctimeMs }) => [mtimeMs, ctimeMs]));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return Number.POSITIVE_INFINITY;
    throw error;
  }
}
