import { type Board, type Other, readBoard, readOther } from '../board.ts';
import { type Card, readCard } from '../cards.ts';
import { nameOf, type Space } from '../hexes.ts';
import { DEFAULT_RULINGS } from '../scene.ts';
import type { ArmyCardData, BattleData, BattleRulings, Side, WallData } from './data.ts';

/** A card of an army with all of its copies. */
export interface BattleCard {
  readonly side: Side;
  readonly card: Card;
  readonly copies: number;
  /** Of one copy. */
  readonly points: number;
  /** Of one figure. */
  readonly life: number;
  readonly isHero: boolean;
  /** Uncommon heroes, too: they count as unique. */
  readonly isUnique: boolean;
  readonly flies: boolean;
  readonly disengages: boolean;
  readonly resistsLava: boolean;
}

/** An object on a board, or anything there except figures. Without a height it blocks sight at any height. */
export type Thing = Other & { readonly height: number };

/** The facts that do not change during a battle. */
export interface Setting {
  /** With every wall, however low. */
  readonly board: Board;
  readonly walls: readonly Required<WallData>[];
  /** Everything on the board except figures. */
  readonly things: readonly Thing[];
  readonly starts: readonly [readonly Space[], readonly Space[]];
  readonly terrainCosts: { readonly [letter: string]: number };
  /** The cards of both sides, those of the first side first. */
  readonly cards: readonly BattleCard[];
  readonly rounds: number;
  readonly rulings: BattleRulings;
  readonly states: ReadonlySet<string>;
}

export function readSetting(data: BattleData): Setting {
  const things = (data.others ?? []).map((other) => ({
    ...readOther(other),
    height: other.height ?? Number.POSITIVE_INFINITY,
  }));
  if (things.some(({ kind }) => kind === 'figure')) throw new Error('figures are in armies');
  const walls = (data.walls ?? []).map(({ between, height }) => ({
    between,
    height: height ?? Number.POSITIVE_INFINITY,
  }));
  return {
    board: readBoard({
      terrain: data.terrain,
      defender: [0, 0],
      walls: walls.map(({ between }) => between),
    }),
    walls,
    things,
    starts: data.starts,
    terrainCosts: { s: 2, i: 1, ...data.terrainCosts },
    cards: data.armies.flatMap((army, side) =>
      army.map((one) => readArmyCard(one, side === 0 ? 0 : 1, data.superStrength !== false)),
    ),
    rounds: data.rounds ?? 12,
    rulings: {
      ...DEFAULT_RULINGS,
      armiesMustFit: true,
      figuresBlockSight: false,
      partialPoints: true,
      ...data.rulings,
    },
    states: new Set(data.states),
  };
}

function readArmyCard(one: ArmyCardData, side: Side, strength: boolean): BattleCard {
  const { flying, disengage, lavaResistant, superStrength, ...data } = one.card;
  const powers = [...(data.powers ?? [])];
  if (flying) powers.push('flying');
  if (lavaResistant) powers.push('lava-resistant');
  if (superStrength) powers.push('super-strength');
  const card = readCard({ ...data, powers });
  const has = (kind: string): boolean =>
    card.powers.some(({ effects }) => effects.some((effect) => effect.kind === kind));
  return {
    side,
    card: strength ? card : withoutStrength(card),
    copies: one.copies ?? 1,
    points: one.points ?? Number(data.points ?? 0),
    life: card.life ?? 1,
    isHero: card.type === 'hero',
    isUnique: data.unique === 'unique' || data.unique === 'uncommon',
    flies: has('flying'),
    disengages: disengage === true,
    resistsLava: has('lavaResistant'),
  };
}

const withoutStrength = (card: Card): Card => ({
  ...card,
  powers: card.powers.map((power) => ({
    ...power,
    effects: power.effects.filter(({ kind }) => kind !== 'superStrength'),
  })),
});

/** The height of the wall between two spaces, if there is one. */
export const wallHeight = ({ walls }: Setting, a: Space, b: Space): number | undefined =>
  walls.find(
    ({ between: [from, to] }) =>
      (nameOf(from) === nameOf(a) && nameOf(to) === nameOf(b)) ||
      (nameOf(from) === nameOf(b) && nameOf(to) === nameOf(a)),
  )?.height;
