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
import { kindsOf, type ThrowOutcome, type WeighedOutcome } from '../combat/throw-outcome.ts';
import type { DistributionByWounds } from '../evaluators/attack-distributions.ts';
import type { DistributionCache } from '../evaluators/distribution-cache.ts';
import type { FightDistributions } from '../evaluators/fight-distributions.ts';
import { thrownIn } from '../fights/attack-run.ts';
import { strikeDistribution, strikesThrow } from '../fights/leaving-strikes.ts';
import type { Matchup } from '../fights/matchup.ts';
import type { PlannedAttack, Way } from '../fights/planned-attack.ts';
import { tablesThrow } from '../fights/tables.ts';
import { afterOutcome } from './after-throw.ts';
import { attacksFor, beginAttacks } from './begin-attacks.ts';
import { type DuelContext, duelContext, figureOf, matchupOf } from './context.ts';
import { type Done, type DuelTransition, destinationFrom, follow } from './follow.ts';
import { arrive, arriveAt, distancesFor, moveTo, strikesOn, turnBegun } from './movement.ts';
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
  type Counted,
  type Draft,
  type DuelChoice,
  type DuelEnd,
  type DuelState,
  draftOf,
  type Next,
  type Phase,
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
      // What follows does not depend on the distance that the side comes from, so it is stored by the distance it moves
      // to.
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

type Distribution = readonly WeighedOutcome[];

/** An option of a side that chooses. */
export interface DuelOption extends DuelTransition {
  readonly choice: DuelChoice;
}

/** A state of a duel as a process: before a throw or a choice, at its end, or at its beginning. */
export type DuelMoment = KnownState | DuelEnd | Thrown<DuelTransition>;

/** A duel as a process. Equal states are one object. */
export interface DuelGame extends Process<DuelMoment, DuelTransition, DuelOption> {
  readonly distributions: FightDistributions;
  readonly asks: PowerDependencies;
  /** The transition to the first throw if side `first` has the first turn. */
  begin(first: Side): DuelTransition;
  options(moment: DuelMoment): readonly DuelOption[] | undefined;
  /** Follows the choices of both sides when they have been made. */
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
/** Two equally likely results: which side has more on a D20 (ties are rerolled), or who wins a toss. */
export const EQUALLY_LIKELY: readonly Weighed[] = [{ weight: 1n }, { weight: 1n }];

const NONE: Counted['made'] = { attacker: 0, defender: 0 };
const ONE = { attacker: { attacker: 1, defender: 0 }, defender: { attacker: 0, defender: 1 } };
const NOTHING: Done = { made: NONE, driven: NONE };
const ofSide = (side: Side, count: number) =>
  side === 'attacker' ? { attacker: count, defender: 0 } : { attacker: 0, defender: count };

/**
 * The turns of a duel (RULES.md, section 5).
 *
 * @param kept a cache of distributions to share with other duels; by default, the duel has its own
 */
export function duelGame(scenario: DuelScenario, kept?: DistributionCache): DuelGame {
  const context = duelContext(scenario, kept);
  const { asks, distributions, lineups, looks, traits, pairOf, hasFigureUses } = context;
  /** What an outcome changes in a state's situation, except its wounds. */
  const changeAfter = (state: DuelState, outcome: ThrowOutcome): SituationChange => {
    const { draft, next, comesFirst, marking } = afterOutcome(context, state, outcome);
    const { acting, phase } = state;
    // If several figures share one roll, only that roll counts as an attack.
    const isAttack = phase.name === 'attack' && outcome.isAttack && phase.run.rolled === undefined;
    const { spacesMoved } = outcome;
    return {
      continuation: continuationIn(context.situation(draft), next),
      comesFirst,
      marking,
      made: isAttack ? ONE[acting] : NONE,
      driven: spacesMoved > 0 ? ofSide(otherSide(acting), spacesMoved) : NONE,
    };
  };
  /** Adds the wounds of an outcome, and continues to the next throw. */
  const passed = (
    state: KnownState,
    outcome: ThrowOutcome,
    change: SituationChange,
  ): DuelTransition => {
    const { acting, stand } = state;
    const enemy = otherSide(acting);
    const { comesFirst } = change;
    const own = lineups[acting].acted(stand[acting], figureOf(state), outcome, comesFirst);
    const other = lineups[enemy].hit(stand[enemy], outcome, change.marking);
    const after = acting === 'attacker' ? pairOf(own, other) : pairOf(other, own);
    return follow(context, change.continuation, after, change);
  };
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
      const { situation, stand, acting } = state;
      // Uses per figure are not part of a situation, so its distribution cannot be cached there.
      const distributionOf =
        (hasFigureUses ? undefined : situation.distributionOf) ?? distributionIn(context, state);
      situation.distributionOf = distributionOf;
      const distribution = distributionOf(ownWounds(state), stand[otherSide(acting)].foughtWounds);
      const kinds = kindsOf(distribution);
      const results = distribution.map(({ outcome }, i) => {
        const kind = kinds[i] as number | string;
        const known = situation.changes.get(kind);
        if (known) return passed(state, outcome, known);
        const before = looks.count;
        const change = changeAfter(state, outcome);
        if (looks.count === before) situation.changes.set(kind, change);
        return passed(state, outcome, change);
      });
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
    after: (state, outcome) => passed(state, outcome, changeAfter(state, outcome)),
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

const ownWounds = (state: KnownState): number =>
  state.figures[state.acting][figureOf(state)]?.wounds ?? 0;

/** The attack that is thrown in a phase, if any. */
function plannedIn({ ways }: DuelContext, phase: Phase): PlannedAttack | undefined {
  return phase.name === 'attack' ? thrownIn(ways.of(phase.way), phase.run) : undefined;
}

/** The distribution of the throw in the situation of a state. */
function distributionIn(context: DuelContext, state: KnownState): DistributionByWounds {
  const { distributions } = context;
  const { phase } = state;
  const met = context.matchup(state);
  if (phase.name === 'leave') {
    const [struck, { life }] = [strikesOn(context, state), context.scenario[state.acting]];
    return (ownWounds) => strikeDistribution(struck, life - ownWounds);
  }
  const planned = plannedIn(context, phase);
  if (planned) return distributions.attacks(met, planned);
  const of = momentOf(distributions, phase.name);
  return (ownWounds, enemyWounds) => of({ ...met, ownWounds, enemyWounds });
}

function momentOf(
  distributions: FightDistributions,
  phase: Phase['name'],
): (matchup: Matchup) => Distribution {
  switch (phase) {
    case 'arrival':
      return distributions.arrival;
    case 'end':
      return distributions.endOfTurn;
    case 'anotherTurn':
      return distributions.anotherTurn;
    default:
      throw new Error(`${phase}: nothing is exchanged`);
  }
}
