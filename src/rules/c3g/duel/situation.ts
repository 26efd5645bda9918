import type { Side } from '../../../powers/figure.ts';
import type { DistributionByWounds } from '../evaluators/attack-distributions.ts';
import type { Lineup } from './lineup.ts';
import type { Counted, DuelEnd, DuelState, Figures, Next, Phase } from './state.ts';

/**
 * All of a state but the wounds of its figures. What comes of a throw mostly depends on no wounds: then it
 * is worked out once for all states of a situation, and only the wounds are added.
 */
export interface Situation {
  readonly of: Omit<DuelState, 'figures'>;
  /** By the lineups. */
  readonly states: Map<number, KnownState>;
  /** What is thrown for, by the wounds of the two that face each other: known once it has been asked. */
  distributionOf: DistributionByWounds | undefined;
  /** What exchanges lead to, by their kinds; of those that look at wounds, nothing. */
  readonly routes: Map<number | string, SituationChange>;
  /** By what comes next. */
  readonly continuation: Map<string, Continuation>;
}

/** The sides of a state as they stand. */
export type LineupPair = Readonly<Record<Side, Lineup>>;

/** The state that stands for all that are like it. */
export interface KnownState extends DuelState {
  readonly situation: Situation;
  readonly stand: LineupPair;
}

/** Where it goes on to: what is thrown for next, or the end, and the turns that are over by then. */
export interface Destination {
  readonly to: Situation | DuelEnd['winner'];
  readonly turns: number;
  /** The sides then, where uses of figures have changed on the way. */
  readonly stand?: LineupPair;
}

/** What comes next in a situation, until something is thrown for. */
export interface Continuation {
  readonly situation: Situation;
  readonly next: Next;
  /** Where it goes on to: however the figures stand, or by the lineups. */
  always: Destination | undefined;
  readonly byLineups: Map<number, Destination>;
}

/** What an outcome leads to, apart from wounds. */
export interface SituationChange {
  readonly continuation: Continuation;
  /** The acting figure is the first from now on. */
  readonly comesFirst: boolean;
  readonly made: Counted['made'];
  readonly driven: Counted['driven'];
}

/** A number for each two lineups that can come up in one duel. */
export const numberOf = ({ attacker, defender }: LineupPair): number =>
  attacker.number * LINEUPS + defender.number;
const LINEUPS = 2 ** 20;

/** The state of a situation with certain lineups. */
export function stateIn(situation: Situation, stand: LineupPair): KnownState {
  const number = numberOf(stand);
  const known = situation.states.get(number);
  if (known) return known;
  const { of } = situation;
  // Every field is written out: a literal is made many times faster than a spread.
  const state: KnownState = {
    acting: of.acting,
    figures: figuresIn(stand),
    distance: of.distance,
    turns: of.turns,
    ofRound: of.ofRound,
    used: of.used,
    tables: of.tables,
    began: of.began,
    moved: of.moved,
    dealt: of.dealt,
    phase: of.phase,
    situation,
    stand,
  };
  situation.states.set(number, state);
  return state;
}

export const figuresIn = ({ attacker, defender }: LineupPair): Figures => ({
  attacker: attacker.figures,
  defender: defender.figures,
});

/** The situations of a duel: those that are alike are one. */
export function situations(): (state: DuelState) => Situation {
  const known = new Map<string, Situation>();
  return (state) => {
    const key = keyOf(state);
    const found = known.get(key);
    if (found) return found;
    const situation: Situation = {
      of: {
        acting: state.acting,
        distance: state.distance,
        turns: state.turns,
        ofRound: state.ofRound,
        used: state.used,
        tables: state.tables,
        began: state.began,
        moved: state.moved,
        dealt: state.dealt,
        phase: state.phase,
      },
      states: new Map(),
      distributionOf: undefined,
      routes: new Map(),
      continuation: new Map(),
    };
    known.set(key, situation);
    return situation;
  };
}

/** States of one key differ in wounds alone. */
export function keyOf(state: DuelState): string {
  const { acting, figures, distance, turns, ofRound, used, tables, began, moved, dealt } = state;
  let key = `${acting},${figures.attacker.length},${figures.defender.length},${distance}`;
  key += `,${turns},${ofRound},${began},${moved},${dealt},${phaseKey(state.phase)}`;
  for (const times of used) key += `,${times}`;
  for (const dice of tables) key += `;${dice}`;
  return key;
}

function phaseKey(phase: Phase): string {
  switch (phase.name) {
    case 'attack': {
      const { figure, way, attack, isLeft, again, hurt } = phase;
      return `attack ${figure} ${way} ${attack} ${isLeft} ${again} ${hurt}`;
    }
    case 'tables':
      return `tables ${phase.arrives}`;
    case 'anotherTurn':
      return phase.name;
    default:
      return `${phase.name} ${phase.figure}`;
  }
}

/** What comes next in a situation: what is alike is one. */
export function continuationIn(situation: Situation, next: Next): Continuation {
  const key = nextKey(next);
  const known = situation.continuation.get(key);
  if (known) return known;
  const continuation: Continuation = { situation, next, always: undefined, byLineups: new Map() };
  situation.continuation.set(key, continuation);
  return continuation;
}

function nextKey(next: Next): string {
  if ('figure' in next) return `${next.is} ${next.figure}`;
  if ('to' in next) return `${next.is} ${next.to}`;
  return 'winner' in next ? `${next.is} ${next.winner}` : next.is;
}
