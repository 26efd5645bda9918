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
 * Takes what is replaceable out of a folder that cannot be renamed and moves the new files in, in their
 * order. For that moment there is no whole set of files, but never a mixture either: several writers
 * take turns. The last of the files is a sign that all are there: an old one of its name goes first.
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
 * The turn of one writer among those that refill a folder: its files stand in a folder of one name for
 * all, which each can rename its own to only while there is none.
 */
interface Turn {
  /** Where the files are now. */
  readonly path: string;
  /** @throws Error with the code ENOENT once another writer has ended the turn */
  check(): void;
  /** Deletes what is left of the files and lets the next writer begin. */
  end(): void;
}

/** A turn is a few milliseconds of work: one in which nothing has changed for so long is taken for abandoned. */
const STALLED_MS = 10_000;

/**
 * Waits for a turn to refill a folder.
 *
 * @param fresh a folder of the files to move in, on the same disk
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

/** Ends the turn of a writer that was killed in it. */
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
