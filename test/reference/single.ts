import { attack } from './attack.ts';
import {
  adjacentPairs,
  apart,
  type BoardData,
  baseLevel,
  letters,
  readBoard,
  readOther,
  readPlace,
} from './board.ts';
import { type Card, type CardData, type Plain, readCard, specialAttacks } from './cards.ts';
import { type Dice, explore } from './explore.ts';
import { type Fraction, fraction, plus, toNumber } from './fractions.ts';
import { nameOf, type Space } from './hexes.ts';
import { type Field, knockOnBoard } from './knockback.ts';
import {
  DEFAULT_RULINGS,
  type Facts,
  type Fighter,
  type Ground,
  type Manner,
  newCourse,
  type Rulings,
  type Scene,
} from './scene.ts';
import { bestWay, type Way, waysOf } from './ways.ts';

/** A card in a fight: its data, and what the experiment says of the figure. */
export interface FigureData extends Facts {
  card: CardData;
  wounds?: number;
  /** Effects that other figures give. */
  granted?: readonly Plain[];
  /** Letters of its own space, on clear ground. */
  terrain?: string | readonly string[];
}

export interface FightData {
  attacker: FigureData;
  defender: FigureData;
  /** The number of the special attack in the order of the card, or `normal`. Left out: the best one. */
  special?: number | 'normal';
  /** On clear ground; 1 where it is left out. */
  distance?: number;
  /** On clear ground: who is higher, or by how many levels the attacker is. */
  heightAdvantage?: 'attacker' | 'defender' | number;
  board?: BoardData;
  states?: readonly string[];
  rulings?: Partial<Rulings>;
  /** Gives the attacker Super Strength, or takes it away, whatever its card says. */
  superStrength?: boolean;
  /** What the attacker wants of several lines. */
  goal?: 'spaces' | 'wounds' | 'destroy';
}

export type Measures = { [measure: string]: number | string };

export interface Outcome {
  readonly measures: Measures;
  readonly probability: Fraction;
}

export interface Law {
  readonly outcomes: readonly Outcome[];
  /** The special attack that was made (its number), or `normal`; and the powers that one may use and did not. */
  readonly special: number | 'normal';
  readonly declined: readonly string[];
  /** The line of Knockback that was taken, as both spaces, and what every line gives. */
  readonly line: string | undefined;
  readonly lines: ReadonlyMap<string, readonly Outcome[]>;
}

export function withSuperStrength(
  card: CardData,
  granted: readonly Plain[],
  strong: boolean | undefined,
): Card {
  const read = readCard(card, strong ? [...granted, { superStrength: true }] : granted);
  if (strong !== false) return read;
  const powers = read.powers.map((power) => ({
    ...power,
    effects: power.effects.filter(({ kind }) => kind !== 'superStrength'),
  }));
  return { ...read, powers };
}

export function newFighter(data: FigureData, card: Card): Fighter {
  return {
    card,
    powers: card.powers,
    wounds: data.wounds ?? 0,
    life: card.life,
    alive: true,
    facts: data,
    terrain: typeof data.terrain === 'string' ? [data.terrain] : (data.terrain ?? []),
    cardUses: {},
    ownUses: {},
    hurt: false,
  };
}

