/* The steps of a duel without counters, for callers that need only the winner. */

import type { Steps } from '../../base/index.ts';
import type { Side } from '../../cards/index.ts';
import { type StepsToEnds, sharesOf, stepList } from '../../chance/index.ts';
import { MOST_STATES, statesUpTo } from '../fights/endless.ts';
import type { DuelTransition } from './follow.ts';
import { type KnownState, type LineupPair, type Situation, stateIn } from './situation.ts';
import { type DuelEnd, WINNERS } from './state.ts';
import type { DuelGame } from './turn.ts';

/**
 * The number of states to find between two yields. Finding them takes a few milliseconds. A field has millions of
 * states.
 */
const AT_ONCE = 256;

/** A duel reduced to who wins, without counters. */
export interface StepsToWins {
  readonly steps: StepsToEnds;
  /** For each side, the initial state if that side has the first turn, or -1 minus the index of an end. */
  readonly starts: Readonly<Record<Side, number>>;
}

/** A duel reduced to who wins, with all choices that either side has. */
export interface ChoicesToWins extends StepsToWins {
  /** For each state, the side that chooses, if any; its options are the steps of the state. */
  readonly choosing: readonly (Side | undefined)[];
  /** For each state, the number of its situation. */
  readonly situations: readonly number[];
  /** The number of a state, or undefined if it cannot be reached. */
  numberOf(state: KnownState): number | undefined;
}

/**
 * Finds every reachable state of a duel.
 *
 * @throws TooManyStates as soon as more than `mostStates` states are found
 */
export function* stepsToWins(game: DuelGame, mostStates = MOST_STATES): Steps<ChoicesToWins> {
  const { most, tooMany } = statesUpTo(mostStates);
  /** For each state, the number of its situation (`numbers`) and its lineups (`stands`). */
  const numbers: number[] = [];
  const stands: LineupPair[] = [];
  const known: Situation[] = [];
  /** Indexed by the number of the situation, then by the number of the lineup pair. */
  const rows: number[][] = [];
  const numberAt = (situation: number, stand: LineupPair): number => {
    const row = rows[situation] ?? [];
    rows[situation] = row;
    const before = row[stand.number];
    if (before !== undefined) return before;
    if (stands.length === most) throw tooMany(most);
    const number = stands.push(stand) - 1;
    numbers.push(situation);
    row[stand.number] = number;
    return number;
  };
  const numberIn = (situation: Situation, stand: LineupPair): number => {
    known[situation.number] = situation;
    return numberAt(situation.number, stand);
  };
  const numberAfter = ({ state }: DuelTransition): number =>
    'winner' in state ? endOf(state.winner) : numberIn(state.situation, state.stand);
  const starts = {
    attacker: numberAfter(game.begin('attacker')),
    defender: numberAfter(game.begin('defender')),
  };
  const table = stepList();
  const choosing: (Side | undefined)[] = [];
  /** For each situation, the situations to which its options lead; null if this depends on wounds. */
  const targets: (Int32Array | null)[] = [];
  const visit = (situation: Situation, stand: LineupPair): void => {
    const always = targets[situation.number];
    if (always) {
      for (let k = 0; k < always.length; k++) {
        table.add(numberAt(always[k] as number, stand), 1);
      }
      choosing.push(situation.of.acting);
      return;
    }
    const options = game.openOptions(situation, stand);
    choosing.push(options && situation.of.acting);
    if (!options) {
      const { weighed, results } = game.thrown(stateIn(situation, stand));
      const shares = sharesOf(weighed);
      for (let k = 0; k < results.length; k++) {
        table.add(numberAfter(results[k] as DuelTransition), shares[k] as number);
      }
      return;
    }
    for (const { continuation, stand: after = stand } of options) {
      const { to, stand: now = after } = game.destination(continuation, after);
      table.add(typeof to === 'string' ? endOf(to) : numberIn(to, now), 1);
    }
    if (always === undefined) targets[situation.number] = targetsOf(situation) ?? null;
  };
  for (let number = 0; number < stands.length; number++) {
    visit(known[numbers[number] as number] as Situation, stands[number] as LineupPair);
    table.endState();
    if ((number + 1) % AT_ONCE === 0) yield;
  }
  return {
    steps: table.steps(),
    starts,
    choosing,
    situations: numbers,
    numberOf: ({ situation, stand }) => rows[situation.number]?.[stand.number],
  };
}

/** The situations to which the options lead, whatever the wounds; undefined if this depends on wounds. */
function targetsOf({ options = [] }: Situation): Int32Array | undefined {
  const targets: number[] = [];
  for (const { continuation, stand } of options) {
    const { always } = continuation;
    if (!always || always.stand || stand || typeof always.to === 'string') return undefined;
    targets.push(always.to.number);
  }
  return targets.length > 0 ? Int32Array.from(targets) : undefined;
}

const endOf = (winner: DuelEnd['winner']) => -1 - WINNERS.indexOf(winner);
