/* Width of the screen: whether the page has one column or two. */

import { useEffect, useState } from 'preact/hooks';

/** Media query for a screen wide enough for the style sheet's two columns. */
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
