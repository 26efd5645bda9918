/* A duel as a process: what can be thrown or chosen in a state, and where each result leads. */

import { otherSide, type Side } from '../../cards/index.ts';
import {
  type Follow,
  followed,
  type Process,
  type Thrown,
  type ThrowOf,
  type Weighed,
  weighOutcomes,
} from '../../chance/index.ts';
import type { PowerDependencies } from '../combat/power-dependencies.ts';
import type { ThrowOutcome } from '../combat/throw-outcome.ts';
import type { DistributionCache } from '../evaluators/distribution-cache.ts';
import type { FightDistributions } from '../evaluators/fight-distributions.ts';
import { strikesThrow } from '../fights/leaving-strikes.ts';
import type { Matchup } from '../fights/matchup.ts';
import type { PlannedAttack, Way } from '../fights/planned-attack.ts';
import { tablesThrow } from '../fights/tables.ts';
import { attacksFor, beginAttacks } from './begin-attacks.ts';
import { type DuelContext, duelContext, figureOf, matchupOf } from './context.ts';
import { type Done, type DuelTransition, destinationFrom, follow } from './follow.ts';
import { arrive, arriveAt, distancesFor, moveTo, strikesOn, turnBegun } from './movement.ts';
import { changeAfter, NONE, outcomesIn, ownWounds, plannedIn, standAfter } from './outcomes.ts';
import type { DuelScenario } from './scenario.ts';
import {
  type Continuation,
  continuationIn,
  type Destination,
  type KnownState,
  type LineupPair,
  type OpenOption,
  type Situation,
  type SituationChange,
  stateIn,
} from './situation.ts';
import {
  type Choosing,
  type Draft,
  type DuelChoice,
  type DuelEnd,
  type DuelState,
  draftOf,
  type Next,
  THROW,
} from './state.ts';

/**
 * The options of a side in a state; undefined if the side has no choice. All states of a situation share one list,
 * unless the options depend on wounds.
 */
function optionsIn(
  context: DuelContext,
  situation: Situation,
  stand: LineupPair,
): readonly OpenOption[] | undefined {
  if (situation.options) return situation.options;
  const { phase } = situation.of;
  if (phase.name !== 'move' && phase.name !== 'choose') return undefined;
  const { looks, hasFigureUses } = context;
  const before = looks.count;
  const options = optionsOf(context, stateIn(situation, stand), phase);
  const isShared = looks.count === before && !hasFigureUses;
  if (isShared) situation.options = options;
  return options;
}

function optionsOf(context: DuelContext, state: KnownState, phase: Choosing): OpenOption[] {
  const { situation } = state;
  if (phase.name === 'move') {
    return distancesFor(context, state).map((to) => {
      // The continuation does not depend on the distance that the side leaves, so it is stored under the new distance.
      const draft = draftOf(state, state.figures);
      const left = moveTo(context, draft, to);
      const next = left.is === 'arrive' ? arriveAt(context, draft, left.to) : left;
      return { choice: { to }, continuation: continuationIn(context.situation(draft), next) };
    });
  }
  const { begun, isFree } = attacksFor(context, state, context.wayLists.of(phase.ways));
  const attacks = begun.map((draft): OpenOption => {
    const attack = plannedIn(context, draft.phase);
    const continuation = continuationIn(context.situation(draft), THROW);
    return draft.figures === state.figures
      ? { choice: { attack }, continuation }
      : { choice: { attack }, continuation, stand: context.standOf(draft.figures) };
  });
  if (!isFree) return attacks;
  const next = { is: 'attack', figure: phase.figure + 1 } as const;
  const none = { choice: { attack: undefined }, continuation: continuationIn(situation, next) };
  return [...attacks, none];
}

/** An option of a side that chooses. */
export interface DuelOption extends DuelTransition {
  readonly choice: DuelChoice;
}

/** A state of a duel as a process: its beginning, a point before a throw or a choice, or its end. */
export type DuelMoment = KnownState | DuelEnd | Thrown<DuelTransition>;

/** A duel as a process. Equal states are one object. */
export interface DuelGame extends Process<DuelMoment, DuelTransition, DuelOption> {
  readonly distributions: FightDistributions;
  readonly asks: PowerDependencies;
  /** The transition to the first throw if side `first` has the first turn. */
  begin(first: Side): DuelTransition;
  options(moment: DuelMoment): readonly DuelOption[] | undefined;
  /** Follows both sides' choices once they have been made. */
  readonly follow: Follow<DuelMoment, DuelOption>;
  /** The choices that have been followed so far. */
  readonly taken: ReadonlyMap<KnownState, DuelChoice>;
  /** The transition after a roll for the tables of attack dice. */
  withTables(state: KnownState, dice: readonly number[]): DuelTransition;
  /** The transition after a side has won the roll for the first turn of a round. */
  first(state: KnownState, side: Side): DuelTransition;
  /** The transition after rolling for the ways to attack. */
  ready(state: KnownState, ways: readonly Way[]): DuelTransition;
  /** The transition after an outcome of the throw. */
  after(state: KnownState, outcome: ThrowOutcome): DuelTransition;
  /** The strikes at a figure that leaves the enemy. */
  strikes(state: KnownState): ThrowOf<ThrowOutcome>;
  /**
   * What a side can choose from in a state, like `options`, but without the states to which the
   * choices lead.
   */
  openOptions(situation: Situation, stand: LineupPair): readonly OpenOption[] | undefined;
  /** The state to which a continuation leads, without counters. */
  destination(continuation: Continuation, stand: LineupPair): Destination;
  /** The matchup of a state, and the attack if one is being made. */
  matchup(state: DuelState): Matchup;
  planned(state: DuelState): PlannedAttack | undefined;
}

