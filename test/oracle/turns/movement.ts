/** The places where a figure can end its movement: RULES.md section 6, readings 7 to 11, searched step by step. */

import { type Place, type Wall, wallBetween } from '../c3g/board.ts';
import { around, type Ground, placeName, readGround, spaceAt } from './board.ts';
import { type At, type Card, has, heightOf, kindOf, type Other, spacesOf } from './document.ts';
import { type Fall, type Falls, fallOf, isSafer, NO_FALLS, withFall } from './falls.ts';

export interface Surroundings {
  ground: Ground;
  /** Names of spaces with enemy figures, objects or obstacles: "not through". */
  barred: ReadonlySet<string>;
  /** Names of spaces with figures of its own side: "through … but not onto them". */
  friends: ReadonlySet<string>;
}

interface Step {
  spaces: Place[];
  cost: number;
  fall: Fall | undefined;
}

/** A place, and the falls on the least dangerous way there. */
export interface Rest {
  spaces: readonly Place[];
  falls: Falls;
}

const named = (place: Place): string => placeName([place]);

/** "A double base moves half by half: one half enters a space next to it, the other follows to where that half was." */
function stepsFrom(card: Card, spaces: readonly Place[], surroundings: Surroundings): Step[] {
  return spaces.flatMap((leading) =>
    around(leading).flatMap((entered) => {
      const cost = costOf(card, leading, entered, surroundings);
      if (cost === undefined) return [];
      const after = spaces.length === 1 ? [entered] : [entered, leading];
      return [{ spaces: after, cost, fall: fallBetween(card, spaces, after, surroundings) }];
    }),
  );
}

/** `undefined`: the step cannot be made. "Cost, climb and walls are those of the leading half." */
function costOf(
  card: Card,
  from: Place,
  to: Place,
  { ground, barred }: Surroundings,
): number | undefined {
  // "Not over what is off the map": this also holds for flying figures.
  if (ground.at(to) === undefined) return undefined;
  // "Flying figures pay 1 a space and pass over everything"
  if (has(card, 'flying')) return 1;
  if (wallBetween(ground.walls, from, to) || barred.has(named(to))) return undefined;
  // "Each costing 1 plus levels climbed, no single climb of Height levels or more"; down "costs only the space"
  const climbed = Math.max(0, spaceAt(ground, to).level - spaceAt(ground, from).level);
  return climbed >= heightOf(card) ? undefined : 1 + climbed;
}

/** "From the higher of its spaces to the higher of those that it enters"; no fall if it "flies or lands on water". */
function fallBetween(
  card: Card,
  above: readonly Place[],
  below: readonly Place[],
  { ground }: Surroundings,
): Fall | undefined {
  const inWater = terrainOf(ground, below).every((letter) => letter === 'w');
  if (has(card, 'flying') || inWater) return undefined;
  const levelOf = (spaces: readonly Place[]): number =>
    Math.max(...spaces.map((place) => spaceAt(ground, place).level));
  return fallOf(heightOf(card), levelOf(above) - levelOf(below));
}

const terrainOf = (ground: Ground, spaces: readonly Place[]): string[] =>
  spaces.map((place) => spaceAt(ground, place).terrain);

/** "No figure enters lava unless it is lava-resistant", and none ends its movement there, with either half. */
function inForbiddenLava(card: Card, ground: Ground, spaces: readonly Place[]): boolean {
  return !has(card, 'lava-resistant') && terrainOf(ground, spaces).includes('m');
}

/** "Water ends the movement when both halves are in it, lava when one is." Flying figures "may pass over water and lava". */
function endsTheMovement(card: Card, ground: Ground, spaces: readonly Place[]): boolean {
  if (has(card, 'flying')) return false;
  const terrain = terrainOf(ground, spaces);
  return terrain.includes('m') || terrain.every((letter) => letter === 'w');
}

function mayRest(card: Card, spaces: readonly Place[], surroundings: Surroundings): boolean {
  const { ground, barred, friends } = surroundings;
  const levels = new Set(spaces.map((place) => spaceAt(ground, place).level));
  const [one, other] = spaces;
  // "It comes to rest on two spaces of one level with no wall between."
  if (one && other && wallBetween(ground.walls, one, other)) return false;
  return (
    spaces.every((place) => !barred.has(named(place)) && !friends.has(named(place))) &&
    levels.size === 1 &&
    !inForbiddenLava(card, ground, spaces)
  );
}

