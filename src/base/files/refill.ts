/*
 * Replaces the files in a folder that cannot be renamed, such as a mounted disk. Writers take turns, so the folder
 * never contains a mixture of two runs' files.
 */

import { existsSync, lstatSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FolderFile,
  filledBeside,
  type IsReplaceable,
  insideOf,
  renamed,
} from './folder-files.ts';
import { isAbandoned, lifeOf, type Owner, ownerIn, uniqueName } from './owner.ts';
import { ifThere, pause } from './system-error.ts';
import { discard } from './temporary.ts';

/**
 * Deletes the replaceable files of a folder that cannot be renamed, and moves the new files into it, in order. Until
 * all files have been moved, the folder is incomplete, but never a mixture of two sets, because writers take turns. The
 * last file marks a complete set, so an old file with that name is deleted first.
 */
export function refillFolder(
  folder: string,
  files: readonly FolderFile[],
  isReplaceable: IsReplaceable,
): void {
  const fresh = filledBeside(insideOf(folder), files);
  try {
    const turn = takeTurn(folder, fresh);
    try {
      const entries = readdirSync(folder, { withFileTypes: true }).filter(isReplaceable);
      const isWhole = ({ name }: { name: string }) => Number(name === files.at(-1)?.name);
      for (const { name } of entries.sort((a, b) => isWhole(b) - isWhole(a))) {
        turn.check();
        rmSync(join(folder, name), { force: true });
      }
      for (const { name } of files) {
        turn.check();
        renameSync(join(turn.path, name), join(folder, name));
      }
    } finally {
      turn.end();
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * A lock: one writer's turn to refill a folder. A writer takes the turn by renaming its folder of new files to a name
 * that all writers share. This works only while no other folder has that name.
 */
interface Turn {
  /** The current path of the new files. */
  readonly path: string;
  /** @throws Error with the code ENOENT if another writer has ended this turn */
  check(): void;
  /** Deletes files that have not been moved, and lets the next writer begin. */
  end(): void;
}

/** Lock timeout: a normal turn takes milliseconds, so a turn that has not changed for this long is abandoned. */
const STALLED_MS = 10_000;

/**
 * Waits for the turn to refill a folder.
 *
 * @param fresh the folder with the files to move in, on the same disk
 */
export function takeTurn(folder: string, fresh: string, patience = STALLED_MS): Turn {
  const path = turnPath(folder);
  const mark = `.${uniqueName()}`;
  writeFileSync(join(fresh, mark), '');
  let seen = '';
  let since = 0;
  while (!renamed(fresh, path)) {
    const names = namesIn(path);
    const now = performance.now();
    if (names.join('/') !== seen) [seen, since] = [names.join('/'), now];
    const owner = ownerAmong(names);
    const hasEnded = owner !== undefined && lifeOf(owner) === 'ended';
    if (hasEnded || now - since > patience) discard(path, insideOf(folder));
    else pause(2);
  }
  return {
    path,
    check() {
      lstatSync(join(path, mark));
    },
    end() {
      if (existsSync(join(path, mark))) discard(path, insideOf(folder));
    },
  };
}

/** Ends the turn of a writer that was killed during its turn. */
export function endAbandonedTurn(folder: string, now = Date.now()): void {
  const path = turnPath(folder);
  const owner = ownerAmong(namesIn(path));
  if (owner && isAbandoned({ path, owner }, now)) discard(path, insideOf(folder));
}

const turnPath = (folder: string) => `${insideOf(folder)}.turn`;

function namesIn(path: string): string[] {
  let names: string[] = [];
  ifThere(() => {
    names = readdirSync(path).sort();
  });
  return names;
}

function ownerAmong(names: readonly string[]): Owner | undefined {
  return names.map((name) => ownerIn(name.replace(/^\./, ''))).find(Boolean);
}