/** The exact law of a single attack, of all measures together. */
export function attackLaw(fight: FightData): Law {
  const setting = readFight(fight);
  const ways = waysOf(setting.card, setting.reaches, fight.special);
  const goal = fight.goal ?? 'spaces';
  // The line is the attacker's choice before any dice, like the way to attack.
  const lawOf = (way: Way): { line: string | undefined; lines: Map<string, Outcome[]> } => {
    const lines = new Map<string, Outcome[]>();
    for (const line of setting.lines)
      lines.set(
        lineName(line),
        law((dice) => setting.play(dice, way, line)),
      );
    let best: string | undefined;
    for (const [line, outcomes] of lines)
      if (best === undefined || worth(outcomes, goal) > worth(lines.get(best) ?? [], goal) + 1e-12)
        best = line;
    return { line: best, lines };
  };
  const laws = new Map(ways.map((way) => [way, lawOf(way)]));
  const outcomesOf = (way: Way): Outcome[] => {
    const found = laws.get(way);
    return found?.lines.get(found.line ?? '') ?? [];
  };
  const chosen = bestWay(ways, (way) => meanOf(outcomesOf(way), 'value'));
  const found = laws.get(chosen);
  const all = specialAttacks(setting.card);
  const special = all.findIndex(({ id }) => id === chosen.special?.id);
  return {
    outcomes: outcomesOf(chosen).map(shown),
    special: special < 0 ? 'normal' : special,
    declined: [...chosen.declined].map((place) => setting.card.powers[place]?.name ?? ''),
    line: found?.line === '' ? undefined : found?.line,
    lines: new Map([...(found?.lines ?? [])].map(([line, law]) => [line, law.map(shown)])),
  };
}

/** `value` is what the attack is worth to who makes it: no measure. */
const shown = ({ measures: { value: _, ...measures }, probability }: Outcome): Outcome => ({
  measures,
  probability,
});

const lineName = (line: readonly [Space, Space] | undefined): string =>
  line ? line.map(nameOf).join(' ') : '';

function law(program: (dice: Dice) => Measures): Outcome[] {
  const found = new Map<string, Outcome>();
  explore(program, (measures, weight) => {
    const key = JSON.stringify(measures);
    const before = found.get(key)?.probability ?? fraction(0n);
    found.set(key, { measures, probability: plus(before, weight.fraction()) });
  });
  return [...found.values()];
}

export const meanOf = (outcomes: readonly Outcome[], measure: string): number =>
  outcomes.reduce(
    (sum, { measures, probability }) =>
      sum + Number(measures[measure] ?? 0) * toNumber(probability),
    0,
  );

const GOALS = { spaces: 'spacesMoved', wounds: 'totalWounds', destroy: 'destroyed' };
const worth = (outcomes: readonly Outcome[], goal: keyof typeof GOALS): number =>
  meanOf(outcomes, GOALS[goal]);

interface Setting {
  readonly card: Card;
  readonly lines: readonly (readonly [Space, Space] | undefined)[];
  readonly reaches: (range: number | undefined) => boolean;
  play(dice: Dice, way: Way, line: readonly [Space, Space] | undefined): Measures;
}

function readFight(fight: FightData): Setting {
  const attackerCard = withSuperStrength(
    fight.attacker.card,
    fight.attacker.granted ?? [],
    fight.superStrength,
  );
  const defenderCard = readCard(fight.defender.card, fight.defender.granted);
  const rulings = { ...DEFAULT_RULINGS, ...fight.rulings };
  const manner = (way: Way): Manner => ({
    special: way.special,
    declined: way.declined,
    change: [],
    skipsBefore: false,
  });
  const start = (way: Way, ground: Ground): Scene => ({
    attacker: newFighter(fight.attacker, attackerCard),
    defender: newFighter(fight.defender, defenderCard),
    ground,
    states: new Set(fight.states),
    rulings,
    manner: manner(way),
    course: newCourse(),
    woundsThisTurn: 0,
    againMade: {},
    rolled: new Map(),
    tables: {},
    answered: false,
  });
  if (!fight.board) {
    const distance = fight.distance ?? 1;
    return {
      card: attackerCard,
      lines: [undefined],
      reaches: (range) => range === undefined || distance <= range,
      play: (dice, way) => {
        const ground = clearGround(distance, heightOf(fight));
        const scene = start(way, ground);
        attack(dice, scene);
        return measure(scene, fight);
      },
    };
  }
  const board = readBoard(fight.board);
  const from = { place: readPlace(fight.board.attacker ?? []), height: attackerCard.height };
  const to = { place: readPlace(fight.board.defender), height: defenderCard.height };
  const pairs = adjacentPairs(board, from, to, rulings);
  const others = (fight.board.others ?? [])
    .filter((data) => !data.passable)
    .map(readOther)
    .map((other) => ({ ...other, left: other.life }));
  return {
    card: attackerCard,
    lines: pairs.length > 0 ? pairs : [undefined],
    reaches: (range) =>
      range === undefined ||
      (range === 1 ? pairs.length > 0 : apart(from.place, to.place) <= range),
    play: (dice, way, line) => {
      const field: Field = {
        board,
        defender: to.place,
        others: [...others.map((other) => ({ ...other })), itself(attackerCard.name, from.place)],
        line,
      };
      const ground: Ground = {
        adjacent: () =>
          adjacentPairs(board, from, { ...to, place: field.defender }, rulings).length > 0,
        distance: () => apart(from.place, field.defender),
        height: () => baseLevel(board, from.place) - baseLevel(board, field.defender),
        knock: (rolling, scene, points) => {
          knockOnBoard(rolling, scene, field, points);
          scene.defender.terrain = letters(board, field.defender);
        },
      };
      const scene = start(way, ground);
      scene.attacker.terrain = letters(board, from.place);
      scene.defender.terrain = letters(board, to.place);
      attack(dice, scene);
      const finalSpace = field.defender.map(nameOf).join('+');
      return { ...measure(scene, fight), finalSpace };
    },
  };
}

