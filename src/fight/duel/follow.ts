import { NeverEnds } from '../fights/endless.ts';
import { attackFrom } from './begin-attacks.ts';
import type { DuelContext } from './context.ts';
import { arriveAt, beginTurn, moveTo } from './movement.ts';
import {
  type Continuation,
  type Destination,
  type KnownState,
  type LineupPair,
  stateIn,
} from './situation.ts';
import {
  type Counted,
  type Draft,
  type DuelEnd,
  draftOf,
  type Next,
  type TurnBegun,
} from './state.ts';
import { endOfTurn, passTurn } from './turn-end.ts';

/** The next state of a duel, or its end. */
export interface DuelTransition {
  readonly to: { readonly state: KnownState } | { readonly end: DuelEnd };
  readonly counted: Counted;
  /** The turns that begin on the way, in order. */
  readonly begun: readonly TurnBegun[];
}

/** What the throw itself adds to the counters. */
export type Done = Pick<Counted, 'made' | 'driven'>;

/**
 * Continues to the next throw or the end. The result is shared by all states of a situation if no
 * wounds were read.
 */
export function follow(
  context: DuelContext,
  continuation: Continuation,
  stand: LineupPair,
  { made, driven }: Done,
): DuelTransition {
  const destination = destinationFrom(context, continuation, stand);
  const { to, stand: now = stand } = destination;
  return {
    to:
      typeof to === 'string'
        ? { end: { winner: to, figures: now.figures } }
        : { state: stateIn(to, now) },
    counted: { turns: destination.turns, made, driven },
    begun: destination.begun,
  };
}

/** Where a continuation leads to from given lineups. */
export function destinationFrom(
  context: DuelContext,
  continuation: Continuation,
  stand: LineupPair,
): Destination {
  const known = continuation.always ?? continuation.byLineups.get(stand.number);
  if (known) return known;
  const { looks, hasFigureUses } = context;
  const before = looks.count;
  const { figures } = stand;
  const draft = draftOf(continuation.situation.of, figures);
  const passed = goOn(context, draft, continuation.next);
  const isChanged = draft.figures !== figures;
  const destination = isChanged ? { ...passed, stand: context.standOf(draft.figures) } : passed;
  // Uses per figure may be reset on the way, which is not tracked as a read.
  if (looks.count === before && !hasFigureUses) continuation.always = destination;
  else continuation.byLineups.set(stand.number, destination);
  return destination;
}

/**
 * The maximum number of consecutive turns without a throw. Distances are at most 100, and any Move
 * brings a side nearer.
 */
const MOST_IDLE_TURNS = 1000;

const NONE_BEGUN: readonly TurnBegun[] = [];

/** @param draft is consumed */
function goOn(context: DuelContext, draft: Draft, begin: Next): Destination {
  const { mostTurns } = context.scenario;
  let next = begin;
  let turns = 0;
  let begun = NONE_BEGUN;
  for (;;) {
    switch (next.is) {
      case 'throw':
        return { to: context.situation(draft), turns, begun };
      case 'attack':
        next = attackFrom(context, draft, next.figure);
        break;
      case 'end':
        next = endOfTurn(context, draft, next.figure);
        break;
      case 'pass':
        turns++;
        if (mostTurns !== undefined) draft.turns++;
        if (turns > MOST_IDLE_TURNS) throw new NeverEnds('neither side ever reaches the other');
        if (draft.turns === mostTurns) return { to: 'undecided', turns, begun };
        next = passTurn(context, draft, next.to);
        break;
      case 'turn':
        next = beginTurn(context, draft, next.of);
        break;
      case 'move':
        begun = [...begun, { side: draft.acting, nearer: draft.distance - next.to }];
        next = moveTo(context, draft, next.to);
        break;
      case 'arrive':
        next = arriveAt(context, draft, next.to);
        break;
      case 'over':
        return { to: next.winner, turns: turns + 1, begun };
    }
  }
}
