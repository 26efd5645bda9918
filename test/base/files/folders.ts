import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type {
  FileContent,
  FolderFile,
  IsReplaceable,
} from '../../../src/base/files/folder-files.ts';
import { type Owner, statusOf, thisProcess } from '../../../src/base/files/owner.ts';
import type { Kind } from '../../../src/base/files/temporary.ts';

type Contents = Readonly<Record<string, string>>;

export const OLD = { 'report.md': 'old', 'results.json': 'old', 'stoppedBy.csv': 'old' };
export const NEW = { 'report.md': 'new', 'results.json': 'new', 'displaced.csv': 'new' };

/** Files of these names are replaced; folders never are. */
export const isReplaceable: IsReplaceable = (entry) =>
  !entry.isDirectory() && (entry.name in OLD || entry.name in NEW);

/** A folder that is gone after the test. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'knockback-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const filesOf = (contents: Contents): FolderFile[] =>
  Object.entries(contents).map(([name, content]) => ({ name, content }));

/** Puts files into a folder; makes the folder and its parents. */
export function given(folder: string, contents: Contents): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of filesOf(contents))
    writeFileSync(join(folder, name), whole(content));
}

/** The content of a file, with a long text as one string. */
export function whole(content: FileContent): string | Uint8Array {
  return typeof content === 'function' ? [...content()].join('') : content;
}

/** The contents of a folder: its files and their texts. */
export function held(folder: string): Contents {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ name }) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** The entries next to a path, without the path itself. */
export function beside(path: string): string[] {
  return readdirSync(dirname(path)).filter((name) => name !== basename(path));
}

/** A process that has ended. */
export function ended(): Owner {
  return { ...thisProcess(), pid: spawnSync(process.execPath, ['-e', '']).pid, start: 7 };
}

/** The process that started this one, which is still running. */
export function running(): Owner {
  const start = statusOf(process.ppid)?.start ?? 0;
  return { ...thisProcess(), pid: process.ppid, start };
}

/** A process of another container or machine; its number also exists here. */
export const elsewhere: Owner = { realm: '0123456789abf00dcafe', pid: process.pid, start: 7 };

/** The path that an owner has made, or is making, for a path. */
export function madeBy({ realm, pid, start }: Owner, path: string, kind: Kind): string {
  const unique = `${realm}-${pid}-${start}-${'0123456789abcdef'}`;
  return join(dirname(path), `.${basename(path)}.${unique}.${kind}`);
}

export const HOUR = 60 * 60 * 1000;
