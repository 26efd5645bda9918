import {
  chmodSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beside, renamed, settle, unlessGone, within } from './aside.ts';
import { isReportFile } from './report-names.ts';

export interface ReportFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/*
 * A report of thirty files cannot be replaced in one step: POSIX renames a folder over an empty one
 * only. So the new report is written into a folder beside, the old one is renamed away and the new
 * one into its place. Whoever reads finds the old report or the new one, or, for the microseconds
 * between the two steps, none; a run that is killed just there is set right by the next.
 */

/** Puts a folder of these files in the place of what is there. */
export function swap(folder: string, files: readonly ReportFile[]): void {
  const fresh = beside(folder, 'new');
  const old = beside(folder, 'old');
  try {
    fill(fresh, files);
    const mode = statSync(folder, { throwIfNoEntry: false })?.mode;
    if (mode !== undefined) chmodSync(fresh, mode & 0o7777);
    while (!renamed(fresh, folder)) {
      // Another run may have put its report there since the last attempt.
      settle(old, folder);
      unlessGone(() => renameSync(folder, old));
    }
  } finally {
    settle(old, folder);
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Takes the old report out of its folder and moves the new one in, `report.md` as the last file. For
 * that moment there is no whole report, but never a mixture either.
 */
export function refill(folder: string, files: readonly ReportFile[]): void {
  const fresh = beside(within(folder), 'new');
  try {
    fill(fresh, files);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (isReportFile(entry)) rmSync(join(folder, entry.name));
    }
    const isLast = ({ name }: ReportFile) => Number(name === 'report.md');
    for (const { name } of files.toSorted((a, b) => isLast(a) - isLast(b))) {
      renameSync(join(fresh, name), join(folder, name));
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** The files reach the disk before their folder gets its place: a loss of power leaves no hollow report. */
function fill(folder: string, files: readonly ReportFile[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { name, content } of files) {
    writeFileSync(join(folder, name), content, { flush: true });
  }
}
