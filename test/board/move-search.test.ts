import { describe, expect, test } from 'vitest';
import { Ground } from '../../src/board/ground.ts';
import { MoveSearch } from '../../src/board/move-search.ts';
import { Places } from '../../src/board/places.ts';
import { type StepProfile, type Steps, stepsOnFoot } from '../../src/board/steps.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';
import { generatorOf } from '../../src/chance/index.ts';
import { shareOf } from '../cases.ts';

/** What is in the way of a movement; spaces are numbered row by row, as places of a single base. */
interface Way {
  readonly closed?: readonly number[];
  readonly ends?: readonly number[];
  /** The enemies that strike, as bits, by the place that the base leaves. */
  readonly strikers?: Readonly<Record<number, number>>;
}

const FIGURE: StepProfile = { climbs: 9, falls: 5, lavaResistant: false };

class Search extends MoveSearch {
  private readonly ground: Ground;
  private readonly way: Way;
  private readonly steps = new Map<StepProfile, Steps>();

  constructor(text: string, way: Way = {}, isDouble = false) {
    const ground = new Ground({ terrain: readTerrain(text) as Terrain, walls: [] });
    super(new Places(ground, isDouble));
    this.ground = ground;
    this.way = way;
  }

  /** The least Move to each place, found by trying all steps from all places again and again. */
  leastMoves(move: number, isSafe: boolean, profile: StepProfile): Map<number, number> {
    const { first, to, entered, count } = this.places;
    const { cost, hazards } = stepsOnFoot(this.ground, this.places, profile);
    const least = new Map([[0, 0]]);
    for (let round = 0; round <= move; round++) {
      for (let place = 0; place < count; place++) {
        const spent = least.get(place);
        if (spent === undefined || (place !== 0 && this.endsAt(place))) continue;
        for (let s = first[place] as number; s < (first[place + 1] as number); s++) {
          const next = to[s] as number;
          const all = spent + (cost[s] as number);
          const isUnsafe = (hazards[s] as number) > 0 || this.strikersAt(place) > 0;
          if (all > move || !this.mayEnter(entered[s] as number) || (isSafe && isUnsafe)) continue;
          least.set(next, Math.min(all, least.get(next) ?? all));
        }
      }
    }
    return least;
  }

  protected mayEnter = (space: number) => !this.way.closed?.includes(space);
  protected endsAt = (place: number) => this.way.ends?.includes(place) ?? false;
  protected endsFlightAt = (place: number) => this.endsAt(place);
  protected strikersAt = (place: number) => this.way.strikers?.[place] ?? 0;
  /** A base leaves an enemy with every step away from it. */
  protected countLeft = (enemies: number) => enemies.toString(2).replaceAll('0', '').length;

  walk(move: number, { isSafe = false, staysOnRoad = false, profile = FIGURE } = {}) {
    const steps = this.steps.get(profile) ?? stepsOnFoot(this.ground, this.places, profile);
    this.steps.set(profile, steps);
    this.begin(move);
    this.reach(0, 0, 0, 0, 0, -1);
    const isHindered = this.walkOn({ start: 0, move, steps, isSafe, staysOnRoad });
    return { isHindered, reached: this.reached() };
  }

  fly(move: number, strikes = 0, lavaResistant = false) {
    this.begin(move);
    this.reach(0, 0, 0, 0, 0, -1);
    this.flyOn({ start: 0, move, strikes, lavaResistant });
    return this.reached();
  }

  reached() {
    return Array.from(this.list.subarray(0, this.size), (place) => ({
      place,
      before: this.before[place],
      spent: this.spent[place],
      strikes: this.strikes[place],
      hazards: this.hazards[place],
    }));
  }
}

const places = (reached: ReturnType<Search['reached']>) => reached.map(({ place }) => place);
const spent = (reached: ReturnType<Search['reached']>) => reached.map((one) => one.spent);

