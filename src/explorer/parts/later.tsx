import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface LaterProps {
  readonly children: ComponentChildren;
}

/**
 * Parts of a panel that are drawn shortly after it is opened, in a separate task, so that the page can respond to a tap
 * before that. Room is reserved for them, so that nothing moves.
 */
export function Later({ children }: LaterProps) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const inTask = () => {
      timer = setTimeout(() => setTime(true));
    };
    // A hidden page gets no animation frames, so the task is started directly.
    if (document.hidden) inTask();
    const frame = requestAnimationFrame(inTask);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isTime ? children : <div class="later" />;
}
