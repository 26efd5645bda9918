import { expect, test } from 'vitest';
import { Ground } from '../../../src/board/ground.ts';
import { Places } from '../../../src/board/places.ts';
import { placeName, type Space } from '../../../src/board/space.ts';
import { readTerrain, type Terrain } from '../../../src/board/terrain.ts';
import { type Mover, reachOf } from '../../../src/fight/turn/reach.ts';
import { shareOf } from '../../cases.ts';
import { readBoard } from '../../reference/board.ts';
import { nameOf } from '../../reference/hexes.ts';
import { destinations } from '../../reference/turn-moves.ts';
import { kindOf, spacesOf } from './random/document.ts';
import { type Mover as RandomMover, randomMover } from './random/movement.ts';

/** Boards, from a first one; others with KNOCKBACK_TURNS_FROM=10000. */
const { from, count: BOARDS } = shareOf(2000);
const FROM = Number(process.env.KNOCKBACK_TURNS_FROM ?? from);

/** A figure that moves, and the places where it can end its move. */
function moving(seed: number) {
  const random = randomMover(seed);
  const { terrain, walls, others, figure, enemies, friends } = random;
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

/** The same places with the falls on the way, by name, as the reference finds them. */
function byReference({ terrain, walls, others, figure, at, enemies, friends }: RandomMover) {
  const has = (power: string) => (figure.powers ?? []).includes(power);
  const names = (places: readonly (readonly [number, number])[]) => places.map(nameOf);
  const solid = others.filter((other) => !['glyph', 'power'].includes(kindOf(other)));
  const hostile = solid.filter(({ side }) => side !== 'attacker');
  const blocked = new Set(names([...enemies, ...hostile.flatMap((other) => spacesOf(other.at))]));
  const ofFriends = names([...friends, ...solid.flatMap((other) => spacesOf(other.at))]);
  const found = destinations({
    board: readBoard({ terrain, walls, defender: [] }),
    place: spacesOf(at),
    move: figure.move ?? 0,
    height: figure.height ?? 5,
    flies: has('flying'),
    resistsLava: has('lava-resistant'),
    blocked,
    taken: new Set([...blocked, ...ofFriends]),
  });
  return new Map(
    found.map(({ place, falls }) => {
      const count = (dice: number) =>
        falls.filter((fall) => !fall.extreme && fall.dice === dice).length;
      const extreme = falls.filter((fall) => fall.extreme).length;
      const inRows = [...place].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
      return [placeName(inRows), { minor: count(1), major: count(3), extreme }] as const;
    }),
  );
}

test(`the places within reach on ${BOARDS} random boards, and the falls on the way, are those of the reference`, () => {
  let falls = 0;
  for (let seed = FROM; seed < FROM + BOARDS; seed++) {
    const { random, resting } = moving(seed);
    const found = resting.map(({ place }) => placeName(place)).sort();
    const expected = byReference(random);
    expect(found, `board ${seed}`).toEqual([...expected.keys()].sort());
    for (const { place, falls: own } of resting) {
      const name = placeName(place);
      const { fall: minor, major, extreme } = own;
      expect({ minor, major, extreme }, `board ${seed}, ${name}`).toEqual(expected.get(name));
      falls += minor + major + extreme;
    }
  }
  // Figures that fall are among them.
  expect(falls).toBeGreaterThan(BOARDS / 10);
});
