/* Parts of the page that unfold at a tap: on narrow screens only (`Folded`), or on every screen (`Fold`). */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useIsWide } from './wide.ts';

interface FoldedProps {
  /** The line that is shown while the part is folded. */
  readonly summary: string;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** Content that is always shown on a wide screen, and after a tap on a narrow one. */
export function Folded({ summary, class: name, children }: FoldedProps) {
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      class={`folded ${name}`}
      open={isWide || isOpen}
      onToggle={({ currentTarget: { open } }) => !isWide && setOpen(open)}
    >
      <summary>{summary}</summary>
      {(isWide || isOpen) && children}
    </details>
  );
}

/**
 * Content that is shown after a tap. Folded content is not rendered, because it would be rendered again with every
 * answer.
 */
export function Fold({ summary, class: name, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class={name} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
