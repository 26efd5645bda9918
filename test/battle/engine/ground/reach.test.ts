import { expect, test } from 'vitest';
import { Reach } from '../../../../src/battle/engine/ground/reach.ts';
import { GameState } from '../../../../src/battle/engine/state/state.ts';
import { battleTables } from '../../../../src/battle/engine/state/tables.ts';
import { Ground } from '../../../../src/board/ground.ts';
import { Places } from '../../../../src/board/places.ts';
import { placeName, type Space } from '../../../../src/board/space.ts';
import { readTerrain, type Terrain } from '../../../../src/board/terrain.ts';
import { reachOf } from '../../../../src/fight/turn/reach.ts';
import { shareOf } from '../../../cases.ts';
import { kindOf, spacesOf } from '../../../fight/turn/random/document.ts';
import { randomMover } from '../../../fight/turn/random/movement.ts';
import { battleOf, hero } from '../../battles.ts';

const { from, count: BOARDS } = shareOf(500);

/** All other figures are obstacles: there are no friends to pass and no enemies to leave. */
function moving(seed: number) {
  const { terrain, walls = [], others = [], figure, enemies = [], at } = randomMover(seed);
  const held = [
    ...enemies,
    ...others.filter((one) => kindOf(one) !== 'glyph').flatMap((one) => spacesOf(one.at)),
  ];
  return {
    terrain,
    walls: walls as unknown as [Space, Space][],
    held: held as unknown as Space[],
    start: (spacesOf(at) as unknown as Space[]).toSorted((a, b) => a[1] - b[1] || a[0] - b[0]),
    move: figure.move ?? 0,
    height: figure.height ?? 5,
    flies: (figure.powers ?? []).includes('flying'),
    lavaResistant: (figure.powers ?? []).includes('lava-resistant'),
  };
}

/** The places that a battle's search finds, but for those on lava, which a turn does not enter. */
function byBattle({ terrain, walls, held, start, ...figure }: ReturnType<typeof moving>): string[] {
  const powers = [
    ...(figure.flies ? ['flying'] : []),
    ...(figure.lavaResistant ? ['lava-resistant'] : []),
  ];
  const base = start.length > 1 ? 'double' : 'single';
  const { move, height } = figure;
  const scenario = battleOf({
    sides: [{ army: [hero('Mover', { move, height, base, powers })] }, { army: [hero('Other')] }],
  });
  const board = {
    ...scenario.board,
    terrain,
    walls,
    others: held.map((space) => ({
      kind: 'obstacle' as const,
      name: 'rock',
      spaces: [space],
      wounds: 0,
    })),
  };
  const tables = battleTables({
    ...scenario,
    board,
    sides: [
      { ...scenario.sides[0], start: [] },
      { ...scenario.sides[1], start: [] },
    ],
  });
  const { ground } = tables;
  const state = new GameState(tables, new Uint32Array(4));
  state.begin(0);
  const places = base === 'double' ? tables.double : tables.single;
  const [a, b] = start.map((space) => ground.numberOf(space));
  state.put(0, places.placeAt(a as number, b ?? -1));
  const reach = new Reach(ground, places);
  reach.of(state, 0, {
    ...{ move, mayFly: figure.flies, leaves: false, leavesFrom: -1, strikers: -1 },
    onRoad: true,
    fliesUnstruck: false,
    ...{ mayLeap: true, charge: 0, hurries: 0, runs: 0, leapLevels: 0 },
  });
  const found: string[] = [];
  for (let i = 0; i < reach.size; i++) {
    const place = reach.list[i] as number;
    const spaces = [places.a[place] as number, places.b[place] as number].filter(
      (space) => space >= 0,
    );
    const isOnLava = spaces.some((space) => ground.letters[space] === 'm');
    if (i > 0 && isOnLava && !figure.lavaResistant) continue;
    found.push(placeName(spaces.map((space) => ground.spaces[space] as Space)));
  }
  return found.sort();
}

test(`where nobody else stands, the places within reach on ${BOARDS} random boards are those of a turn`, () => {
  for (let seed = from; seed < from + BOARDS; seed++) {
    const mover = moving(seed);
    const { walls } = mover;
    const ground = new Ground({ terrain: readTerrain(mover.terrain) as Terrain, walls });
    const places = new Places(ground, mover.start.length > 1);
    const [a = -1, b = -1] = mover.start.map((space) => ground.numberOf(space));
    const reach = reachOf({ ...mover, start: places.placeAt(a, b) }, ground, places);
    const resting = reach(new Set(mover.held.map((space) => ground.numberOf(space))));
    const expected = resting.map(({ place }) => placeName(places.spacesOf(place))).sort();
    expect(byBattle(mover), `board ${seed}`).toEqual(expected);
  }
});
