import { type Crop, isWithin } from '../../../boards/crop.ts';
import type { Scene } from '../../../boards/scene.ts';
import type { Layer } from '../chart.ts';
import type { Placer } from './shapes.ts';

/** A thick stroke on the side that two spaces share. */
export function wallLayer(scene: Scene, crop: Crop, at: Placer): Layer | false {
  const values = wallsAt(scene, crop, at);
  if (values.length === 0) return false;
  return {
    data: { values },
    mark: { type: 'rule', style: 'wall', strokeWidth: 6, strokeCap: 'round' },
    encoding: { x2: { field: 'x2' }, y2: { field: 'y2' } },
  };
}

/** Where the walls of a crop begin and end, in steps. */
export function wallsAt({ walls, grid }: Scene, crop: Crop, at: Placer) {
  const shown = walls.filter((spaces) => spaces.every((space) => isWithin(crop, space)));
  const half = grid === 'hex' ? 1 / Math.sqrt(3) / 2 : 0.5;
  return shown.map(([a, b]) => {
    const [p, q] = [at(a), at(b)];
    const [dx, dy] = [q.x - p.x, q.y - p.y];
    const [x, y] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
    return { x: x - dy * half, y: y + dx * half, x2: x + dy * half, y2: y - dx * half };
  });
}
