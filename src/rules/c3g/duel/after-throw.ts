import { otherSide, type Side } from '../../../powers/figure.ts';
import type { ThrowOutcome } from '../combat/throw-outcome.ts';
import { nextAttack, type PlannedAttack, plannedIn, type Way } from '../fights/ways.ts';
import { type DuelContext, figureOf } from './context.ts';
import { figuresActed, figuresHit } from './lineup.ts';
import {
  type Attacking,
  type Draft,
  type DuelState,
  draftOf,
  type Figures,
  losersOf,
  type Next,
  THROW,
} from './state.ts';

/** The state after a throw, before reordering the figures, and what comes next. */
interface After {
  readonly draft: Draft;
  readonly next: Next;
  /** The acting figure was hurt and moves to the front of its side. */
  readonly comesFirst: boolean;
}

/** Applies the outcome of a throw: figures, distance, uses, and what comes next. */
export function afterOutcome(context: DuelContext, state: DuelState, outcome: ThrowOutcome): After {
  const { acting, phase } = state;
  const enemy = otherSide(acting);
  const index = figureOf(state);
  // 1. Who is left, how far apart, and what is used up.
  const figures = figuresAfter(context, state, outcome);
  const closes =
    outcome.spacesMoved > 0 &&
    figures[enemy].length > 1 &&
    context.scenario.rulings.squadsCloseRanks;
  const driven = closes || outcome.enemyDestroyed ? 0 : outcome.spacesMoved;
  const draft = draftOf(state, figures);
  draft.distance += driven;
  const { asks } = context;
  if (outcome.used.length > 0) {
    const isOfFigures = (line: number) => SIDES.some((side) => asks.ofFigures[side].includes(line));
    draft.used = state.used.map(
      (times, i) => times + Number(outcome.used.includes(i) && !isOfFigures(i)),
    );
  }
  if (asks.dealt && phase.name === 'attack') {
    draft.dealt = outcome.enemyDestroyed ? 0 : state.dealt + outcome.enemyWounds;
    context.looks.count++;
  }
  // 2. Is the duel over?
  const losers = losersOf(figures);
  if (losers.length > 0) {
    const winner = losers.length > 1 ? 'undecided' : otherSide(losers[0] as Side);
    return { draft, next: { is: 'over', winner }, comesFirst: false };
  }
  // 3. What comes next in the turn.
  const following = outcome.ownDestroyed ? index : index + 1;
  const { ownHurt, ownDestroyed } = outcome;
  const comesFirst = ownHurt && !ownDestroyed && context.traits[acting].hasOrder;
  switch (phase.name) {
    case 'arrival':
      if (following === figures[acting].length) {
        return { draft, next: { is: 'attack', figure: 0 }, comesFirst };
      }
      draft.phase = { name: 'arrival', figure: following };
      return { draft, next: THROW, comesFirst };
    case 'attack':
      return { draft, ...afterAttack(context, draft, phase, outcome) };
    case 'end':
      return { draft, next: { is: 'end', figure: following }, comesFirst };
    case 'anotherTurn':
      return {
        draft,
        next: { is: 'pass', to: outcome.again ? acting : enemy },
        comesFirst: false,
      };
    default:
      throw new Error(`${phase.name}: nothing is exchanged`);
  }
}

/** The figures of both sides after a throw. */
const SIDES: readonly Side[] = ['attacker', 'defender'];

function figuresAfter({ asks }: DuelContext, state: DuelState, outcome: ThrowOutcome): Figures {
  const { attacker, defender } = state.figures;
  const { ofFigures } = asks;
  const index = figureOf(state);
  return state.acting === 'attacker'
    ? {
        attacker: figuresActed(attacker, index, outcome, ofFigures.attacker),
        defender: figuresHit(defender, outcome, ofFigures.defender),
      }
    : {
        attacker: figuresHit(attacker, outcome, ofFigures.attacker),
        defender: figuresActed(defender, index, outcome, ofFigures.defender),
      };
}

function reaches(
  { distributions, matchup }: DuelContext,
  state: DuelState,
  { special }: PlannedAttack,
): boolean {
  const range = special?.range ?? distributions.range(state.acting, () => matchup(state));
  return range >= state.distance;
}

/**
 * The index of the first attack of a way, starting at `from`, that reaches the enemy; undefined if
 * none does.
 */
export function nextInReach(
  context: DuelContext,
  state: DuelState,
  way: Way,
  from: number,
): number | undefined {
  return nextAttack(way, from, (planned) => reaches(context, state, planned));
}

/** After an attack: the same attack again, the figure's next attack, or the next figure. */
function afterAttack(
  context: DuelContext,
  draft: Draft,
  phase: Attacking,
  outcome: ThrowOutcome,
): { readonly next: Next; readonly comesFirst: boolean } {
  const { asks, traits } = context;
  const { figure, way } = phase;
  if (outcome.ownDestroyed) return { next: { is: 'attack', figure }, comesFirst: false };
  const hurt = phase.hurt || (outcome.ownHurt && traits[draft.acting].hasOrder);
  const isInReach = reaches(context, draft, plannedIn(context.ways, phase));
  if (outcome.isLeft && isInReach) {
    draft.phase = { ...phase, isLeft: true, hurt };
    return { next: THROW, comesFirst: false };
  }
  if (outcome.again && isInReach) {
    draft.phase = {
      ...phase,
      isLeft: false,
      again: Math.min(phase.again + 1, asks.mostAgain),
      hurt,
    };
    return { next: THROW, comesFirst: false };
  }
  const attack = nextInReach(context, draft, context.ways.of(way), phase.attack + 1);
  if (attack !== undefined) {
    draft.phase = { ...phase, attack, isLeft: false, hurt };
    return { next: THROW, comesFirst: false };
  }
  return { next: { is: 'attack', figure: figure + 1 }, comesFirst: hurt };
}
