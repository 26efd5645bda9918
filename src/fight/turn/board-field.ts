/* The ground of a turn with a board. Places are numbers, and everything computed from them is cached. */

import { once, remembering } from '../../base/index.ts';
import { type Board, boardOf, type Ground, Places, placeName } from '../../board/index.ts';
import { traitsIn, USUAL_HEIGHT } from '../../cards/index.ts';
import { spacesApart } from '../combat/confrontation.ts';
import { hazardOf } from '../combat/hazards.ts';
import { linesOf as powersOf } from '../combat/power-dependencies.ts';
import { GREAT_HEIGHT } from '../combat/stages/dice.ts';
import { type Line, linesBetween, type PlacedFigure } from '../ground/lines.ts';
import { rollsDamage, type Walk, walk } from '../ground/walk.ts';
import { groundOf, keepGround, type Other, type Setup } from '../setup.ts';
import type { Field, Path } from './field.ts';
import { rayOf, spacesAlong, stepsOn } from './rays.ts';
import { type Falls, type Mover, mayFall, reachOf } from './reach.ts';
import type { TurnScenario } from './scenario.ts';
import { AWAY, type Blocker, GONE, type TurnState } from './state.ts';

/** The walks along a line, computed once for each number of Knockback points. */
interface Walks {
  with(points: number): Walk;
  /** A text that describes everything the dice depend on, for exactly this many points. */
  shapeOf(points: number): string;
  /** Like `shapeOf`, but for every number of points up to `mostPoints`. */
  shapeUpTo(mostPoints: number): string;
}

/** @param height the Height of the figure that is knocked back */
function walksOf(walk: (points: number) => Walk, height: number): Walks {
  const all: Walk[] = [];
  const shapes: string[] = [];
  const upToEach: string[] = [''];
  const upTo = (points: number) => {
    while (all.length < points && !isFinal(all.at(-1), height)) {
      const next = walk(all.length + 1);
      all.push(next);
      const shape = shapeOf(next, height);
      shapes.push(shape);
      upToEach.push(`${upToEach.at(-1)};${shape}`);
    }
    return Math.min(points, all.length);
  };
  return {
    with: (points) => all[upTo(points) - 1] as Walk,
    shapeOf: (points) => shapes[upTo(points) - 1] as string,
    shapeUpTo: (mostPoints) => upToEach[upTo(mostPoints)] as string,
  };
}

/** Whether the figure would stop at the same place even with more points. */
function isFinal(walk: Walk | undefined, height: number): boolean {
  if (!walk || walk.pointsLeft === 0 || walk.stoppedBy === 'none') return false;
  return walk.stoppedBy !== 'elevation' || (walk.refused?.climb ?? 0) >= height;
}

function shapeOf(walk: Walk, height: number): string {
  const hazards = walk.steps.map((step, i) => {
    const { lava, fall } = hazardOf(step, i + 1, height, false);
    return `${lava ? 'm' : ''}${fall?.kind ?? ''}`;
  });
  const damage = `${Number(rollsDamage(walk))}${Number(walk.blockers.length > 0)}`;
  return [walk.stoppedBy, damage, ...hazards].join();
}

/** A figure or thing on the board other than the defender, and its identity in the state. */
interface Piece {
  readonly other: Other;
  readonly blocker: Blocker;
  /** The indices of the piece's spaces. */
  readonly place: readonly number[];
}

/** The pieces that can be in the way in a state of a turn. */
interface Pieces {
  /** All pieces that can still be in the way, except the attacker `besides`. */
  standing(state: TurnState, besides: number): readonly Piece[];
  blockerOf(other: Other): Blocker;
}

/**
 * @param others the bystanders of the board, in the order of the state's `hits`
 * @param ofOthers for each bystander, the indices of its spaces
 */
