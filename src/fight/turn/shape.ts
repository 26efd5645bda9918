import { hazardOf } from '../combat/hazards.ts';
import { rollsDamage, type Walk } from '../ground/walk.ts';

/** Where Knockback points lead along a line, computed once for each number of them. */
interface Walks {
  with(points: number): Walk;
  /** A text for everything that dice depend on with this many points. */
  shapeOf(points: number): string;
  /** The same for any number of points up to this many. */
  shapeUpTo(mostPoints: number): string;
}

/** @param height of the figure that is knocked back */
export function walksOf(walk: (points: number) => Walk, height: number): Walks {
  const all: Walk[] = [];
  const shapes: string[] = [];
  const upToEach: string[] = [''];
  const upTo = (points: number) => {
    while (all.length < points && !isFinal(all.at(-1), height)) {
      const next = walk(all.length + 1);
      all.push(next);
      const shape = shapeOf(next, height);
      shapes.push(shape);
      upToEach.push(`${upToEach.at(-1)};${shape}`);
    }
    return Math.min(points, all.length);
  };
  return {
    with: (points) => all[upTo(points) - 1] as Walk,
    shapeOf: (points) => shapes[upTo(points) - 1] as string,
    shapeUpTo: (mostPoints) => upToEach[upTo(mostPoints)] as string,
  };
}

/** Whether more points would not move it any farther. */
function isFinal(walk: Walk | undefined, height: number): boolean {
  if (!walk || walk.pointsLeft === 0 || walk.stoppedBy === 'none') return false;
  return walk.stoppedBy !== 'elevation' || (walk.refused?.climb ?? 0) >= height;
}

function shapeOf(walk: Walk, height: number): string {
  const hazards = walk.steps.map((step, i) => {
    const { lava, fall } = hazardOf(step, i + 1, height, false);
    return `${lava ? 'm' : ''}${fall?.kind ?? ''}`;
  });
  const damage = `${Number(rollsDamage(walk))}${Number(walk.blockers.length > 0)}`;
  return [walk.stoppedBy, damage, ...hazards].join();
}
