import { decode } from '../dice/cells.ts';
import { type Counts, type Dice, emptyCounts } from '../dice/dice.ts';
import type { Die } from '../dice/die.ts';
import { type PoolKind, poolOf } from '../dice/throw.ts';
import { MOST_ENDS, TooManyEnds } from './too-many-ends.ts';
import { weigh } from './weigh.ts';
import { type Work, workBegun } from './work.ts';

/** Something that is played in stages, each of which changes a state and may ask for dice. */
export interface Staged<State> extends Stages<State> {
  readonly begin: State;
}

export interface Stages<State> {
  /** Each is played on a copy, several times, with all that its dice can show. */
  readonly stages: readonly ((state: State, dice: Dice) => void)[];
  copy(state: State): State;
  /** States of one key go on alike, and come to the same. */
  keyOf(state: State): string;
}

export interface WeighedState<State> {
  readonly state: State;
  readonly weight: bigint;
}

/**
 * The exact law of something that is played in stages: stage by stage, each state is played on with
 * everything that the dice of that stage alone can show, and states that are alike by then go on as one.
 * So the work is the sum of what the stages can show, where weighing a whole Throw takes their product.
 *
 * @param dice what is known of dice by now
 * @returns the states in which it ends, in the order in which the dice lead to them; weights without a
 *   common divisor
 * @throws TooManyEnds for a stage with more than `MOST_ENDS` ways to go, or whose ways take too long to find
 */
export function weighStages<State>(
  { begin, ...stages }: Staged<State>,
  dice: KnownDice = knownDice(),
): WeighedState<State>[] {
  return weighOnward([{ state: begin, weight: 1n }], stages, dice);
}

/**
 * The same from several states on, each with its weight, such as those in which earlier stages end.
 *
 * @throws TooManyEnds for a stage with more than `MOST_ENDS` ways to go, or whose ways take too long to find
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

/** A state to which a stage leads, of so many rolls of the dice on the way through it. */
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

/** States that are alike as one, their weights as shares of one total. */
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

/** Everything that some dice can show. */
export interface DiceEnds {
  readonly total: bigint;
  readonly ends: readonly { readonly counts: Counts; readonly weight: bigint }[];
}

/** What dice can show, kept for as many laws as are weighed with them. */
export interface KnownDice {
  endsOf(kind: PoolKind, count: number): DiceEnds;
}

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

/** Dice of one name are the same dice throughout. */
function endsByName(dice: KnownDice): (kind: PoolKind, count: number) => DiceEnds {
  const known = new Map<string, DiceEnds>();
  return (kind, count) => {
    const key = `${kind.name} ${count}`;
    const ends = known.get(key) ?? dice.endsOf(kind, count);
    known.set(key, ends);
    return ends;
  };
}
