import { describe, expect, test } from 'vitest';
import { Ground } from '../../src/board/ground.ts';
import { MoveSearch } from '../../src/board/move-search.ts';
import { Places } from '../../src/board/places.ts';
import { type StepProfile, stepsOnFoot } from '../../src/board/steps.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';

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

  constructor(text: string, way: Way = {}) {
    const ground = new Ground({ terrain: readTerrain(text) as Terrain, walls: [] });
    super(new Places(ground, false));
    this.ground = ground;
    this.way = way;
  }

  protected mayEnter = (space: number) => !this.way.closed?.includes(space);
  protected endsAt = (place: number) => this.way.ends?.includes(place) ?? false;
  protected endsFlightAt = (place: number) => this.endsAt(place);
  protected strikersAt = (place: number) => this.way.strikers?.[place] ?? 0;
  /** A base leaves an enemy with every step away from it. */
  protected countLeft = (enemies: number) => enemies.toString(2).replaceAll('0', '').length;

  walk(move: number, { isSafe = false, staysOnRoad = false, profile = FIGURE } = {}) {
    const steps = stepsOnFoot(this.ground, this.places, profile);
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
