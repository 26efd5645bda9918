/* Parts of the page that unfold when tapped: only on narrow screens (`Folded`), or on every screen (`Fold`). */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useIsWide } from './wide.ts';

interface FoldedProps {
  /** The line that stays visible while the part is folded. */
  readonly summary: string;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** Content that is always shown on a wide screen, but only after a tap on a narrow one. */
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
 * Content that is shown only after a tap. Folded content is left out of the page, since otherwise it would be rendered
 * again with every answer.
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
