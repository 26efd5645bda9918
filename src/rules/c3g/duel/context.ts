import type { EffectLine } from '../../../powers/effect-line.ts';
import type { Side } from '../../../powers/figure.ts';
import { type Asks, actingLines, asksOf } from './asks.ts';
import type { LawMemory } from './law-memory.ts';
import { type DuelLaws, duelLaws } from './laws.ts';
import { type Meeting, meetingOf } from './meeting.ts';
import { type Numbered, numbered } from './numbered.ts';
import type { Onward } from './passage.ts';
import type { DuelScenario } from './scenario.ts';
import { type DuelState, keyOf } from './state.ts';
import { tableLinesOf } from './tables.ts';
import type { Way } from './ways.ts';

/** What does not change while a duel is played. */
export interface DuelContext {
  readonly scenario: DuelScenario;
  readonly asks: Asks;
  readonly laws: DuelLaws;
  readonly ways: Numbered<Way>;
  readonly traits: Readonly<Record<Side, Traits>>;
  /** Where it goes on from each state of a draft that has come up. */
  readonly onward: Map<string, Onward>;
  /** The state that stands for all that are like it: this one, if it is the first. */
  known(state: DuelState): DuelState;
  /** @param figure of the acting side; left out: the one that the phase is about */
  meeting(state: DuelState, figure?: number): Meeting;
}

/** What a side has, so that nothing is looked for that cannot be. */
interface Traits {
  readonly answersArrival: boolean;
  readonly actsAtEnd: boolean;
  readonly mayTakeAnother: boolean;
  readonly tables: readonly EffectLine[];
  /** It can have several hurt figures, so that it matters which of them is fought. */
  readonly hasOrder: boolean;
}

export function duelContext(scenario: DuelScenario, kept?: LawMemory): DuelContext {
  const asks = asksOf(scenario);
  const traitsOf = (side: Side): Traits => {
    const lines = actingLines(scenario, side);
    return {
      answersArrival: lines.some(({ stage }) => stage === 'enemyArrives'),
      actsAtEnd: lines.some(({ stage }) => stage === 'endOfTurn'),
      mayTakeAnother: lines.some(({ anotherTurn }) => anotherTurn !== undefined),
      tables: tableLinesOf(scenario[side]),
      hasOrder: scenario[side].figures > 1 && scenario[side].life > 1,
    };
  };
  const states = new Map<string, DuelState>();
  return {
    scenario,
    asks,
    laws: duelLaws(scenario, asks, kept),
    ways: numbered(),
    onward: new Map(),
    known(state) {
      const key = keyOf(state);
      const before = states.get(key);
      if (before) return before;
      states.set(key, state);
      return state;
    },
    traits: { attacker: traitsOf('attacker'), defender: traitsOf('defender') },
    meeting: (state, figure = figureOf(state)) => meetingOf(scenario, asks, state, figure),
  };
}

/** The figure of the acting side that the phase is about. */
export const figureOf = ({ phase }: DuelState): number => ('figure' in phase ? phase.figure : 0);
