import { adjacentPairs, apart, type Place } from '../board.ts';
import { hexDistance, nameOf, neighbours, type Space } from '../hexes.ts';
import type { Setting } from './setting.ts';
import { cardOf, enemiesOf, type Figure, type State } from './state.ts';

/** The pairs of spaces by which two figures are adjacent. A wall parts them unless both are taller than it. */
export function adjacency(
  state: State,
  a: Figure,
  b: Figure,
  at: Place = a.place,
): [Space, Space][] {
  if (apart(at, b.place) !== 1) return [];
  const { board, walls, rulings } = state.setting;
  const [own, other] = [cardOf(state, a).card.height, cardOf(state, b).card.height];
  const parting = walls.filter(({ height }) => height >= Math.min(own, other));
  const names = parting.flatMap(({ between: [from, to] }) => [
    `${nameOf(from)} ${nameOf(to)}`,
    `${nameOf(to)} ${nameOf(from)}`,
  ]);
  return adjacentPairs(
    { ...board, walls: new Set(names) },
    { place: at, height: own },
    { place: b.place, height: other },
    rulings,
  );
}

export const areAdjacent = (state: State, a: Figure, b: Figure, at: Place = a.place): boolean =>
  adjacency(state, a, b, at).length > 0;

/** The enemies with which a figure is engaged on its own place or on the given one. */
export const engagedWith = (state: State, figure: Figure, at: Place = figure.place): Figure[] =>
  enemiesOf(state, figure).filter((enemy) => areAdjacent(state, figure, enemy, at));

/**
 * The number of steps over existing spaces, around gaps, whatever their levels and the figures on them; infinite if
 * there is no way.
 */
export function distance({ board }: Setting, a: Place, b: Place): number {
  const steps = new Map(a.map((at) => [nameOf(at), 0]));
  const queue = [...a];
  for (let at = queue.shift(); at; at = queue.shift()) {
    const so = steps.get(nameOf(at)) ?? 0;
    if (b.some((to) => hexDistance(to, at as Space) === 0)) return so;
    for (const next of neighbours(at))
      if (board.cells.has(nameOf(next)) && !steps.has(nameOf(next))) {
        steps.set(nameOf(next), so + 1);
        queue.push(next);
      }
  }
  return Number.POSITIVE_INFINITY;
}
