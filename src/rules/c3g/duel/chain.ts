import { type Chain, type ChainStep, mergedSteps } from '../../../exact/chains/chain.ts';
import { statesWithoutEnd } from '../../../exact/chains/ends.ts';
import type { Weighed } from '../../../exact/shares.ts';
import type { Side } from '../../../powers/figure.ts';
import type { Steps } from '../../../words/steps.ts';
import type { Counted, DuelEnd } from './draft.ts';
import { NeverEnds, NOBODY_WOUNDS, TooManyStates } from './endless.ts';
import type { Passage } from './onward.ts';
import type { DuelScenario } from './scenario.ts';
import type { KnownState } from './situation.ts';
import type { DuelGame } from './turn.ts';

/** A duel as a chain: what its states, ends and counters are. */
export interface DuelChain {
  readonly chain: Chain;
  /** Absent of the state that stands for the toss. */
  readonly states: readonly (KnownState | undefined)[];
  readonly ends: readonly DuelEnd[];
  /** Where a duel begins in which one side has the first turn. */
  readonly starts: Readonly<Record<Side, number>>;
}

/** Counters of a duel's chain, by their numbers. */
export const COUNTERS = {
  turns: 0,
  attacks: 1,
  madeByAttacker: 2,
  madeByDefender: 3,
  attackerDriven: 4,
  defenderDriven: 5,
} as const;

/** States of a duel: of more, neither the odds nor a simulation come in a few seconds. */
export const MOST_STATES = 100_000;

/**
 * Finds every state that a duel can come to.
 *
 * @throws NeverEnds when some state can be reached from which no end can be
 * @throws BadInput for more than `MOST_STATES`
 */
export function* duelChain(scenario: DuelScenario, game: DuelGame): Steps<DuelChain> {
  const targets = new Map<KnownState, ChainStep['to']>();
  const states: (KnownState | undefined)[] = [];
  const steps: ChainStep[][] = [];
  const ends = new Map<string, { number: number; end: DuelEnd }>();
  const targetOf = (to: Passage['to']): ChainStep['to'] => {
    if ('end' in to) {
      const key = endKey(to.end);
      const known = ends.get(key) ?? { number: ends.size, end: to.end };
      ends.set(key, known);
      return { end: known.number };
    }
    const known = targets.get(to.state);
    if (known) return known;
    if (states.length === MOST_STATES) throw new TooManyStates(MOST_STATES);
    const target = { state: states.push(to.state) - 1 };
    targets.set(to.state, target);
    return target;
  };
  const begin = (side: Side, weight = 1n): ChainStep => {
    const { to, counted } = game.begin(side);
    return { weight, to: targetOf(to), adds: addsOf(counted) };
  };
  const starting = (all: ChainStep[]): number => {
    const [only, ...others] = all;
    const isPlain = only && others.length === 0 && only.adds.every((n) => n === 0);
    if (isPlain && 'state' in only.to) return only.to.state;
    const number = states.push(undefined) - 1;
    steps[number] = all;
    return number;
  };
  const starts = {
    attacker: starting([begin('attacker')]),
    defender: starting([begin('defender')]),
  };
  const start =
    scenario.first === 'toss'
      ? starting([begin('attacker'), begin('defender')])
      : starts[scenario.first];
  for (let number = 0; number < states.length; number++) {
    const state = states[number];
    if (!state) continue;
    const { weighed, passages } = game.thrown(state);
    steps[number] = mergedSteps(
      passages.map(({ to, counted }, i) => ({
        weight: (weighed[i] as Weighed).weight,
        to: targetOf(to),
        adds: addsOf(counted),
      })),
    );
    yield;
  }
  const chain = { start, states: steps, ends: ends.size, counters: Object.keys(COUNTERS).length };
  if (statesWithoutEnd(chain).length > 0) {
    throw new NeverEnds(NOBODY_WOUNDS);
  }
  return { chain, states, ends: [...ends.values()].map(({ end }) => end), starts };
}

export function addsOf({ turns, made, driven }: Counted): number[] {
  const attacks = made.attacker + made.defender;
  return [turns, attacks, made.attacker, made.defender, driven.attacker, driven.defender];
}

/** Ends that come to the same by every measure are one. */
function endKey({ winner, figures }: DuelEnd): string {
  const side = (of: Side) => {
    const wounds = figures[of].reduce((sum, figure) => sum + figure.wounds, 0);
    return `${figures[of].length}-${wounds}`;
  };
  return `${winner} ${side('attacker')} ${side('defender')}`;
}
