/* Picture of a board, used by the Turn and Battle panels; the Board panel draws its own. */

import type { ComponentChildren } from 'preact';
import type { PageGround } from '../../report/index.ts';

interface GroundProps extends PageGround {
  readonly children?: ComponentChildren;
}

/** The ground of a board, with whatever a panel draws on it. */
export function Ground({ box, paths, walls, letters, numbers, children }: GroundProps) {
  return (
    <svg class="ground" viewBox={box} aria-hidden="true">
      {paths.map(({ paint, d }) => (
        <path key={paint} fill={`var(--${paint})`} d={d} />
      ))}
      {walls.map(({ x, y, x2, y2 }) => (
        <line key={`${x},${y},${x2},${y2}`} class="wall" x1={x} y1={y} x2={x2} y2={y2} />
      ))}
      <g class="rim" font-size={letters}>
        {numbers.map(({ n, x, y }) => (
          <text key={`${x},${y}`} x={x} y={y}>
            {n}
          </text>
        ))}
      </g>
      {children}
    </svg>
  );
}
