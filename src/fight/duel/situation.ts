/*
 * Situations: states of a duel without the wounds of its figures. If what follows does not depend on wounds, it is
 * computed once for all states of a situation.
 */

import type { Side } from '../../cards/index.ts';
import type { DistributionByWounds } from '../evaluators/attack-distributions.ts';
import { hitsSeveral } from '../fights/attack-run.ts';
import type { Lineup } from './lineup.ts';
import {
  type Counted,
  type DuelChoice,
  type DuelEnd,
  type DuelState,
  draftOf,
  type Figures,
  type Marking,
  type Next,
  type Phase,
  type TurnBegun,
} from './state.ts';

/**
 * A state without the wounds of its figures. What follows a throw rarely depends on wounds. If it does not, it is
 * computed once for all states of a situation, and only the wounds are added.
 */
export interface Situation {
  /** Numbered in the order in which situations are found. */
  readonly number: number;
  readonly of: Omit<DuelState, 'figures'>;
  /** Indexed by the number of the lineup pair. */
  readonly states: KnownState[];
  /** The distribution of the throw as a function of the wounds of the two figures; undefined until first used. */
  distributionOf: DistributionByWounds | undefined;
  /** The change that each kind of outcome makes. Only changes that do not depend on wounds are cached. */
  readonly changes: Map<number | string, SituationChange>;
  /** Keyed by what comes next. */
  readonly continuations: Map<string, Continuation>;
  /** The options of a side; undefined until first used, or if they depend on wounds. */
  options: readonly OpenOption[] | undefined;
}

/** A choice, and what follows it. */
export interface OpenOption {
  readonly choice: DuelChoice;
  readonly continuation: Continuation;
  /** The lineups after the choice, if the choice uses up one of a figure's limited effects. */
  readonly stand?: LineupPair;
}

/** The lineups of both sides; equal pairs are one object. */
export interface LineupPair extends Readonly<Record<Side, Lineup>> {
  /** Unique among the pairs with the same number of figures on each side. A situation fixes both numbers. */
  readonly number: number;
  readonly figures: Figures;
}

/** A state with its identity: equal states are one object. */
export interface KnownState extends DuelState {
  readonly situation: Situation;
  readonly stand: LineupPair;
}

/** Where a continuation leads: the situation of the next throw, or the end. */
export interface Destination {
  readonly to: Situation | DuelEnd['winner'];
  readonly turns: number;
  /** The turns that begin before the next throw or the end, in order. */
  readonly begun: readonly TurnBegun[];
  /** The lineups at the destination, if uses per figure have changed. */
  readonly stand?: LineupPair;
}

/** What happens after an outcome or a choice, up to the next throw. */
export interface Continuation {
  readonly situation: Situation;
  readonly next: Next;
  /** The destination if it is the same for all lineups; undefined if each pair of lineups has its own. */
  always: Destination | undefined;
  readonly byLineups: Map<number, Destination>;
}

/** What an outcome leads to, apart from the outcome's wounds. */
export interface SituationChange {
  readonly continuation: Continuation;
  /** Whether the acting figure moves to the front. */
  readonly comesFirst: boolean;
  readonly made: Counted['made'];
  readonly driven: Counted['driven'];
  readonly marking: Marking;
}

/** Interns the pairs of lineups of a duel. */
export function lineupPairs(): (attacker: Lineup, defender: Lineup) => LineupPair {
  const known: LineupPair[][] = [];
  /** Indexed by how many figures each side has. */
  const counts: number[][] = [];
  return (attacker, defender) => {
    const own = known[attacker.number] ?? [];
    known[attacker.number] = own;
    const found = own[defender.number];
    if (found) return found;
    const figures = { attacker: attacker.figures, defender: defender.figures };
    const row = counts[attacker.figures.length] ?? [];
    counts[attacker.figures.length] = row;
    const number = row[defender.figures.length] ?? 0;
    row[defender.figures.length] = number + 1;
    const pair = { number, attacker, defender, figures };
    own[defender.number] = pair;
    return pair;
  };
}

/** The state of a situation with given lineups. */
export function stateIn(situation: Situation, stand: LineupPair): KnownState {
  const known = situation.states[stand.number];
  if (known) return known;
  const { of } = situation;
  // Every field is written out, because a literal is much faster than a spread.
  const state: KnownState = {
    acting: of.acting,
    figures: stand.figures,
    distance: of.distance,
    turns: of.turns,
    ofRound: of.ofRound,
    used: of.used,
    tables: of.tables,
    began: of.began,
    moved: of.moved,
    dealt: of.dealt,
    attacked: of.attacked,
    phase: of.phase,
    situation,
    stand,
  };
  situation.states[stand.number] = state;
  return state;
}

/** Interns the situations of a duel. */
export function situations(): (state: DuelState) => Situation {
  const known = new Map<string, Situation>();
  return (state) => {
    const key = keyOf(state);
    const found = known.get(key);
    if (found) return found;
    const situation: Situation = {
      number: known.size,
      of: draftOf(state, NO_FIGURES),
      states: [],
      distributionOf: undefined,
      changes: new Map(),
      continuations: new Map(),
      options: undefined,
    };
    known.set(key, situation);
    return situation;
  };
}

const NO_FIGURES: Figures = { attacker: [], defender: [] };

/** A key for a situation: states with equal keys differ only in wounds. */
export function keyOf(state: DuelState): string {
  const { acting, figures, distance, turns, ofRound, used, tables, began, moved, dealt } = state;
  let key = `${acting},${figures.attacker.length},${figures.defender.length},${distance}`;
  key += `,${turns},${ofRound},${began},${moved},${dealt},${phaseKey(state.phase)}`;
  if (state.attacked) key += ',attacked';
  for (const times of used) key += `,${times}`;
  for (const dice of tables) key += `;${dice}`;
  return key;
}

function phaseKey(phase: Phase): string {
  switch (phase.name) {
    case 'attack': {
      const { figure, way, hurt, run } = phase;
      const { attack, isLeft, again, left, isFurther, rolled } = run;
      const isWhole = !hitsSeveral(run) && rolled === undefined;
      const several = isWhole ? '' : ` ${left} ${isFurther} ${rolled}`;
      return `attack ${figure} ${way} ${attack} ${isLeft} ${again} ${hurt}${several}`;
    }
    case 'tables':
      return `tables ${phase.arrives}`;
    case 'anotherTurn':
    case 'initiative':
    case 'move':
      return phase.name;
    case 'leave':
      return `leave ${phase.figure} ${phase.to}`;
    case 'choose':
      return `choose ${phase.figure} ${phase.ways}`;
    default:
      return `${phase.name} ${phase.figure}`;
  }
}

/** Interns the continuations of a situation. */
export function continuationIn(situation: Situation, next: Next): Continuation {
  const key = nextKey(next);
  const known = situation.continuations.get(key);
  if (known) return known;
  const continuation: Continuation = { situation, next, always: undefined, byLineups: new Map() };
  situation.continuations.set(key, continuation);
  return continuation;
}

function nextKey(next: Next): string {
  if ('figure' in next) return `${next.is} ${next.figure}`;
  if ('to' in next) return `${next.is} ${next.to}`;
  if ('of' in next) return `${next.is} ${next.of}`;
  return 'winner' in next ? `${next.is} ${next.winner}` : next.is;
}
