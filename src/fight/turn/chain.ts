/* The Markov chain of a turn under its best policy: every throw that can occur. */

import type { Steps } from '../../base/index.ts';
import { type Chain, enumerate, type Transition } from '../../chance/index.ts';
import { type Outcome, writtenOutcome } from '../../rules/index.ts';
import type { BestPolicy } from './best.ts';
import type { TurnGame } from './game.ts';
import type { MeasureNote, TurnMeasure } from './measures.ts';
import type { Option, Result } from './moment.ts';
import { keyOf, type TurnState } from './state.ts';

/** A throw of a turn, or its end if there are no results, with the choices that led to it. */
export interface NextThrow {
  /** The state at the last choice, before any movement. */
  readonly before: TurnState;
  /** The state when the dice are thrown. */
  readonly state: TurnState;
  /** The choices since `before`, in order; empty for a roll that follows without a choice. */
  readonly chosen: readonly Option[];
  readonly results?: readonly Result[];
}

/** A throw of a turn with its results, and the number of the next throw; undefined: it is over. */
export interface ThrowNode extends Omit<NextThrow, 'results'> {
  readonly results: readonly { readonly result: Result; readonly next: number | undefined }[];
}

/** A turn under the best policy as a chain. */
export interface TurnChain {
  readonly chain: Chain;
  /** By state of the chain. */
  readonly nodes: readonly ThrowNode[];
  /** By end: its outcome, and one state with that outcome. */
  readonly ends: readonly { readonly outcome: Outcome; readonly state: TurnState }[];
}

/** The notes of a game in order: first those that the best policy depends on. */
export interface TurnNotes {
  readonly forPlay: readonly MeasureNote[];
  readonly others: readonly MeasureNote[];
}

/**
 * Finds every throw that is reachable under the best policy.
 *
 * @param next the next throw under the best policy
 * @param counted the measures that are counters, by number
 */
export function* turnChain(
  begin: TurnState,
  next: (state: TurnState) => NextThrow,
  notes: TurnNotes,
  measures: readonly TurnMeasure[],
  counted: readonly TurnMeasure[],
): Steps<TurnChain> {
  const targetOf = (to: NextThrow): TurnTransition['to'] =>
    to.results ? { state: to } : { end: to.state };
  /** By throw: what follows each result. */
  const followed: NextThrow[][] = [];
  const { chain, ends, states, numberOf } = yield* enumerate<NextThrow, TurnState>(
    {
      counters: counted.length,
      keyOf: ({ state }) => keyOf(state),
      endKeyOf: (state) => JSON.stringify(writtenOutcome(outcomeOf(state, notes, measures))),
      transitions({ state, results }) {
        // A turn in which no figure acts is over immediately.
        if (!results) return [{ weight: 1n, to: { end: state }, adds: counted.map(() => 0) }];
        const following = results.map((result) => next(result.state));
        followed.push(following);
        return results.map((result, i) => ({
          weight: result.weight,
          to: targetOf(following[i] as NextThrow),
          adds: counted.map((measure) => countOf(measure, result)),
        }));
      },
    },
    next(begin),
  );
  return {
    chain,
    nodes: followed.map((following, i) => {
      const { results = [], ...node } = states[i] as NextThrow;
      const numbers = following.map((to) => (to.results ? numberOf(to) : undefined));
      return { ...node, results: results.map((result, r) => ({ result, next: numbers[r] })) };
    }),
    ends: ends.map((state) => ({ state, outcome: outcomeOf(state, notes, measures) })),
  };
}

type TurnTransition = Transition<NextThrow, TurnState>;

/** Follows the best choices up to the next throw or the end of the turn. */
export function untilThrown(
  game: TurnGame,
  best: BestPolicy,
  { forPlay }: TurnNotes,
  from: TurnState,
): NextThrow {
  let state = from;
  const chosen: Option[] = [];
  for (;;) {
    const moment = game.momentOf(state);
    if (moment.is === 'over') return { state, before: from, chosen };
    if (moment.is === 'roll') return { state, before: from, chosen, results: moment.results };
    const index = best.choose({ ...state, noted: state.noted.slice(0, forPlay.length) });
    const option = moment.options[index];
    if (!option) return { state, before: from, chosen };
    chosen.push(option);
    if ('results' in option.next) {
      return { state, before: from, chosen, results: option.next.results };
    }
    state = option.next.state;
  }
}

/** The outcome at the end of a turn, without the measures that are counters. */
export function outcomeOf(
  state: TurnState,
  { forPlay, others }: TurnNotes,
  measures: readonly TurnMeasure[],
): Outcome {
  const all = [...forPlay, ...others];
  return Object.fromEntries(
    measures.flatMap(({ name, told }) => {
      if (told.by === 'state') return [[name, told.of(state)]];
      // A counter is not part of the end, even if the question needs a note of it.
      if (told.by === 'count' && !others.some(({ measure }) => measure === name)) return [];
      const at = all.findLastIndex(({ measure }) => measure === name);
      return [[name, all[at]?.read(state.noted[at] as number) ?? 0]];
    }),
  );
}

/** The amount by which a throw increases a measure that is a counter. */
export function countOf({ told }: TurnMeasure, { boardOutcome, harm }: Result): number {
  if (told.by !== 'count') return 0;
  return (boardOutcome ? told.of(boardOutcome) : 0) + (harm ? (told.ofHarm?.(harm) ?? 0) : 0);
}
