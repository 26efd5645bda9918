import { fitsCard } from '../../../../powers/card-asked.ts';
import type { PlannedAttack, Targets } from '../../fights/ways.ts';
import type { Game } from './game.ts';
import { DIRECTIONS } from './ground.ts';

/** Whom an attack hits: the target first, then the others in the order in which it promises most. */
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
  // A special attack hurts whoever stands there, friends, too, unless its owner picks them.
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
        // Explosions hurt friends, too.
        return (isEnemy(one) || !sparesFriends) && next(target, one);
      case 'squad':
        return isEnemy(one) && isNextToSquad(game, figure, one);
      default:
        if (among.line !== undefined) return false;
        if (among.ofTarget !== undefined)
          return takesIn(one) && isWithin(game, target, one, among.ofTarget);
        return among.within === undefined
          ? isEnemy(one) && isInReach(game, figure, one, special?.range)
          : takesIn(one) && isWithin(game, figure, one, among.within);
    }
  });
  const taken =
    among.line === undefined
      ? hit
      : lineOf(game, figure, target, among, all).filter((one) => isEnemy(one) || !among.only);
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

/** Figures of which each stands next to the one before: at each step the nearest to being destroyed. */
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

/** Those on a line, friends too: through the target, or from it in the direction that hits most enemies. */
function lineOf(
  game: Game,
  figure: number,
  target: number,
  { line = 0, from }: Targets['among'],
  all: readonly number[],
): number[] {
  if (from === undefined) return inLine(game, figure, target, line, all);
  const { state, tables } = game;
  const own = tables.sideOf[figure];
  let best: { hit: readonly number[]; worth: number } = { hit: [], worth: 0 };
  const [spaceA, spaceB] = [state.spaceA(target), state.spaceB(target)];
  for (const begin of spaceB < 0 ? [spaceA] : [spaceA, spaceB]) {
    for (let d = 0; d < DIRECTIONS; d++) {
      const hit = figuresAlong(game, begin, d, line).filter(
        (one) =>
          one !== target &&
          all.includes(one) &&
          state.sees(figure, state.place[figure] as number, one),
      );
      const worth = hit.reduce((sum, one) => sum + (tables.sideOf[one] === own ? -1 : 1), 0);
      if (worth > best.worth) best = { hit, worth };
    }
  }
  return [...best.hit];
}

/** Those on so many spaces in a direction, the first space left out. */
function figuresAlong(
  { state, tables }: Game,
  begin: number,
  direction: number,
  length: number,
): number[] {
  const { neighbours } = tables.ground;
  const on: number[] = [];
  let space = begin;
  for (let i = 0; i < length && space >= 0; i++) {
    space = neighbours[space * DIRECTIONS + direction] as number;
    const there = space < 0 ? -1 : (state.occupant[space] as number);
    if (there >= 0 && !on.includes(there)) on.push(there);
  }
  return on;
}

/** Those on so many spaces of a straight line from the attacker through the target, friends too. */
function inLine(
  game: Game,
  figure: number,
  target: number,
  length: number,
  all: readonly number[],
): number[] {
  for (let d = 0; d < DIRECTIONS; d++) {
    const on = figuresAlong(game, game.state.spaceA(figure), d, length);
    if (on.includes(target)) return on.filter((one) => one !== target && all.includes(one));
  }
  return [];
}
