import { useRef, useState } from 'preact/hooks';
import type { ExperimentDocument } from '../../document.ts';
import { type History, NO_HISTORY, recorded, redone, undone } from '../../parts/history.ts';

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

/** Keeps the documents that a panel has shown, whoever has changed them. */
export function useHistory(
  document: ExperimentDocument,
  onChange: (document: ExperimentDocument) => void,
): Edits {
  const history = useRef<History<ExperimentDocument>>(NO_HISTORY);
  const latest = useRef(document);
  const begun = useRef<ExperimentDocument | undefined>(undefined);
  const [, redraw] = useState(0);
  const follow = (next: ExperimentDocument) => {
    if (!begun.current) history.current = recorded(history.current, latest.current);
    latest.current = next;
  };
  const show = (next: ExperimentDocument) => {
    latest.current = next;
    onChange(next);
  };
  const step = (to: ReturnType<typeof undone<ExperimentDocument>>) => {
    if (!to) return;
    history.current = to.history;
    show(to.present);
  };
  /** What was begun is over; what the document was before, if it has changed. */
  const over = () => {
    const before = begun.current;
    begun.current = undefined;
    return before === latest.current ? undefined : before;
  };
  if (document !== latest.current) follow(document);
  return {
    canUndo: history.current.past.length > 0,
    canRedo: history.current.future.length > 0,
    current: () => latest.current,
    change: (next) => {
      if (next === latest.current) return;
      follow(next);
      onChange(next);
    },
    undo: () => step(undone(history.current, latest.current)),
    redo: () => step(redone(history.current, latest.current)),
    begin: () => {
      begun.current = latest.current;
    },
    end: () => {
      const before = over();
      if (before === undefined) return;
      history.current = recorded(history.current, before);
      redraw((n) => n + 1);
    },
    cancel: () => {
      const before = over();
      if (before !== undefined) show(before);
    },
  };
}
