/* Undo and redo: the past and future documents of a panel, as plain data. `undo.tsx` connects them to the page. */

import type { ExperimentDocument } from '../document.ts';

export interface History<T> {
  /** Earlier states; the latest one is last. */
  readonly past: readonly T[];
  /** Undone states; the one that was undone last is first. */
  readonly future: readonly T[];
}

export const NO_HISTORY: History<never> = { past: [], future: [] };

/** The maximum number of steps that can be undone. */
const MOST_STEPS = 200;

/** The history after a change. Undone states are dropped. */
export function recorded<T>({ past }: History<T>, before: T): History<T> {
  return { past: [...past, before].slice(-MOST_STEPS), future: [] };
}

/** The result of an undo or a redo. */
export interface Step<T> {
  readonly history: History<T>;
  readonly present: T;
}

/** The history after an undo; undefined if there is nothing to undo. */
export function undone<T>({ past, future }: History<T>, present: T): Step<T> | undefined {
  const before = past.at(-1);
  if (before === undefined) return undefined;
  return { history: { past: past.slice(0, -1), future: [present, ...future] }, present: before };
}

/** The history after a redo; undefined if there is nothing to redo. */
export function redone<T>({ past, future }: History<T>, present: T): Step<T> | undefined {
  const [after, ...later] = future;
  if (after === undefined) return undefined;
  return { history: { past: [...past, present], future: later }, present: after };
}

/** Changes a panel's document, and undoes and redoes changes. */
export interface Edits {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The latest document, which may not have been drawn yet. */
  current(): ExperimentDocument;
  change(document: ExperimentDocument): void;
  undo(): void;
  redo(): void;
  /** Makes all changes until `end` a single step. */
  begin(): void;
  end(): void;
  /** Reverts all changes since `begin`. */
  cancel(): void;
}
