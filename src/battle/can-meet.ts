/*
 * Whether two armies can ever meet and attack on a map, so that hopeless battles are refused before
 * they are played.
 */

import {
  type Board,
  hexNeighbours,
  kindOfLetter,
  ROAD,
  type Space,
  spaceName,
} from '../board/index.ts';
import { ATTACK_STAGES, allLinesOf, effectNamed, linesOfPower } from '../cards/index.ts';
import type { FightSide, Other } from '../fight/index.ts';
import type { Battlefield } from './battlefield.ts';
import { ON_ROAD } from './engine/ground/reach.ts';

/**
 * Whether there is a way from one start area to the other. If a figure of either army can fly or attack from afar, the
 * way may cross any spaces; otherwise it must be passable on foot. Ranges count spaces, so islands stay out of reach.
 */
export function canMeet(
  cards: readonly FightSide[],
  [from, to]: readonly [readonly Space[], readonly Space[]],
  board: Board<Other>,
): boolean {
  const isGrounded = !cards.some(reachesOver);
  const height = Math.max(...cards.map((one) => one.height));
  const canStep = isGrounded
    ? onFoot(board, height)
    : (_: Space, next: Space) => board.ground(next) !== undefined;
  // Either side may be the one that approaches.
  return isWay(from, to, canStep) || isWay(to, from, canStep);
}

/** Effects that may take a figure, or its attacks, over walls and cliffs. */
const OVER = ['flying', 'specialAttack', 'leap', 'climb'];

/**
 * Whether a card may move or attack over walls and cliffs: it flies, leaps, climbs or attacks from afar, or has a power
 * without effects in a fight of two, which may be about movement.
 */
export function reachesOver({ range, powers }: FightSide): boolean {
  if (range > 1) return true;
  return powers.some(
    (use) =>
      linesOfPower(use).length === 0 ||
      allLinesOf(use).some((line) => OVER.some((effect) => line[effect] !== undefined)),
  );
}

/** The cards of a side, and the spaces on which they begin. */
interface Coming {
  readonly cards: readonly FightSide[];
  readonly from: readonly Space[];
}

/**
 * Whether any figure may ever attack, by Move, Height, Range and terrain costs. False only if it is certain that none
 * can. Glyphs, and powers that act outside of attacks, may change any of these numbers, so the answer is then true.
 */
export function mayAttack(sides: readonly [Coming, Coming], ground: Battlefield): boolean {
  const { others } = ground.board;
  const hasGlyphs = others.some(({ kind }) => kind === 'glyph' || kind === 'power');
  if (hasGlyphs || !sides.every(({ cards }) => cards.every(actsInAttacksAlone))) return true;
  const [one, other] = sides.map(({ cards, from }) =>
    cards.map((card) => ({ card, spaces: reached(from, stepOf(card, ground)) })),
  );
  const exists = (_: Space, next: Space) => ground.indexed.ground(next) !== undefined;
  const isHit = (own: typeof one = [], enemies: typeof one = []) =>
    own.some(({ card, spaces }) => {
      const hit = reached([...spaces.values()], exists, card.range);
      return enemies.some((enemy) => [...enemy.spaces.keys()].some((name) => hit.has(name)));
    });
  return isHit(one, other) || isHit(other, one);
}

/** Whether all powers of a card have known effects, and act only within attacks. */
function actsInAttacksAlone({ powers }: FightSide): boolean {
  const isOfAttacks = (name: string) => {
    const effect = effectNamed(name);
    return effect === undefined || ATTACK_STAGES.some((stage) => stage === effect.at);
  };
  return powers.every((use) => {
    const lines = allLinesOf(use);
    return lines.length > 0 && lines.every((line) => Object.keys(line).every(isOfAttacks));
  });
}

/** Steps that cost at most a figure's Move for one turn. Rules about where it may stop are ignored. */
function stepOf({ height, move }: FightSide, { board, indexed }: Battlefield) {
  const isStep = onFoot(indexed, height);
  const letter = (space: Space) => indexed.ground(space)?.letter ?? '';
  return (space: Space, next: Space) => {
    if (!isStep(space, next)) return false;
    const up = Math.max(0, levelOf(indexed, next) - levelOf(indexed, space));
    const isOnRoad = [space, next].every((one) => (kindOfLetter(letter(one)) & ROAD) !== 0);
    return (board.terrainCosts[letter(next)] ?? 1) + up <= move + (isOnRoad ? ON_ROAD : 0);
  };
}

type Step = (space: Space, next: Space) => boolean;

const levelOf = (board: Board<Other>, space: Space) => board.ground(space)?.level ?? 0;

/** Steps that a figure of this Height can take on foot. */
function onFoot(board: Board<Other>, height: number): Step {
  return (space, next) =>
    board.ground(next) !== undefined &&
    levelOf(board, next) - levelOf(board, space) < height &&
    !board.wallBetween(space, next) &&
    !board.occupants(next).some(({ kind }) => kind === 'obstacle');
}

function isWay(from: readonly Space[], to: readonly Space[], canStep: Step): boolean {
  const spaces = reached(from, canStep);
  return to.some((space) => spaces.has(spaceName(space)));
}

/** All spaces within `most` steps, by name. */
function reached(
  from: readonly Space[],
  canStep: Step,
  most = Number.POSITIVE_INFINITY,
): Map<string, Space> {
  const found = new Map(from.map((space) => [spaceName(space), space]));
  let last = from;
  for (let steps = 0; steps < most && last.length > 0; steps++) {
    const next: Space[] = [];
    for (const space of last) {
      for (const beside of hexNeighbours(space)) {
        if (found.has(spaceName(beside)) || !canStep(space, beside)) continue;
        found.set(spaceName(beside), beside);
        next.push(beside);
      }
    }
    last = next;
  }
  return found;
}
