import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useIsWide } from './wide.ts';

interface FoldedProps {
  /** What it is, in one line, where it is folded. */
  readonly summary: string;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** What a wide screen shows at once, and a narrow one at a tap. */
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

/** What every screen shows at a tap. What is folded is not drawn: it would be drawn anew with every answer. */
export function Fold({ summary, class: name, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class={name} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
