/*
 * Checks whether two armies can ever meet and attack on a map, so that hopeless battles are rejected before they are
 * played.
 */

import { type Ground, NO_STEP, Places, type Space, stepsOnFoot } from '../board/index.ts';
import { allLinesOf, arenaOf, type EffectLine, isOfKind, linesOfPower } from '../cards/index.ts';
import type { FightSide } from '../fight/index.ts';
import type { Battlefield } from './battlefield.ts';
import { ON_ROAD } from './engine/ground/reach.ts';

/**
 * Whether there is a way from one start area to the other. If any figure of either army can fly or attack from afar,
 * the way may cross any spaces. Otherwise, a figure must be able to walk it. Ranges are counted along spaces, so
 * islands cannot be reached.
 */
export function canMeet(
  cards: readonly FightSide[],
  [from, to]: readonly [readonly Space[], readonly Space[]],
  { ground }: Pick<Battlefield, 'ground'>,
): boolean {
  const isGrounded = !cards.some(reachesOver);
  const height = Math.max(...cards.map((one) => one.height));
  const places = new Places(ground, false);
  const costs = isGrounded ? costsOnFoot(ground, places, height) : undefined;
  const canStep: Step = (step) => costs?.[step] !== NO_STEP;
  const isWay = (begin: readonly Space[], end: readonly Space[]) => {
    const found = reached(places, ground.numbersOf(begin), canStep);
    return ground.numbersOf(end).some((space) => found.has(space));
  };
  // Either side may approach the other.
  return isWay(from, to) || isWay(to, from);
}

/** Rules that may take a figure, or its attacks, over walls and cliffs. */
const OVER = ['mode.fly', 'way.special', 'mode.leap', 'value.climb'];

/**
 * Whether a card may move or attack over walls and cliffs: it flies, leaps, climbs or attacks from afar, or it has a
 * power that does nothing in one-on-one fights and so might do any of these.
 */
export function reachesOver({ range, powers }: FightSide): boolean {
  if (range > 1) return true;
  return powers.some(
    (use) =>
      linesOfPower(use).length === 0 || allLinesOf(use).some((line) => isOfKind(line, ...OVER)),
  );
}

/** The cards of a side and the spaces on which they begin. */
interface Coming {
  readonly cards: readonly FightSide[];
  readonly from: readonly Space[];
}

/**
 * Whether any figure may ever attack, judging by Move, Height, Range and terrain costs. False only if it is certain
 * that none can. Glyphs, and powers that act outside attacks, may change these statistics, so the answer is true if the
 * battle has any of them.
 */
export function mayAttack(sides: readonly [Coming, Coming], field: Battlefield): boolean {
  const { board, ground } = field;
  const hasGlyphs = board.others.some(({ kind }) => kind === 'glyph' || kind === 'power');
  if (hasGlyphs || !sides.every(({ cards }) => cards.every(actsInAttacksAlone))) return true;
  const places = new Places(ground, false);
  const [one, other] = sides.map(({ cards, from }) =>
    cards.map((card) => ({
      card,
      spaces: reached(places, ground.numbersOf(from), inOneTurn(ground, places, card)),
    })),
  );
  const isHit = (own: typeof one = [], enemies: typeof one = []) =>
    own.some(({ card, spaces }) => {
      const hit = reached(places, spaces, () => true, card.range);
      return enemies.some((enemy) => [...enemy.spaces].some((space) => hit.has(space)));
    });
  return isHit(one, other) || isHit(other, one);
}

/** Whether all of a card's powers have known effects and act only within attacks. */
function actsInAttacksAlone({ powers }: FightSide): boolean {
  return powers.every((use) => {
    const lines = allLinesOf(use);
    return lines.length > 0 && lines.every(actsInAttacks);
  });
}

const NOT_IN_ATTACKS: readonly unknown[] = ['never', 'strike', 'cost'];

function actsInAttacks(line: EffectLine): boolean {
  const { isOfBattles, kinds } = arenaOf(line);
  return !isOfBattles && !kinds.some(({ at }) => NOT_IN_ATTACKS.includes(at));
}

/** Whether a figure can take the step with this number from a place. */
type Step = (step: number, from: number) => boolean;

/** Allows steps that cost at most a figure's Move for one turn. Ignores rules about where the figure may stop. */
function inOneTurn(ground: Ground, places: Places, { height, move }: FightSide): Step {
  const { to, road } = places;
  const costs = costsOnFoot(ground, places, height);
  return (step, from) => {
    const isOnRoad = road[from] === 1 && road[to[step] as number] === 1;
    return (costs[step] as number) <= move + (isOnRoad ? ON_ROAD : 0);
  };
}

/** For each step, the cost for a figure of this Height on foot, or `NO_STEP`. */
function costsOnFoot(ground: Ground, places: Places, height: number): Uint16Array {
  const profile = { climbs: height, falls: Number.POSITIVE_INFINITY, lavaResistant: true };
  return stepsOnFoot(ground, places, profile).cost;
}

/** All places within `most` steps of the given places. */
function reached(
  { first, to }: Places,
  from: Iterable<number>,
  canStep: Step,
  most = Number.POSITIVE_INFINITY,
): Set<number> {
  const found = new Set(from);
  let last = [...found];
  for (let steps = 0; steps < most && last.length > 0; steps++) {
    const next: number[] = [];
    for (const place of last) {
      for (let step = first[place] as number; step < (first[place + 1] as number); step++) {
        const beside = to[step] as number;
        if (found.has(beside) || !canStep(step, place)) continue;
        found.add(beside);
        next.push(beside);
      }
    }
    last = next;
  }
  return found;
}
