import { useEffect, useState } from 'preact/hooks';

/** As wide as the style sheet's two columns. */
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
