import type { Exchange } from '../combat/exchange.ts';
import { nextAttack, type PlannedAttack, plannedIn, type Way } from '../fights/ways.ts';
import type { DuelContext } from './context.ts';
import { type Draft, type Next, THROW } from './draft.ts';
import type { Attacking, DuelState } from './state.ts';

function reaches(
  { laws, meeting }: DuelContext,
  state: DuelState,
  { special }: PlannedAttack,
): boolean {
  const range = special?.range ?? laws.range(state.acting, () => meeting(state));
  return range >= state.distance;
}

/** The number of the first attack of a way, from one on, that reaches the enemy; undefined where none does. */
export function nextInReach(
  context: DuelContext,
  state: DuelState,
  way: Way,
  from: number,
): number | undefined {
  return nextAttack(way, from, (planned) => reaches(context, state, planned));
}

/** An attack is over: the figure's next one, or the next figure's. */
export function afterAttack(
  context: DuelContext,
  draft: Draft,
  phase: Attacking,
  exchange: Exchange,
): { readonly next: Next; readonly comesFirst: boolean } {
  const { asks, traits } = context;
  const { figure, way } = phase;
  if (exchange.ownDestroyed) return { next: { is: 'attack', figure }, comesFirst: false };
  const hurt = phase.hurt || (exchange.ownHurt && traits[draft.acting].hasOrder);
  const isInReach = reaches(context, draft, plannedIn(context.ways, phase));
  if (exchange.isLeft && isInReach) {
    draft.phase = { ...phase, isLeft: true, hurt };
    return { next: THROW, comesFirst: false };
  }
  if (exchange.again && isInReach) {
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
