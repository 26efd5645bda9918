import type { ExperimentDocument } from '../document.ts';

/* Undo and redo: what there was before, and what was undone. */

export interface History<T> {
  /** The latest last. */
  readonly past: readonly T[];
  /** What was undone last comes first. */
  readonly future: readonly T[];
}

export const NO_HISTORY: History<never> = { past: [], future: [] };

/** Steps that can be undone. */
const MOST_STEPS = 200;

/** The history once something has been changed: what was undone before is no more. */
export function recorded<T>({ past }: History<T>, before: T): History<T> {
  return { past: [...past, before].slice(-MOST_STEPS), future: [] };
}

/** What a step back, or forth, leads to. */
export interface Step<T> {
  readonly history: History<T>;
  readonly present: T;
}

/** Undefined where there is nothing to undo. */
export function undone<T>({ past, future }: History<T>, present: T): Step<T> | undefined {
  const before = past.at(-1);
  if (before === undefined) return undefined;
  return { history: { past: past.slice(0, -1), future: [present, ...future] }, present: before };
}

/** Undefined where nothing has been undone. */
export function redone<T>({ past, future }: History<T>, present: T): Step<T> | undefined {
  const [after, ...later] = future;
  if (after === undefined) return undefined;
  return { history: { past: [...past, present], future: later }, present: after };
}

/** What can be undone in a panel. */
export interface Edits {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The latest document, which may not be drawn yet. */
  current(): ExperimentDocument;
  change(document: ExperimentDocument): void;
  undo(): void;
  redo(): void;
  /** From here to `end` all changes are one step. */
  begin(): void;
  end(): void;
  /** Takes back what was done since `begin`. */
  cancel(): void;
}
