import { useEffect, useState } from 'preact/hooks';

/** What is wrong with what was asked, mistake by mistake. */
export function Problems({ problems }: { readonly problems: readonly string[] }) {
  return (
    <div class="problems" role="alert">
      {problems.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** While somebody holds a button, its numbers are not read aloud one by one; milliseconds. */
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
