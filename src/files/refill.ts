import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type FolderFile, filledBeside, type IsReplaceable, insideOf } from './folder-files.ts';
import { takeTurn } from './turn.ts';

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
