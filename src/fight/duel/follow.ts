/* What happens in a duel between two throws: ends of turns, rounds, movement, and the beginning of attacks. */

import { type EffectLine, otherSide, type Side } from '../../cards/index.ts';
import type { WeighedOutcome } from '../combat/throw-outcome.ts';
import { NeverEnds } from '../fights/endless.ts';
import { attackFrom } from './begin-attacks.ts';
import type { DuelContext } from './context.ts';
import { arriveAt, beginTurn, moveTo, turnBegun } from './movement.ts';
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
  THROW,
  type TurnBegun,
  withFreshUses,
  withoutBack,
} from './state.ts';

type Distribution = readonly WeighedOutcome[];

/** Three turns for each side. */
const TURNS_IN_A_ROUND = 6;

/**
 * Plays powers at the end of a side's turn, starting at figure `first`. Then the side may take
 * another turn.
 */
function endOfTurn(context: DuelContext, draft: Draft, first: number): Next {
  const { distributions, traits, matchup, circumstances } = context;
  const { acting } = draft;
  if (traits[acting].actsAtEnd) {
    for (let figure = first; figure < draft.figures[acting].length; figure++) {
      draft.phase = { name: 'end', figure };
      if (changes(distributions.endOfTurn(matchup(draft)))) return THROW;
    }
  }
  draft.phase = { name: 'anotherTurn' };
  const rolls =
    traits[acting].mayTakeAnother && changes(distributions.anotherTurn(circumstances(draft)));
  return rolls ? THROW : { is: 'pass', to: otherSide(acting) };
}

/**
 * Passes the turn: resets uses per turn and, if a round is over, uses per round. Then the next turn begins or, after a
 * round in a duel with rounds, the initiative is rolled. Extra turns do not count towards a round.
 */
function passTurn(context: DuelContext, draft: Draft, next: Side): Next {
  const { asks, scenario } = context;
  const goesOn = (asks.rounds || scenario.rounds === true) && next !== draft.acting;
  if (goesOn) draft.ofRound = (draft.ofRound + 1) % TURNS_IN_A_ROUND;
  if (draft.used.length > 0) {
    const isFresh = (line: number) => {
      const { per } = asks.limited[line] as EffectLine;
      return per === 'turn' || (per === 'round' && goesOn && draft.ofRound === 0);
    };
    draft.used = draft.used.map((times, i) => (isFresh(i) ? 0 : times));
    const { attacker, defender } = draft.figures;
    const fresh = {
      attacker: withFreshUses(attacker, isFresh),
      defender: withFreshUses(defender, isFresh),
    };
    if (fresh.attacker !== attacker || fresh.defender !== defender) draft.figures = fresh;
  }
  if (context.hasFigureUses) {
    const { attacker, defender } = draft.figures;
    const [own, other] = [withoutBack(attacker), withoutBack(defender)];
    if (own !== attacker || other !== defender) draft.figures = { attacker: own, defender: other };
  }
  draft.tables = [];
  draft.dealt = 0;
  draft.attacked = undefined;
  if (!scenario.rounds || !goesOn || draft.ofRound > 0) return { is: 'turn', of: next };
  // The roll decides who acts next. With fixed values here, states that differ only in the last turn merge.
  draft.acting = 'attacker';
  draft.began = 0;
  draft.moved = false;
  draft.phase = { name: 'initiative' };
  return THROW;
}

/** Cached, because distributions are reused and queried for many figures. */
const CHANGING = new WeakMap<Distribution, boolean>();

/** Whether any outcome of a distribution changes anything. */
function changes(distribution: Distribution): boolean {
  const known = CHANGING.get(distribution);
  if (known !== undefined) return known;
  const is = distribution.some(({ outcome }) =>
    Object.values(outcome).some((value) =>
      Array.isArray(value) ? value.length > 0 : Boolean(value),
    ),
  );
  CHANGING.set(distribution, is);
  return is;
}

/** The next state or the end of a duel, and what happens before then. */
export interface DuelTransition {
  readonly state: KnownState | DuelEnd;
  readonly counted: Counted;
  /** The turns that begin before the next state, in order. */
  readonly begun: readonly TurnBegun[];
}

/** What the throw itself adds to the counters. */
export type Done = Pick<Counted, 'made' | 'driven'>;

/** Continues to the next throw or the end. If no wounds were read, all states of a situation share the result. */
export function follow(
  context: DuelContext,
  continuation: Continuation,
  stand: LineupPair,
  { made, driven }: Done,
): DuelTransition {
  const destination = destinationFrom(context, continuation, stand);
  const { to, stand: now = stand } = destination;
  return {
    state: typeof to === 'string' ? { winner: to, figures: now.figures } : stateIn(to, now),
    counted: { turns: destination.turns, made, driven },
    begun: destination.begun,
  };
}

/** Where a continuation leads from the given lineups. */
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
  // Uses per figure may have been reset, which `looks` does not count.
  if (looks.count === before && !hasFigureUses) continuation.always = destination;
  else continuation.byLineups.set(stand.number, destination);
  return destination;
}

/**
 * The maximum number of consecutive turns without a throw. Distances are at most 100, and any Move brings a side
 * nearer.
 */
const MOST_IDLE_TURNS = 1000;

const NONE_BEGUN: readonly TurnBegun[] = [];

/** @param draft modified; do not use it afterwards */
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
        begun = [...begun, turnBegun(draft, next.to)];
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
