import type { Edits } from './use-history.ts';

/** The buttons that take edits back and make them again. */
export function UndoRedo({ edits }: { readonly edits: Edits }) {
  return (
    <>
      <button type="button" disabled={!edits.canUndo} onClick={edits.undo}>
        Undo
      </button>
      <button type="button" disabled={!edits.canRedo} onClick={edits.redo}>
        Redo
      </button>
    </>
  );
}
