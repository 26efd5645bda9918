import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface LaterProps {
  readonly children: ComponentChildren;
}

/**
 * Parts of a panel that are drawn in a separate task shortly after the panel is opened, so that the page can first
 * respond to a tap. Room is reserved for them, so that nothing moves.
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
