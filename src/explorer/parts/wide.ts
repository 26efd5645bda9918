/* The width of the screen, which decides whether the page has one column or two. */

import { useEffect, useState } from 'preact/hooks';

/** The media query for a screen that is wide enough for the two columns of the style sheet. */
export const WIDE = '(min-width: 60rem)';

/** Whether the screen is wide enough for two columns. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const follow = () => setWide(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return isWide;
}
