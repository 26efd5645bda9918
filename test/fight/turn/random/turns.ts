/**
 * Random turns on small boards, with questions in two forms: the text of an experiment file, and the condition that
 * the reference checks.
 */

import { DIRECTIONS, distance, neighbour, type Place, readGround, samePlace } from './board.ts';
import type { Other, TurnDocument } from './document.ts';
import { randomTerrain, randomWalls } from './ground.ts';
import { valueInReference } from './in-reference.ts';
import { type Random, randomFrom } from './source.ts';

type Measures = Readonly<Record<string, number | string>>;

export interface RandomTurn {
  document: TurnDocument & { name: string; rules: 'c3g'; question: string };
  holds: (measures: Measures) => boolean;
}

interface Question {
  question: string;
  holds: (measures: Measures) => boolean;
}

function anyAttacker(
  random: Random,
  name: string,
  others: boolean,
): TurnDocument['turn'][number]['figure'] {
  const life = random.chance(75) ? random.pick([1, 1, 2, 3]) : undefined;
  const wounds = life !== undefined && random.chance(25) ? random.whole(0, life - 1) : 0;
  const powers = ['super-strength', 'flying', 'lava-resistant'].filter((_, power) =>
    random.chance([90, 20, 10][power] ?? 0),
  );
  return {
    name,
    attack: random.pick(others ? [1, 2, 2, 3] : [1, 2, 3, 3, 4]),
    defense: random.whole(0, 3),
    ...(life !== undefined ? { life } : {}),
    ...(wounds > 0 ? { wounds } : {}),
    height: random.pick([4, 4, 5, 5, 6]),
    move: others ? random.whole(0, 3) : random.pick([0, 1, 2, 2, 3, 3, 4]),
    range: random.pick([1, 1, 1, 2, 3, 4]),
    powers,
  };
}

function anyDefender(random: Random): TurnDocument['defender'] {
  const life = random.chance(75) ? random.whole(1, 5) : undefined;
  const wounds = life !== undefined && random.chance(30) ? random.whole(0, life - 1) : 0;
  return {
    name: 'Target',
    attack: 3,
    defense: random.pick([0, 1, 1, 2, 2, 3]),
    height: random.whole(4, 6),
    ...(life !== undefined ? { life } : {}),
    ...(wounds > 0 ? { wounds } : {}),
    powers: ['tough', 'counter-strike', 'lava-resistant'].filter((_, power) =>
      random.chance([25, 40, 5][power] ?? 0),
    ),
  };
}

/** Figures on either side, objects, obstacles and glyphs, each with a name of its own. */
function anyOther(random: Random, at: Place, number: number): Other {
  const life = random.chance(70) ? { life: random.whole(1, 2) } : {};
  return random.pick<() => Other>([
    () => ({ figure: `Bystander ${number}`, at, ...life }),
    () => ({ figure: `Ally ${number}`, at, side: 'attacker', ...life }),
    () => ({ object: `Crate ${number}`, at, ...life }),
    () => ({ obstacle: `Tree ${number}`, at }),
    () => ({ glyph: `Glyph ${number}`, at, ...(random.chance(30) ? { passable: true } : {}) }),
  ])();
}

