import type { Place } from '../board.ts';
import { nameOf, type Space } from '../hexes.ts';
import type { Uses } from '../scene.ts';
import { type BattleData, otherSide, type Side } from './data.ts';
import { type BattleCard, readSetting, type Setting } from './setting.ts';

export interface Figure {
  /** Its number in the list of figures: ordered by cards, with copies of one card together. */
  readonly id: number;
  /** The number of its card among those of both sides. */
  readonly card: number;
  /** `waiting` off the board for its time, `out` of a game in which its army did not fit. */
  where: 'waiting' | 'out' | 'board' | 'destroyed';
  /** Empty unless it is on the board. */
  place: Place;
  wounds: number;
  /** The uses of powers that each figure may use a limited number of times. */
  uses: Uses;
}

/** Card numbers by the text of the marker. */
export interface Markers {
  readonly 1: number;
  readonly 2: number;
  readonly 3: number;
  readonly x: number;
}

/** Attacks of one kind that a figure has made in this turn. */
export interface Attacks {
  /** A special attack by its number on the card. */
  readonly kind: 'normal' | number;
  readonly made: number;
  /** Additional attacks that powers gave. */
  readonly more: number;
}

export interface State {
  readonly setting: Setting;
  figures: Figure[];
  /** The numbers of the objects still on the board: glyphs may be used up, objects destroyed. */
  things: number[];
  /** Wounds of destructible objects, by the number of the thing. */
  thingWounds: { [thing: number]: number };
  phase: 'placing' | 'marking' | 'rolling' | 'turns' | 'roundEnds' | 'over';
  /** From 1; 0 while armies are placed. */
  round: number;
  /** The turn of the round's six, from 0. */
  turn: number;
  /** The side with initiative. */
  first: Side;
  markers: [Markers | undefined, Markers | undefined];
  /** The figures that act in this turn, once they are chosen. */
  chosen: number[] | undefined;
  /** Those of them that have already moved. */
  moved: number[];
  /** For each figure that has attacked, the kinds of its attacks. */
  attacks: { [figure: number]: readonly Attacks[] };
  /** Figures that were attacked in this turn by the side whose turn it is. */
  attacked: number[];
  /** Everybody as the turn began. */
  began: readonly Figure[];
  /** Uses of limited powers, by card. */
  cardUses: Uses[];
  /** Life that each card has lost and not regained, kept apart from the figures for the sake of `invariants`. */
  lifeLost: number[];
  turnsLost: [number, number];
}

/** No figure is on the board yet. */
export function begin(data: BattleData): State {
  const setting = readSetting(data);
  const figures: Figure[] = [];
  setting.cards.forEach(({ card, copies }, number) => {
    for (let count = 0; count < copies * card.figures; count++)
      figures.push({
        id: figures.length,
        card: number,
        where: 'waiting',
        place: [],
        wounds: 0,
        uses: {},
      });
  });
  return {
    setting,
    figures,
    things: setting.things.map((_, index) => index),
    thingWounds: {},
    phase: 'placing',
    round: 0,
    turn: 0,
    first: 0,
    markers: [undefined, undefined],
    chosen: undefined,
    moved: [],
    attacks: {},
    attacked: [],
    began: figures.map((figure) => ({ ...figure })),
    cardUses: setting.cards.map(() => ({})),
    lifeLost: setting.cards.map(() => 0),
    turnsLost: [0, 0],
  };
}

/** Every action changes a copy: states returned earlier never change. */
export const copyOf = (state: State): State => ({
  ...state,
  figures: state.figures.map((figure) => ({ ...figure, uses: { ...figure.uses } })),
  things: [...state.things],
  thingWounds: { ...state.thingWounds },
  markers: [...state.markers],
  chosen: state.chosen && [...state.chosen],
  moved: [...state.moved],
  attacks: { ...state.attacks },
  attacked: [...state.attacked],
  cardUses: state.cardUses.map((uses) => ({ ...uses })),
  lifeLost: [...state.lifeLost],
  turnsLost: [...state.turnsLost],
});

export function figureOf(state: State, id: number): Figure {
  const figure = state.figures[id];
  if (!figure) throw new Error(`no figure ${id}`);
  return figure;
}

export function cardOf(state: State, figure: Figure): BattleCard {
  const card = state.setting.cards[figure.card];
  if (!card) throw new Error(`no card ${figure.card}`);
  return card;
}

export const sideOf = (state: State, figure: Figure): Side => cardOf(state, figure).side;

/** Those on the board. */
export const figuresOn = (state: State, side?: Side): Figure[] =>
  state.figures.filter(
    (figure) => figure.where === 'board' && (side === undefined || sideOf(state, figure) === side),
  );

/** Figures that are not destroyed, including those that wait off the board. */
export const figuresLeft = (state: State, side: Side): Figure[] =>
  state.figures.filter(
    (figure) =>
      (figure.where === 'board' || figure.where === 'waiting') && sideOf(state, figure) === side,
  );

export const friendsOf = (state: State, figure: Figure): Figure[] =>
  figuresOn(state, sideOf(state, figure)).filter(({ id }) => id !== figure.id);

export const enemiesOf = (state: State, figure: Figure): Figure[] =>
  figuresOn(state, otherSide(sideOf(state, figure)));

export const isOn = (place: Place, at: Space): boolean =>
  place.some((own) => nameOf(own) === nameOf(at));

export const figureAt = (state: State, at: Space): Figure | undefined =>
  figuresOn(state).find(({ place }) => isOn(place, at));

/** An obstacle, or an object that is not destroyed: no figure enters its space. */
export const isObstructed = (state: State, at: Space): boolean =>
  state.things.some((number) => {
    const thing = state.setting.things[number];
    return (thing?.kind === 'obstacle' || thing?.kind === 'object') && isOn(thing.place, at);
  });

/** Wounds beyond the Life left are lost; those that reach it destroy. Says how many it takes. */
export function hurt(state: State, figure: Figure, wounds: number): number {
  if (figure.where !== 'board') return 0;
  const taken = Math.min(wounds, cardOf(state, figure).life - figure.wounds);
  figure.wounds += taken;
  state.lifeLost[figure.card] = (state.lifeLost[figure.card] ?? 0) + taken;
  if (figure.wounds >= cardOf(state, figure).life) destroy(state, figure);
  return taken;
}

/** It leaves the board, and loses its remaining Life without wounds. */
export function destroy(state: State, figure: Figure): void {
  const left = cardOf(state, figure).life - figure.wounds;
  state.lifeLost[figure.card] = (state.lifeLost[figure.card] ?? 0) + left;
  figure.where = 'destroyed';
  figure.place = [];
}

export function heal(state: State, figure: Figure, wounds: number): void {
  const healed = Math.min(wounds, figure.wounds);
  figure.wounds -= healed;
  state.lifeLost[figure.card] = (state.lifeLost[figure.card] ?? 0) - healed;
}
