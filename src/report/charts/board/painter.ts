import type { Ground, Terrain } from '../../../boards/terrain.ts';
import { HEIGHTS, type Paint } from '../palette.ts';

/** How a board's ground is painted. */
export type Painter = (ground: Ground | undefined) => Paint;

/** Water and lava have colours of their own; other ground is the stronger the higher it lies. */
export function painterOf({ rows }: Terrain): Painter {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const row of rows) {
    for (const ground of row) {
      // Blocking terrain has no level.
      if (!ground || ground.blocking) continue;
      lowest = Math.min(lowest, ground.level);
      highest = Math.max(highest, ground.level);
    }
  }
  return (ground) => {
    if (ground?.blocking) return 'blocking';
    if (ground?.letter === 'w') return 'water';
    if (ground?.letter === 'm') return 'lava';
    const share = highest > lowest ? ((ground?.level ?? lowest) - lowest) / (highest - lowest) : 0;
    return HEIGHTS[Math.round(share * (HEIGHTS.length - 1))] ?? HEIGHTS[0];
  };
}
