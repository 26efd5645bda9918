import { weighOutcomes } from '../../../exact/outcomes.ts';
import type { Weighed } from '../../../exact/shares.ts';
import { otherSide, type Side } from '../../../powers/figure.ts';
import type { Asks } from '../combat/asks.ts';
import { type Exchange, kindsOf, type WeighedExchange } from '../combat/exchange.ts';
import type { LawByWounds } from '../evaluators/attack-laws.ts';
import type { LawMemory } from '../evaluators/law-memory.ts';
import type { FightDistributions } from '../evaluators/laws.ts';
import type { Meeting } from '../fights/meeting.ts';
import { tablesThrow } from '../fights/tables.ts';
import { type PlannedAttack, plannedIn, type Way } from '../fights/ways.ts';
import { afterExchange } from './after-throw.ts';
import { beginAttacks } from './begin-attacks.ts';
import { type DuelContext, duelContext, figureOf } from './context.ts';
import { type Done, follow, type Passage } from './onward.ts';
import type { DuelScenario } from './scenario.ts';
import { aheadIn, type KnownState, type Route } from './situation.ts';
import {
  type Counted,
  type Draft,
  type DuelState,
  draftOf,
  type Next,
  type Phase,
  THROW,
} from './state.ts';
import { arrive, TURNS_IN_A_ROUND } from './turn-end.ts';

type Law = readonly WeighedExchange[];

/** What a throw decides between. */
interface Thrown {
  readonly weighed: readonly Weighed[];
  /** As many, in the same order. */
  readonly passages: readonly Passage[];
}

/**
 * A duel as its states and what each throw leads to. States that are alike are one object.
 */
export interface DuelGame {
  readonly laws: FightDistributions;
  readonly asks: Asks;
  /** The first throw of a duel in which one side has the first turn. */
  begin(first: Side): Passage;
  /** What can come of the throw of a state, and for each of it where it leads. */
  thrown(state: KnownState): Thrown;
  /** What follows when the tables of attack dice have been rolled. */
  withTables(state: KnownState, dice: readonly number[]): Passage;
  /** What follows when a figure's ways to attack have been rolled. */
  ready(state: KnownState, ways: readonly Way[]): Passage;
  /** What something that came of it leads to. */
  after(state: KnownState, exchange: Exchange): Passage;
  /** The two that face each other in a state, and the attack, if it is one. */
  meeting(state: DuelState): Meeting;
  planned(state: DuelState): PlannedAttack | undefined;
}

const NONE: Counted['made'] = { attacker: 0, defender: 0 };
const ONE = { attacker: { attacker: 1, defender: 0 }, defender: { attacker: 0, defender: 1 } };
const NOTHING: Done = { made: NONE, driven: NONE };
const ofSide = (side: Side, count: number) =>
  side === 'attacker' ? { attacker: count, defender: 0 } : { attacker: 0, defender: count };

/**
 * The turns of a duel (RULES.md, section 5).
 *
 * @param kept what attacks come to, for duels that are to share it; left out: this one's own
 */
export function duelGame(scenario: DuelScenario, kept?: LawMemory): DuelGame {
  const context = duelContext(scenario, kept);
  const { asks, laws, lineups, looks, traits, meeting, hasFigureUses } = context;
  const routeAfter = (state: DuelState, exchange: Exchange): Route => {
    const { draft, next, comesFirst } = afterExchange(context, state, exchange);
    const { acting, phase } = state;
    const isAttack = phase.name === 'attack' && exchange.isAttack;
    const { spacesMoved } = exchange;
    return {
      ahead: aheadIn(context.situation(draft), next),
      comesFirst,
      made: isAttack ? ONE[acting] : NONE,
      driven: spacesMoved > 0 ? ofSide(otherSide(acting), spacesMoved) : NONE,
    };
  };
  const passed = (state: KnownState, exchange: Exchange, route: Route): Passage => {
    const { acting, stand } = state;
    const enemy = otherSide(acting);
    const { comesFirst } = route;
    const own = lineups[acting].acted(stand[acting], figureOf(state), exchange, comesFirst);
    const other = lineups[enemy].hit(stand[enemy], exchange);
    const after =
      acting === 'attacker'
        ? { attacker: own, defender: other }
        : { attacker: other, defender: own };
    return follow(context, route.ahead, after, route);
  };
  const game: DuelGame = {
    laws,
    asks,
    begin(first) {
      const draft = beginning(context, first);
      const ahead = aheadIn(context.situation(draft), { is: 'pass', to: first });
      return follow(context, ahead, context.standOf(draft.figures), NOTHING, -1);
    },
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
      const { situation, stand, acting } = state;
      // What a figure has used up by itself is no part of its situation.
      const lawOf = (hasFigureUses ? undefined : situation.lawOf) ?? lawIn(context, state);
      situation.lawOf = lawOf;
      const law = lawOf(ownWounds(state), stand[otherSide(acting)].foughtWounds);
      const kinds = kindsOf(law);
      const passages = law.map(({ exchange }, i) => {
        const kind = kinds[i] as number | string;
        const known = situation.routes.get(kind);
        if (known) return passed(state, exchange, known);
        const before = looks.count;
        const route = routeAfter(state, exchange);
        if (looks.count === before) situation.routes.set(kind, route);
        return passed(state, exchange, route);
      });
      return { weighed: law, passages };
    },
    withTables(state, dice) {
      const arrives = state.phase.name === 'tables' && state.phase.arrives;
      const draft = draftOf(state, state.figures);
      draft.tables = dice;
      const next = arrive(draft, arrives);
      return follow(context, aheadIn(context.situation(draft), next), state.stand, NOTHING);
    },
    ready(state, ways) {
      const draft = draftOf(state, state.figures);
      const begun = beginAttacks(context, draft, ways);
      const next: Next = begun ? THROW : { is: 'attack', figure: figureOf(state) + 1 };
      const stand = draft.figures === state.figures ? state.stand : context.standOf(draft.figures);
      return follow(context, aheadIn(context.situation(draft), next), stand, NOTHING);
    },
    after: (state, exchange) => passed(state, exchange, routeAfter(state, exchange)),
    meeting: (state) => meeting(state),
    planned: ({ phase }) => (phase.name === 'attack' ? plannedIn(context.ways, phase) : undefined),
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
    dealt: 0,
    phase: { name: 'anotherTurn' },
  };
}

const ownWounds = (state: KnownState): number =>
  state.figures[state.acting][figureOf(state)]?.wounds ?? 0;

/** What is thrown for in the situation of a state. */
function lawIn(context: DuelContext, state: KnownState): LawByWounds {
  const { laws } = context;
  const { phase } = state;
  const met = context.meeting(state);
  if (phase.name === 'attack') return laws.attacks(met, plannedIn(context.ways, phase));
  const of = momentOf(laws, phase.name);
  return (ownWounds, enemyWounds) => of({ ...met, ownWounds, enemyWounds });
}

function momentOf(laws: FightDistributions, phase: Phase['name']): (meeting: Meeting) => Law {
  switch (phase) {
    case 'arrival':
      return laws.arrival;
    case 'end':
      return laws.endOfTurn;
    case 'anotherTurn':
      return laws.anotherTurn;
    default:
      throw new Error(`${phase}: nothing is exchanged`);
  }
}
