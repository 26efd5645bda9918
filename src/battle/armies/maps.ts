import { Mistakes, type Problem, printable } from '../../base/index.ts';
import type { Library } from '../../cards/index.ts';
import type { FightSide } from '../../fight/index.ts';
import type { Surroundings } from '../../rules/index.ts';
import { type Battlefield, readBattlefield } from '../battlefield.ts';
import { canMeet, reachesOver } from '../meeting.ts';
import { pairsOf } from '../muster.ts';
import { chosenStarts } from '../starts.ts';
import type { ArmiesMap, PoolCard } from './scenario.ts';

/** A map as it was read, for what is checked once the cards are known. */
export interface ReadMap extends ArmiesMap {
  readonly ground: Battlefield;
  readonly path: Problem['path'];
}

/**
 * Reads maps, each with its first two start areas.
 *
 * @param mistakes is added to: maps that cannot be read, or that have no two start areas
 */
export function readMaps(
  files: readonly string[],
  library: Library,
  surroundings: Surroundings,
  mistakes: Mistakes,
): ReadMap[] {
  return files.flatMap((file, i) => {
    const path = ['maps', i];
    const ofMap = new Mistakes();
    const read = ofMap.in(() => readMap(file, path, library, surroundings, ofMap));
    mistakes.add(...ofMap.problems.map((problem) => ({ ...problem, path })));
    return read ? [read] : [];
  });
}

function readMap(
  file: string,
  path: Problem['path'],
  library: Library,
  surroundings: Surroundings,
  mistakes: Mistakes,
): ReadMap | undefined {
  const ground = readBattlefield({ map: file }, library, surroundings);
  if (ground.proposal !== undefined) surroundings.note?.(`${printable(file)}: ${ground.proposal}`);
  const [first, second] = chosenStarts([{}, {}], ground.starts, mistakes);
  if (!first || !second) return undefined;
  const starts = [first.spaces, second.spaces] as const;
  return {
    name: ground.board.name ?? file,
    board: ground.board,
    starts,
    room: {
      spaces: Math.min(...starts.map(({ length }) => length)),
      doubles: Math.min(...starts.map((spaces) => pairsOf(spaces, ground))),
    },
    ground,
    path,
  };
}

/** Reports maps on which an army of the lowest figures on foot could not come to the enemy. */
export function apartProblems(maps: readonly ReadMap[], pool: readonly PoolCard[]): Problem[] {
  const lowest = pool
    .map(({ card }) => card)
    .filter((card) => !reachesOver(card))
    .reduce<FightSide | undefined>(
      (low, card) => (low && low.height <= card.height ? low : card),
      undefined,
    );
  if (!lowest) return [];
  return maps
    .filter(({ starts, ground }) => !canMeet([lowest], starts, ground.indexed))
    .map(({ path }) => ({
      path,
      found: `a map on which ${lowest.name} and other figures on foot cannot come from one start area to the other`,
      allowed: 'a map on which any two armies can meet',
    }));
}
