import { weighOutcomes } from '../../../exact/outcomes.ts';
import { sharesOf } from '../../../exact/shares.ts';
import type { WeighedWays } from '../duel/laws.ts';
import { tablesThrow } from '../duel/tables.ts';
import { exchanged, fallen } from './after.ts';
import type { TurnLaws } from './attack-laws.ts';
import type { TurnAttacks } from './attacks.ts';
import type { TurnContext } from './context.ts';
import { fallLaw } from './falls.ts';
import type { Result } from './moment.ts';
import { changed } from './order.ts';
import { type Acting, facingOf, placeOf, type TurnState } from './state.ts';

/** How an attacker comes to the place that it acts from. */
export interface TurnArrival {
  /** The attacker is there: with what has to be rolled before it can choose. */
  arriving(state: TurnState, attacker: number, place: number): TurnState;
  isReady(acting: Acting): boolean;
  /** What is rolled before an attacker can choose: falls, the defender's answer, tables, ways to attack. */
  rolled(state: TurnState, acting: Acting): Result[];
}

export function turnArrival(
  context: TurnContext,
  laws: TurnLaws,
  { goingOn, same }: TurnAttacks,
): TurnArrival {
  const { field, traits, ways } = context;
  const traitsOf = (attacker: number) => traits[attacker] as (typeof traits)[number];
  /** By attacker, how it begins its attacks where nothing is rolled for beforehand. */
  const ready: (Acting | undefined)[] = [];

  const arriving = (state: TurnState, attacker: number, place: number): TurnState => {
    const before = placeOf(state, attacker);
    const places = place === before ? state.places : state.places.with(attacker, place);
    const there = { ...state, places };
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
      tables: tables.length === 0 ? [] : undefined,
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
  /** With the ways that it has to attack, where none is rolled for. */
  const prepared = (state: TurnState, acting: Acting): TurnState => {
    if (acting.falls || !acting.isMet || !acting.tables || acting.ways) return state;
    const [only, ...others] = laws.ways(state, facingOf(state, acting));
    if (!only || others.length > 0) return state;
    return { ...state, acting: same({ ...acting, ways: waysIn(only) }) };
  };

  const waysIn = ({ ways: all }: WeighedWays) => all.map((way) => ways.numberOf(way));

  const rolled = (state: TurnState, acting: Acting): Result[] => {
    const facing = facingOf(state, acting);
    const going = (after: TurnState, more: Partial<Acting>) => {
      const next = goingOn(after, acting.attacker, { ...acting, ...more });
      return next.acting ? prepared(next, next.acting) : next;
    };
    if (acting.falls) {
      return shares(fallLaw(acting.falls), ({ wounds, isFatal }) =>
        going(fallen(context, state, acting.attacker, wounds, isFatal), { falls: undefined }),
      );
    }
    if (!acting.isMet) {
      return shares(laws.arrival(state, facing), ({ exchange }) =>
        going(exchanged(state, acting.attacker, exchange, state.defender, state.noted), {
          isMet: true,
        }),
      );
    }
    if (!acting.tables) {
      const rows: { weight: bigint; tables: readonly number[] }[] = [];
      weighOutcomes(tablesThrow(traitsOf(acting.attacker).tables), (tables, weight) =>
        rows.push({ weight, tables }),
      );
      return shares(rows, ({ tables }) => going(state, { tables }));
    }
    return shares(laws.ways(state, facing), (one) => ({
      ...state,
      acting: same({ ...acting, ways: waysIn(one) }),
    }));
  };

  return {
    arriving,
    isReady: ({ falls, isMet, tables, ways: all }) =>
      !falls && isMet && tables !== undefined && all !== undefined,
    rolled,
  };
}

function shares<One extends { readonly weight: bigint }>(
  all: readonly One[],
  stateOf: (one: One) => TurnState,
): Result[] {
  const probabilities = sharesOf(all);
  return all.map((one, i) => ({
    weight: one.weight,
    probability: probabilities[i] as number,
    state: stateOf(one),
  }));
}
