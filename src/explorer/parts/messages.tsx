/* Messages to the user: problems, and announcements for screen readers. */

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface ProblemsProps {
  readonly problems: readonly string[];
  /**
   * Id for the field with the problems. They are then not an alert, since screen readers read them with the field.
   */
  readonly id?: string;
  /** Ways to fix them. */
  readonly children?: ComponentChildren;
}

/** Problems, one per line. */
export function Problems({ problems, id, children }: ProblemsProps) {
  return (
    <div class="problems" id={id} role={id === undefined ? 'alert' : undefined}>
      {problems.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </div>
  );
}

/** Milliseconds without change before a text is read aloud, so that a held button is not read step by step. */
const CALM = 600;

/** Text that screen readers read once it has changed and then stayed the same for a moment. */
export function Announced({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), CALM);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  );
}
