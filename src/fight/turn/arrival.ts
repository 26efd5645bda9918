/*
 * What happens between an attacker's choice of a place and its attacks: falls, the defender's
 * reaction, and rolls for the attacks.
 */

import { sharesOf, weighOutcomes } from '../../chance/index.ts';
import type { WeighedWays } from '../evaluators/fight-distributions.ts';
import { tablesThrow } from '../fights/tables.ts';
import { exchanged, fallen } from './after.ts';
import type { TurnAttacks } from './attacks.ts';
import { changed, type TurnContext } from './context.ts';
import { fallDistribution } from './falls.ts';
import type { Result } from './moment.ts';
import type { Harm, Note } from './notes.ts';
import { figuresOfCard } from './scenario.ts';
import {
  type Acting,
  facingOf,
  GONE,
  hasActed,
  placeOf,
  type TurnState,
  withoutTables,
} from './state.ts';
import type { TurnDistributions } from './turn-distributions.ts';

/** What an attacker does between choosing a place and choosing an attack. */
export interface TurnArrival {
  /** The state with the attacker at the place, and with the rolls to make before it can choose an attack. */
  arriving(state: TurnState, attacker: number, place: number): TurnState;
  /** The state if the attacker makes no attack at the place: only the rolls of its move remain. */
  idle(arrived: TurnState): TurnState;
  isReady(acting: Acting): boolean;
  /** Whether the attacker can attack after at least one result of the rolls before its attacks. */
  canAttack(state: TurnState): boolean;
  /**
   * The results of the next roll before an attacker can choose an attack: falls, the defender's reaction, tables or
   * ways to attack.
   */
  rolled(state: TurnState, acting: Acting): Result[];
}

/** @param notes what the states of the turn record about its course */
export function turnArrival(
  context: TurnContext,
  distributions: TurnDistributions,
  { goingOn, same, canAttack: canAttackNow }: TurnAttacks,
  notes: readonly Note[],
): TurnArrival {
  const { field, traits, ways } = context;
  const traitsOf = (attacker: number) => traits[attacker] as (typeof traits)[number];
  /** For each attacker, the beginning of its attacks if nothing is rolled first. */
  const ready: (Acting | undefined)[] = [];

  const arriving = (state: TurnState, attacker: number, place: number): TurnState => {
    const before = placeOf(state, attacker);
    const places = place === before ? state.places : state.places.with(attacker, place);
    const there = { ...state, places, tables: withoutTables(state.tables, attacker) };
    const isNear = (at: number) => field.isAdjacent(attacker, at, state.defender);
    const falls = field.fallsTo(state, attacker, place);
    const isMet = !(context.answersArrival && isNear(place) && !isNear(before));
    const { tables, asks } = traitsOf(attacker);
    const isReady = !falls && isMet && tables.length === 0 && asks.fixedWays.attacker;
    const known = isReady ? ready[attacker] : undefined;
    if (known) return changed(there, state.acted, known);
    const acting: Acting = {
      attacker,
      falls,
      isMet,
      tables: tables.length === 0 ? [] : rolledBefore(state, attacker),
      ways: undefined,
      way: -1,
      attack: 0,
      again: 0,
      mayRepeat: false,
    };
    const now = prepared({ ...there, acting }, acting);
    if (isReady) ready[attacker] = now.acting;
    return now;
  };
  /** What another figure of the same card has rolled for the card's tables; undefined if no other figure has rolled. */
  const rolledBefore = ({ tables }: TurnState, attacker: number) =>
    tables[attacker]?.length ? tables[attacker] : undefined;

  /** Keeps the results of an attacker's tables for the figures of its card that can still act. */
  const withTables = (state: TurnState, attacker: number, rolled: readonly number[]): TurnState => {
    const others = figuresOfCard(context.scenario, attacker).filter(
      (one) => one !== attacker && !hasActed(state, one) && placeOf(state, one) !== GONE,
    );
    if (others.length === 0) return state;
    const tables = state.places.map((_, i) =>
      others.includes(i) ? rolled : (state.tables[i] ?? []),
    );
    return { ...state, tables };
  };

  /** Adds the ways to attack if they do not depend on a roll. */
  const prepared = (state: TurnState, acting: Acting): TurnState => {
    if (acting.falls || !acting.isMet || !acting.tables || acting.ways) return state;
    const [only, ...others] = distributions.ways(state, facingOf(state, acting));
    if (!only || others.length > 0) return state;
    return { ...state, acting: same({ ...acting, ways: waysIn(only) }) };
  };

  const waysIn = ({ ways: all }: WeighedWays) => all.map((way) => ways.numberOf(way));

  /** Makes the next roll: falls, then the defender's reaction, tables, ways to attack. */
  const rolled = (state: TurnState, acting: Acting): Result[] => {
    const facing = facingOf(state, acting);
    const going = (after: TurnState, more: Partial<Acting>) => {
      const next = goingOn(after, acting.attacker, { ...acting, ...more });
      return next.acting ? prepared(next, next.acting) : next;
    };
    if (acting.falls) {
      return shares(fallDistribution(acting.falls), ({ wounds, isFatal }) => {
        const { after, harm } = fallen(context, state, acting.attacker, wounds, isFatal);
        return { harm, state: going(harmed(after, harm), { falls: undefined }) };
      });
    }
    if (!acting.isMet) {
      return shares(distributions.arrival(state, facing), ({ outcome }) => {
        const after = exchanged(state, acting.attacker, outcome, state.defender, state.noted);
        const harm = { wounds: outcome.ownWounds, isDestroyed: outcome.ownDestroyed };
        return { harm, state: going(harmed(after, harm), { isMet: true }) };
      });
    }
    if (!acting.tables) {
      const rows: { weight: bigint; tables: readonly number[] }[] = [];
      weighOutcomes(tablesThrow(traitsOf(acting.attacker).tables), (tables, weight) =>
        rows.push({ weight, tables }),
      );
      return shares(rows, ({ tables }) => ({
        state: going(withTables(state, acting.attacker, tables), { tables }),
      }));
    }
    return shares(distributions.ways(state, facing), (one) => ({
      state: { ...state, acting: same({ ...acting, ways: waysIn(one) }) },
    }));
  };

  /** Records harm to the attacker in the notes. */
  const harmed = (state: TurnState, harm: Harm): TurnState => {
    if (!notes.some(({ afterHarm }) => afterHarm)) return state;
    const noted = notes.map((note, i) => {
      const before = state.noted[i] as number;
      return note.afterHarm?.(before, harm) ?? before;
    });
    return { ...state, noted };
  };

  const isReady = ({ falls, isMet, tables, ways: all }: Acting): boolean =>
    !falls && isMet && tables !== undefined && all !== undefined;

  const canAttack = (state: TurnState): boolean => {
    const { acting } = state;
    if (!acting) return false;
    if (isReady(acting)) return canAttackNow(state, acting);
    return rolled(state, acting).some((result) => canAttack(result.state));
  };

  return {
    arriving,
    idle: (state) =>
      state.acting ? { ...state, acting: same({ ...state.acting, tables: [], ways: [] }) } : state,
    isReady,
    canAttack,
    rolled,
  };
}

function shares<One extends { readonly weight: bigint }>(
  all: readonly One[],
  resultOf: (one: One) => Pick<Result, 'state' | 'harm'>,
): Result[] {
  const probabilities = sharesOf(all);
  return all.map((one, i) => ({
    weight: one.weight,
    probability: probabilities[i] as number,
    ...resultOf(one),
  }));
}
