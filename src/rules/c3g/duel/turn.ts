import { weighOutcomes } from '../../../exact/outcomes.ts';
import type { EffectLine } from '../../../powers/effect-line.ts';
import { otherSide, type Side } from '../../../powers/figure.ts';
import { type Asks, asksOf, linesOf } from './asks.ts';
import { NeverEnds } from './endless.ts';
import type { Exchange, WeighedExchange } from './exchange.ts';
import { type DuelLaws, duelLaws, meanWounds } from './laws.ts';
import { type Meeting, meetingOf } from './meeting.ts';
import type { DuelScenario } from './scenario.ts';
import {
  type Attacking,
  type DuelState,
  type Figures,
  foughtOf,
  hurtFirst,
  losersOf,
  wounded,
} from './state.ts';
import { tableLinesOf, tablesThrow } from './tables.ts';
import type { PlannedAttack, Way } from './ways.ts';

/** How a duel ended, and who is left. */
export interface DuelEnd {
  readonly winner: Side | 'undecided';
  readonly figures: Figures;
}

/** What is counted on the way. */
export interface Counted {
  readonly turns: number;
  readonly made: Readonly<Record<Side, number>>;
  readonly driven: Readonly<Record<Side, number>>;
}

/** Where a duel stands next, or how it ended. */
export interface Passage {
  readonly to: { readonly state: DuelState } | { readonly end: DuelEnd };
  readonly counted: Counted;
}

