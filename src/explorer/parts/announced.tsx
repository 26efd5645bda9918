import { useEffect, useState } from 'preact/hooks';

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
