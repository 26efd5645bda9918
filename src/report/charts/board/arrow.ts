import type { Scene } from '../../../boards/scene.ts';
import { type Space, sameSpace } from '../../../boards/space.ts';
import type { Layer } from '../chart.ts';
import type { Placer } from './shapes.ts';

/** An arrowhead that points up. */
export const HEAD = 'M0,-0.8L0.7,0.7L0,0.35L-0.7,0.7Z';

/**
 * The line of Knockback, which on squares may bend: an arrowhead wherever it leaves one space for the
 * next, between what is written on them. Absent where attackers have lines of their own.
 */
export function arrowLayer(scene: Scene, at: Placer, step: number): Layer | false {
  const values = scene.stands?.length ? [] : arrowsAlong(scene.line, scene, at);
  if (values.length === 0) return false;
  return {
    data: { values },
    mark: {
      type: 'point',
      shape: HEAD,
      style: 'accent',
      filled: true,
      size: (step / 3.5) ** 2,
      opacity: 1,
    },
    encoding: {
      x: { field: 'x', type: 'quantitative' },
      y: { field: 'y', type: 'quantitative' },
      angle: { field: 'angle', type: 'quantitative', scale: null },
    },
  };
}

/**
 * Where the arrowheads of a line are. A double base that is moved along itself starts at its far half;
 * where the defender has gone on before, a line may lead through its first space.
 */
export function arrowsAlong(line: readonly Space[], { pieces }: Scene, at: Placer) {
  const defender = pieces.find(({ role }) => role === 'defender')?.spaces ?? [];
  const isOn = (spaces: readonly Space[], space: Space) =>
    spaces.some((one) => sameSpace(one, space));
  const own = line[1] && isOn(defender, line[1]) ? defender : [];
  return line.slice(2).flatMap((space, i) => {
    const before = line[i + 1];
    if (!before || isOn(own, space)) return [];
    const [from, to] = [at(before), at(space)];
    return {
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2,
      angle: Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI),
    };
  });
}
