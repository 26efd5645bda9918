/* Finds the best policy of a turn. */

import { atOnce, BadInput, grouped, remembering, type Steps } from '../../base/index.ts';
import { bestChoices, CHOOSER, type ChoiceTable, stepList } from '../../chance/index.ts';
import { stateIn, type TurnGame } from './game.ts';
import type { Moment } from './moment.ts';
import { keyOf, type TurnState } from './state.ts';

/**
 * The value of a state or an attack about to be rolled. Values are compared number by number: the probability that the
 * answer to the question is yes; the means of the two tie-breakers; minus the mean number of attackers used from now
 * on.
 */
type Worth = readonly [chance: number, first: number, second: number, unused: number];

/** The best policy of a turn. Values are computed on demand and cached. */
export interface BestPolicy {
  /**
   * Computes the values of a moment and of all states that can follow it; returns the probability that the answer is
   * yes.
   */
  find(moment: Moment): Steps<number>;
  chanceAt(moment: Moment): number;
  /** The index of the best option in a state with a choice; -1 if the turn should end. */
  choose(state: TurnState): number;
}

/** The maximum number of states of a turn that can be solved in a few seconds. */
export const MOST_STATES = 30_000;

/**
 * The best policy of a turn, over all reachable states (RULES.md, section 6): the highest probability that the answer
 * is yes, then the highest means of two tie-breakers, then the fewest attackers used.
 *
 * @param holds whether the answer is yes if the turn ends in a state
 * @param tiesIn the two tie-breakers in a state, the more important first
 * @throws BadInput for more than `MOST_STATES` states
 */
export function bestPolicy(
  game: TurnGame,
  holds: (state: TurnState) => boolean,
  tiesIn: (state: TurnState) => readonly [number, number],
): BestPolicy {
  const known = new Map<string, Worth>();
  const sameEnds = remembering<Worth>();
  const ended = (state: TurnState): Worth => {
    const worth: Worth = [Number(holds(state)), ...tiesIn(state), 0];
    return sameEnds(worth.join(), () => worth);
  };
  /**
   * Computes the values of a moment and of everything that can follow it, except known values.
   *
   * @param key the key of the moment, under which its value is stored
   * @returns the probability that the answer is yes, and the index of the step chosen in the moment
   */
  function* solved(first: Moment, key?: string): Steps<{ chance: number; step: number }> {
    const found = foundMoments(game, known, ended, first, key);
    const { table, unused } = yield* tableOf(game, found);
    const by = (criterion: number) => found.ends.map((worth) => worth[criterion] as number);
    const ties = [{ worths: by(1) }, { worths: by(2) }, { worths: by(3), gains: unused }];
    const { values, tieValues, chosen } = yield* bestChoices(table, by(0), ties);
    const all = [values, ...tieValues];
    for (const [one, number] of found.keys) {
      known.set(one, all.map((by) => by[number]) as unknown as Worth);
    }
    return { chance: values[0] as number, step: chosen[0] as number };
  }
  function* find(moment: Moment): Steps<number> {
    if ('results' in moment) return (yield* solved(moment)).chance;
    if (game.isOver(moment)) return ended(moment)[0];
    const state = game.reduced(moment);
    const key = keyOf(state);
    return known.get(key)?.[0] ?? (yield* solved(state, key)).chance;
  }
  return {
    find,
    chanceAt: (moment) => atOnce(find(moment)),
    choose(state) {
      const { step } = atOnce(solved(state));
      return state.acting ? step : step - 1;
    },
  };
}

/** The states and throws of a turn whose values are computed together. */
interface FoundMoments {
  /** In the order of their indices. */
  readonly moments: readonly Moment[];
  /** The index of each state among the moments, by key. */
  readonly keys: ReadonlyMap<string, number>;
  /** The values of the ends of the turn, and of states whose values were already known. */
  readonly ends: readonly Worth[];
  /** The index of a moment, or -1 minus the index of its end. */
  numberOf(moment: Moment): number;
  /** -1 minus the index of the end if the turn ends in a state. */
  endIn(state: TurnState): number;
}

function foundMoments(
  game: TurnGame,
  known: ReadonlyMap<string, Worth>,
  ended: (state: TurnState) => Worth,
  first: Moment,
  firstKey?: string,
): FoundMoments {
  const moments = [first];
  const keys = new Map<string, number>(firstKey === undefined ? [] : [[firstKey, 0]]);
  const ends: Worth[] = [];
  const endNumbers = new Map<Worth, number>();
  const endWith = (worth: Worth): number => {
    const number = endNumbers.get(worth) ?? ends.push(worth) - 1;
    endNumbers.set(worth, number);
    return -1 - number;
  };
  return {
    moments,
    keys,
    ends,
    endIn: (state) => endWith(ended(state)),
    numberOf(moment) {
      if ('results' in moment) return moments.push(moment) - 1;
      if (game.isOver(moment)) return endWith(ended(moment));
      const state = game.reduced(moment);
      const key = keyOf(state);
      const worth = known.get(key);
      if (worth) return endWith(worth);
      const number = keys.get(key);
      if (number !== undefined) return number;
      if (known.size + keys.size === MOST_STATES) throw tooManyStates();
      keys.set(key, moments.length);
      return moments.push(state) - 1;
    },
  };
}

/** The choices and throws in the found moments and, for each step, the negated number of attackers that it uses. */
function* tableOf(
  game: TurnGame,
  { moments, numberOf, endIn }: FoundMoments,
): Steps<{ readonly table: ChoiceTable; readonly unused: readonly number[] }> {
  const steps = stepList();
  const choosers: number[] = [];
  const unused: number[] = [];
  const add = (next: number, probability: number, used: number) => {
    steps.add(next, probability);
    unused.push(-used);
  };
  // The loop itself adds more moments.
  for (const moment of moments) {
    const options = game.options(moment);
    choosers.push(options ? CHOOSER.highest : CHOOSER.dice);
    if (options) {
      const state = stateIn(moment);
      // While no attacker is acting, the turn may end. Choosing an attacker uses that attacker.
      if (!state.acting) add(endIn(state), 1, 0);
      const used = state.acting ? 0 : 1;
      for (const option of options) add(numberOf(option.state), 1, used);
    } else {
      const { results } = game.thrown(moment);
      for (const { state, probability } of results) add(numberOf(state), probability, 0);
    }
    steps.endState();
    yield;
  }
  return { table: { ...steps.steps(), choosers }, unused };
}

/** The error for a turn with more than `MOST_STATES` states. */
export function tooManyStates(): BadInput {
  return new BadInput({
    path: ['turn'],
    found: `it has more than ${grouped(MOST_STATES)} states, too many to calculate`,
    allowed:
      'fewer attackers or attacks, attackers that do not move (moves: false) or have a smaller Move, or a question about fewer measures',
  });
}