describe('on foot', () => {
  test('each space costs 1 Move, and each level up one more', () => {
    const search = new Search('1 1 2 1 1');
    expect(places(search.walk(2).reached)).toEqual([1]);
    expect(places(search.walk(3).reached)).toEqual([1, 2]);
    expect(spent(search.walk(9).reached)).toEqual([1, 3, 4, 5]);
    expect(search.walk(9).reached.map(({ before }) => before)).toEqual([0, 1, 2, 3]);
  });

  test('the way that costs least is found, even if it has more spaces', () => {
    // Over the hill: 1 + 3 and 1 more. Around it, through the second row: 3.
    const { reached } = new Search('1 4 1\n 1 1 .').walk(9);
    expect(reached.find(({ place }) => place === 2)).toMatchObject({ spent: 3, before: 4 });
    // The list has each place once, in the order of Move.
    expect(places(reached).toSorted()).toEqual([1, 2, 3, 4]);
    expect(spent(reached)).toEqual(spent(reached).toSorted());
  });

  test('no one enters a closed space or goes on from where a movement ends', () => {
    expect(places(new Search('1 1 1 1', { closed: [2] }).walk(9).reached)).toEqual([1]);
    expect(places(new Search('1 1 1 1', { ends: [2] }).walk(9).reached)).toEqual([1, 2]);
    // It may begin there.
    expect(places(new Search('1 1 1', { ends: [0] }).walk(9).reached)).toEqual([1, 2]);
  });

  test('strikes and hazards add up along the way', () => {
    const way = { strikers: { 0: 0b11, 2: 0b100 } };
    const { reached, isHindered } = new Search('9 1 1m 1', way).walk(9);
    expect(isHindered).toBe(false);
    expect(reached.map(({ strikes }) => strikes)).toEqual([2, 2, 3]);
    // A fall from level 9, then lava; the last step has no hazard of its own.
    expect(reached.map(({ hazards }) => hazards)).toEqual([1, 2, 2]);
  });

  test('a safe movement takes no such step and says that there was one', () => {
    const safe = (text: string, way?: Way) => new Search(text, way).walk(9, { isSafe: true });
    const [struck, fallen] = [safe('1 1 1', { strikers: { 1: 1 } }), safe('1 7 1')];
    expect([places(struck.reached), struck.isHindered]).toEqual([[1], true]);
    expect([places(fallen.reached), fallen.isHindered]).toEqual([[1], true]);
    const free = safe('1 1 1');
    expect([places(free.reached), free.isHindered]).toEqual([[1, 2], false]);
  });

  test('a movement may have to stay on the road', () => {
    const search = new Search('1 1r 1r 1 1r');
    expect(places(search.walk(9, { staysOnRoad: true }).reached)).toEqual([1, 2]);
    expect(places(search.walk(9).reached)).toEqual([1, 2, 3, 4]);
  });
});

describe('in flight', () => {
  test('each space costs 1 Move, whatever its level and what is on it', () => {
    const search = new Search('1 9 1 1', { closed: [1] });
    expect(places(search.fly(2))).toEqual([1, 2]);
    expect(spent(search.fly(3))).toEqual([1, 2, 3]);
  });

  test('strikes are those of the start; lava burns only where the flight lands', () => {
    const search = new Search('1 1m 1');
    const landing = { before: 0, strikes: 2 };
    expect(search.fly(2, 2)).toEqual([
      { ...landing, place: 1, spent: 1, hazards: 1 },
      { ...landing, place: 2, spent: 2, hazards: 0 },
    ]);
    expect(search.fly(2, 2, true).map(({ hazards }) => hazards)).toEqual([0, 0]);
  });

  test('a flight may have to end at a place, but not where it begins', () => {
    expect(places(new Search('1 1 1 1', { ends: [0, 2] }).fly(9))).toEqual([1, 2]);
  });
});

test('one object makes many searches', () => {
  const search = new Search('1 1 1 1');
  expect(places(search.walk(3).reached)).toEqual([1, 2, 3]);
  expect(places(search.walk(1).reached)).toEqual([1]);
  expect(places(search.fly(2))).toEqual([1, 2]);
});

test('a Move of hundreds of spaces passes nothing that bars the way, and pays for every level', () => {
  const cliff = new Search('1 90 1');
  expect(cliff.walk(300).reached).toEqual([]);
  const profile = { ...FIGURE, climbs: 1000 };
  const tower = new Search('1 401 1');
  expect(places(tower.walk(400, { profile }).reached)).toEqual([]);
  expect(places(tower.walk(401, { profile }).reached)).toEqual([1]);
  expect(places(tower.walk(402, { profile }).reached)).toEqual([1, 2]);
});

const { from, count: BOARDS } = shareOf(200);

test.each([false, true])(
  `walks on ${BOARDS} random boards cost the least Move that any steps cost: double %s`,
  (isDouble) => {
    const profile = { ...FIGURE, climbs: 4 };
    for (let seed = from; seed < from + BOARDS; seed++) {
      const draw = generatorOf(`walk ${seed}`);
      const below = (bound: number) => Math.floor(draw() * bound);
      const some = (chance: number) =>
        Array.from({ length: 36 }, (_, i) => i).filter(() => draw() < chance);
      const rows = Array.from({ length: 6 }, (_, row) => {
        const levels = Array.from({ length: 6 }, () => 1 + below(below(8) + 1));
        return `${row % 2 === 1 ? ' ' : ''}${levels.join(' ')}`;
      });
      const strikers = Object.fromEntries(some(0.1).map((place) => [place, 1]));
      const way = { closed: some(0.1), ends: some(0.1), strikers };
      const search = new Search(rows.join('\n'), way, isDouble);
      for (const isSafe of [true, false]) {
        // The second search of the object uses what the first has found out about the steps.
        for (const move of [4, 9]) {
          const { reached } = search.walk(move, { isSafe, profile });
          const least = search.leastMoves(move, isSafe, profile);
          least.delete(0);
          const found = new Map(reached.map((one) => [one.place, one.spent]));
          expect(found, `board ${seed}`).toEqual(least);
        }
      }
    }
  },
);
