/* Finds the figures that an attack on several figures hits. */

import { fitsCard } from '../../../cards/index.ts';
import type { PlannedAttack } from '../../../fight/index.ts';
import type { Game } from '../game.ts';
import { onLine } from '../ground/lines.ts';
import { hasPassed } from '../ground/passing.ts';

/** All figures that an attack hits, the target first. */
export function victimsOf(
  game: Game,
  figure: number,
  target: number,
  { targets, special }: PlannedAttack,
): number[] {
  if (!targets) return [target];
  const { state, tables } = game;
  const { among } = targets;
  const { sideOf } = tables;
  const own = sideOf[figure];
  const all: number[] = [];
  for (let one = 0; one < tables.figures; one++) {
    if (one === target || !state.isOnBoard(one)) continue;
    const isSpared = among.except && fitsCard(among.except, state.card(one).card);
    if ((one !== figure || among.self) && !isSpared) all.push(one);
  }
  const isEnemy = (one: number) => sideOf[one] !== own;
  // Unless its owner chooses the figures, a special attack also hits friends in its area.
  const sparesFriends = among.only !== undefined || among.count !== undefined;
  const takesIn = (one: number) =>
    among.friends || (special !== undefined && !sparesFriends) || isEnemy(one);
  const next = (one: number, to: number) => state.areAdjacent(one, to);
  if (among.nextTo === 'previous') return chainFrom(game, target, all.filter(takesIn));
  const hit = all.filter((one) => {
    switch (among.nextTo) {
      case 'attacker':
        return takesIn(one) && next(figure, one);
      case 'both':
        return takesIn(one) && next(figure, one) && next(target, one);
      case 'target':
        // Explosions also hit friends.
        return (isEnemy(one) || !sparesFriends) && next(target, one);
      case 'squad':
        return isEnemy(one) && isNextToSquad(game, figure, one);
      default:
        if (among.line !== undefined) return false;
        if (among.passed) return takesIn(one) && hasPassed(state, one, 'over');
        if (among.ofTarget !== undefined)
          return takesIn(one) && isWithin(game, target, one, among.ofTarget);
        return among.within === undefined
          ? isEnemy(one) && isInReach(game, figure, one, special?.range)
          : takesIn(one) && isWithin(game, figure, one, among.within);
    }
  });
  const place = state.place[figure] as number;
  const isOnIt = (one: number) => all.includes(one) && takesIn(one);
  const taken =
    among.line === undefined ? hit : onLine(state, figure, place, target, among, isOnIt);
  const most = among.count === undefined ? taken.length : among.count - 1;
  return [target, ...taken.slice(0, Math.max(0, most))];
}

function isNextToSquad({ state }: Game, figure: number, one: number): boolean {
  const { firstFigure, figures } = state.card(figure);
  for (let f = firstFigure; f < firstFigure + figures; f++) {
    if (state.isOnBoard(f) && state.areAdjacent(f, one)) return true;
  }
  return false;
}

function isWithin({ state }: Game, figure: number, one: number, spaces: number): boolean {
  return (
    state.distance(figure, one) <= spaces && state.sees(figure, state.place[figure] as number, one)
  );
}

function isInReach(
  { state, encounters }: Game,
  figure: number,
  one: number,
  range: number | undefined,
): boolean {
  if (!encounters.canTargetNow(figure, one)) return false;
  const met = encounters.meetsNow(figure, one);
  return met.distance <= (range ?? encounters.rangeTo(figure, one, met)) && state.isOnBoard(one);
}

/**
 * A sequence of figures in which each is next to the previous one. Each step goes to the adjacent figure with the least
 * Life left.
 */
function chainFrom({ state }: Game, target: number, all: readonly number[]): number[] {
  const chain = [target];
  const left = new Set(all);
  const lifeLeft = (one: number) => state.card(one).life - (state.wounds[one] as number);
  for (let last: number | undefined = target; last !== undefined; ) {
    const before: number = last;
    [last] = [...left]
      .filter((one) => state.areAdjacent(before, one))
      .sort((a, b) => lifeLeft(a) - lifeLeft(b));
    if (last === undefined) break;
    left.delete(last);
    chain.push(last);
  }
  return chain;
}