function piecesOf(
  { attackers }: TurnScenario,
  others: readonly Other[],
  ofOthers: readonly (readonly number[])[],
  spacesOf: PlaceNumbers['spacesOf'],
): Pieces {
  const blockers = new Map<Other, Blocker>();
  const ofAttackers = attackers.map(({ name, life, start }, attacker): Other => {
    const other = { kind: 'figure' as const, name, spaces: start, wounds: 0 };
    const piece = life === undefined ? other : { ...other, life };
    blockers.set(piece, { attacker });
    return piece;
  });
  for (const [bystander, other] of others.entries()) blockers.set(other, { bystander });
  const blockerOf = (other: Other) => {
    const blocker = blockers.get(other);
    if (!blocker) throw new Error(`${other.name} is not on this board`);
    return blocker;
  };
  return {
    blockerOf,
    standing: ({ places: all, hits }, besides) => [
      ...others.flatMap((other, bystander) =>
        hits[bystander] === GONE
          ? []
          : [{ other, blocker: { bystander }, place: ofOthers[bystander] as readonly number[] }],
      ),
      ...ofAttackers.flatMap((other, attacker) => {
        const place = all[attacker] as number;
        if (attacker === besides || place === GONE || place === AWAY) return [];
        return [{ other, blocker: { attacker }, place: spacesOf(place) }];
      }),
    ],
  };
}

/** The ground with only the given pieces on it. */
function boardWith(ground: Ground, pieces: readonly Piece[]): Board<Other> {
  return {
    ground,
    occupants: (space) =>
      pieces.flatMap(({ other, place }) => (place.includes(space) ? [other] : [])),
  };
}

/** Numbers the places of a board in order of first use. A place is given by the indices of its spaces. */
interface PlaceNumbers {
  numberOf(spaces: readonly number[]): number;
  spacesOf(number: number): readonly number[];
}

function numberedPlaces(): PlaceNumbers {
  const numbers = new Map<string, number>();
  const all: (readonly number[])[] = [];
  return {
    numberOf(spaces) {
      const name = spaces.join();
      const known = numbers.get(name);
      if (known !== undefined) return known;
      const number = all.push(spaces) - 1;
      numbers.set(name, number);
      return number;
    },
    spacesOf: (number) => all[number] ?? [],
  };
}

/** How attackers move on a ground. */
interface Movement {
  /** The places where an attacker can stop, and the falls on the way to each. */
  reach(
    attacker: number,
    held: ReadonlySet<number>,
  ): { readonly spaces: readonly number[]; readonly falls: Falls }[];
  mayFall(attacker: number): boolean;
}

function movementOf(attackers: TurnScenario['attackers'], ground: Ground): Movement {
  const known = attackers.map((one) =>
    once(() => {
      const { places, mover } = moverOf(one, ground);
      return { places, mover, reach: reachOf(mover, ground, places) };
    }),
  );
  const of = (attacker: number) => (known[attacker] as (typeof known)[number])();
  return {
    mayFall: (attacker) => mayFall(of(attacker).mover, ground, of(attacker).places),
    reach(attacker, held) {
      const { places, reach } = of(attacker);
      return reach(held).map(({ place, falls }) => ({ spaces: places.numbersOf(place), falls }));
    },
  };
}

/** An attacker as a mover, and the places that its base could reach, none of them farther away than its Move. */
function moverOf(
  attacker: TurnScenario['attackers'][number],
  ground: Ground,
): { readonly places: Places; readonly mover: Mover } {
  const modes = traitsIn(powersOf(attacker), 'mode').map(({ mode }) => mode);
  const [a = -1, b = -1] = ground.numbersOf(attacker.start);
  const move = attacker.moves ? attacker.move : 0;
  const isWithin = (space: number) => ground.spacesBetween(a, b, space, -1) <= move;
  const places = new Places(ground, b >= 0, isWithin);
  return {
    places,
    mover: {
      move,
      height: attacker.height,
      flies: modes.some(({ fly }) => fly),
      lavaResistant: modes.some(({ lavaResistant }) => lavaResistant),
      start: places.placeAt(a, b),
    },
  };
}

/** A number of Knockback points greater than any walk can use. */
const MOST_POINTS = 10_000;

/**
 * The ground of a turn with a board. Lines, walks and reachable places are computed once for each
 * place and each set of pieces in the way, and shared by all states.
 */
