/* Undo and redo on the page: a hook that records changes to a panel's document, the keys, and the buttons. */

import { useRef, useState } from 'preact/hooks';
import { sameData } from '../../base/index.ts';
import type { ExperimentDocument } from '../document.ts';
import { type Edits, type History, NO_HISTORY, recorded, redone, undone } from './history.ts';

/** The history of a panel. It is kept while another panel is open. */
export interface KeptEdits {
  history: History<ExperimentDocument>;
  latest: ExperimentDocument;
}

/** Histories by panel name. */
export type EditsOfPanels = Map<string, KeptEdits>;

/**
 * Records all documents of a panel, whether or not the panel is open, and no matter which part of the page changed
 * them.
 */
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
  /**
   * Ends the step that `begin` started. Returns the document from before the step; undefined if nothing was changed.
   */
  const over = () => {
    const before = begun.current;
    begun.current = undefined;
    return before === edits.latest ? undefined : before;
  };
  if (document !== edits.latest) {
    // Equal data in a new object, for example from the browser's history, do not count as a change.
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

/** Whether a key means undo or redo: Ctrl Z and Ctrl Y, or the equivalent keys on other systems. */
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

/** The Undo and Redo buttons. */
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
