import { expect, test } from 'vitest';
import { Ground } from '../../../src/board/ground.ts';
import { Places } from '../../../src/board/places.ts';
import { placeName, type Space } from '../../../src/board/space.ts';
import { readTerrain, type Terrain } from '../../../src/board/terrain.ts';
import { type Mover, reachOf } from '../../../src/fight/turn/reach.ts';
import { shareOf } from '../../cases.ts';
import { kindOf, spacesOf } from '../../oracle/turns/document.ts';
import { fallsTo, placesInReach as placesByOracle } from '../../oracle/turns/movement.ts';
import { randomMover } from '../../oracle/turns/random-movement.ts';

/** Boards, from a first one; others with KNOCKBACK_TURNS_FROM=10000. */
const { from, count: BOARDS } = shareOf(2000);
const FROM = Number(process.env.KNOCKBACK_TURNS_FROM ?? from);

/** The oracle's description of a moving figure and its obstacles. */
function moving(seed: number) {
  const random = randomMover(seed);
  const { terrain, walls = [], others = [], figure, enemies = [], friends = [] } = random;
  const at = spacesOf(random.at) as unknown as Space[];
  const ground = new Ground({
    terrain: readTerrain(terrain) as Terrain,
    walls: walls as unknown as [Space, Space][],
  });
  const places = new Places(ground, at.length > 1);
  const isFriend = (other: (typeof others)[number]) => other.side === 'attacker';
  const hostile = others.filter(
    (other) => !isFriend(other) && ['figure', 'object', 'obstacle'].includes(kindOf(other)),
  );
  const numbers = (spaces: readonly unknown[]) =>
    spaces.map((space) => ground.numberOf(space as Space));
  const held = new Set([
    ...numbers(enemies),
    ...numbers(hostile.flatMap((other) => spacesOf(other.at))),
  ]);
  const taken = new Set([
    ...numbers(friends),
    ...numbers(others.filter(isFriend).flatMap((other) => spacesOf(other.at))),
  ]);
  const mover: Mover = {
    move: figure.move ?? 0,
    height: figure.height ?? 5,
    flies: (figure.powers ?? []).includes('flying'),
    lavaResistant: (figure.powers ?? []).includes('lava-resistant'),
    start: places.placeAt(...(numbers(at) as [number, number])),
  };
  const resting = reachOf(
    mover,
    ground,
    places,
  )(held)
    .map(({ place, falls }) => ({ place: places.spacesOf(place), falls }))
    .filter(({ place }, i) => i === 0 || !numbers(place).some((space) => taken.has(space)));
  return { random, resting };
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
