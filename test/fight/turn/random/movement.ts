/** Random boards with one figure that moves, for the search of reachable places. */

import type { Place, Wall } from './board.ts';
import { around, readGround } from './board.ts';
import type { At, Card, Other } from './document.ts';
import { randomTerrain, randomWalls } from './ground.ts';
import { type Random, randomFrom } from './source.ts';

/** A figure that moves on a board, and what is in its way. */
export interface Mover {
  terrain: string;
  walls: Wall[];
  figure: Card;
  at: At;
  enemies: Place[];
  friends: Place[];
  others: Other[];
}

/**
 * The same for the same seed, a whole number from 0 to 2^32 - 1. No two figures share a space, and none stands on a
 * hole.
 */
export function randomMover(seed: number): Mover {
  const random = randomFrom(seed);
  for (;;) {
    const drawn = tryMover(random);
    if (drawn !== undefined) return drawn;
  }
}

function tryMover(random: Random): Mover | undefined {
  const terrain = randomTerrain(random, random.whole(2, 8), random.whole(2, 8));
  const { places, at: spaceOf } = readGround(terrain);
  const taken = new Set<string>();
  const isFree = (place: Place): boolean =>
    places.some((other) => other.join() === place.join()) && !taken.has(place.join());
  const take = (suits: (place: Place) => boolean = () => true): Place | undefined => {
    const free = places.filter((place) => isFree(place) && suits(place));
    if (free.length === 0) return undefined;
    const place = random.pick(free);
    taken.add(place.join());
    return place;
  };
  const several = (most: number): Place[] =>
    Array.from({ length: random.whole(0, most) }, () => take()).filter(
      (place) => place !== undefined,
    );

  // Often on a height, from which it can fall.
  const levelOf = (place: Place): number => spaceOf(place)?.level ?? 0;
  const highest = Math.max(...places.map(levelOf));
  const own = take(random.chance(75) ? (place) => levelOf(place) === highest : undefined);
  if (own === undefined) return undefined;
  const beside = around(own).filter(isFree);
  const double = random.chance(50);
  if (double && beside.length === 0) return undefined;
  const second = double ? random.pick(beside) : own;
  taken.add(second.join());
  return {
    terrain,
    walls: randomWalls(random, terrain, random.pick([0, 5, 20])),
    figure: {
      name: 'Mover',
      attack: 1,
      defense: 1,
      height: random.pick([2, 3, 4, 4, 5, 5, 6, 7]),
      move: random.whole(0, 8),
      base: double ? 'double' : 'single',
      powers: ['flying', 'lava-resistant'].filter(() => random.chance(25)),
    },
    at: double ? [own, second] : own,
    enemies: several(2),
    friends: several(2),
    others: several(4).map((at, number) => anyOther(random, at, number)),
  };
}

function anyOther(random: Random, at: Place, number: number): Other {
  return random.pick<Other>([
    { figure: `Enemy ${number}`, at },
    { figure: `Friend ${number}`, at, side: 'attacker' },
    { object: `Crate ${number}`, at },
    { obstacle: `Tree ${number}`, at },
    { glyph: `Glyph ${number}`, at },
    { power: `Power ${number}`, at },
  ]);
}
