import type { BattleData, WallData } from '../../../reference/battle/index.ts';
import type { Chance } from '../../../reference/battle/random-play.ts';
import type { Space } from '../../../reference/hexes.ts';
import { neighbours } from '../../../reference/hexes.ts';

const COLUMNS = 9;
const ROWS = 8;

/**
 * A rugged board with gaps, obstacles and runs of walls, on which two figures of any size meet; at a distance if
 * there is no path.
 */
export function randomGround(chance: Chance): BattleData {
  const yes = (outOf: number) => chance.below(outOf) === 0;
  const top = [2, 4, 8, 16][chance.below(4)] as number;
  const cells = Array.from({ length: ROWS }, () =>
    Array.from({ length: COLUMNS }, () => (yes(9) ? '.' : String(chance.below(top)))),
  );
  cells[0] = cells[0]?.map(() => '1') ?? [];
  cells[ROWS - 1] = cells[0];
  const isThere = ([column, row]: Space) => (cells[row]?.[column] ?? '.') !== '.';
  const spaces = cells.flatMap((row, r) => row.map((_, c): Space => [c, r])).filter(isThere);
  const any = () => spaces[chance.below(spaces.length)] as Space;
  const walls = new Map<string, WallData>();
  for (let runs = chance.below(4); runs > 0; runs--) {
    const from = any();
    for (const to of neighbours(from)
      .filter(isThere)
      .slice(0, 1 + chance.below(4)))
      walls.set([from.join(), to.join()].sort().join(' '), { between: [from, to] });
  }
  const card = (name: string) => ({
    card: {
      name,
      ...{ type: 'hero', unique: 'unique', life: 3, move: 5, range: 20, attack: 3, defense: 3 },
      ...{ height: 1 + chance.below(9), base: yes(3) ? 'double' : 'single', points: 100 },
    },
  });
  const middle = spaces.filter(([, row]) => row > 0 && row < ROWS - 1);
  const obstacles = new Set(
    Array.from({ length: chance.below(6) }, () => middle[chance.below(middle.length)] as Space),
  );
  return {
    terrain: cells.map((row) => row.join(' ')).join('\n'),
    walls: [...walls.values()],
    others: [...obstacles].map((at) => ({ obstacle: 'rock', at })),
    starts: [spaces.filter(([, row]) => row === 0), spaces.filter(([, row]) => row === ROWS - 1)],
    armies: [[card('One'), card('Blocker')], [card('Other')]],
    rulings: { figuresBlockSight: yes(3), adjacentWithinHeight: !yes(6) },
  };
}
