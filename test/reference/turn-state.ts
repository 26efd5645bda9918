import { adjacentPairs, apart, type Board, type Other, type Place } from './board.ts';
import type { Card } from './cards.ts';
import type { Space } from './hexes.ts';
import type { Measures } from './measures.ts';
import type { Facts, Rulings, Uses } from './scene.ts';

/** The facts that never change in a turn on a board (section 6). */
export interface TurnSetting {
  readonly attackers: readonly AttackerSetting[];
  readonly defender: { readonly card: Card; readonly facts: Facts; readonly place: Place };
  readonly board: Board | undefined;
  /** On clear ground. */
  readonly distance: number;
  readonly others: readonly Other[];
  readonly states: ReadonlySet<string>;
  readonly rulings: Rulings;
  readonly given: boolean;
  /** Measures that are added up over the attacks, because the question uses them. */
  readonly measures: readonly string[];
}

export interface AttackerSetting {
  readonly card: Card;
  readonly facts: Facts;
  readonly place: Place;
  readonly attacks: number | undefined;
  readonly moves: boolean;
}

export interface Actor {
  readonly place: Place;
  readonly wounds: number;
  readonly alive: boolean;
  readonly cardUses: Uses;
  readonly ownUses: Uses;
  readonly acted: boolean;
  readonly used: boolean;
}

/** How far the attacker that acts has come. */
export interface Acting {
  readonly who: number;
  /**
   * The attacks left to make: special attacks by their id, or `normal`, each with its place in the list of changes.
   */
  readonly left: readonly { readonly attack: string; readonly change: number }[];
  /** It has begun its attacks: only then is their kind decided. */
  readonly begun: boolean;
  readonly againMade: Uses;
  /** The attack just made may be made once more. */
  readonly again:
    | { readonly attack: string; readonly change: number; readonly id: string }
    | undefined;
  readonly tables: { readonly [effect: string]: number };
}

export interface TurnState {
  readonly attackers: readonly Actor[];
  readonly defender: {
    readonly place: Place;
    readonly driven: number;
    readonly wounds: number;
    readonly alive: boolean;
    readonly cardUses: Uses;
    readonly ownUses: Uses;
  };
  /** The remaining Life of the others; -1 if unknown. */
  readonly others: readonly number[];
  readonly acting: Acting | undefined;
  readonly last: number;
  readonly tally: Measures;
}

export const standing = (setting: TurnSetting, state: TurnState, who: number) => ({
  place: state.attackers[who]?.place ?? [],
  height: setting.attackers[who]?.card.height ?? 5,
});

export const defending = (setting: TurnSetting, state: TurnState) => ({
  place: state.defender.place,
  height: setting.defender.card.height,
});

export function pairsNow(setting: TurnSetting, state: TurnState, who: number): [Space, Space][] {
  if (!setting.board) return [];
  const own = standing(setting, state, who);
  return adjacentPairs(setting.board, own, defending(setting, state), setting.rulings);
}

export const isAdjacent = (setting: TurnSetting, state: TurnState, who: number): boolean =>
  setting.board ? pairsNow(setting, state, who).length > 0 : distanceNow(setting, state, who) === 1;

export const distanceNow = (setting: TurnSetting, state: TurnState, who: number): number =>
  setting.board
    ? apart(state.attackers[who]?.place ?? [], state.defender.place)
    : setting.distance + state.defender.driven;

/** A Range of 1 reaches adjacent figures, any other Range that many spaces (reading 5). */
export const reaches = (
  setting: TurnSetting,
  state: TurnState,
  who: number,
  range: number,
): boolean =>
  range === 1 ? isAdjacent(setting, state, who) : distanceNow(setting, state, who) <= range;

/** The first state, from which the powers know how the turn began. */
export function firstState(setting: TurnSetting): TurnState {
  return {
    attackers: setting.attackers.map(({ place, facts }) => ({
      place,
      wounds: facts.wounds ?? 0,
      alive: true,
      cardUses: {},
      ownUses: {},
      acted: false,
      used: false,
    })),
    defender: {
      place: setting.defender.place,
      driven: 0,
      wounds: setting.defender.facts.wounds ?? 0,
      alive: true,
      cardUses: {},
      ownUses: {},
    },
    others: setting.others.map(({ life }) => (life === Number.POSITIVE_INFINITY ? -1 : life)),
    acting: undefined,
    last: -1,
    tally: {},
  };
}
