/* The Markov chain of a turn under its best policy, with every throw that can occur. */

import type { Steps } from '../../base/index.ts';
import { type Chain, enumerate, type Follow } from '../../chance/index.ts';
import { type Outcome, writtenOutcome } from '../../rules/index.ts';
import { stateIn, type TurnGame } from './game.ts';
import type { MeasureNote, TurnMeasure } from './measures.ts';
import type { Moment, Option, Result } from './moment.ts';
import type { TurnState } from './state.ts';

/** A throw of a turn, its results and, for each result, the number of the next throw (undefined if the turn is over). */
export interface ThrowNode {
  /** The state at the last choice, before any movement. */
  readonly before: TurnState;
  /** The choices made after `before`, in order; empty for a roll that follows without a choice. */
  readonly chosen: readonly Option[];
  /** The state when the dice are thrown. */
  readonly state: TurnState;
  readonly results: readonly { readonly result: Result; readonly next: number | undefined }[];
}

/** A turn under the best policy as a chain. */
export interface TurnChain {
  readonly chain: Chain;
  /** Indexed by state of the chain. */
  readonly nodes: readonly ThrowNode[];
  /** For each end, its outcome, and one state with that outcome. */
  readonly ends: readonly { readonly outcome: Outcome; readonly state: TurnState }[];
}

/** The notes of a game in order; the notes that the best policy depends on come first. */
export interface TurnNotes {
  readonly forPlay: readonly MeasureNote[];
  readonly others: readonly MeasureNote[];
}

/**
 * Finds every throw that is reachable under the best policy.
 *
 * @param follow follows the best policy
 * @param counted the measures that are counters, by index
 */
export function* turnChain(
  game: TurnGame,
  follow: Follow<Moment, Option>,
  notes: TurnNotes,
  measures: readonly TurnMeasure[],
  counted: readonly TurnMeasure[],
): Steps<TurnChain> {
  const endOf = (moment: Moment) => outcomeOf(stateIn(moment), notes, measures);
  const { chain, throws, ends, numberOf } = yield* enumerate(
    game,
    follow,
    {
      counters: counted.length,
      addsOf: (result: Result) => counted.map((measure) => countOf(measure, result)),
      endKey: (moment) => JSON.stringify(writtenOutcome(endOf(moment))),
    },
    game.begin,
  );
  const nextAfter = (result: Result) => {
    const next = numberOf(result.state);
    return { result, next: next < 0 ? undefined : next };
  };
  return {
    chain,
    nodes: throws
      // A turn in which no figure acts has no throw.
      .filter(({ isOver }) => !isOver)
      .map(({ before, chosen, state }) => ({
        before: stateIn(before),
        chosen,
        state: stateIn(state),
        results: game.thrown(state).results.map(nextAfter),
      })),
    ends: ends.map((moment) => ({ state: stateIn(moment), outcome: endOf(moment) })),
  };
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
      // A counter is not part of an end, even if the question also needs its measure as a note.
      if (told.by === 'count' && !others.some(({ measure }) => measure === name)) return [];
      const at = all.findLastIndex(({ measure }) => measure === name);
      return [[name, all[at]?.read(state.noted[at] as number) ?? 0]];
    }),
  );
}

/** How much a throw adds to a measure that is a counter. */
export function countOf({ told }: TurnMeasure, { boardOutcome, harm }: Result): number {
  if (told.by !== 'count') return 0;
  return (boardOutcome ? told.of(boardOutcome) : 0) + (harm ? (told.ofHarm?.(harm) ?? 0) : 0);
}
