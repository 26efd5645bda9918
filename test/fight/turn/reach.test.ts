import { expect, test } from 'vitest';
import { boardOf } from '../../../src/board/board.ts';
import { placeName, type Space, spaceName } from '../../../src/board/space.ts';
import { readTerrain, type Terrain } from '../../../src/board/terrain.ts';
import { type Mover, placesInReach } from '../../../src/fight/turn/reach.ts';
import { shareOf } from '../../cases.ts';
import { kindOf, spacesOf } from '../../oracle/turns/document.ts';
import { fallsTo, placesInReach as placesByOracle } from '../../oracle/turns/movement.ts';
import { randomMover } from '../../oracle/turns/random-movement.ts';

/** Boards, from a first one; others with KNOCKBACK_TURNS_FROM=10000. */
const { from, count: BOARDS } = shareOf(2000);
const FROM = Number(process.env.KNOCKBACK_TURNS_FROM ?? from);

/** A mover of the oracle's, and what hinders it. */
function moving(seed: number) {
  const random = randomMover(seed);
  const { terrain, walls = [], others = [], figure, enemies = [], friends = [] } = random;
  const at = spacesOf(random.at) as unknown as Space[];
  const ground = readTerrain(terrain) as Terrain;
  const board = boardOf(ground, [], walls as unknown as [Space, Space][]);
  const isFriend = (other: (typeof others)[number]) => other.side === 'attacker';
  const hostile = others.filter(
    (other) => !isFriend(other) && ['figure', 'object', 'obstacle'].includes(kindOf(other)),
  );
  const names = (places: readonly unknown[]) => places.map((place) => spaceName(place as Space));
  const held = new Set([
    ...names(enemies),
    ...names(hostile.flatMap((other) => spacesOf(other.at))),
  ]);
  const taken = new Set([
    ...names(friends),
    ...names(others.filter(isFriend).flatMap((other) => spacesOf(other.at))),
  ]);
  const mover: Mover = {
    move: figure.move ?? 0,
    height: figure.height ?? 5,
    flies: (figure.powers ?? []).includes('flying'),
    lavaResistant: (figure.powers ?? []).includes('lava-resistant'),
    start: at.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]),
  };
  const resting = placesInReach(mover, { board, isHeld: (space) => held.has(spaceName(space)) });
  const isFree = (place: readonly Space[], i: number) =>
    i === 0 || !place.some((space) => taken.has(spaceName(space)));
  return { random, resting: resting.filter(({ place }, i) => isFree(place, i)) };
}

test(`the places within reach on ${BOARDS} random boards, and the falls on the way, are those of a plain search`, () => {
  let falls = 0;
  for (let seed = FROM; seed < FROM + BOARDS; seed++) {
    const { random, resting } = moving(seed);
    const found = resting.map(({ place }) => placeName(place)).sort();
    expect(found, `board ${seed}`).toEqual(placesByOracle(random));
    const byOracle = fallsTo(random);
    for (const { place, falls: own } of resting) {
      const name = placeName(place);
      const { fall: minor, major, extreme } = own;
      expect({ minor, major, extreme }, `board ${seed}, ${name}`).toEqual(byOracle[name]);
      falls += minor + major + extreme;
    }
  }
  // Figures that fall are among them.
  expect(falls).toBeGreaterThan(BOARDS / 10);
});
