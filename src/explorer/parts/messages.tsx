/* Messages to the user: problems, and announcements for screen readers. */

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface ProblemsProps {
  readonly problems: readonly string[];
  /**
   * The id by which a field refers to these problems. If it is given, the problems are not an alert, since screen
   * readers read them with the field.
   */
  readonly id?: string;
  /** Ways to fix the problems. */
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

/**
 * How many milliseconds a text must stay the same before it is read aloud, so that holding a button down does not read
 * every step.
 */
const CALM = 600;

/** Text that screen readers read aloud when it has changed and then stayed the same for a moment. */
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