/** The attacker stands on the board like any figure. */
const itself = (name: string, place: readonly Space[]): Field['others'][number] => ({
  kind: 'figure',
  name,
  place,
  life: Number.POSITIVE_INFINITY,
  left: Number.POSITIVE_INFINITY,
  friendly: true,
});

const heightOf = ({ heightAdvantage }: FightData): number =>
  heightAdvantage === 'attacker' ? 1 : heightAdvantage === 'defender' ? -1 : (heightAdvantage ?? 0);

/** Knockback moves freely over clear, level ground without end. */
export function clearGround(distance: number, height: number): Ground {
  let driven = 0;
  return {
    adjacent: () => distance + driven === 1,
    distance: () => distance + driven,
    height: () => height,
    knock: (_dice, scene, points) => {
      driven += points;
      scene.course.spacesMoved = points;
    },
  };
}

/** Section 4, and what powers add. */
function measure(scene: Scene, fight: FightData): Measures {
  const { course, defender, attacker } = scene;
  const { life } = defender;
  const before = fight.defender.wounds ?? 0;
  const loss = defender.alive || life === undefined ? defender.wounds - before : life - before;
  return {
    attackWounds: course.attackWounds,
    knockbackPoints: course.knockbackPoints,
    spacesMoved: course.spacesMoved,
    displaced: course.spacesMoved > 0 ? 1 : 0,
    stoppedBy: course.stoppedBy,
    knockbackDamageRolled: course.knockbackDamageRolled ? 1 : 0,
    knockbackWounds: course.knockbackWounds,
    blockerWounds: Object.values(course.blockerWounds).reduce((sum, wounds) => sum + wounds, 0),
    ...Object.fromEntries(
      (fight.board?.others ?? [])
        .map((other) => other.figure ?? other.object)
        .filter((name) => name !== undefined)
        .map((name) => [`blockerWounds:${name}`, course.blockerWounds[name] ?? 0]),
    ),
    fallWounds: course.fallWounds,
    hazardDestroyed: course.hazardDestroyed ? 1 : 0,
    extraWounds: course.extraWounds,
    unblockableWounds: course.unblockableWounds,
    totalWounds: defender.wounds - before,
    destroyed: defender.alive ? 0 : 1,
    ignoredWounds: course.ignoredWounds,
    evaded: course.evaded ? 1 : 0,
    attackerWounds: course.attackerWounds,
    attackerDestroyed: attacker.alive ? 0 : 1,
    healed: course.healed,
    attacksAgain: course.again === undefined ? 0 : 1,
    value: loss - course.cost,
  };
}
