/* What an outcome does to the state of a duel, and what comes next in the turn. */

import { otherSide, type Side } from '../../cards/index.ts';
import type { ThrowOutcome } from '../combat/throw-outcome.ts';
import type { PlannedAttack, Targets, Way } from '../fights/planned-attack.ts';
import { isTogether, nextAttack, plannedIn } from '../fights/ways.ts';
import { type DuelContext, figureOf } from './context.ts';
import { figuresActed, figuresHit } from './lineup.ts';
import {
  type Attacking,
  type Draft,
  type DuelState,
  draftOf,
  type Figures,
  isBesideFought,
  losersOf,
  type Marking,
  type Next,
  THROW,
  unhit,
  withoutHits,
} from './state.ts';

/** The state after a throw, before reordering the figures, and what comes next. */
interface After {
  readonly draft: Draft;
  readonly next: Next;
  /** The acting figure was hurt and moves to the front of its side. */
  readonly comesFirst: boolean;
  readonly marking: Marking;
}

/** Applies the outcome of a throw: figures, distance, uses, and what comes next. */
export function afterOutcome(context: DuelContext, state: DuelState, outcome: ThrowOutcome): After {
  const { acting, phase } = state;
  const enemy = otherSide(acting);
  const index = figureOf(state);
  // 1. Who is left, how far apart, and what is used up.
  const marking = markingOf(context, state, outcome);
  const figures = figuresAfter(context, state, outcome, marking);
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
    context.looks.count++;
    if (!isBesideFought(state.figures[enemy])) {
      draft.dealt = outcome.enemyDestroyed ? 0 : state.dealt + outcome.enemyWounds;
    }
  }
  const isMade = outcome.isAttack || outcome.isStopped === true;
  const hasAttacked = isMade && outcome.rolled === undefined;
  if (asks.attacked && hasAttacked && !isBesideFought(state.figures[enemy])) {
    context.looks.count++;
    draft.attacked = outcome.enemyDestroyed ? undefined : true;
  }
  // 2. Is the duel over?
  const losers = losersOf(figures);
  if (losers.length > 0) {
    const winner = losers.length > 1 ? 'undecided' : otherSide(losers[0] as Side);
    return { draft, next: { is: 'over', winner }, comesFirst: false, marking };
  }
  // 3. What comes next in the turn.
  const following = outcome.ownDestroyed ? index : index + 1;
  const { ownHurt, ownDestroyed } = outcome;
  const comesFirst = ownHurt && !ownDestroyed && context.traits[acting].hasOrder;
  switch (phase.name) {
    case 'arrival':
      if (following === figures[acting].length) {
        return { draft, next: { is: 'attack', figure: 0 }, comesFirst, marking };
      }
      draft.phase = { name: 'arrival', figure: following };
      return { draft, next: THROW, comesFirst, marking };
    case 'leave':
      if (following === figures[acting].length) {
        return { draft, next: { is: 'arrive', to: phase.to }, comesFirst, marking };
      }
      draft.phase = { ...phase, figure: following };
      return { draft, next: THROW, comesFirst, marking };
    case 'attack':
      return { draft, ...afterAttack(context, draft, phase, outcome, marking) };
    case 'end':
      return { draft, next: { is: 'end', figure: following }, comesFirst, marking };
    case 'anotherTurn':
      return {
        draft,
        next: { is: 'pass', to: outcome.again ? acting : enemy },
        comesFirst: false,
        marking,
      };
    default:
      throw new Error(`${phase.name}: nothing is exchanged`);
  }
}

const SIDES: readonly Side[] = ['attacker', 'defender'];

/** What a throw of an attack on several figures marks on the attacked one. */
function markingOf(
  { ways, looks }: DuelContext,
  { phase, acting, figures }: DuelState,
  outcome: ThrowOutcome,
): Marking {
  if (phase.name !== 'attack' || outcome.rolled !== undefined) return 'none';
  const { left, isFurther } = phase;
  if (left === 0 && !isFurther) return 'none';
  if (outcome.ownDestroyed) return 'over';
  // The attack is still to be made, on this figure or another.
  if (outcome.isLeft) {
    looks.count++;
    return unhit(figures[otherSide(acting)]) > 1 ? 'none' : 'over';
  }
  const { targets } = plannedIn(ways, phase);
  // The kind of an outcome leaves out its wounds.
  if (targets?.goesOn === 'wounded') looks.count++;
  return left > 0 && goesOn(targets, outcome) ? 'hit' : 'over';
}