/**
 * Every place on which the figure can end its movement, its own first: "a figure may stay where it is, whatever is
 * there".
 */
export function restingPlaces(
  card: Card,
  start: readonly Place[],
  surroundings: Surroundings,
): Rest[] {
  const own: Rest = { spaces: start, falls: NO_FALLS };
  const safest = new Map<string, Rest>();
  for (const reached of reachedByPoints(card, own, surroundings)) {
    for (const [name, rest] of reached) keepSafer(safest, name, rest);
  }
  const others = [...safest]
    .filter(([name]) => name !== placeName(start))
    .map(([, rest]) => rest)
    .filter(({ spaces }) => mayRest(card, spaces, surroundings));
  return [own, ...others];
}

function keepSafer(among: Map<string, Rest>, name: string, rest: Rest): void {
  const known = among.get(name);
  if (known === undefined || isSafer(rest.falls, known.falls)) among.set(name, rest);
}

/**
 * For each number of points from 0 to the Move, the places that the figure can have reached with exactly that many
 * points, with the least dangerous way there: a way with fewer falls may cost more points, which are then missing for
 * the rest of the movement.
 */
function reachedByPoints(card: Card, own: Rest, surroundings: Surroundings): Map<string, Rest>[] {
  const { ground } = surroundings;
  const start = placeName(own.spaces);
  const reached = Array.from({ length: (card.move ?? 5) + 1 }, () => new Map<string, Rest>());
  reached[0]?.set(start, own);
  for (const [spent, places] of reached.entries()) {
    for (const [name, { spaces, falls }] of places) {
      // "Water and lava that it begins on do not hold it."
      if (name !== start && endsTheMovement(card, ground, spaces)) continue;
      for (const step of stepsFrom(card, spaces, surroundings)) {
        const among = reached[spent + step.cost];
        if (among === undefined) continue;
        if (!has(card, 'flying') && inForbiddenLava(card, ground, step.spaces)) continue;
        const rest = { spaces: step.spaces, falls: withFall(falls, step.fall) };
        keepSafer(among, placeName(step.spaces), rest);
      }
    }
  }
  return reached;
}

/** "Figures of `others` are enemies, unless `side: attacker`"; "glyphs and powers hinder no movement". */
export function surroundingsOf(
  ground: Ground,
  others: readonly Other[],
  enemies: readonly Place[],
  friends: readonly Place[],
): Surroundings {
  const barred = new Set(enemies.map(named));
  const passed = new Set(friends.map(named));
  for (const other of others) {
    const kind = kindOf(other);
    if (kind === 'glyph' || kind === 'power') continue;
    const ofOurs = kind === 'figure' && other.side === 'attacker';
    for (const place of spacesOf(other.at)) (ofOurs ? passed : barred).add(named(place));
  }
  return { ground, barred, friends: passed };
}

export interface Mover {
  terrain: string;
  walls?: Wall[];
  others?: Other[];
  figure: Card;
  at: At;
  /** Spaces with figures of the other side, such as the defender's, that are not among `others`. */
  enemies: Place[];
  /** Spaces with figures of its own side that are not among `others`, as those of fellow attackers. */
  friends: Place[];
}

function restsOf({ terrain, walls, others, figure, at, enemies, friends }: Mover): Rest[] {
  const ground = readGround(terrain, walls ?? []);
  const surroundings = surroundingsOf(ground, others ?? [], enemies, friends);
  return restingPlaces(figure, spacesOf(at), surroundings);
}

/** The names of all places on which the figure can end its movement, sorted as text. */
export function placesInReach(mover: Mover): string[] {
  return restsOf(mover)
    .map(({ spaces }) => placeName(spaces))
    .sort();
}

/** For each of these places, by name, the falls on the least dangerous way there; none if the figure stays. */
export function fallsTo(mover: Mover): Record<string, Falls> {
  return Object.fromEntries(restsOf(mover).map(({ spaces, falls }) => [placeName(spaces), falls]));
}
