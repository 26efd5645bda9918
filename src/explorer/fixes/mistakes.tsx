/* The list of mistakes in the current fight, with buttons that fix them. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Problem } from '../../base/index.ts';
import type { ExperimentDocument } from '../document.ts';
import type { Edits } from '../parts/history.ts';
import { Problems } from '../parts/messages.tsx';
import { fixesFor } from './fixes.ts';

/** The document, and the functions with which buttons fix its mistakes. */
interface Mending {
  readonly document: ExperimentDocument;
  readonly edits: Pick<Edits, 'canUndo' | 'undo' | 'change'>;
  /** The document with which the panel starts. */
  readonly start: ExperimentDocument;
}

/** What the buttons fix; undefined if there is no document to fix, so that mistakes are only listed. */
export const ToMend = createContext<Mending | undefined>(undefined);

interface MistakesProps {
  /** The mistakes, in the words of players. */
  readonly problems: readonly string[];
  /** The same mistakes as data. */
  readonly mistakes: readonly Problem[];
}

/**
 * The mistakes in the current fight, with all known fixes and a button that undoes the last change. If there is
 * neither, a button lets the user start over.
 */
export function Mistakes({ problems, mistakes }: MistakesProps) {
  const mending = useContext(ToMend);
  if (problems.length === 0) return null;
  if (!mending) return <Problems problems={problems} />;
  const { document, edits, start } = mending;
  const fixes = fixesFor(document, mistakes);
  return (
    <Problems problems={problems}>
      <div class="buttons">
        {fixes.map(({ label, document: next }) => (
          <button key={label} type="button" class="strong" onClick={() => edits.change(next)}>
            {label}
          </button>
        ))}
        {edits.canUndo ? (
          <button type="button" onClick={edits.undo}>
            Undo the last change
          </button>
        ) : (
          fixes.length === 0 && (
            <button type="button" onClick={() => edits.change(start)}>
              Start over
            </button>
          )
        )}
      </div>
    </Problems>
  );
}
