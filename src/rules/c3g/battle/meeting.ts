import type { Board } from '../../../boards/board.ts';
import { hexNeighbours } from '../../../boards/hex.ts';
import { type Space, spaceName } from '../../../boards/space.ts';
import { allLinesOf, linesOfPower } from '../../../powers/active-effects.ts';
import type { Other } from '../setup.ts';
import type { FightSide } from '../side.ts';

/**
 * Whether two armies can ever attack each other: there is a way from one start area to the other on foot, or over
 * anything where a figure flies or attacks from afar. Ranges count spaces, so islands are out of reach of both.
 */
export function canMeet(
  cards: readonly FightSide[],
  [from, to]: readonly [readonly Space[], readonly Space[]],
  board: Board<Other>,
): boolean {
  const isGrounded = !cards.some(reachesOver);
  const height = Math.max(...cards.map((one) => one.height));
  const level = (space: Space) => board.ground(space)?.level ?? 0;
  const canStep = (space: Space, next: Space) =>
    board.ground(next) !== undefined &&
    (!isGrounded ||
      (level(next) - level(space) < height &&
        !board.wallBetween(space, next) &&
        !board.occupants(next).some(({ kind }) => kind === 'obstacle')));
  // Either side may be the one that comes.
  return isWay(from, to, canStep) || isWay(to, from, canStep);
}

/** Effects that may bring a figure, or its attacks, over walls and cliffs. */
const OVER = ['flying', 'specialAttack', 'leap', 'climb'];

/**
 * Whether a card may get or attack over walls and cliffs: it flies, attacks from afar, or has a power that does
 * nothing in a fight of two, which may be one of movement.
 */
export function reachesOver({ range, powers }: FightSide): boolean {
  if (range > 1) return true;
  return powers.some(
    (use) =>
      linesOfPower(use).length === 0 ||
      allLinesOf(use).some((line) => OVER.some((effect) => line[effect] !== undefined)),
  );
}

function isWay(
  from: readonly Space[],
  to: readonly Space[],
  canStep: (space: Space, next: Space) => boolean,
): boolean {
  const goals = new Set(to.map(spaceName));
  const seen = new Set(from.map(spaceName));
  const open = [...from];
  for (let space = open.pop(); space; space = open.pop()) {
    for (const next of hexNeighbours(space)) {
      if (seen.has(spaceName(next)) || !canStep(space, next)) continue;
      if (goals.has(spaceName(next))) return true;
      seen.add(spaceName(next));
      open.push(next);
    }
  }
  return false;
}