function anyQuestion(random: Random, places: readonly Place[], others: readonly Other[]): Question {
  const space = random.pick(places).join(',');
  const hit = others
    .map(({ figure, object }) => figure ?? object)
    .find((name) => name !== undefined)
    ?.toLowerCase()
    .replace(' ', '-');
  const ofBlocker: Question[] =
    hit === undefined
      ? []
      : [
          {
            question: `blockerWounds:${hit}`,
            holds: (told) => told[`blockerWounds:${hit}`] === 1,
          },
        ];
  return random.pick<Question>([
    { question: 'destroyed', holds: (told) => told.destroyed === 1 },
    { question: 'displaced', holds: (told) => told.displaced === 1 },
    { question: 'gone', holds: (told) => told.destroyed === 1 || told.displaced === 1 },
    { question: 'stoppedBy is edge', holds: (told) => told.stoppedBy === 'edge' },
    {
      question: 'stoppedBy is none and displaced',
      holds: (told) => told.stoppedBy === 'none' && told.displaced === 1,
    },
    { question: 'totalWounds >= 2', holds: (told) => Number(told.totalWounds) >= 2 },
    { question: 'spacesMoved >= 2', holds: (told) => Number(told.spacesMoved) >= 2 },
    {
      question: `finalSpace is ${space} or destroyed`,
      holds: (told) => told.finalSpace === space || told.destroyed === 1,
    },
    {
      question: 'knockbackDamageRolled and not destroyed',
      holds: (told) => told.knockbackDamageRolled === 1 && told.destroyed === 0,
    },
    {
      question: 'attackWounds >= 1 and attacks <= 2',
      holds: (told) => Number(told.attackWounds) >= 1 && Number(told.attacks) <= 2,
    },
    // Rarely possible events are asked for twice as often.
    { question: 'displaced', holds: (told) => told.displaced === 1 },
    { question: 'spacesMoved >= 2', holds: (told) => Number(told.spacesMoved) >= 2 },
    ...ofBlocker,
    ...ofBlocker,
    ...ofBlocker,
  ]);
}

const known = new Map<number, RandomTurn>();

/**
 * The same turn for the same seed, a whole number from 0 to 2^32 - 1; drawn once, since this takes seconds. No two
 * figures share a space, and none stands on a hole. In most turns a choice makes a difference: of the others, nine in
 * ten are drawn again.
 */
export function randomTurn(seed: number): RandomTurn {
  const turn = known.get(seed) ?? drawnTurn(seed);
  known.set(seed, turn);
  return turn;
}

function drawnTurn(seed: number): RandomTurn {
  const random = randomFrom(seed);
  for (;;) {
    const drawn = tryTurn(random, `Random turn ${seed}`);
    if (drawn !== undefined && (choicesMatter(drawn) || random.chance(10))) return drawn;
  }
}

function choicesMatter(turn: RandomTurn): boolean {
  const { choices } = valueInReference(turn);
  return new Set(choices.map(({ chance }) => chance.toFixed(9))).size > 2;
}

/**
 * The same turn with special attacks: some of its attackers have one to three of them, with different Ranges, under
 * one power or several.
 */
export function withSpecialAttacks({ document, holds }: RandomTurn, seed: number): RandomTurn {
  const random = randomFrom(seed);
  const turn = document.turn.map((one, number) => {
    if (number > 0 && random.chance(30)) return one;
    const specials = Array.from({ length: random.whole(1, 3) }, () => ({
      specialAttack: {
        range: random.whole(1, 5),
        ...(random.chance(80) ? { dice: random.whole(0, 3) } : {}),
        ...(random.chance(25) ? { times: 2 } : {}),
      },
    }));
    const powers = random.chance(50)
      ? [{ name: 'Blasts', effects: specials }]
      : specials.map((effect, i) => ({ name: `Blast ${i + 1}`, effects: [effect] }));
    const { figure } = one;
    return { ...one, figure: { ...figure, powers: [...(figure.powers ?? []), ...powers] } };
  });
  return { document: { ...document, turn }, holds };
}

/**
 * The same turn with a question about harm to attackers: by their own actions, by powers that strike back, or because
 * they are in the way of others. Every figure named there has a Life.
 */