/** A duel as its states and what each throw leads to. */
export interface DuelGame {
  readonly laws: DuelLaws;
  readonly asks: Asks;
  /** The first throw of a duel in which one side has the first turn. */
  begin(first: Side): Passage;
  /** What can come of the throw of a state. */
  thrown(state: DuelState): readonly { readonly weight: bigint; readonly passage: Passage }[];
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

const NOTHING: Counted = {
  turns: 0,
  made: { attacker: 0, defender: 0 },
  driven: { attacker: 0, defender: 0 },
};

/** The turns of a duel (RULES.md, section 5). */
export function duelGame(scenario: DuelScenario): DuelGame {
  const asks = asksOf(scenario);
  const laws = duelLaws(scenario, asks);
  const ways = numbered<Way>();
  const has = (side: Side, is: (line: EffectLine) => boolean) => linesOf(scenario[side]).some(is);
  const sides = { attacker: traitsOf('attacker'), defender: traitsOf('defender') };
  const meeting = (state: DuelState, figure = figureOf(state)) =>
    meetingOf(scenario, asks, state, figure);

  function traitsOf(side: Side) {
    return {
      answersArrival: has(side, ({ stage }) => stage === 'enemyArrives'),
      actsAtEnd: has(side, ({ stage }) => stage === 'endOfTurn'),
      tables: tableLinesOf(scenario[side]),
      mayTakeAnother: has(side, ({ anotherTurn }) => anotherTurn !== undefined),
      /** Whether it can have several hurt figures, so that it matters which of them is fought. */
      hasOrder: scenario[side].figures > 1 && scenario[side].life > 1,
    };
  }

  /** A side's turn begins: it moves, and attacks if it can. */
  function beginTurn(before: DuelState, acting: Side, counted: Counted): Passage {
    const range = laws.range(acting, () =>
      meeting({ ...before, acting, began: before.distance, moved: false }, 0),
    );
    const nearer = Math.min(scenario[acting].move, Math.max(0, before.distance - range));
    const distance = before.distance - nearer;
    const state: DuelState = {
      ...before,
      acting,
      distance,
      began: asks.movement ? before.distance : 0,
      moved: asks.movement && nearer > 0,
      phase: { name: 'arrival', figure: 0 },
    };
    const arrives = nearer > 0 && distance === 1 && sides[otherSide(acting)].answersArrival;
    return sides[acting].tables.length > 0
      ? { to: { state: { ...state, phase: { name: 'tables', arrives } } }, counted }
      : arrive(state, arrives, counted);
  }

  function arrive(state: DuelState, arrives: boolean, counted: Counted): Passage {
    if (!arrives) return attackFrom(state, 0, counted);
    return { to: { state: { ...state, phase: { name: 'arrival', figure: 0 } } }, counted };
  }

  /** The attacks of the acting side's figures from one on; when none can be made, the turn ends. */
  function attackFrom(state: DuelState, first: number, counted: Counted): Passage {
    for (let figure = first; figure < state.figures[state.acting].length; figure++) {
      const choices = laws.ways(state.acting, () => meeting(readied(state, figure)));
      if (choices.length > 1) return { to: { state: readied(state, figure) }, counted };
      const begun = beginAttacks(state, figure, choices[0]?.ways ?? [], counted);
      if (begun) return begun;
    }
    return endOfTurn(state, 0, counted);
  }

  /**
   * A figure's attacks begin, in the way with most mean wounds of those within range; of equals the first.
   *
   * @returns undefined where none of them reaches
   */
  function beginAttacks(
    state: DuelState,
    figure: number,
    choices: readonly Way[],
    counted: Counted,
  ): Passage | undefined {
    const [only, ...others] = choices;
    const wounds = (one: Way) =>
      one.attacks
        .filter((planned) => reaches(state, figure, planned))
        .reduce(
          (sum, planned) => sum + meanWounds(laws.attack(meeting(state, figure), planned)),
          0,
        );
    const chosen =
      others.length === 0
        ? only
        : choices.reduce((best, one) => (wounds(one) > wounds(best) + 1e-12 ? one : best));
    if (!chosen) return undefined;
    const way = ways.numberOf(chosen);
    const used = state.used.map((times, i) =>
      chosen.takesUp.includes(asks.limited[i] as EffectLine) ? times + 1 : times,
    );
    const attack = nextInReach({ ...state, used }, figure, way, 0);
    if (attack === undefined) return undefined;
    const phase = { name: 'attack', figure, way, attack, again: 0, hurt: false } as const;
    return { to: { state: { ...state, used, phase } }, counted };
  }

  function reaches(state: DuelState, figure: number, { special }: PlannedAttack): boolean {
    const range = special?.range ?? laws.range(state.acting, () => meeting(state, figure));
    return range >= state.distance;
  }

  function nextInReach(
    state: DuelState,
    figure: number,
    way: number,
    from: number,
  ): number | undefined {
    const at = ways
      .of(way)
      .attacks.findIndex((planned, i) => i >= from && reaches(state, figure, planned));
    return at < 0 ? undefined : at;
  }

  function endOfTurn(state: DuelState, figure: number, counted: Counted): Passage {
    const { acting, figures } = state;
    if (sides[acting].actsAtEnd) {
      for (let next = figure; next < figures[acting].length; next++) {
        const ending: DuelState = { ...state, phase: { name: 'end', figure: next } };
        if (laws.endOfTurn(meeting(ending)).some(changes)) {
          return { to: { state: ending }, counted };
        }
      }
    }
    const last: DuelState = { ...state, phase: { name: 'anotherTurn' } };
    const rolls = sides[acting].mayTakeAnother && laws.anotherTurn(meeting(last, 0)).some(changes);
    return rolls ? { to: { state: last }, counted } : passTurn(state, otherSide(acting), counted);
  }

  function passTurn(before: DuelState, next: Side, counted: Counted): Passage {
    const { mostTurns } = scenario;
    const turns = before.turns + (mostTurns === undefined ? 0 : 1);
    const passed = { ...counted, turns: counted.turns + 1 };
    if (turns === mostTurns) {
      return { to: { end: { winner: 'undecided', figures: before.figures } }, counted: passed };
    }
    if (passed.turns > MOST_IDLE_TURNS) throw new NeverEnds('neither side ever reaches the other');
    // Further turns do not count in the round.
    const goesOn = asks.rounds && next !== before.acting;
    const ofRound = goesOn ? (before.ofRound + 1) % TURNS_IN_A_ROUND : before.ofRound;
    const used = before.used.map((times, i) => {
      const { per } = asks.limited[i] as EffectLine;
      const isFresh = per === 'turn' || (per === 'round' && goesOn && ofRound === 0);
      return isFresh ? 0 : times;
    });
    return beginTurn({ ...before, turns, ofRound, used, tables: [] }, next, passed);
  }

  /** A throw has changed something: who is left, how far apart the sides are, what comes next. */
  function after(state: DuelState, exchange: Exchange): Passage {
    const { acting, phase } = state;
    const enemy = otherSide(acting);
    const index = figureOf(state);
    const figures = figuresAfter(state, exchange);
    const { spacesMoved, enemyDestroyed } = exchange;
    const closes = scenario.rulings.squadsCloseRanks && figures[enemy].length > 1;
    const driven = closes || enemyDestroyed ? 0 : spacesMoved;
    const isAttack = phase.name === 'attack' && exchange.isAttack;
    const counted: Counted = {
      turns: 0,
      made: { ...NOTHING.made, [acting]: Number(isAttack) },
      driven: { ...NOTHING.driven, [enemy]: spacesMoved },
    };
    const losers = losersOf(figures);
    if (losers.length > 0) {
      const winner = losers.length > 1 ? 'undecided' : otherSide(losers[0] as Side);
      return { to: { end: { winner, figures } }, counted: { ...counted, turns: 1 } };
    }
    const next: DuelState = {
      ...state,
      figures,
      distance: state.distance + driven,
      used: state.used.map((times, i) => times + Number(exchange.used.includes(i))),
    };
    const following = exchange.ownDestroyed ? index : index + 1;
    switch (phase.name) {
      case 'arrival': {
        const arrived = settled(next, index, exchange);
        return following < figures[acting].length
          ? {
              to: { state: { ...arrived, phase: { name: 'arrival', figure: following } } },
              counted,
            }
          : attackFrom(arrived, 0, counted);
      }
      case 'tables':
      case 'ready':
        throw new Error(`${phase.name} are rolled, not exchanged`);
      case 'attack':
        return afterAttack(next, phase, exchange, counted);
      case 'end':
        return endOfTurn(settled(next, index, exchange), following, counted);
      case 'anotherTurn':
        return passTurn(next, exchange.again ? acting : enemy, counted);
    }
  }

  /** Who is left with what: of the enemy, the figure that is fought was hit. */
  function figuresAfter(state: DuelState, exchange: Exchange): Figures {
    const { acting } = state;
    const enemy = otherSide(acting);
    const target = foughtOf(state.figures[enemy]);
    const hit = exchange.enemyDestroyed ? undefined : exchange.enemyWounds;
    const back = exchange.ownDestroyed ? undefined : exchange.ownWounds;
    const changed = wounded(
      wounded(state.figures, enemy, target, hit),
      acting,
      figureOf(state),
      back,
    );
    return hit ? hurtFirst(changed, enemy, target) : changed;
  }

  /** With the acting figure first, if it was hurt. */
  function settled(state: DuelState, figure: number, exchange: Exchange): DuelState {
    const isFirst = exchange.ownHurt && !exchange.ownDestroyed && sides[state.acting].hasOrder;
    return isFirst ? { ...state, figures: hurtFirst(state.figures, state.acting, figure) } : state;
  }

  /** The figure's next attack, or the next figure's. */
  function afterAttack(
    state: DuelState,
    phase: Attacking,
    exchange: Exchange,
    counted: Counted,
  ): Passage {
    if (exchange.ownDestroyed) return attackFrom(state, phase.figure, counted);
    const hurt = phase.hurt || (exchange.ownHurt && sides[state.acting].hasOrder);
    const planned = ways.of(phase.way).attacks[phase.attack] as PlannedAttack;
    if (exchange.again && reaches(state, phase.figure, planned)) {
      const again = Math.min(phase.again + 1, asks.mostAgain);
      return { to: { state: { ...state, phase: { ...phase, again, hurt } } }, counted };
    }
    const attack = nextInReach(state, phase.figure, phase.way, phase.attack + 1);
    if (attack !== undefined) {
      return { to: { state: { ...state, phase: { ...phase, attack, hurt } } }, counted };
    }
    const ordered = hurt
      ? { ...state, figures: hurtFirst(state.figures, state.acting, phase.figure) }
      : state;
    return attackFrom(ordered, phase.figure + 1, counted);
  }

  return {
    laws,
    asks,
    begin(first) {
      const full = (side: Side) =>
        Array.from({ length: scenario[side].figures }, (_, i) => ({
          wounds: i === 0 ? scenario[side].wounds : 0,
          ...(i === 0 && sides[side].hasOrder && { isFought: true as const }),
        }));
      const start: DuelState = {
        acting: otherSide(first),
        figures: { attacker: full('attacker'), defender: full('defender') },
        distance: scenario.distance,
        turns: 0,
        ofRound: 0,
        used: asks.limited.map(() => 0),
        tables: [],
        began: 0,
        moved: false,
        phase: { name: 'anotherTurn' },
      };
      return beginTurn(start, first, NOTHING);
    },
    thrown(state) {
      if (state.phase.name === 'tables') {
        const all: { weight: bigint; passage: Passage }[] = [];
        weighOutcomes(tablesThrow(sides[state.acting].tables), (dice, weight) => {
          all.push({ weight, passage: this.withTables(state, dice) });
        });
        return all;
      }
      if (state.phase.name === 'ready') {
        return laws
          .ways(state.acting, () => meeting(state))
          .map(({ weight, ways: choices }) => ({ weight, passage: this.ready(state, choices) }));
      }
      return exchangesIn(state).map(({ weight, exchange }) => ({
        weight,
        passage: after(state, exchange),
      }));
    },
    withTables(state, dice) {
      const arrives = state.phase.name === 'tables' && state.phase.arrives;
      return arrive({ ...state, tables: dice }, arrives, NOTHING);
    },
    ready(state, choices) {
      const figure = figureOf(state);
      return (
        beginAttacks(state, figure, choices, NOTHING) ?? attackFrom(state, figure + 1, NOTHING)
      );
    },
    after,
    meeting,
    planned: ({ phase }) =>
      phase.name === 'attack' ? ways.of(phase.way).attacks[phase.attack] : undefined,
  };

  function exchangesIn(state: DuelState): readonly WeighedExchange[] {
    const met = meeting(state);
    switch (state.phase.name) {
      case 'arrival':
        return laws.arrival(met);
      case 'tables':
      case 'ready':
        return [];
      case 'attack':
        return laws.attack(
          met,
          ways.of(state.phase.way).attacks[state.phase.attack] as PlannedAttack,
        );
      case 'end':
        return laws.endOfTurn(met);
      case 'anotherTurn':
        return laws.anotherTurn(met);
    }
  }
}

/** Numbers for things that are alike when they are written alike. */
function numbered<T extends object>() {
  const known = new WeakMap<T, number>();
  const numbers = new Map<string, number>();
  const all: T[] = [];
  return {
    numberOf(one: T): number {
      const before = known.get(one);
      if (before !== undefined) return before;
      const key = JSON.stringify(one);
      const number = numbers.get(key) ?? all.push(one) - 1;
      numbers.set(key, number);
      known.set(one, number);
      return number;
    },
    of: (number: number): T => all[number] as T,
  };
}

/** Turns in a row without a throw: distances are at most 100, and a Move brings a side nearer. */
const MOST_IDLE_TURNS = 1000;

/** A state in which a figure is about to attack. */
const readied = (state: DuelState, figure: number): DuelState => ({
  ...state,
  phase: { name: 'ready', figure },
});

/** Each side has three in a round. */
const TURNS_IN_A_ROUND = 6;

const figureOf = ({ phase }: DuelState): number => ('figure' in phase ? phase.figure : 0);

function changes({ exchange }: WeighedExchange): boolean {
  return Object.values(exchange).some((value) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  );
}
