/* Finds the best policy of a turn, by backward induction. */

import { atOnce, BadInput, grouped, type Steps } from '../../base/index.ts';
import type { TurnGame } from './game.ts';
import type { Moment, Option } from './moment.ts';
import { keyOf, type TurnState } from './state.ts';

/** The value of a state under the best policy. */
export interface PolicyValue {
  /** The probability that the answer to the question is yes. */
  readonly chance: number;
  /** The mean number of own figures alive at the end. */
  readonly alive: number;
  /** The mean number of wounds on the defender at the end. */
  readonly wounds: number;
  /** The mean number of attackers that still act. */
  readonly used: number;
}

/** A state whose value is not known yet. */
interface Open {
  readonly state: TurnState;
  readonly key: string;
}

/** A partial sum of the values of results, weighted by probability. */
interface Sum {
  readonly results: readonly { readonly probability: number; readonly state: TurnState }[];
  added: number;
  chance: number;
  alive: number;
  wounds: number;
  used: number;
}

/** The options of a state, some of which have been compared. */
interface Compared {
  readonly nexts: readonly Moment[];
  /** Whether each option uses an attacker. */
  readonly isUsed: boolean;
  index: number;
  /** The partial value of the option being evaluated. */
  sum?: Sum | undefined;
  best: Chosen | undefined;
}

/** The best option of a state by index; -1: the turn is over. */
interface Chosen {
  readonly worth: PolicyValue;
  readonly index: number;
}

/** The best policy of a turn. Values are computed on demand and cached. */
export interface BestPolicy {
  /** Computes the value of a state, and so of all states that can follow it; they are cached. */
  find(state: TurnState): Steps<PolicyValue>;
  worthOf(state: TurnState): PolicyValue;
  /** The value of one option of a state. */
  worthOfOption(state: TurnState, option: Option): PolicyValue;
  /** The index of the best option; -1: the turn is over. */
  choose(state: TurnState): number;
}

/** The maximum number of states of a turn that can be solved in a few seconds. */
export const MOST_STATES = 30_000;

/** Probabilities whose relative difference is smaller count as equal. */
const EQUAL = 1e-12;

/**
 * The best policy of a turn, by backward induction over all reachable states (RULES.md, section 6).
 *
 * @param holds whether the answer is yes if the turn ends in a state
 * @param aliveIn the number of own figures alive in a state
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
  /** Adds known values of results to a sum; returns the first state whose value is unknown. */
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
  /**
   * Compares options as long as their values are known; returns the first state whose value is
   * unknown.
   */
  const compare = (one: Compared): Open | undefined => {
    const { nexts, isUsed } = one;
    while (one.index < nexts.length) {
      one.sum ??= sumOf(nexts[one.index] as Moment);
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
  /**
   * Depth-first with an explicit stack: the hot code stays in plain functions, and yields are
   * cheap.
   */
  function* best(first: Compared): Steps<Chosen> {
    const path: { readonly key: string; readonly one: Compared }[] = [];
    for (let one = first; ; ) {
      const open = compare(one);
      if (open) {
        one = comparedIn(open.state);
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
  const comparedIn = (state: TurnState): Compared => {
    const over = { worth: ended(state), index: -1 };
    if (game.isOver(state)) return { nexts: [], isUsed: false, index: 0, best: over };
    const options = game.options(state);
    if (!options) return alone({ at: state, ...game.thrown(state) });
    return {
      nexts: options.map((option) => option.state),
      // Choosing an attacker while none is acting uses that attacker.
      isUsed: !state.acting,
      index: 0,
      best: state.acting ? undefined : over,
    };
  };
  function* find(from: TurnState): Steps<PolicyValue> {
    return (yield* best(alone(from))).worth;
  }
  const worthOfOption = (state: TurnState, option: Option): PolicyValue =>
    atOnce(best({ ...alone(option.state), isUsed: !state.acting })).worth;
  return {
    find,
    worthOf: (state) => atOnce(find(state)),
    worthOfOption,
    choose: (state) => atOnce(best(comparedIn(state))).index,
  };
}

/** A single option. */
const alone = (next: Moment): Compared => ({
  nexts: [next],
  isUsed: false,
  index: 0,
  best: undefined,
});

function sumOf(next: Moment): Sum {
  const results = 'results' in next ? next.results : [{ probability: 1, state: next }];
  return { results, added: 0, chance: 0, alive: 0, wounds: 0, used: 0 };
}

/** Compares values: probability, then own figures alive, wounds, and fewer attackers used. */
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

/** The error for a turn with more than `MOST_STATES` states. */
export function tooManyStates(): BadInput {
  return new BadInput({
    path: ['turn'],
    found: `more than ${grouped(MOST_STATES)} states that the turn can come to`,
    allowed:
      'fewer attackers or attacks, moves: false, a smaller move, or a question about fewer measures',
  });
}
