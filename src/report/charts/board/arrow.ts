import type { Scene } from '../../../boards/scene.ts';
import type { Layer } from '../chart.ts';
import { BOARD_COLOURS } from '../theme.ts';
import type { Placer } from './shapes.ts';

/** From the defender's space to the end of the line, which on squares may bend. */
export function arrowLayer({ line }: Scene, at: Placer, step: number): Layer | false {
  const way = line.slice(1).map(at);
  const [from, to] = way.slice(-2);
  if (!from || !to) return false;
  const angle = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  const stroke = { color: BOARD_COLOURS.line, opacity: 1 };
  const [first, second] = way;
  // From the edge of the defender's space: its name stands in the middle.
  const start = first && second && between(first, second, 0.45);
  return {
    layer: [
      {
        data: {
          values: way
            .slice(1)
            .map(({ x, y }, i) => ({ ...(i === 0 ? start : way[i]), x2: x, y2: y })),
        },
        mark: { type: 'rule', strokeWidth: step / 16, strokeCap: 'round', ...stroke },
        encoding: { x2: { field: 'x2' }, y2: { field: 'y2' } },
      },
      {
        data: { values: [to] },
        mark: {
          type: 'point',
          shape: 'triangle-up',
          filled: true,
          angle,
          size: (step / 4.5) ** 2,
          ...stroke,
        },
        encoding: {
          x: { field: 'x', type: 'quantitative' },
          y: { field: 'y', type: 'quantitative' },
        },
      },
    ],
  };
}

type Point = ReturnType<Placer>;

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