/** Whether an attack on several figures goes on to the next. */
function goesOn(targets: Targets | undefined, outcome: ThrowOutcome): boolean {
  const { enemyWounds, enemyDestroyed } = outcome;
  switch (targets?.goesOn) {
    case 'wounded':
      return enemyWounds > 0 || enemyDestroyed;
    case 'destroyed':
      return enemyDestroyed;
    default:
      return true;
  }
}

/** The figures of both sides after a throw. */
function figuresAfter(
  { asks, scenario }: DuelContext,
  state: DuelState,
  outcome: ThrowOutcome,
  marking: Marking,
): Figures {
  const { attacker, defender } = state.figures;
  const limits = (side: Side) => ({
    ofFigures: asks.ofFigures[side],
    most: scenario[side].figures,
  });
  const index = figureOf(state);
  return state.acting === 'attacker'
    ? {
        attacker: figuresActed(attacker, index, outcome, limits('attacker')),
        defender: figuresHit(defender, outcome, limits('defender'), marking),
      }
    : {
        attacker: figuresHit(attacker, outcome, limits('attacker'), marking),
        defender: figuresActed(defender, index, outcome, limits('defender')),
      };
}

function reaches(
  { distributions, circumstances }: DuelContext,
  state: DuelState,
  { special, strikes }: PlannedAttack,
): boolean {
  const range =
    special && strikes !== 'normal'
      ? special.range
      : distributions.range(state.acting, () => circumstances(state));
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

/** The phase in which a figure begins the attack at an index of its way. */
export function attackPhase(
  { ways }: DuelContext,
  { acting, figures }: Pick<DuelState, 'acting' | 'figures'>,
  { figure, way, attack, again, hurt }: Omit<Attacking, 'name' | 'isLeft' | 'left' | 'isFurther'>,
): Attacking {
  const { targets } = ways.of(way).attacks[attack] as PlannedAttack;
  const left = Math.min(targets?.most ?? 1, figures[otherSide(acting)].length) - 1;
  return {
    name: 'attack',
    figure,
    way,
    attack,
    isLeft: false,
    again,
    hurt,
    left,
    isFurther: false,
  };
}

/**
 * After an attack: the next figure it hits, the same attack again, the figure's next attack, or the
 * next figure.
 */
function afterAttack(
  context: DuelContext,
  draft: Draft,
  phase: Attacking,
  outcome: ThrowOutcome,
  marking: Marking,
): Omit<After, 'draft'> {
  const { asks, traits } = context;
  const { figure, way } = phase;
  const enemy = otherSide(draft.acting);
  const thrown = (next: Attacking): Omit<After, 'draft'> => {
    draft.phase = next;
    return { next: THROW, comesFirst: false, marking };
  };
  if (outcome.rolled !== undefined) return thrown({ ...phase, rolled: outcome.rolled });
  const done = (next: number, comesFirst: boolean): Omit<After, 'draft'> => {
    const isLast = isTogether(context.ways.of(way));
    const { length } = draft.figures[draft.acting];
    return { next: { is: 'attack', figure: isLast ? length : next }, comesFirst, marking };
  };
  if (outcome.ownDestroyed) return done(figure, false);
  const hurt = phase.hurt || (outcome.ownHurt && traits[draft.acting].hasOrder);
  const isInReach = reaches(context, draft, plannedIn(context.ways, phase));
  if (outcome.isLeft && isInReach && marking !== 'over') {
    context.looks.count++;
    const left = Math.min(phase.left, unhit(draft.figures[enemy]) - 1);
    return thrown({ ...phase, isLeft: true, hurt, left });
  }
  if (marking === 'hit' && isInReach) {
    return thrown({ ...phase, isLeft: false, hurt, left: phase.left - 1, isFurther: true });
  }
  if (marking === 'hit') {
    draft.figures = { ...draft.figures, [enemy]: withoutHits(draft.figures[enemy]) };
    return afterAttack(context, draft, phase, { ...outcome, again: false }, 'over');
  }
  if (outcome.again && isInReach) {
    const again = Math.min(phase.again + 1, asks.mostAgain);
    return thrown(attackPhase(context, draft, { ...phase, again, hurt }));
  }
  const attack = nextInReach(context, draft, context.ways.of(way), phase.attack + 1);
  if (attack !== undefined) return thrown(attackPhase(context, draft, { ...phase, attack, hurt }));
  return done(figure + 1, hurt);
}
