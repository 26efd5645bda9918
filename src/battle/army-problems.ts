/* Checks whether armies fit their start areas and can ever meet. `read.ts` reports the problems. */

import { counted, type Problem } from '../base/index.ts';
import { Places, type Space } from '../board/index.ts';
import type { FightSide } from '../fight/index.ts';
import { beginsOn, unplacedOf } from './army.ts';
import type { Battlefield } from './battlefield.ts';
import { canMeet, mayAttack } from './can-meet.ts';
import { MOST_FIGURES } from './engine/state/cards.ts';
import type { ArmyCard } from './scenario.ts';

/** An army with its start area. */
export interface PlacedArmy {
  readonly cards: readonly ArmyCard[];
  readonly start: readonly Space[];
}

/**
 * Reports armies that do not fit their start areas, and armies that can never meet.
 *
 * @param areDrawn whether each game draws the start areas at random; if so, both armies must fit both areas
 * @param areRead whether all cards could be read; an unreadable card might fly, or attack from afar
 */
export function armyProblems(
  musters: readonly PlacedArmy[],
  ground: Battlefield,
  {
    mustFit,
    areDrawn,
    areRead,
  }: { readonly mustFit: boolean; readonly areDrawn: boolean; readonly areRead: boolean },
): Problem[] {
  const allowed = areDrawn
    ? 'an army that fits into both start areas, because with ends: drawn each side may begin in either'
    : 'an army that fits into its start area, or, in an experiment file, rulings: { armiesMustFit: false }';
  const crowds = musters.flatMap(({ cards }, i): Problem[] => {
    const count = figuresOf(cards);
    const most = `at most ${MOST_FIGURES} figures`;
    return count > MOST_FIGURES
      ? [{ path: ['sides', i, 'army'], found: `${count} figures`, allowed: most }]
      : [];
  });
  if (crowds.length > 0) return crowds;
  const lacking =
    mustFit || areDrawn
      ? musters.flatMap((muster, i): Problem[] => {
          const areas = areDrawn ? musters.map(({ start }) => start) : [muster.start];
          const [found] = areas.flatMap((area) => lackOfRoom(muster.cards, area, ground) ?? []);
          return found === undefined ? [] : [{ path: ['sides', i, 'army'], found, allowed }];
        })
      : [];
  if (!areRead) return lacking;
  return [...lacking, ...meetingProblems(musters, ground, areDrawn)];
}

function meetingProblems(
  musters: readonly PlacedArmy[],
  ground: Battlefield,
  areDrawn: boolean,
): Problem[] {
  const [one, other] = musters.map((muster) => ({
    cards: muster.cards.map(({ card }) => card),
    from: beginsOn(muster),
  }));
  const cards = [one, other].flatMap((side) => side?.cards ?? []);
  if (!one || !other || cards.length === 0) return [];
  if (!canMeet(cards, [one.from, other.from], ground)) return [APART];
  const exchanged = [
    { ...one, from: other.from },
    { ...other, from: one.from },
  ] as const;
  const may = mayAttack([one, other], ground) || (areDrawn && mayAttack(exchanged, ground));
  return may ? [] : [outOfReach(cards)];
}

function figuresOf(cards: readonly ArmyCard[]): number {
  return cards.reduce((sum, { card, copies }) => sum + card.figures * copies, 0);
}

const APART: Problem = {
  path: ['board'],
  found: 'start areas without a path between them, on foot or flying',
  allowed: 'a board on which the two sides can meet',
};

/** The problem to report if no figure of these cards can ever get near enough to attack. */
function outOfReach(cards: readonly FightSide[]): Problem {
  const most = (number: 'move' | 'height' | 'range') =>
    Math.max(...cards.map((one) => one[number]));
  return {
    path: ['board'],
    found: `start areas between which no figure can get near enough to attack: with at most Move ${most('move')}, Height ${most('height')} and Range ${most('range')}, every path has a step that costs too much or is too high`,
    allowed:
      'a board on which some figure can attack, lower terrainCosts, or figures with more Move, Height or Range',
  };
}

/** The reason why an army does not fit a start area; undefined if it fits. */
function lackOfRoom(
  cards: readonly ArmyCard[],
  start: readonly Space[],
  ground: Battlefield,
): string | undefined {
  const figures = (base: string) =>
    cards.filter(({ card }) => card.base === base).reduce((sum, one) => sum + unplacedOf(one), 0);
  const [single, double] = [figures('single'), figures('double')];
  const needed = single + 2 * double;
  if (needed > start.length) {
    return `figures that need ${counted(needed, 'space')}, but the start area has ${counted(start.length, 'space')}`;
  }
  const pairs = double > 0 ? pairsOf(start, ground) : 0;
  return double > pairs
    ? `${counted(double, 'double base')}, but the start area has room for only ${pairs}`
    : undefined;
}

/**
 * How many double bases fit on these spaces at the same time, up to `MOST_FIGURES`. The spaces with the fewest free
 * neighbors are paired first, a heuristic that rarely misses a pair.
 */
export function pairsOf(spaces: readonly Space[], { ground }: Battlefield): number {
  const left = new Set(ground.numbersOf(spaces));
  const places = new Places(ground, true, (space) => left.has(space));
  const beside = (space: number) =>
    ground
      .neighboursOf(space)
      .filter((other) => left.has(other) && places.rests[places.placeAt(space, other)] === 1);
  let pairs = 0;
  while (pairs < MOST_FIGURES) {
    const open = [...left]
      .map((space) => ({ space, others: beside(space) }))
      .filter(({ others }) => others.length > 0)
      .sort((a, b) => a.others.length - b.others.length);
    const [next] = open;
    if (!next) break;
    const [other] = next.others.toSorted((a, b) => beside(a).length - beside(b).length);
    left.delete(next.space);
    if (other !== undefined) left.delete(other);
    pairs++;
  }
  return pairs;
}
