/* The movement of a side at the beginning of its turn (RULES.md, section 5). */

import { otherSide, type Side } from '../../cards/index.ts';
import { type LeavingStrikes, leavingStrikesAt } from '../fights/leaving-strikes.ts';
import { touchedBy } from '../fights/several-targets.ts';
import type { DuelContext } from './context.ts';
import { type Draft, type DuelState, type Next, THROW, type TurnBegun } from './state.ts';

/** A side with `choices: best` goes no farther away than this, unless the duel begins farther apart. */
const MOST_DISTANCE = 24;

/**
 * Begins a side's turn. With `choices: best`, the side decides where to go. Otherwise, a figure whose Range is less
 * than the distance comes nearer by its Move, but only as far as its Range requires.
 */
export function beginTurn(context: DuelContext, draft: Draft, acting: Side): Next {
  const { scenario, asks } = context;
  const began = draft.distance;
  draft.acting = acting;
  draft.began = asks.movement ? began : 0;
  draft.moved = false;
  if (scenario.choices !== 'best' || scenario[acting].move === 0) {
    return { is: 'move', to: distanceInRange(context, draft) };
  }
  draft.phase = { name: 'move' };
  return THROW;
}

/** The turn in which the acting side moves to a distance. */
export function turnBegun({ acting: side, distance }: DuelState, to: number): TurnBegun {
  return { side, nearer: distance - to, distance: to };
}

/** The distance to which a side moves if it wants to attack. */
function distanceInRange(
  { scenario, distributions, circumstances }: DuelContext,
  draft: Draft,
): number {
  const { acting, distance } = draft;
  const range = distributions.range(acting, () =>
    circumstances({ ...draft, began: distance, moved: false }, 0),
  );
  return distance - Math.min(scenario[acting].move, Math.max(0, distance - range));
}

/**
 * The distances that a side can move to, in this order: the distance at which it can attack, nearer distances, the
 * present distance, farther distances.
 */
export function distancesFor(context: DuelContext, state: DuelState): number[] {
  const { scenario } = context;
  const { acting, distance } = state;
  const { move } = scenario[acting];
  const [least, most] = [
    Math.max(1, distance - move),
    Math.max(distance, Math.min(distance + move, Math.max(MOST_DISTANCE, scenario.distance))),
  ];
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const nearer = all.filter((to) => to < distance).reverse();
  const others = [...nearer, ...all.filter((to) => to >= distance)];
  const usual = distanceInRange(context, { ...state });
  return [usual, ...others.filter((to) => to !== usual)];
}

/**
 * Moves the side to a distance. If it leaves its enemies, they strike first.
 *
 * @param draft the state; its phase changes if there are strikes
 */
export function moveTo(context: DuelContext, draft: Draft, to: number): Next {
  const leaves = draft.distance === 1 && to > 1;
  if (!leaves || strikesOn(context, draft).dice === 0) return { is: 'arrive', to };
  draft.phase = { name: 'leave', figure: 0, to };
  return THROW;
}

/** After the movement: the tables of attack dice and the enemy's reactions, then the attacks. */
export function arriveAt({ asks, traits }: DuelContext, draft: Draft, to: number): Next {
  const { acting, distance } = draft;
  const arrives = to < distance && to === 1 && traits[otherSide(acting)].answersArrival;
  draft.moved = asks.movement && to !== distance;
  draft.distance = to;
  if (traits[acting].tables.length === 0) return arrive(draft, arrives);
  draft.phase = { name: 'tables', arrives };
  return THROW;
}

/** Enemy powers react to figures that come next to the enemy; then these figures attack. */
export function arrive(draft: Draft, arrives: boolean): Next {
  if (!arrives) return { is: 'attack', figure: 0 };
  draft.phase = { name: 'arrival', figure: 0 };
  return THROW;
}

/** The strikes at each of the acting side's figures when that side leaves its enemies. */
export function strikesOn(
  { scenario }: DuelContext,
  { acting, figures }: DuelState,
): LeavingStrikes {
  const enemy = otherSide(acting);
  const [own, other] = [scenario[acting], scenario[enemy]];
  return leavingStrikesAt(own, other, Math.min(touchedBy(own), figures[enemy].length));
}
