import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface ProblemsProps {
  readonly problems: readonly string[];
  /** That of the field which they describe: what an alert elsewhere has said is not read aloud twice. */
  readonly id?: string;
  /** What can be done about them. */
  readonly children?: ComponentChildren;
}

/** The mistakes in a question, one per line. */
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

/** While a button is held, its numbers are not read aloud one by one; milliseconds. */
const CALM = 600;

/** Text that a screen reader reads when it has changed and stays so. */
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
