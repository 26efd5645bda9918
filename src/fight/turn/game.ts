/*
 * A turn as a process: what is chosen or thrown in each state. The best policy and the chain are both computed from it.
 */

import type { Process } from '../../chance/index.ts';
import { type TurnArrival, turnArrival } from './arrival.ts';
import { turnAttacks } from './attacks.ts';
import type { BoardDistribution, BoardOutcome } from './board-outcome.ts';
import { beginning, type TurnContext, type TurnOrder, turnOrder } from './context.ts';
import type { Moment, Option, Result } from './moment.ts';
import type { Note } from './notes.ts';
import { attackPlaces, relevanceOf } from './relevance.ts';
import { type Acting, keyOf, placeOf, type TurnState } from './state.ts';
import type { TurnDistributions } from './turn-distributions.ts';
import { freePlaces, placesWorthTrying } from './worth-trying.ts';

/**
 * A turn as a process. While no attacker is acting, ending the turn is an additional option, and sometimes the only
 * option.
 */
export interface TurnGame extends Process<Moment, Result, Option> {
  readonly begin: TurnState;
  options(moment: Moment): readonly Option[] | undefined;
  /** Every first action of each attacker, from every place it can reach. */
  everyOption(state: TurnState): readonly Option[];
  /** The state without details that no longer matter. */
  reduced(state: TurnState): TurnState;
}

/**
 * A turn as a decision process: its states, and the state to which each choice leads (RULES.md, section 6). Only one of
 * several equivalent places is an option.
 *
 * @param notes what the states record about the course of the turn
 * @param asksHarm whether the question depends on harm to attackers during their moves
 * @param outcomesOf the outcomes of an attack: all of them, or merged if their differences do not matter
 */
export function turnGame(
  context: TurnContext,
  distributions: TurnDistributions,
  notes: readonly Note[],
  asksHarm: boolean,
  outcomesOf: (distribution: BoardDistribution) => readonly BoardOutcome[] = ({ boardOutcomes }) =>
    boardOutcomes,
): TurnGame {
  const order = turnOrder(context);
  const attacks = turnAttacks(context, distributions, order, notes, outcomesOf);
  const arrival = turnArrival(context, distributions, attacks, notes);
  const placesFor = attackPlaces(context);
  const relevance = relevanceOf(context, placesFor, order.lastIn);
  const parts = { order, arrival, asksHarm };
  const begins = notes.map((note) => note.begins);
  return {
    begin: beginning(context.scenario, context.field, context.limited, begins),
    key: (moment) => keyOf(stateIn(moment)),
    isOver: (moment) => !('results' in moment) && order.isOver(moment),
    reduced: relevance.reduced,
    everyOption: (state) =>
      optionsOf(parts, state, (attacker) => freePlaces(context, state, attacker)),
    options(moment) {
      if ('results' in moment) return undefined;
      const { acting } = moment;
      if (!acting) {
        return optionsOf(parts, moment, (attacker, others) =>
          placesWorthTrying(context, relevance, placesFor, moment, attacker, others, asksHarm),
        );
      }
      return arrival.isReady(acting) ? attacks.options(moment, acting) : undefined;
    },
    thrown(moment) {
      if ('results' in moment) return moment;
      const results = arrival.rolled(moment, moment.acting as Acting);
      return { results, weighed: results };
    },
  };
}

/** The state of a moment; for an attack, the state in which it was chosen. */
export const stateIn = (moment: Moment): TurnState => ('results' in moment ? moment.at : moment);

interface Parts {
  readonly order: TurnOrder;
  readonly arrival: TurnArrival;
  readonly asksHarm: boolean;
}

/** The options while no attacker is acting: each remaining attacker may act from one of several places. */
function optionsOf(
  { order, arrival, asksHarm }: Parts,
  state: TurnState,
  placesOf: (attacker: number, others: readonly number[]) => readonly number[],
): Option[] {
  const { remaining, actedWith, ended } = order;
  return remaining(state, state.acted).flatMap((attacker) => {
    const others = remaining(state, actedWith(state.acted, attacker));
    return placesOf(attacker, others).flatMap((place): Option[] => {
      const there = arrival.arriving(state, attacker, place);
      if (arrival.canAttack(there)) return [{ attacker, place, state: there }];
      const isRolledFor = there.acting?.falls !== undefined || there.acting?.isMet === false;
      // A move without an attack matters only if another attacker acts later, or if the question depends on harm and
      // the move can harm the figure.
      const matters = others.length > 0 || (asksHarm && isRolledFor);
      if (!matters || place === placeOf(state, attacker)) return [];
      const next = isRolledFor ? arrival.idle(there) : ended(there, attacker);
      return [{ attacker, place, isIdle: true, state: next }];
    });
  });
}
