import { weighOutcomes } from '../../../exact/outcomes.ts';
import type { Weighed } from '../../../exact/shares.ts';
import { otherSide, type Side } from '../../../powers/figure.ts';
import { afterExchange } from './after.ts';
import type { Asks } from './asks.ts';
import { attackFrom, beginAttacks, plannedIn } from './attacks.ts';
import { type DuelContext, duelContext, figureOf } from './context.ts';
import { NeverEnds } from './endless.ts';
import type { Exchange, WeighedExchange } from './exchange.ts';
import type { LawMemory } from './law-memory.ts';
import type { DuelLaws } from './laws.ts';
import type { Meeting } from './meeting.ts';
import { arrive } from './movement.ts';
import {
  type Counted,
  type Draft,
  draftOf,
  type Next,
  type Onward,
  type Passage,
  THROW,
} from './passage.ts';
import type { DuelScenario } from './scenario.ts';
import { type DuelState, keyOf } from './state.ts';
import { tablesThrow } from './tables.ts';
import { endOfTurn, passTurn, TURNS_IN_A_ROUND } from './turn-end.ts';
import type { PlannedAttack, Way } from './ways.ts';

/** What a throw decides between. */
export interface Thrown {
  readonly weighed: readonly Weighed[];
  /** As many, in the same order. */
  readonly passages: readonly Passage[];
}

/**
 * A duel as its states and what each throw leads to. States that are alike are one object.
 */
export interface DuelGame {
  readonly laws: DuelLaws;
  readonly asks: Asks;
  /** The first throw of a duel in which one side has the first turn. */
  begin(first: Side): Passage;
  /** What can come of the throw of a state, and for each of it where it leads. */
  thrown(state: DuelState): Thrown;
  /** What follows when the tables of attack dice have been rolled. */
  withTables(state: DuelState, dice: readonly number[]): Passage;
  /** What follows when a figure's ways to attack have been rolled. */
  ready(state: DuelState, ways: readonly Way[]): Passage;
  /** What something that came of it leads to. */
  after(state: DuelState, exchange: Exchange): Passage;
  /** The two that face each other in a state, and the attack, if it is one. */
  meeting(state: DuelState): Meeting;
  planned(state: DuelState): PlannedAttack | undefined;
}

const NONE = { attacker: 0, defender: 0 };
const ONE = { attacker: { attacker: 1, defender: 0 }, defender: { attacker: 0, defender: 1 } };
const ofSide = (side: Side, count: number) =>
  side === 'attacker' ? { attacker: count, defender: 0 } : { attacker: 0, defender: count };

/**
 * The turns of a duel (RULES.md, section 5).
 *
 * @param kept what attacks come to, for duels that are to share it; left out: this one's own
 */
export function duelGame(scenario: DuelScenario, kept?: LawMemory): DuelGame {
  const context = duelContext(scenario, kept);
  const { asks, laws, traits, meeting } = context;
  const game: DuelGame = {
    laws,
    asks,
    begin: (first) => follow(context, beginning(context, first), { is: 'pass', to: first }, -1),
    thrown(state) {
      if (state.phase.name === 'tables') {
        const weighed: Weighed[] = [];
        const passages: Passage[] = [];
        weighOutcomes(tablesThrow(traits[state.acting].tables), (dice, weight) => {
          weighed.push({ weight });
          passages.push(game.withTables(state, dice));
        });
        return { weighed, passages };
      }
      if (state.phase.name === 'ready') {
        const weighed = laws.ways(state.acting, () => meeting(state));
        return { weighed, passages: weighed.map(({ ways }) => game.ready(state, ways)) };
      }
      const weighed = exchangesIn(context, state);
      return { weighed, passages: weighed.map(({ exchange }) => game.after(state, exchange)) };
    },
    withTables(state, dice) {
      const arrives = state.phase.name === 'tables' && state.phase.arrives;
      const draft = draftOf(state);
      draft.tables = dice;
      return follow(context, draft, arrive(draft, arrives));
    },
    ready(state, ways) {
      const draft = draftOf(state);
      const begun = beginAttacks(context, draft, ways);
      return follow(context, draft, begun ? THROW : { is: 'attack', figure: figureOf(state) + 1 });
    },
    after(state, exchange) {
      const { draft, next } = afterExchange(context, state, exchange);
      const { acting, phase } = state;
      const isAttack = phase.name === 'attack' && exchange.isAttack;
      const { spacesMoved } = exchange;
      const made = isAttack ? ONE[acting] : NONE;
      const driven = spacesMoved > 0 ? ofSide(otherSide(acting), spacesMoved) : NONE;
      return follow(context, draft, next, 0, made, driven);
    },
    meeting: (state) => meeting(state),
    planned: ({ phase }) => (phase.name === 'attack' ? plannedIn(context, phase) : undefined),
  };
  return game;
}

