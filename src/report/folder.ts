import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { BadInput, printable } from '../words/problem.ts';

export interface ReportFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/**
 * Makes sure that a report can be written, before hours are spent on it.
 *
 * @returns takes the folders that it made away again, those that are still empty
 * @throws BadInput when the folder cannot be made or written to
 */
export function openFolder(folder: string): () => void {
  const made: string[] = [];
  const undo = () => {
    for (const one of made.toReversed()) if (readdirSync(one).length === 0) rmdirSync(one);
  };
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder, made);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    undo();
    throw unwritable('--out', folder, error, 'a folder that can be written to');
  }
  return undo;
}

/** Makes a folder and what is missing above it, one by one: Node's own way never ends in /proc. */
function makeFolder(folder: string, made: string[]): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above, made);
  mkdirSync(folder);
  made.push(folder);
}

/** The refusal of a path that cannot be written. */
export function unwritable(place: string, path: string, error: unknown, allowed: string): BadInput {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new BadInput({
    path: [],
    place,
    found: `${printable(path)} (${printable(code)})`,
    allowed,
  });
}

/** Writes files beside their places and renames them, so that each is there whole or not at all. */
export function writeWhole(folder: string, files: readonly ReportFile[]): void {
  const parts = files.map(({ name, content }) => {
    const path = join(folder, name);
    return { path, part: `${path}.${process.pid}.part`, content };
  });
  for (const { path } of parts) {
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (isFolder) throw unwritable('--out', path, 'a folder', 'a place for a file');
  }
  try {
    for (const { part, content } of parts) writeFileSync(part, content);
    for (const { part, path } of parts) renameSync(part, path);
  } finally {
    for (const { part } of parts) rmSync(part, { force: true });
  }
}

/** What a report folder may hold of ours; anything else in it is the user's and stays. */
const OURS = /^(report\.(html|md)|results\.json|[A-Za-z]+\.(csv|vl\.json|svg|png))$/;

/** Writes a report's files, and removes those of an earlier report that this one does not have. */
export function writeFolder(folder: string, files: readonly ReportFile[]): void {
  writeWhole(folder, files);
  const current = new Set(files.map(({ name }) => name));
  for (const name of readdirSync(folder)) {
    if (OURS.test(name) && !current.has(name)) rmSync(join(folder, name));
  }
}
