/* The Markov chain of a duel: every state that it can reach, with the counters that measures read. */

import type { Steps } from '../../base/index.ts';
import type { Side } from '../../cards/index.ts';
import {
  type Enumerated,
  enumerate,
  statesWithoutEnd,
  type Transition,
  type Weighed,
} from '../../chance/index.ts';
import { MOST_STATES, NeverEnds, NOBODY_WOUNDS, statesUpTo } from '../fights/endless.ts';
import type { DuelTransition } from './follow.ts';
import type { DuelScenario } from './scenario.ts';
import type { KnownState } from './situation.ts';
import type { Counted, DuelEnd } from './state.ts';
import type { DuelGame } from './turn.ts';

/** A duel as a Markov model, with its states, ends and initial states. */
export interface DuelChain extends Pick<Enumerated<unknown, DuelEnd>, 'chain' | 'ends'> {
  /** Absent for states before the first throw: the toss, and beginnings that add to a counter. */
  readonly states: readonly (KnownState | undefined)[];
  /** The initial state for each side having the first turn. */
  readonly starts: Readonly<Record<Side, number>>;
}

/** The numbers of the counters of a duel's chain. */
export const COUNTERS = {
  turns: 0,
  attacks: 1,
  madeByAttacker: 2,
  madeByDefender: 3,
  attackerDriven: 4,
  defenderDriven: 5,
} as const;

type ModelTransition = Transition<DuelState, DuelEnd>;

/** A state between two throws, or one before the first. */
type DuelState = KnownState | { readonly begins: readonly ModelTransition[] };

/**
 * Finds every reachable state of a duel.
 *
 * @throws NeverEnds if some reachable state cannot reach an end
 * @throws TooManyStates
 */
export function* duelChain(scenario: DuelScenario, game: DuelGame): Steps<DuelChain> {
  const first = (side: Side) => [transitionOf(game.begin(side))];
  const starts = { attacker: beginning(first('attacker')), defender: beginning(first('defender')) };
  const start =
    scenario.first === 'toss'
      ? beginning([...first('attacker'), ...first('defender')])
      : starts[scenario.first];
  const found = yield* enumerate<DuelState, DuelEnd>(
    {
      counters: Object.keys(COUNTERS).length,
      transitions(state) {
        if ('begins' in state) return state.begins;
        const { weighed, transitions } = game.thrown(state);
        return transitions.map((transition, i) =>
          transitionOf(transition, (weighed[i] as Weighed).weight),
        );
      },
      endKeyOf: endKey,
    },
    start,
    statesUpTo(MOST_STATES),
    [starts.attacker, starts.defender, start].flatMap(withFollowing),
  );
  const { chain, ends, numberOf, states } = found;
  if (statesWithoutEnd(chain).length > 0) throw new NeverEnds(NOBODY_WOUNDS);
  return {
    chain,
    ends,
    states: states.map((state) => ('begins' in state ? undefined : state)),
    starts: { attacker: numberOf(starts.attacker), defender: numberOf(starts.defender) },
  };
}

/** A state, preceded by those that a beginning leads to. */
function withFollowing(state: DuelState): DuelState[] {
  if (!('begins' in state)) return [state];
  return [...state.begins.flatMap(({ to }) => ('state' in to ? to.state : [])), state];
}

/** The initial state: the first real state, unless something is decided or counted before it. */
function beginning(begins: readonly ModelTransition[]): DuelState {
  const [only, ...others] = begins;
  const isPlain = only && others.length === 0 && only.adds.every((n) => n === 0);
  return isPlain && 'state' in only.to ? only.to.state : { begins };
}

function transitionOf({ to, counted }: DuelTransition, weight = 1n): ModelTransition {
  return { weight, to, adds: addsOf(counted) };
}

/** What a transition adds, by the numbers of `COUNTERS`. */
export function addsOf({ turns, made, driven }: Counted): number[] {
  const attacks = made.attacker + made.defender;
  return [turns, attacks, made.attacker, made.defender, driven.attacker, driven.defender];
}

/** Ends that are equal by every measure are merged. */
function endKey({ winner, figures }: DuelEnd): string {
  const side = (of: Side) => {
    const wounds = figures[of].reduce((sum, figure) => sum + figure.wounds, 0);
    return `${figures[of].length}-${wounds}`;
  };
  return `${winner} ${side('attacker')} ${side('defender')}`;
}
