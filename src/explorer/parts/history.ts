/*
 * Undo and redo: the past and future documents of a panel, as plain data. `undo.tsx` connects them to the
 * page.
 */

import type { ExperimentDocument } from '../document.ts';

export interface History<T> {
  /** Earlier states, the latest last. */
  readonly past: readonly T[];
  /** Undone states, the last undone first. */
  readonly future: readonly T[];
}

export const NO_HISTORY: History<never> = { past: [], future: [] };

/** Largest number of steps that can be undone. */
const MOST_STEPS = 200;

/** The history after a change. Undone states are dropped. */
export function recorded<T>({ past }: History<T>, before: T): History<T> {
  return { past: [...past, before].slice(-MOST_STEPS), future: [] };
}

/** Result of an undo or redo. */
export interface Step<T> {
  readonly history: History<T>;
  readonly present: T;
}

/** Undefined if there is nothing to undo. */
export function undone<T>({ past, future }: History<T>, present: T): Step<T> | undefined {
  const before = past.at(-1);
  if (before === undefined) return undefined;
  return { history: { past: past.slice(0, -1), future: [present, ...future] }, present: before };
}

/** Undefined if there is nothing to redo. */
export function redone<T>({ past, future }: History<T>, present: T): Step<T> | undefined {
  const [after, ...later] = future;
  if (after === undefined) return undefined;
  return { history: { past: [...past, present], future: later }, present: after };
}

/** Changes of a panel's document, and their undo. */
export interface Edits {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The latest document, which may not be drawn yet. */
  current(): ExperimentDocument;
  change(document: ExperimentDocument): void;
  undo(): void;
  redo(): void;
  /** Until `end`, all changes are one step. */
  begin(): void;
  end(): void;
  /** Reverts the changes since `begin`. */
  cancel(): void;
}
