import { type Plain, specialAttacks } from '../cards.ts';
import { nameOf } from '../hexes.ts';
import { otherSide, type Side } from './data.ts';
import { held } from './glyphs.ts';
import { result } from './result.ts';
import {
  type Attacks,
  cardOf,
  copyOf,
  type Figure,
  figureOf,
  figuresLeft,
  type Markers,
  type State,
  sideOf,
} from './state.ts';

/** The bonus to a D20 that a figure rolls: 1 for each Lodin of its side. */
export const d20Bonus =
  (state: State) =>
  (figure: number): number =>
    held(state, sideOf(state, figureOf(state, figure)), 'Lodin');

/** The side that rolls higher: equal pairs are rolled again, and bonuses count each time. */
export function higher(
  rolls: readonly (readonly [number, number])[],
  bonuses: readonly [number, number] = [0, 0],
): Side {
  for (const [index, [one, two]] of rolls.entries()) {
    const [a, b] = [one + bonuses[0], two + bonuses[1]];
    if (a === b) continue;
    if (index < rolls.length - 1) throw new Error('nobody rolls again after a decision');
    return a > b ? 0 : 1;
  }
  throw new Error('it is rolled again');
}

/** The cards on which a side may put markers: its own that still have figures, with any number of markers on one. */
export const legalMarkers = (state: State, side: Side): number[] => [
  ...new Set(figuresLeft(state, side).map(({ card }) => card)),
];

export function mark(state: State, side: Side, markers: Markers): State {
  if (state.phase !== 'marking' || state.markers[side]) throw new Error('no markers now');
  const legal = legalMarkers(state, side);
  for (const card of [markers[1], markers[2], markers[3], markers.x])
    if (!legal.includes(card)) throw new Error(`no marker may lie on card ${card}`);
  const next = copyOf(state);
  next.markers[side] = { ...markers };
  if (next.markers[otherSide(side)]) next.phase = 'rolling';
  return next;
}

/** Both roll; the higher one is first in every turn of the round. */
export function initiative(state: State, rolls: readonly (readonly [number, number])[]): State {
  if (state.phase !== 'rolling') throw new Error('no initiative now');
  const bonus = (side: Side): number =>
    8 * held(state, side, 'Dagmar') + held(state, side, 'Lodin');
  const next = copyOf(state);
  next.first = higher(rolls, [bonus(0), bonus(1)]);
  next.turn = 0;
  next.phase = 'turns';
  return beginTurn(next);
}

/** The side whose turn it is, its marker and its card. */
export interface Turn {
  readonly side: Side;
  readonly marker: 1 | 2 | 3;
  readonly card: number;
  /** The card has no figures: the turn is lost, and the marker stays hidden. */
  readonly isLost: boolean;
}

export function turnNow(state: State): Turn {
  if (state.phase !== 'turns') throw new Error('it is nobody’s turn');
  const side = state.turn % 2 === 0 ? state.first : otherSide(state.first);
  const marker = ([1, 2, 3] as const)[Math.floor(state.turn / 2)] ?? 3;
  const card = state.markers[side]?.[marker];
  if (card === undefined) throw new Error('no markers');
  return { side, marker, card, isLost: !legalMarkers(state, side).includes(card) };
}

/** The figures that may act, and how many of them at most: for a common card, those of all copies. */
export function mayAct(state: State): { figures: number[]; most: number } {
  const { card } = turnNow(state);
  const figures = state.figures.filter((one) => one.card === card && one.where === 'board');
  return {
    figures: figures.map(({ id }) => id),
    most: Math.min(figures.length, state.setting.cards[card]?.card.figures ?? 0),
  };
}

/** Chooses the figures that act in this turn. */
export function choose(state: State, figures: readonly number[]): State {
  const { figures: able, most } = mayAct(state);
  if (state.chosen) throw new Error('they are chosen already');
  if (figures.length > most || new Set(figures).size < figures.length)
    throw new Error(`at most ${most} figures act`);
  for (const id of figures) if (!able.includes(id)) throw new Error(`figure ${id} may not act`);
  const next = copyOf(state);
  next.chosen = [...figures];
  return next;
}

const isOver = (state: State): boolean => result(state) !== undefined;

/** All movement comes before the first attack, and each figure moves once. */
export const mayMove = (state: State, figure: Figure): boolean =>
  acts(state, figure) &&
  !state.moved.includes(figure.id) &&
  Object.keys(state.attacks).length === 0;

const acts = (state: State, figure: Figure): boolean =>
  state.phase === 'turns' &&
  !isOver(state) &&
  figure.where === 'board' &&
  state.chosen?.includes(figure.id) === true;

/**
 * Whether a figure has an attack of a kind left: as many normal attacks as its powers say, or a special attack as
 * often as allowed; those that are made `beside` others are possible with either.
 */
export function mayAttack(state: State, figure: Figure, kind: 'normal' | number): boolean {
  if (!acts(state, figure)) return false;
  const { card } = cardOf(state, figure);
  const special = kind === 'normal' ? undefined : specialAttacks(card)[kind];
  if (kind !== 'normal' && !special) return false;
  const made = state.attacks[figure.id] ?? [];
  const isOther = (one: Attacks): boolean =>
    one.kind === 'normal' || !specialAttacks(card)[one.kind]?.beside;
  if (!special?.beside && made.some((one) => one.kind !== kind && isOther(one))) return false;
  const before = made.find((one) => one.kind === kind);
  const most = special ? special.times : normalAttacks(state, figure);
  return !before || before.made < most + before.more;
}

/**
 * A number, or a list of changes for each attack; of several powers the one with most attacks. Their conditions are
 * not evaluated here.
 */
const normalAttacks = (state: State, figure: Figure): number =>
  Math.max(
    1,
    ...cardOf(state, figure)
      .card.powers.flatMap(({ effects }) => effects)
      .filter(({ kind }) => kind === 'attacks')
      .map(({ value }) => countOf(value)),
  );

const countOf = (value: Plain): number => (Array.isArray(value) ? value.length : Number(value));

/** Whether it has moved to another place in this turn. Being driven back is not moving. */
export const hasMoved = (state: State, figure: Figure): boolean =>
  state.moved.includes(figure.id) &&
  state.began[figure.id]?.place.map(nameOf).join() !== figure.place.map(nameOf).join();

function beginTurn(state: State): State {
  state.chosen = undefined;
  state.moved = [];
  state.attacks = {};
  state.attacked = [];
  state.began = copyOf(state).figures;
  forgetUses(state, 'turn');
  return state;
}

/** Uses of a turn, or of a round, are fresh with each. */
export function forgetUses(state: State, period: string): void {
  for (const uses of [...state.cardUses, ...state.figures.map((figure) => figure.uses)])
    for (const key of Object.keys(uses)) if (key.startsWith(`${period} `)) delete uses[key];
}

/** After six turns the round ends; a lost turn ends at once. */
export function endTurn(state: State): State {
  const { side, isLost } = turnNow(state);
  const next = copyOf(state);
  if (isLost && !state.chosen) next.turnsLost[side]++;
  next.turn++;
  if (next.turn === 6) next.phase = 'roundEnds';
  return beginTurn(next);
}
