import type { Place } from '../board.ts';
import type { Figure, State } from './state.ts';
import {
  canFly,
  canRest,
  comesDownInLava,
  isOnRoad,
  isTrapped,
  moveOf,
  nameOfPlace,
  type Step,
  stepsFrom,
} from './steps.ts';

/** The cost and risk of a way to a place, before any dice. */
export interface Way {
  readonly flying: boolean;
  /** The place after each step. */
  readonly path: readonly Place[];
  readonly cost: number;
  /** Enemies that strike. */
  readonly strikes: number;
  /** Dice of falls, and extreme falls. */
  readonly fallDice: number;
  readonly extremeFalls: number;
  /** Rolls for molten lava. */
  readonly burns: number;
}

export interface Move {
  readonly place: Place;
  /** The ways there to which no other is better in one respect and at least as good in all others. */
  readonly ways: readonly Way[];
}

interface Label extends Way {
  readonly place: Place;
  readonly isOnRoad: boolean;
  readonly ends: boolean;
}

/**
 * Every place on which a figure can end its movement, including its own, with the best ways there, whether or not it
 * is its turn.
 */
export function moves(state: State, figure: Figure): Move[] {
  const ways = new Map<string, Label[]>();
  const landed = (label: Label): Label =>
    label.flying && label.path.length > 0 && comesDownInLava(state, figure, label.place)
      ? { ...label, burns: 1 }
      : label;
  const manners = canFly(state, figure) ? [false, true] : [false];
  for (const flying of manners)
    for (const label of search(state, figure, flying))
      if (canRest(state, figure, label.place)) add(ways, nameOfPlace(label.place), landed(label));
  return [...ways.values()].map((found) => ({
    place: found[0]?.place ?? [],
    ways: found.map(({ place: _place, isOnRoad: _road, ends: _ends, ...way }) => way),
  }));
}

/** All labels that can be reached, without those to which another is better. */
function search(state: State, figure: Figure, flying: boolean): Label[] {
  const most = moveOf(state, figure);
  const start: Label = {
    place: figure.place,
    flying,
    path: [],
    cost: 0,
    strikes: 0,
    fallDice: 0,
    extremeFalls: 0,
    burns: 0,
    isOnRoad: !flying && isOnRoad(state, figure.place),
    ends: isTrapped(state, figure),
  };
  const known = new Map([[nameOfLabel(start), [start]]]);
  const queue = [start];
  // Several labels may be for the same place; its steps are computed only for the first.
  const steps = new Map<string, Step[]>();
  for (let from = queue.shift(); from; from = queue.shift()) {
    if (from.ends) continue;
    const here = `${nameOfPlace(from.place)} ${from === start}`;
    const found =
      steps.get(here) ?? stepsFrom(state, figure, from.place, { flying }, from === start);
    steps.set(here, found);
    for (const step of found) {
      const label = onward(state, from, step);
      if (label.cost <= most + (label.isOnRoad ? 3 : 0) && add(known, nameOfLabel(label), label))
        queue.push(label);
    }
  }
  return [...known.values()].flat();
}

/** The facts on which the following steps depend. */
const nameOfLabel = ({ place, isOnRoad: road, ends, path }: Label): string =>
  `${nameOfPlace(place)} ${road} ${ends} ${path.length > 0}`;

const onward = (state: State, from: Label, step: Step): Label => ({
  place: step.to,
  flying: from.flying,
  path: [...from.path, step.to],
  cost: from.cost + step.cost,
  strikes: from.strikes + step.leaves.length,
  fallDice: from.fallDice + step.fall.dice,
  extremeFalls: from.extremeFalls + (step.fall.extreme ? 1 : 0),
  burns: from.burns + (step.burns ? 1 : 0),
  isOnRoad: from.isOnRoad && isOnRoad(state, step.to),
  ends: step.ends,
});

const measures = ({ cost, strikes, fallDice, extremeFalls, burns }: Way): number[] => [
  cost,
  strikes,
  fallDice,
  extremeFalls,
  burns,
];

const isAsGood = (a: Way, b: Way): boolean =>
  measures(a).every((value, index) => value <= (measures(b)[index] ?? 0));

/** Adds a label unless another is as good, and removes those to which it is better. Returns whether it was added. */
function add(labels: Map<string, Label[]>, name: string, label: Label): boolean {
  const known = labels.get(name) ?? [];
  if (known.some((one) => isAsGood(one, label))) return false;
  labels.set(name, [...known.filter((one) => !isAsGood(label, one)), label]);
  return true;
}
