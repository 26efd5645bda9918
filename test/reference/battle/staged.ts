import { type OtherData, type Place, readBoard } from '../board.ts';
import type { Plain } from '../cards.ts';
import {
  type ArmyCardData,
  type BattleCardData,
  type BattleRulings,
  begin,
  choose,
  endPlacing,
  endTurn,
  figureOf,
  initiative,
  type Markers,
  mark,
  mayAct,
  moves,
  place,
  type ReferenceBattle,
  type WallData,
} from './index.ts';
import { nameOfPlace } from './steps.ts';

/** A card, and the places of its figures. */
export interface Stand {
  at: readonly Place[];
  copies?: number;
  type?: string;
  unique?: string;
  base?: string;
  life?: number;
  move?: number;
  range?: number;
  attack?: number;
  defense?: number;
  height?: number;
  points?: number;
  powers?: Plain[];
  flying?: boolean;
  disengage?: boolean;
  lavaResistant?: boolean;
  superStrength?: boolean;
}

export interface Stage {
  terrain: string;
  own: readonly Stand[];
  enemies: readonly Stand[];
  walls?: readonly WallData[];
  others?: readonly OtherData[];
  terrainCosts?: { [letter: string]: number };
  rounds?: number;
  rulings?: Partial<BattleRulings>;
}

/** All markers on one card. */
export const all = (card: number): Markers => ({ 1: card, 2: card, 3: card, x: card });

/** A battle in its first turn, in which the first side's first card acts with as many figures as it may. */
export function staged({ own, enemies, ...rest }: Stage): ReferenceBattle {
  const { spaces } = readBoard({ terrain: rest.terrain, defender: [0, 0] });
  const stands = [...own, ...enemies].flatMap(({ at }) => at);
  const fresh = begin({
    ...rest,
    starts: [spaces, spaces],
    armies: [own.map(army), enemies.map(army)],
  });
  const placed = endPlacing(stands.reduce((state, at, id) => place(state, id, at), fresh));
  const ready = initiative(mark(mark(placed, 0, all(0)), 1, all(own.length)), [[20, 1]]);
  const { figures, most } = mayAct(ready);
  return choose(ready, figures.slice(0, most));
}

function army({ at, copies = 1, ...card }: Stand): ArmyCardData {
  const data: BattleCardData = {
    name: 'Somebody',
    attack: 3,
    defense: 3,
    life: 5,
    height: 5,
    unique: 'unique',
    points: 100,
    ...card,
    figures: at.length / copies,
  };
  return { card: data, copies };
}

/** An enemy on the one space of the first row of `alone`. */
export const FAR: Stage['enemies'] = [{ at: [[[0, 0]]] }];

/** A figure without friends, far from the enemy, on row 1 of a board whose first row is one space. */
export const alone = (
  row: string,
  card: Partial<Stage['own'][number]> = {},
  rest: Partial<Stage> = {},
) => staged({ terrain: `99\n${row}`, own: [{ at: [[[0, 1]]], ...card }], enemies: FAR, ...rest });

/** A way along row 1, or places on it. */
export const singles = (...columns: number[]): Place[] =>
  columns.map((column): Place => [[column, 1]]);

/** The places on which a figure can end its movement. */
export const ends = (state: ReferenceBattle, id = 0): string[] =>
  moves(state, figureOf(state, id)).map(({ place }) => nameOfPlace(place));

/** The farthest column of row 1. */
export const reach = (state: ReferenceBattle): number =>
  Math.max(
    ...moves(state, figureOf(state, 0)).flatMap(({ place }) => place.map(([column]) => column)),
  );

/** Ends all turns that are left in the round without any action. */
export function passRound(state: ReferenceBattle): ReferenceBattle {
  let now = state;
  while (now.phase === 'turns') now = endTurn(now);
  return now;
}
