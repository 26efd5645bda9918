/** Random boards for turns. */

import type { Place, Wall } from './board.ts';
import { around, readGround } from './board.ts';
import type { Random } from './source.ts';

/**
 * The level of each space, for a random kind of landscape: mostly level with drops, a plateau, a plateau with a ramp,
 * terraces, gentle hills, or anything. Sometimes the levels are so high that falls are more dangerous.
 */
function levelsOf(random: Random): (place: Place) => number {
  const edge = random.whole(1, 3);
  const high = random.chance(25) ? random.pick([15, 15, 16, 25, 26]) : random.whole(4, 8);
  const ramp = random.whole(0, 3);
  const slope = random.whole(2, 4);
  return random.pick([
    () => random.pick([0, 0, 0, 0, 0, 0, 1, 1, 2, 5, 6, 8]),
    () => random.pick([0, 0, 0, 4, 6, 8, high]),
    ([column]: Place) => (column < edge ? high : 0),
    ([column]: Place) => (column < edge ? 0 : high),
    ([column, row]: Place) => {
      if (column < edge) return high;
      return row === ramp ? Math.max(0, high - slope * (column - edge + 1)) : 0;
    },
    ([column]: Place) => Math.max(0, high - (slope + 2) * Math.abs(column - edge)),
    () => random.pick([0, 0, 4, 8, 12, high]),
    () => random.pick([0, 0, 6, 12, 25]),
    () => random.whole(0, 2),
    () => random.whole(0, 8),
  ]);
}

export function randomTerrain(random: Random, columns: number, rows: number): string {
  const level = levelsOf(random);
  const [holes, water, lava] = [
    random.pick([0, 8, 15]),
    random.pick([0, 8, 20]),
    random.pick([0, 0, 10, 25]),
  ];
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_, column) => {
      if (random.chance(holes)) return '.';
      const letter = random.chance(water) ? 'w' : random.chance(lava) ? 'm' : '';
      return `${level([column, row])}${letter}`;
    });
    return `${row % 2 === 1 ? '  ' : ''}${cells.join('   ')}\n`;
  });
  return lines.join('');
}

/** Walls between neighbouring spaces, each with the given percentage. */
export function randomWalls(random: Random, terrain: string, percent: number): Wall[] {
  const ground = readGround(terrain);
  return ground.places.flatMap((place) =>
    around(place)
      .filter((other) => ground.at(other) !== undefined)
      .filter((other) => other[1] > place[1] || (other[1] === place[1] && other[0] > place[0]))
      .filter(() => random.chance(percent))
      .map((other): Wall => [place, other]),
  );
}
