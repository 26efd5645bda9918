import type { Steps } from '../../words/steps.ts';
import { componentsOf } from './components.ts';
import { meansAtEnd, type StepsToEnds } from './means-at-end.ts';

/** Who decides in a state: the dice, the side that wants the highest value, or the other one. */
export const CHOOSER = { dice: 0, highest: 1, lowest: -1 } as const;

/** A fight of two sides with choices. The steps of a state in which a side chooses are its options. */
export interface ChoiceTable extends StepsToEnds {
  /** One of `CHOOSER` for every state. */
  readonly choosers: ArrayLike<number>;
}

/** What both sides do when each does what is best for it. */
export interface BestChoices {
  /** The value from every state. */
  readonly values: Float64Array;
  /** For every state in which a side chooses the number of the step; -1 for the others. */
  readonly chosen: Int32Array;
}

/**
 * Solves a fight with choices: one side wants the highest mean worth of the end, the other the
 * lowest. A fight that never ends is worth 1/2.
 *
 * Component by component, from the ends backwards, by strategy iteration (Hoffman and Karp, "On
 * nonterminating stochastic games", 1966): the choices of both are valued exactly, and changed
 * wherever another option is better. To go round for ever can be best, and is no better than to
 * stop until it is done for ever: so a first pass lets the fight break off, for 1/2, with a small
 * probability at each step; a second pass, without that, begins with its choices. Of equal options
 * the first one is taken.
 *
 * @param worths a number from 0 to 1 for every end
 */
export function* bestChoices(table: ChoiceTable, worths: readonly number[]): Steps<BestChoices> {
  const { states, offsets, next, choosers } = table;
  const values = new Float64Array(states).fill(NEVER_ENDS);
  const chosen = new Int32Array(states).fill(-1);
  for (let state = 0; state < states; state++) {
    if (choosers[state] !== CHOOSER.dice) chosen[state] = offsets[state] as number;
  }
  const worthOf = (step: number): number => {
    const to = next[step] as number;
    return to < 0 ? (worths[-1 - to] as number) : (values[to] as number);
  };
  const components = componentsOf(table, () => true).reverse();
  for (const [c, component] of components.entries()) {
    const part = partOf(table, component, chosen, values, worthOf);
    for (const breakOff of part.isCyclic ? [BREAKS_OFF, 0] : [0]) {
      yield* improved(part, breakOff);
    }
    for (const side of [CHOOSER.highest, CHOOSER.lowest]) yield* takeFirst(part, side);
    if (c % AT_ONCE === 0) yield;
  }
  return { values, chosen };
}

/** The value of a fight that never ends. */
const NEVER_ENDS = 0.5;

/** The probability with which the first pass breaks a fight off, at every step. */
const BREAKS_OFF = 1e-6;

/** Values that differ by less are equal. */
const EQUAL = 1e-11;

/** Components solved between two yields. */
const AT_ONCE = 64;

/** Rounds in which both sides change their choices at once; afterwards they take turns. */
const MOST_AT_ONCE = 30;

/** A component, the values behind it being known. */
interface Part {
  /** Whether a fight can come back to one of its states. */
  readonly isCyclic: boolean;
  /** Values the current choices. */
  evaluate(breakOff: number): Steps<void>;
  /** Changes the choices of a side, or of both, that others are better than; returns whether any. */
  improve(side?: number): boolean;
  /** The current choices, in the order in which `choose` takes them. */
  choices(): number[];
  choose(steps: readonly number[]): void;
  /** Takes the first of equal options wherever a side chooses. */
  takeFirst(side: number): void;
  /** The values of its states. */
  values(): number[];
  /** By how much a side has lost at most. */
  worst(side: number, before: readonly number[]): number;
}

/** Changes choices until no other option is better. */
function* improved(part: Part, breakOff: number): Steps<void> {
  yield* part.evaluate(breakOff);
  for (let round = 0; round < MOST_AT_ONCE; round++) {
    if (!part.improve()) return;
    yield* part.evaluate(breakOff);
  }
  // Both at once may go round in circles: one side then answers the other completely first.
  do {
    while (part.improve(CHOOSER.lowest)) yield* part.evaluate(breakOff);
    if (!part.improve(CHOOSER.highest)) return;
    yield* part.evaluate(breakOff);
  } while (true);
}

/**
 * Takes the first of equal options wherever a side chooses, unless the other side could make use of
 * it: to put off for ever what is equally good at any time is not.
 */