export function boardField(scenario: TurnScenario, setup: Setup): Field {
  const { attackers, defender, rulings } = scenario;
  const { terrain, board } = groundOf(setup);
  const { ground } = board;
  const { others } = setup;
  const places = numberedPlaces();
  const { spacesOf: spaceNumbers } = places;
  const spacesOf = (place: number) => ground.spacesAt(spaceNumbers(place));
  const ofOthers = others.map(({ spaces }) => ground.numbersOf(spaces));
  const pieces = piecesOf(scenario, others, ofOthers, spaceNumbers);
  // Numbers and caches.
  const shapes = new Map<string, number>();
  const shapeNumber = (shape: string): number => {
    const number = shapes.get(shape) ?? shapes.size;
    shapes.set(shape, number);
    return number;
  };
  const paths = remembering<Path>();
  const lines = remembering<readonly Line[]>();
  const reached = remembering<Reached>();
  const rays = remembering<readonly (readonly number[])[]>();
  const inWays = remembering<ReadonlySet<number>>();
  const distances = remembering<number>();
  /** The board with only its indestructible pieces. */
  const lasting = boardOf(
    ground,
    others.filter(({ kind }) => kind !== 'figure' && kind !== 'object'),
  );
  const isFellow = ({ kind, side }: Other) => kind === 'figure' && side === 'attacker';
  const defenderAt = (at: number) => ({ height: defender.height, place: spaceNumbers(at) });
  // Lines and paths of Knockback.
  const linesFrom = (attacker: number, place: number, at: number) =>
    lines(`${attacker} ${place} ${at}`, () => {
      const { height } = attackers[attacker] as (typeof attackers)[number];
      const standing = { height, place: spaceNumbers(place) };
      return linesBetween(ground, standing, defenderAt(at), rulings);
    });
  const pathOf = (state: TurnState, attacker: number, line: Line): Path => {
    const at = state.defender;
    const ray = inWays(`${at} ${line.direction}`, () =>
      spacesAlong(spaceNumbers(at), line, ground),
    );
    const inTheWay = pieces
      .standing(state, attacker)
      .filter(({ place }) => place.some((space) => ray.has(space)));
    const who = inTheWay.map(pieceName).join(' ');
    // With double bases, several lines may lead along the same spaces.
    return paths(`${at} ${line.direction} ${line.from} ${line.through} ${who}`, () => {
      const there = boardWith(ground, inTheWay);
      const walker = defenderAt(at);
      const walks = walksOf((n) => walk(there, line, walker, n, rulings), defender.height);
      const shapesWith: number[] = [];
      const blockers: (readonly Blocker[])[] = [];
      return {
        line,
        shapeWith: (mostPoints) =>
          (shapesWith[mostPoints] ??= shapeNumber(walks.shapeUpTo(mostPoints))),
        shapeOf: walks.shapeOf,
        walkWith: walks.with,
        placeAfter: (steps) =>
          places.numberOf(spaceNumbers(at).map((space) => stepsOn(space, line, steps, ground))),
        blockersWith: (points) =>
          (blockers[points] ??= walks.with(points).blockers.map(pieces.blockerOf)),
      };
    });
  };
  // Movement of attackers.
  const movement = movementOf(attackers, ground);
  const isHostile = ({ kind, side }: Other) =>
    kind === 'object' || kind === 'obstacle' || (kind === 'figure' && side !== 'attacker');
  const reachable = (state: TurnState, attacker: number) => {
    const { defender: at, hits } = state;
    const gone = others.flatMap((_, i) => (hits[i] === GONE ? [i] : [])).join();
    return reached(`${attacker} ${at} ${gone}`, () => {
      const held = new Set([
        ...spaceNumbers(at),
        ...ofOthers.filter((_, i) => hits[i] !== GONE && isHostile(others[i] as Other)).flat(),
      ]);
      const falls = new Map<number, Falls>();
      const numbers = movement.reach(attacker, held).map((one) => {
        const number = places.numberOf(one.spaces);
        if (Object.values(one.falls).some((n) => n > 0)) falls.set(number, one.falls);
        return number;
      });
      return { places: numbers, falls };
    });
  };
  const distance = (place: number, at: number) =>
    distances(`${place} ${at}`, () => spacesApart(spacesOf(place), spacesOf(at)));
  const isAdjacent = (attacker: number, place: number, at: number) =>
    linesFrom(attacker, place, at).length > 0;
  return {
    begins: {
      defender: places.numberOf(ground.numbersOf(setup.defender)),
      places: attackers.map(({ start }) => places.numberOf(ground.numbersOf(start))),
      hits: others.map(({ wounds }) => wounds),
    },
    restingPlaces: (state, attacker) => reachable(state, attacker).places,
    mayFall: movement.mayFall,
    fallsTo: (state, attacker, place) => reachable(state, attacker).falls.get(place),
    isFree(state, attacker, place) {
      const own = spaceNumbers(place);
      const isOn = (numbers: readonly number[]) => numbers.some((space) => own.includes(space));
      return (
        !state.places.some(
          (other, i) =>
            i !== attacker && other !== GONE && other !== AWAY && isOn(spaceNumbers(other)),
        ) &&
        !others.some(
          (other, i) => isFellow(other) && state.hits[i] !== GONE && isOn(ofOthers[i] ?? []),
        )
      );
    },
    rays: (attacker, place, at) =>
      rays(`${attacker} ${place} ${at}`, () =>
        linesFrom(attacker, place, at).map((line) =>
          rayOf(
            walk(lasting, line, defenderAt(at), MOST_POINTS, rulings),
            spaceNumbers(at),
            line,
            ground,
          ),
        ),
      ),
    spaceNumbers,
    bystanderSpaces: (bystander) => ofOthers[bystander] ?? [],
    distance,
    paths: (state, attacker, place) =>
      linesFrom(attacker, place, state.defender).map((line) => pathOf(state, attacker, line)),
    isAdjacent,
    company(state, attacker, place = state.places[attacker] as number) {
      const isFellowNear = state.places.some(
        (at, i) =>
          i !== attacker && at !== GONE && at !== AWAY && isAdjacent(i, at, state.defender),
      );
      const isNear = (figure: PlacedFigure, isOf: (other: Other) => boolean) =>
        others.some((other, i) => {
          if (other.kind !== 'figure' || !isOf(other) || state.hits[i] === GONE) return false;
          const standing = { height: USUAL_HEIGHT, place: ofOthers[i] as readonly number[] };
          return linesBetween(ground, standing, figure, rulings).length > 0;
        });
      const { height } = attackers[attacker] as (typeof attackers)[number];
      return {
        own: isFellowNear || isNear(defenderAt(state.defender), isFellow),
        enemy: isNear({ height, place: spaceNumbers(place) }, (other) => !isFellow(other)),
      };
    },
    isInRange: (range, attacker, place, at) =>
      range === 1 ? isAdjacent(attacker, place, at) : distance(place, at) <= range,
    footing(place, at) {
      const [own, other] = [spaceNumbers(place), spaceNumbers(at)];
      const above = ground.levelOf(own) - ground.levelOf(other);
      const advantage = Math.sign(above) * (Math.abs(above) >= GREAT_HEIGHT ? 2 : 1);
      return `${advantage}${ground.letterOf(own)} ${ground.letterOf(other)}`;
    },
    ground(state, attacker, place) {
      const here = pieces
        .standing(state, attacker)
        .map(({ other, place: at }) => ({ ...other, spaces: ground.spacesAt(at) }));
      const moment: Setup = {
        ...setup,
        attacker: spacesOf(place),
        defender: spacesOf(state.defender),
        others: here,
      };
      keepGround(moment, terrain, () => boardOf(ground, here));
      return { board: moment };
    },
    nameOf: (place) => placeName(spacesOf(place)),
    spacesOf,
    spacesOn: ({ from, through, direction }, steps) =>
      ground.spacesAt([from, through, ...ground.lineFrom(through, direction, steps)]),
  };
}

/** The places where an attacker can stop, and the falls on the way to some of them. */
interface Reached {
  readonly places: readonly number[];
  readonly falls: ReadonlyMap<number, Falls>;
}

/** A text that identifies a piece and its place. */
function pieceName({ blocker, place }: Piece): string {
  return 'attacker' in blocker ? `a${blocker.attacker}@${place}` : `b${blocker.bystander}`;
}
