import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface LaterProps {
  readonly children: ComponentChildren;
}

/**
 * Parts of a panel that are drawn a moment after it is opened, in a task of their own: so the page hears a finger in
 * between. Until then there is room for them, so that nothing moves.
 */
export function Later({ children }: LaterProps) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const inTask = () => {
      timer = setTimeout(() => setTime(true));
    };
    // A page that nobody looks at has no frames.
    if (document.hidden) inTask();
    const frame = requestAnimationFrame(inTask);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isTime ? children : <div class="later" />;
}
