import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface LaterProps {
  readonly children: ComponentChildren;
}

/**
 * Parts of a panel that are drawn a moment after it is opened, in a separate task, so that the page can respond to a
 * tap in between. Their space is reserved until then, so that nothing moves.
 */
export function Later({ children }: LaterProps) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const inTask = () => {
      timer = setTimeout(() => setTime(true));
    };
    // A hidden page gets no animation frames.
    if (document.hidden) inTask();
    const frame = requestAnimationFrame(inTask);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isTime ? children : <div class="later" />;
}
