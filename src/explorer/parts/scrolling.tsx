import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { showOverflow } from '../../report/browser.ts';

interface ScrollingProps {
  /** What is in it, for screen readers. */
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Content that scrolls sideways if there is no room for it, and shows that it does, as in reports. */
export function Scrolling({ label, children }: ScrollingProps) {
  const place = useRef<HTMLDivElement>(null);
  const lookAgain = useRef<() => void>(() => {});
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = showOverflow([element]);
    lookAgain.current = () => look(element);
  }, []);
  // Its content may have become wider.
  useEffect(() => lookAgain.current());
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: it groups no fields */}
      <div class="scroll" tabIndex={0} role="group" aria-label={label} ref={place}>
        {children}
      </div>
    </div>
  );
}
