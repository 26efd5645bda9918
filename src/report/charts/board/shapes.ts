/* Positions and shapes of spaces in the Vega-Lite charts of boards. */

import { type Grid, SHAPES } from '../../../board/index.ts';

/** The position channels; rows of data have their position in `x` and `y`, in steps. */
export const POSITION = {
  x: { field: 'x', type: 'quantitative' as const },
  y: { field: 'y', type: 'quantitative' as const },
};

/**
 * The shape of a space as an SVG path, and its size as an area for point marks.
 *
 * @param step distance between neighbouring spaces, in pixels
 */
export function spaceShape(grid: Grid, step: number) {
  const { corners, diameter } = SHAPES[grid];
  const rounded = (n: number) => Math.round(n * 1000) / 1000;
  const path = corners.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join('L');
  return { shape: `M${path}Z`, size: (step * diameter) ** 2 };
}
