import { useRef, useState } from 'preact/hooks';
import { sameData } from '../../base/index.ts';
import type { ExperimentDocument } from '../document.ts';
import { type Edits, type History, NO_HISTORY, recorded, redone, undone } from './history.ts';

/** The edits of a panel, kept while another panel is open. */
export interface KeptEdits {
  history: History<ExperimentDocument>;
  latest: ExperimentDocument;
}

/** The edits of panels, by their names. */
export type EditsOfPanels = Map<string, KeptEdits>;

/** Keeps the documents that a panel has shown, whether or not it is open and no matter which part changed them. */
export function useHistory(
  panel: string,
  document: ExperimentDocument,
  kept: EditsOfPanels,
  onChange: (document: ExperimentDocument) => void,
): Edits {
  const edits = kept.get(panel) ?? { history: NO_HISTORY, latest: document };
  kept.set(panel, edits);
  const begun = useRef<ExperimentDocument | undefined>(undefined);
  const [, redraw] = useState(0);
  const follow = (next: ExperimentDocument) => {
    if (!begun.current) edits.history = recorded(edits.history, edits.latest);
    edits.latest = next;
  };
  const show = (next: ExperimentDocument) => {
    edits.latest = next;
    onChange(next);
  };
  const step = (to: ReturnType<typeof undone<ExperimentDocument>>) => {
    if (!to) return;
    edits.history = to.history;
    show(to.present);
  };
  /** What was begun is over; what the document was before, if it has changed. */
  const over = () => {
    const before = begun.current;
    begun.current = undefined;
    return before === edits.latest ? undefined : before;
  };
  if (document !== edits.latest) {
    // What comes out of the browser's history is the same once more.
    if (sameData(document, edits.latest)) edits.latest = document;
    else follow(document);
  }
  return {
    canUndo: edits.history.past.length > 0,
    canRedo: edits.history.future.length > 0,
    current: () => edits.latest,
    change: (next) => {
      if (next === edits.latest) return;
      follow(next);
      onChange(next);
    },
    undo: () => step(undone(edits.history, edits.latest)),
    redo: () => step(redone(edits.history, edits.latest)),
    begin: () => {
      begun.current = edits.latest;
    },
    end: () => {
      const before = over();
      if (before === undefined) return;
      edits.history = recorded(edits.history, before);
      redraw((n) => n + 1);
    },
    cancel: () => {
      const before = over();
      if (before !== undefined) show(before);
    },
  };
}

/** What a key asks for: Ctrl Z and Ctrl Y, with what other systems have for them. */
export function stepOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const { key, ctrlKey, metaKey, shiftKey, target } = event;
  if (!(ctrlKey || metaKey) || isTyping(target)) return undefined;
  if (key === 'y' || (key.toLowerCase() === 'z' && shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement
    ? target.type !== 'radio'
    : target instanceof HTMLTextAreaElement;
}

/** The buttons that take edits back and make them again. */
export function UndoRedo({ edits }: { readonly edits: Edits }) {
  return (
    <>
      <button type="button" aria-label="Undo" disabled={!edits.canUndo} onClick={edits.undo}>
        ↶
      </button>
      <button type="button" aria-label="Redo" disabled={!edits.canRedo} onClick={edits.redo}>
        ↷
      </button>
    </>
  );
}