function* takeFirst(part: Part, side: number): Steps<void> {
  const before = part.choices();
  const values = part.values();
  part.takeFirst(side);
  const first = part.choices();
  if (first.every((step, i) => step === before[i])) return;
  for (const breakOff of part.isCyclic ? [BREAKS_OFF, 0] : [0]) {
    yield* part.evaluate(breakOff);
    while (part.improve(-side)) yield* part.evaluate(breakOff);
  }
  const isWorse = part.worst(side, values) > 10 * EQUAL;
  part.choose(isWorse ? before : first);
  yield* part.evaluate(0);
}

function partOf(
  { offsets, next, probabilities, choosers }: ChoiceTable,
  component: readonly number[],
  chosen: Int32Array,
  values: Float64Array,
  worthOf: (step: number) => number,
): Part {
  const [first] = component as [number];
  const choosing = component.filter((state) => choosers[state] !== CHOOSER.dice);
  const isCyclic =
    component.length > 1 || stepsOf(first, offsets).some((step) => next[step] === first);
  const places = new Map(isCyclic ? component.map((state, i) => [state, i] as const) : []);
  const isBetter = (state: number, a: number, b: number) =>
    (choosers[state] as number) * (a - b) > EQUAL;

  /** The component under the current choices: all that lies behind it is an end. */
  const table = (breakOff: number): { steps: StepsToEnds; worths: number[] } => {
    const worths: number[] = [NEVER_ENDS];
    const steps = { offsets: [0], next: [] as number[], probabilities: [] as number[] };
    for (const state of component) {
      const own = chosen[state] as number;
      const end = own < 0 ? (offsets[state + 1] as number) : own + 1;
      for (let step = own < 0 ? (offsets[state] as number) : own; step < end; step++) {
        const place = places.get(next[step] as number);
        steps.next.push(place ?? -1 - worths.length);
        if (place === undefined) worths.push(worthOf(step));
        steps.probabilities.push(own < 0 ? (probabilities[step] as number) : 1);
      }
      if (breakOff > 0) {
        steps.next.push(-1);
        steps.probabilities.push(breakOff);
      }
      steps.offsets.push(steps.next.length);
    }
    return { steps: { states: component.length, ...steps }, worths };
  };

  function* evaluate(breakOff: number): Steps<void> {
    if (!isCyclic) {
      values[first] = stepsOf(first, offsets).reduce((sum, step) => {
        const own = chosen[first] as number;
        const share = own < 0 ? (probabilities[step] as number) : Number(step === own);
        return sum + share * worthOf(step);
      }, 0);
      return;
    }
    const { steps, worths } = table(breakOff);
    const [means] = (yield* meansAtEnd(steps, [worths], [], NEVER_ENDS)) as [Float64Array];
    for (const [i, state] of component.entries()) values[state] = means[i] as number;
  }

  return {
    isCyclic,
    evaluate,
    improve(side) {
      let isChanged = false;
      for (const state of choosing) {
        if (side !== undefined && choosers[state] !== side) continue;
        let best = chosen[state] as number;
        let worth = worthOf(best);
        for (let step = offsets[state] as number; step < (offsets[state + 1] as number); step++) {
          if (!isBetter(state, worthOf(step), worth)) continue;
          best = step;
          worth = worthOf(step);
        }
        isChanged ||= best !== chosen[state];
        chosen[state] = best;
      }
      return isChanged;
    },
    choices: () => choosing.map((state) => chosen[state] as number),
    choose(steps) {
      for (const [i, state] of choosing.entries()) chosen[state] = steps[i] as number;
    },
    takeFirst(side) {
      for (const state of choosing) {
        if (choosers[state] !== side) continue;
        const best = worthOf(chosen[state] as number);
        const isEqual = (step: number) => Math.abs(worthOf(step) - best) <= EQUAL;
        chosen[state] = stepsOf(state, offsets).find(isEqual) as number;
      }
    },
    worst: (side, before) =>
      component.reduce(
        (most, state, i) =>
          Math.max(most, side * ((before[i] as number) - (values[state] as number))),
        0,
      ),
    values: () => component.map((state) => values[state] as number),
  };
}

function stepsOf(state: number, offsets: ArrayLike<number>): number[] {
  const begin = offsets[state] as number;
  return Array.from({ length: (offsets[state + 1] as number) - begin }, (_, i) => begin + i);
}
