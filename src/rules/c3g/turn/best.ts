import { grouped } from '../../../words/numbers.ts';
import { BadInput } from '../../../words/problem.ts';
import { atOnce, type Steps } from '../../../words/steps.ts';
import type { TurnGame } from './game.ts';
import type { Moment, Next, Option } from './moment.ts';
import { keyOf, type TurnState } from './state.ts';

/** What a state is worth under best play. */
export interface PolicyValue {
  /** The chance that the answer to the question is yes. */
  readonly chance: number;
  /** Own figures that live at the end, on average. */
  readonly alive: number;
  /** Wounds on the defender at the end, on average. */
  readonly wounds: number;
  /** Attackers that still act, on average. */
  readonly used: number;
}

/** A state of which it is not known what it is worth. */
interface Open {
  readonly state: TurnState;
  readonly key: string;
}

/** What results are worth on average, so far as they have been added up. */
interface Sum {
  readonly results: readonly { readonly probability: number; readonly state: TurnState }[];
  added: number;
  chance: number;
  alive: number;
  wounds: number;
  used: number;
}

/** What can be done in a state, so far as it has been compared. */
interface Compared {
  readonly nexts: readonly Next[];
  /** Whether an attacker is used with each. */
  readonly isUsed: boolean;
  index: number;
  /** Of the next to be compared, as far as it is known. */
  sum?: Sum | undefined;
  best: Chosen | undefined;
}

/** What is best in a state: an option by its place among all, or -1, where the turn is over. */
interface Chosen {
  readonly worth: PolicyValue;
  readonly index: number;
}

export interface BestPolicy {
  /** Finds what a state is worth, and so what all are worth that can follow it: then they are known. */
  find(state: TurnState): Steps<PolicyValue>;
  worthOf(state: TurnState): PolicyValue;
  /** What an option of a state is worth. */
  worthOfOption(state: TurnState, option: Option): PolicyValue;
  /** The place of the best option among all that there are; -1: the turn is over. */
  choose(state: TurnState): number;
}

/** States of a turn: of more, the answer does not come in a few seconds. */
export const MOST_STATES = 30_000;

/** Chances that differ by less than this share of themselves count as equal. */
const EQUAL = 1e-12;

/**
 * The best play of a turn, by backward induction over the states that can be reached from those that
 * are asked about.
 *
 * @param holds   whether the answer is yes where the turn ends in a state
 * @param aliveIn how many own figures live in a state
 * @throws BadInput for more than `MOST_STATES`
 */
export function bestPolicy(
  game: TurnGame,
  holds: (state: TurnState) => boolean,
  aliveIn: (state: TurnState) => number,
): BestPolicy {
  const known = new Map<string, PolicyValue>();
  const ended = (state: TurnState): PolicyValue => ({
    chance: Number(holds(state)),
    alive: aliveIn(state),
    wounds: state.wounds,
    used: 0,
  });
  const looked = (from: TurnState): PolicyValue | Open => {
    if (game.isOver(from)) return ended(from);
    const state = game.reduced(from);
    const key = keyOf(state);
    return known.get(key) ?? { state, key };
  };
  const keep = (key: string, worth: PolicyValue) => {
    if (known.size === MOST_STATES) throw tooManyStates();
    known.set(key, worth);
  };
  /** Adds up what is known of results by now; returns the first that is not. */
  const addKnown = (sum: Sum): Open | undefined => {
    for (; sum.added < sum.results.length; sum.added++) {
      const { probability, state } = sum.results[sum.added] as Sum['results'][number];
      const seen = looked(state);
      if ('key' in seen) return seen;
      sum.chance += probability * seen.chance;
      sum.alive += probability * seen.alive;
      sum.wounds += probability * seen.wounds;
      sum.used += probability * seen.used;
    }
    return undefined;
  };
  /** Compares what can be done as far as it is known; returns the first state that is not. */
  const compare = (one: Compared): Open | undefined => {
    const { nexts, isUsed } = one;
    while (one.index < nexts.length) {
      one.sum ??= sumOf(nexts[one.index] as Next);
      const open = addKnown(one.sum);
      if (open) return open;
      const { chance, alive, wounds, used } = one.sum;
      const worth = { chance, alive, wounds, used: isUsed ? used + 1 : used };
      if (!one.best || isBetter(worth, one.best.worth)) one.best = { index: one.index, worth };
      one.index++;
      one.sum = undefined;
    }
    return undefined;
  };
  /** Without recursion, so that what takes time are plain functions, and the rests cost next to nothing. */
  function* best(first: Compared): Steps<Chosen> {
    const path: { readonly key: string; readonly one: Compared }[] = [];
    for (let one = first; ; ) {
      const open = compare(one);
      if (open) {
        one = comparedIn(open.state, game.momentOf(open.state));
        path.push({ key: open.key, one });
        continue;
      }
      if (!one.best) throw new Error('an attacker whose attacks are under way has none left');
      const done = path.pop();
      if (!done) return one.best;
      keep(done.key, one.best.worth);
      one = path.at(-1)?.one ?? first;
      yield;
    }
  }
  const comparedIn = (state: TurnState, moment: Moment): Compared => {
    const over = { worth: ended(state), index: -1 };
    if (moment.is === 'over') return { nexts: [], isUsed: false, index: 0, best: over };
    if (moment.is === 'roll') return alone({ results: moment.results });
    return {
      nexts: moment.options.map(({ next }) => next),
      // An attacker that is chosen where nobody acts is used from then on.
      isUsed: !state.acting,
      index: 0,
      best: state.acting ? undefined : over,
    };
  };
  function* find(from: TurnState): Steps<PolicyValue> {
    return (yield* best(alone({ state: from }))).worth;
  }
  const worthOfOption = (state: TurnState, { next }: Option): PolicyValue =>
    atOnce(best({ ...alone(next), isUsed: !state.acting })).worth;
  return {
    find,
    worthOf: (state) => atOnce(find(state)),
    worthOfOption,
    choose: (state) => atOnce(best(comparedIn(state, game.momentOf(state)))).index,
  };
}

/** What is done without a choice. */
const alone = (next: Next): Compared => ({
  nexts: [next],
  isUsed: false,
  index: 0,
  best: undefined,
});

function sumOf(next: Next): Sum {
  const results = 'state' in next ? [{ probability: 1, state: next.state }] : next.results;
  return { results, added: 0, chance: 0, alive: 0, wounds: 0, used: 0 };
}

/** Whether something is worth more: by chance, then own figures alive, wounds, and fewer attackers. */
function isBetter(a: PolicyValue, b: PolicyValue): boolean {
  const order =
    compared(a.chance, b.chance) ||
    compared(a.alive, b.alive) ||
    compared(a.wounds, b.wounds) ||
    compared(b.used, a.used);
  return order > 0;
}

function compared(a: number, b: number): number {
  return Math.abs(a - b) <= EQUAL * Math.max(a, b) ? 0 : a - b;
}

export function tooManyStates(): BadInput {
  return new BadInput({
    path: ['turn'],
    found: `more than ${grouped(MOST_STATES)} states that the turn can come to`,
    allowed:
      'fewer attackers or attacks, moves: false, a smaller move, or a question about fewer measures',
  });
}
