import type { Scene } from '../boards/scene.ts';
import { type Space, spaceName } from '../boards/space.ts';
import type { Summary } from './summary.ts';

/**
 * Summaries with the places of a board in the order in which Knockback comes to them, starting from
 * where the defender stands; places off the line come last, the likeliest first.
 */
export function alongTheLine(summaries: readonly Summary[], scene: Scene | undefined): Summary[] {
  const line = scene?.line.slice(1).map(spaceName) ?? [];
  // A double base may have both of its spaces on the line: the one that follows says how far it got.
  const reached = (spaces: readonly Space[] = []) =>
    Math.min(
      line.length,
      ...spaces.map((space) => line.indexOf(spaceName(space))).filter((at) => at >= 0),
    );
  return summaries.map((summary) =>
    summary.measure.kind === 'place'
      ? {
          ...summary,
          outcomes: summary.outcomes.toSorted((a, b) => reached(a.spaces) - reached(b.spaces)),
        }
      : summary,
  );
}