const SIDES: readonly Side[] = ['attacker', 'defender'];
/** Two equally likely results: which side rolls higher on a D20 (ties are rerolled), or who wins a toss. */
export const EQUALLY_LIKELY: readonly Weighed[] = [{ weight: 1n }, { weight: 1n }];

const NOTHING: Done = { made: NONE, driven: NONE };

/**
 * The turns of a duel (RULES.md, section 5).
 *
 * @param kept a cache of distributions to share with other duels; by default, the duel has its own
 */
export function duelGame(scenario: DuelScenario, kept?: DistributionCache): DuelGame {
  const context = duelContext(scenario, kept);
  const { asks, distributions, traits } = context;
  /** Adds the wounds of an outcome, and continues to the next throw. */
  const passed = (state: KnownState, outcome: ThrowOutcome, change: SituationChange) =>
    follow(context, change.continuation, standAfter(context, state, outcome, change), change);
  const chosen = (
    state: KnownState,
    { choice, continuation, stand = state.stand }: OpenOption,
  ): DuelTransition => {
    const transition = follow(context, continuation, stand, NOTHING);
    if (!('to' in choice)) return transition;
    return { ...transition, begun: [turnBegun(state, choice.to), ...transition.begun] };
  };
  const game: Omit<DuelGame, 'follow' | 'taken'> = {
    distributions,
    asks,
    begin(first) {
      const draft = beginning(context, first);
      const continuation = continuationIn(context.situation(draft), { is: 'turn', of: first });
      return follow(context, continuation, context.standOf(draft.figures), NOTHING);
    },
    key: (moment) => moment,
    isOver: (moment) => 'winner' in moment,
    options(moment) {
      if (!('situation' in moment)) return undefined;
      return optionsIn(context, moment.situation, moment.stand)?.map((option) => ({
        ...chosen(moment, option),
        choice: option.choice,
      }));
    },
    thrown(moment) {
      if ('results' in moment) return moment;
      const state = moment as KnownState;
      if (state.phase.name === 'tables') {
        const weighed: Weighed[] = [];
        const results: DuelTransition[] = [];
        weighOutcomes(tablesThrow(traits[state.acting].tables), (dice, weight) => {
          weighed.push({ weight });
          results.push(game.withTables(state, dice));
        });
        return { weighed, results };
      }
      if (state.phase.name === 'initiative') {
        return { weighed: EQUALLY_LIKELY, results: SIDES.map((side) => game.first(state, side)) };
      }
      if (state.phase.name === 'ready') {
        const weighed = distributions.ways(state.acting, () => context.circumstances(state));
        return { weighed, results: weighed.map(({ ways }) => game.ready(state, ways)) };
      }
      const { distribution, changes } = outcomesIn(context, state);
      const results = distribution.map(({ outcome }, i) =>
        passed(state, outcome, changes[i] as SituationChange),
      );
      return { weighed: distribution, results };
    },
    withTables(state, dice) {
      const arrives = state.phase.name === 'tables' && state.phase.arrives;
      const draft = draftOf(state, state.figures);
      draft.tables = dice;
      const next = arrive(draft, arrives);
      return follow(context, continuationIn(context.situation(draft), next), state.stand, NOTHING);
    },
    first(state, side) {
      const continuation = continuationIn(state.situation, { is: 'turn', of: side });
      return follow(context, continuation, state.stand, NOTHING);
    },
    ready(state, ways) {
      const draft = draftOf(state, state.figures);
      const begun = beginAttacks(context, draft, ways);
      const next: Next = begun ? THROW : { is: 'attack', figure: figureOf(state) + 1 };
      const stand = draft.figures === state.figures ? state.stand : context.standOf(draft.figures);
      return follow(context, continuationIn(context.situation(draft), next), stand, NOTHING);
    },
    strikes: (state) =>
      strikesThrow(strikesOn(context, state), scenario[state.acting].life - ownWounds(state)),
    openOptions: (situation, stand) => optionsIn(context, situation, stand),
    destination: (continuation, stand) => destinationFrom(context, continuation, stand),
    after: (state, outcome) => passed(state, outcome, changeAfter(context, state, outcome)),
    matchup: (state) => matchupOf(scenario, asks, state, figureOf(state)),
    planned: ({ phase }) => plannedIn(context, phase),
  };
  return { ...game, follow: followed(game), taken: new Map() };
}

/** The end of a duel; undecided if it would continue forever. */
export function endAt(moment: DuelMoment): DuelEnd {
  if ('winner' in moment) return moment;
  return { winner: 'undecided', figures: (moment as KnownState).figures };
}

/** The state before the first turn. */
function beginning({ scenario, asks, traits }: DuelContext, first: Side): Draft {
  const full = (side: Side) =>
    Array.from({ length: scenario[side].figures }, (_, i) => ({
      wounds: i === 0 ? scenario[side].wounds : 0,
      ...(i === 0 && traits[side].hasOrder && { isFought: true as const }),
    }));
  return {
    acting: otherSide(first),
    figures: { attacker: full('attacker'), defender: full('defender') },
    distance: scenario.distance,
    turns: 0,
    ofRound: 0,
    used: asks.limited.map(() => 0),
    tables: [],
    began: 0,
    moved: false,
    dealt: 0,
    phase: { name: 'anotherTurn' },
  };
}