export function askingOfAttackers({ document }: RandomTurn, seed: number): RandomTurn {
  const random = randomFrom(seed);
  const turn = document.turn.map((one) => ({
    ...one,
    figure: { ...one.figure, life: one.figure.life ?? random.whole(1, 2) },
  }));
  const name = `attacker-${random.whole(1, turn.length)}`;
  const { question, holds } = random.pick<Question>([
    { question: 'attackerWounds >= 1', holds: (told) => Number(told.attackerWounds) >= 1 },
    { question: 'attackerWounds = 1', holds: (told) => told.attackerWounds === 1 },
    { question: 'attackerDestroyed', holds: (told) => told.attackerDestroyed === 1 },
    {
      question: 'destroyed and not attackerDestroyed',
      holds: (told) => told.destroyed === 1 && told.attackerDestroyed !== 1,
    },
    {
      question: `blockerDestroyed:${name}`,
      holds: (told) => told[`blockerDestroyed:${name}`] === 1,
    },
    {
      question: `blockerWounds:${name} or attackerDestroyed`,
      holds: (told) => told[`blockerWounds:${name}`] === 1 || told.attackerDestroyed === 1,
    },
  ]);
  return { document: { ...document, turn, question }, holds };
}

/** `undefined` if the board has no room for all. */
function tryTurn(random: Random, name: string): RandomTurn | undefined {
  const terrain = randomTerrain(random, random.whole(3, 6), random.whole(2, 4));
  const { places, at: spaceOf } = readGround(terrain);
  const free = [...places];
  const take = (place: Place): Place => {
    free.splice(free.indexOf(place), 1);
    return place;
  };
  const attackers = random.pick([1, 2, 2, 2, 2, 3]);
  const others = random.whole(0, 3);
  if (places.length < attackers + others + 2) return undefined;

  const levelOf = (place: Place): number => spaceOf(place)?.level ?? 0;
  // Attackers above the defender, who can fall down to it.
  const cliff = random.chance(60);
  const lowest = Math.min(...places.map(levelOf));
  const low = places.filter((place) => levelOf(place) <= lowest + 1);
  const defenderAt = take(random.pick(cliff ? low : free));
  const isFree = (place: Place): boolean => free.some((other) => samePlace(other, place));
  // The spaces in a row with the defender and an adjacent figure, from which the defender may be driven into that
  // figure.
  const behind = (): Place[] =>
    DIRECTIONS.map((direction, way): [Place, Place] => [
      neighbour(defenderAt, direction),
      neighbour(defenderAt, DIRECTIONS[(way + 3) % 6] ?? direction),
    ])
      .filter(([one, other]) => isFree(one) && spaceOf(other) !== undefined && !isFree(other))
      .map(([one]) => one);
  const near = (): Place => {
    const far = random.pick([1, 1, 2, 2, 3]);
    const close = free.filter((place) => distance(place, defenderAt) <= far);
    const candidates = [random.chance(40) ? behind() : [], close, free];
    const [found = []] = candidates.filter((several) => several.length > 0);
    const chosen = random.pick(found);
    return take(free.find((place) => samePlace(place, chosen)) ?? chosen);
  };
  const above = (): Place => {
    const higher = free.filter(
      (place) => levelOf(place) >= levelOf(defenderAt) + 4 && distance(place, defenderAt) <= 3,
    );
    return cliff && higher.length > 0 && random.chance(70) ? take(random.pick(higher)) : near();
  };
  const turn = Array.from({ length: attackers }, (_, number) => ({
    figure: anyAttacker(random, `Attacker ${number + 1}`, attackers > 2),
    at: above(),
    attacks: attackers > 2 ? 1 : random.whole(1, 2),
    ...(random.chance(15) ? { moves: false } : {}),
  }));
  const board = {
    terrain,
    defender: defenderAt,
    others: Array.from({ length: others }, (_, number) => anyOther(random, near(), number + 1)),
    walls: randomWalls(random, terrain, random.pick([0, 5, 12])),
  };
  const { question, holds } = anyQuestion(random, places, board.others);
  const order = random.pick(['best', 'given'] as const);
  const defender = anyDefender(random);
  return {
    document: { name, rules: 'c3g', turn, order, defender, board, question },
    holds,
  };
}
