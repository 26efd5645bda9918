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
import { type Card, type CardData, type Plain, readCard, type SpecialAttack } from './cards.ts';
import { withoutRolling } from './conditions.ts';
import type { Dice } from './explore.ts';
import { clearGround } from './ground.ts';
import { nameOf, type Space } from './hexes.ts';
import { type Field, knockOnBoard } from './knockback.ts';
import { type Measures, measuresOf } from './measures.ts';
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
import type { Way } from './ways.ts';

/** A card in a fight: its data, and the facts that the experiment gives about the figure. */
export interface FigureData extends Facts {
  card: CardData;
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
  /** On clear ground; 1 if absent. */
  distance?: number;
  /** On clear ground: which one is higher, or by how many levels the attacker is. */
  heightAdvantage?: 'attacker' | 'defender' | number;
  board?: BoardData;
  states?: readonly string[];
  rulings?: Partial<Rulings>;
  /** `false`: Super Strength is negated. */
  superStrength?: boolean;
  /** What the attacker prefers when choosing between lines. */
  goal?: 'spaces' | 'wounds' | 'destroy';
}

/** The card in this fight, without its Super Strength if that is negated. */
export function fightingCard(figure: FigureData, superStrength: boolean | undefined): Card {
  const card = readCard(figure.card, figure.granted);
  if (superStrength !== false) return card;
  const powers = card.powers.map((power) => ({
    ...power,
    effects: power.effects.filter(({ kind }) => kind !== 'superStrength'),
  }));
  return { ...card, powers };
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

export interface Setting {
  readonly card: Card;
  readonly lines: readonly (readonly [Space, Space] | undefined)[];
  readonly reaches: (range: number | undefined) => boolean;
  /** The conditions of the special attack hold. */
  readonly available: (special: SpecialAttack) => boolean;
  play(dice: Dice, way: Way, line: readonly [Space, Space] | undefined): Measures;
}

const NORMAL: Way = { special: undefined, declined: new Set() };

const holdsNow =
  (scene: () => Scene) =>
  ({ effect }: SpecialAttack): boolean => {
    const made = scene();
    return withoutRolling(made, made.attacker, effect) === true;
  };

export function readFight(fight: FightData): Setting {
  const attackerCard = fightingCard(fight.attacker, fight.superStrength);
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
      available: holdsNow(() => start(NORMAL, clearGround(distance, heightOf(fight)))),
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
  const onBoard = (
    way: Way,
    line: readonly [Space, Space] | undefined,
  ): { scene: Scene; field: Field } => {
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
    return { scene, field };
  };
  return {
    card: attackerCard,
    lines: pairs.length > 0 ? pairs : [undefined],
    reaches: (range) =>
      range === undefined ||
      (range === 1 ? pairs.length > 0 : apart(from.place, to.place) <= range),
    available: holdsNow(() => onBoard(NORMAL, undefined).scene),
    play: (dice, way, line) => {
      const { scene, field } = onBoard(way, line);
      attack(dice, scene);
      const finalSpace = field.defender.map(nameOf).join('+');
      return { ...measure(scene, fight), finalSpace };
    },
  };
}

/** The attacker stands on the board like any other figure. */
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

function measure(scene: Scene, fight: FightData): Measures {
  const { course, defender } = scene;
  const { life } = defender;
  const before = fight.defender.wounds ?? 0;
  const loss = defender.alive || life === undefined ? defender.wounds - before : life - before;
  return {
    ...measuresOf(scene, before),
    ...Object.fromEntries(
      (fight.board?.others ?? []).flatMap(({ figure, object, life = Number.POSITIVE_INFINITY }) => {
        const name = figure ?? object;
        const wounds = course.blockerWounds[name ?? ''] ?? 0;
        if (name === undefined) return [];
        return [
          [`blockerWounds:${name}`, wounds],
          [`blockerDestroyed:${name}`, wounds >= life ? 1 : 0],
        ];
      }),
    ),
    value: loss - course.cost,
  };
}