/** A duel before its first turn, as if the other side had just had one. */
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
    turns: scenario.mostTurns === undefined ? 0 : -1,
    ofRound: asks.rounds ? TURNS_IN_A_ROUND - 1 : 0,
    used: asks.limited.map(() => 0),
    tables: [],
    began: 0,
    moved: false,
    phase: { name: 'anotherTurn' },
  };
}

/** Turns in a row without a throw: distances are at most 100, and a Move brings a side nearer. */
const MOST_IDLE_TURNS = 1000;

/**
 * Goes on to the next throw, or to the end.
 *
 * @param draft  is used up
 * @param turns  that are over since the last throw
 * @param made   attacks that the throw itself was
 * @param driven spaces that it drove somebody back
 */
function follow(
  context: DuelContext,
  draft: Draft,
  next: Next,
  turns = 0,
  made: Counted['made'] = NONE,
  driven: Counted['driven'] = NONE,
): Passage {
  const onward = isBrief(next) ? goOn(context, draft, next) : goOnOnce(context, draft, next);
  return { to: onward.to, counted: { turns: turns + onward.turns, made, driven } };
}

/** Whether it takes longer to see if something has come up before than to go on. */
const isBrief = ({ is }: Next) => is === 'throw' || is === 'over';

/** @param draft is used up */
function goOnOnce(context: DuelContext, draft: Draft, next: Next): Onward {
  const key = `${keyOf(draft)} ${nextKey(next)}`;
  const known = context.onward.get(key);
  if (known) return known;
  const onward = goOn(context, draft, next);
  context.onward.set(key, onward);
  return onward;
}

function nextKey(next: Next): string {
  if ('figure' in next) return `${next.is} ${next.figure}`;
  return 'to' in next ? `${next.is} ${next.to}` : next.is;
}

/** @param draft is used up */
function goOn(context: DuelContext, draft: Draft, begin: Next): Onward {
  const { mostTurns } = context.scenario;
  let next = begin;
  let turns = 0;
  for (;;) {
    switch (next.is) {
      case 'throw':
        return { to: { state: context.known(draft) }, turns };
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
        if (draft.turns === mostTurns) {
          return { to: { end: { winner: 'undecided', figures: draft.figures } }, turns };
        }
        next = passTurn(context, draft, next.to);
        break;
      case 'over':
        return { to: { end: { winner: next.winner, figures: draft.figures } }, turns: turns + 1 };
    }
  }
}

function exchangesIn(context: DuelContext, state: DuelState): readonly WeighedExchange[] {
  const { laws } = context;
  const { phase } = state;
  const met = context.meeting(state);
  switch (phase.name) {
    case 'arrival':
      return laws.arrival(met);
    case 'attack':
      return laws.attack(met, plannedIn(context, phase));
    case 'end':
      return laws.endOfTurn(met);
    case 'anotherTurn':
      return laws.anotherTurn(met);
    default:
      return [];
  }
}
