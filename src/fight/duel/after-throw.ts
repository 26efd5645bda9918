/* Applies an outcome to the state of a duel, and determines what comes next in the turn. */

import { otherSide, type Side } from '../../cards/index.ts';
import { hasAttacked, type ThrowOutcome } from '../combat/throw-outcome.ts';
import {
  type AttackRun,
  type FiguresInReach,
  goesFurther,
  hitsSeveral,
  step,
} from '../fights/attack-run.ts';
import type { PlannedAttack } from '../fights/planned-attack.ts';
import { isTogether } from '../fights/ways.ts';
import { type DuelContext, figureOf } from './context.ts';
import { figuresActed, figuresHit } from './lineup.ts';
import {
  type Attacking,
  type Draft,
  type DuelState,
  draftOf,
  type FigureState,
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

/** Applies the outcome of a throw: figures, distance, uses, and the next step. */
export function afterOutcome(context: DuelContext, state: DuelState, outcome: ThrowOutcome): After {
  const { acting, phase } = state;
  const enemy = otherSide(acting);
  const index = figureOf(state);
  // 1. The remaining figures, their distance, and the spent uses.
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
  if (asks.attacked && hasAttacked(outcome) && !isBesideFought(state.figures[enemy])) {
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

/** How an attack that can hit several figures marks the attacked figure after a throw. */
function markingOf(
  { ways, looks }: DuelContext,
  { phase, acting, figures }: DuelState,
  outcome: ThrowOutcome,
): Marking {
  if (phase.name !== 'attack' || outcome.rolled !== undefined) return 'none';
  const { run } = phase;
  if (!hitsSeveral(run)) return 'none';
  if (outcome.ownDestroyed) return 'over';
  // The attack has not been made yet; it can be made on this figure or on another one.
  if (outcome.isLeft) {
    looks.count++;
    return unhit(figures[otherSide(acting)]) > 1 ? 'none' : 'over';
  }
  const planned = ways.of(phase.way).attacks[run.attack] as PlannedAttack;
  // Outcomes of one kind can differ in wounds, so this check counts as reading the wounds.
  if (planned.targets?.goesOn === 'wounded') looks.count++;
  return goesFurther(run, planned, outcome) ? 'hit' : 'over';
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

/** The enemy's figures that the acting side's attacks can reach. */
export class EnemyInReach implements FiguresInReach {
  readonly settlesTargets = false;
  readonly countsByAttack = false;
  /** Counts above this number make no difference. */
  readonly mostCounted: number;
  private readonly context: DuelContext;
  private readonly state: DuelState;
  private readonly marking: Marking;

  /** @param marking how the current attack marks its target */
  constructor(context: DuelContext, state: DuelState, marking: Marking) {
    this.mostCounted = context.asks.mostAgain;
    this.context = context;
    this.state = state;
    this.marking = marking;
  }

  private get figures(): readonly FigureState[] {
    return this.state.figures[otherSide(this.state.acting)];
  }

  hitBy(planned: PlannedAttack): number {
    if (!reaches(this.context, this.state, planned)) return 0;
    return Math.min(planned.targets?.most ?? 1, this.figures.length);
  }

  hitByRest(planned: PlannedAttack, { left }: AttackRun): number {
    if (this.marking === 'over' || !reaches(this.context, this.state, planned)) return 0;
    this.context.looks.count++;
    return Math.min(left + 1, unhit(this.figures));
  }

  stillHitBy(_: PlannedAttack, { left }: AttackRun): number {
    return this.marking === 'hit' ? left : 0;
  }
}

/** What follows an attack: the figure's next throw, or the next figure's attacks. */
function afterAttack(
  context: DuelContext,
  draft: Draft,
  phase: Attacking,
  outcome: ThrowOutcome,
  marked: Marking,
): Omit<After, 'draft'> {
  const { acting } = draft;
  const { figure, run } = phase;
  const way = context.ways.of(phase.way);
  const planned = way.attacks[run.attack] as PlannedAttack;
  const isOutOfReach = marked === 'hit' && !reaches(context, draft, planned);
  const marking = isOutOfReach ? 'over' : marked;
  if (isOutOfReach) {
    const enemy = otherSide(acting);
    draft.figures = { ...draft.figures, [enemy]: withoutHits(draft.figures[enemy]) };
  }
  const done = (next: number, comesFirst: boolean): Omit<After, 'draft'> => {
    const following = isTogether(way) ? draft.figures[acting].length : next;
    return { next: { is: 'attack', figure: following }, comesFirst, marking };
  };
  if (outcome.ownDestroyed) return done(figure, false);
  const hurt = phase.hurt || (outcome.ownHurt && context.traits[acting].hasOrder);
  const next = step(run, way, outcome, new EnemyInReach(context, draft, marking));
  if (!next) return done(figure + 1, hurt);
  draft.phase = { ...phase, run: next, hurt };
  return { next: THROW, comesFirst: false, marking };
}
