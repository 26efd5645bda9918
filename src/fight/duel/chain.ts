/* The Markov chain of a duel: every reachable state, and the counters that measures read. */

import type { Steps } from '../../base/index.ts';
import type { Side } from '../../cards/index.ts';
import { type Chain, enumerate, statesWithoutEnd } from '../../chance/index.ts';
import { MOST_STATES, NeverEnds, NOBODY_WOUNDS, statesUpTo } from '../fights/endless.ts';
import type { DuelTransition } from './follow.ts';
import type { DuelScenario } from './scenario.ts';
import type { KnownState } from './situation.ts';
import type { DuelEnd } from './state.ts';
import { type DuelGame, type DuelMoment, EQUALLY_LIKELY, endAt } from './turn.ts';

/** A duel as a Markov model, with its states, ends and initial states. */
export interface DuelChain {
  readonly chain: Chain;
  readonly ends: readonly DuelEnd[];
  /** Undefined before the first throw: at the toss, and at an initial state that adds to a counter. */
  readonly states: readonly (KnownState | undefined)[];
  /** The number of the initial state, for each side that may have the first turn. */
  readonly starts: Readonly<Record<Side, number>>;
}

/** The index of each counter in a duel's chain. */
export const COUNTERS = {
  turns: 0,
  attacks: 1,
  madeByAttacker: 2,
  madeByDefender: 3,
  attackerDriven: 4,
  defenderDriven: 5,
} as const;

/**
 * Finds every reachable state of a duel.
 *
 * @param game the duel with its choices made
 * @throws NeverEnds if some reachable state cannot reach an end
 * @throws TooManyStates
 */
export function* duelChain(scenario: DuelScenario, game: DuelGame): Steps<DuelChain> {
  const [own, other] = [game.begin('attacker'), game.begin('defender')];
  const starts = { attacker: startOf(game, own), defender: startOf(game, other) };
  const start =
    scenario.first === 'toss'
      ? { weighed: EQUALLY_LIKELY, results: [own, other] }
      : starts[scenario.first];
  const { chain, ends, numberOf, throws } = yield* enumerate(
    game,
    game.follow,
    {
      counters: Object.keys(COUNTERS).length,
      addsOf,
      endKey: (moment) => endKey(endAt(moment)),
    },
    start,
    statesUpTo(MOST_STATES),
    [starts.attacker, starts.defender, start].flatMap(withFollowing),
  );
  if (statesWithoutEnd(chain).length > 0) throw new NeverEnds(NOBODY_WOUNDS);
  return {
    chain,
    ends: ends.map(endAt),
    states: throws.map(({ state }) => ('situation' in state ? state : undefined)),
    starts: { attacker: numberOf(starts.attacker), defender: numberOf(starts.defender) },
  };
}

/** A moment, preceded by the states to which its results lead, if it has results. */
function withFollowing(moment: DuelMoment): DuelMoment[] {
  return 'results' in moment ? [...moment.results.map(({ state }) => state), moment] : [moment];
}

/** The initial state: the first throw, unless something is counted before it. */
function startOf({ follow }: DuelGame, begin: DuelTransition): DuelMoment {
  const { state, chosen, isOver } = follow(begin.state);
  const isPlain = !isOver && addsOf(begin, chosen).every((n) => n === 0);
  return isPlain ? state : { weighed: SURE, results: [begin] };
}

const SURE = [{ weight: 1n }];

/**
 * What a transition adds to each counter of `COUNTERS`.
 *
 * @param chosen the choices made after the transition, which can end further turns
 */
export function addsOf(
  { counted: { turns, made, driven } }: DuelTransition,
  chosen: readonly DuelTransition[],
): number[] {
  const attacks = made.attacker + made.defender;
  const ended = chosen.reduce((sum, { counted }) => sum + counted.turns, turns);
  return [ended, attacks, made.attacker, made.defender, driven.attacker, driven.defender];
}

/** Ends with the same key are merged, because every measure has the same value for them. */
function endKey({ winner, figures }: DuelEnd): string {
  const side = (of: Side) => {
    const wounds = figures[of].reduce((sum, figure) => sum + figure.wounds, 0);
    return `${figures[of].length}-${wounds}`;
  };
  return `${winner} ${side('attacker')} ${side('defender')}`;
}
