/* Exact distributions of processes in stages, such as an attack whose powers roll one after another. */

import { decode } from '../dice/cells.ts';
import { type Counts, type Dice, emptyCounts } from '../dice/dice.ts';
import type { Die } from '../dice/die.ts';
import { type PoolKind, poolOf } from '../dice/throw.ts';
import { MOST_ENDS, TooManyEnds } from './too-many-ends.ts';
import { weigh } from './weigh.ts';
import { type Work, workBegun } from './work.ts';

/** A process of several stages, each of which changes a state and may ask for dice. */
export interface Staged<State> extends Stages<State> {
  readonly begin: State;
}

/** The stages of a process, without its initial state. */
export interface Stages<State> {
  /** Each stage is played several times, on copies of the state, with every possible result of its dice. */
  readonly stages: readonly ((state: State, dice: Dice) => void)[];
  copy(state: State): State;
  /** States with equal keys continue identically and have the same results. */
  keyOf(state: State): string;
}

/** A state and its weight. */
export interface WeighedState<State> {
  readonly state: State;
  readonly weight: bigint;
}

/**
 * The exact distribution of a staged process. Each stage is played with every result of its own dice only, and equal
 * states are merged after each stage. So the amounts of work for the stages add up, whereas they would multiply for a
 * whole Throw.
 *
 * @param dice a cache of dice results
 * @returns the final states in the order in which they are found; weights without a common divisor
 * @throws TooManyEnds for a stage that has more than `MOST_ENDS` ends or takes too long to play
 */
export function weighStages<State>(
  { begin, ...stages }: Staged<State>,
  dice: KnownDice = knownDice(),
): WeighedState<State>[] {
  return weighOnward([{ state: begin, weight: 1n }], stages, dice);
}

/**
 * Like `weighStages`, but starts from several weighted states, such as the final states of earlier stages.
 *
 * @throws TooManyEnds for a stage that has more than `MOST_ENDS` ends or takes too long to play
 */
export function weighOnward<State>(
  from: readonly WeighedState<State>[],
  played: Stages<State>,
  dice: KnownDice = knownDice(),
): WeighedState<State>[] {
  const endsOf = endsByName(dice);
  let states = from;
  for (const stage of played.stages) {
    const ways: Way<State>[] = [];
    const work = workBegun();
    for (const one of states) exploreStage(played, stage, one, endsOf, ways, work);
    states = ways.length === 1 ? ways : merged(ways, played.keyOf);
  }
  return withoutDivisor(states);
}

/**
 * A state that a stage leads to. On the way there, the stage asks for dice: `rolls` is the number of their equally
 * likely rolls, and the weight is relative to this number.
 */
interface Way<State> extends WeighedState<State> {
  readonly rolls: bigint;
}

function exploreStage<State>(
  { copy }: Stages<State>,
  stage: (state: State, dice: Dice) => void,
  from: WeighedState<State>,
  endsOf: (kind: PoolKind, count: number) => DiceEnds,
  ways: Way<State>[],
  work: Work,
): void {
  const shown = new Map<string, Counts>();
  let next: { kind: PoolKind; count: number } | undefined;
  const dice: Dice = {
    roll: (kind, count) => {
      work.asked();
      const answer = shown.get(kind.name);
      if (answer || count === 0) return answer ?? emptyCounts(kind.symbols);
      next ??= { kind, count };
      return emptyCounts(kind.symbols);
    },
  };
  const explore = (weight: bigint, rolls: bigint) => {
    const state = copy(from.state);
    next = undefined;
    stage(state, dice);
    if (!next) {
      if (ways.push({ state, weight, rolls }) > MOST_ENDS) throw new TooManyEnds();
      return;
    }
    const { kind, count }: { kind: PoolKind; count: number } = next;
    const { ends, total } = endsOf(kind, count);
    for (const { counts, weight: times } of ends) {
      shown.set(kind.name, counts);
      explore(weight * times, rolls * total);
    }
    shown.delete(kind.name);
  };
  explore(from.weight, 1n);
}

/** Merges equal states, and converts their weights to one common total. */
function merged<State>(
  ways: readonly Way<State>[],
  keyOf: (state: State) => string,
): WeighedState<State>[] {
  let common = 1n;
  let last = 1n;
  for (const { rolls } of ways) {
    if (rolls !== last && common % rolls !== 0n) common *= rolls / divisor(common, rolls);
    last = rolls;
  }
  const all = new Map<string, { readonly state: State; weight: bigint }>();
  for (const { state, weight, rolls } of ways) {
    const share = rolls === common ? weight : weight * (common / rolls);
    const key = keyOf(state);
    const known = all.get(key);
    if (known) known.weight += share;
    else all.set(key, { state, weight: share });
  }
  return [...all.values()];
}

function withoutDivisor<State>(states: readonly WeighedState<State>[]): WeighedState<State>[] {
  const common = states.reduce((found, { weight }) => divisor(weight, found), 0n);
  return states.map(({ state, weight }) => ({ state, weight: weight / common }));
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}

/** Every possible result of some dice. */
export interface DiceEnds {
  readonly total: bigint;
  readonly ends: readonly { readonly counts: Counts; readonly weight: bigint }[];
}

/** A cache of dice results, shared by any number of distributions. */
export interface KnownDice {
  endsOf(kind: PoolKind, count: number): DiceEnds;
}

/** An empty cache of dice results. */
export function knownDice(): KnownDice {
  const ofDice = new WeakMap<Die, Map<string, DiceEnds>>();
  return {
    endsOf({ die, symbols }, count) {
      const known = ofDice.get(die) ?? new Map<string, DiceEnds>();
      ofDice.set(die, known);
      const key = `${count} ${symbols.join()}`;
      const ends = known.get(key) ?? endsOfDice(die, symbols, count);
      known.set(key, ends);
      return ends;
    },
  };
}

function endsOfDice(die: Die, symbols: readonly string[], count: number): DiceEnds {
  const name = 'dice';
  const { cells, weights, total } = weigh([poolOf({ name, die, symbols }, count)]);
  const ends = [...weights].map(([cell, weight]) => ({
    counts: decode(cells, cell)[name] ?? {},
    weight,
  }));
  return { total, ends };
}

/** Within one process, dice with the same name are the same dice. */
function endsByName(dice: KnownDice): (kind: PoolKind, count: number) => DiceEnds {
  const known = new Map<string, DiceEnds>();
  return (kind, count) => {
    const key = `${kind.name} ${count}`;
    const ends = known.get(key) ?? dice.endsOf(kind, count);
    known.set(key, ends);
    return ends;
  };
}
