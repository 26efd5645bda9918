import { readTerrain, type Scene, type Terrain } from '../board/index.ts';
import { beginsOn } from './army.ts';
import type { BattleScenario } from './scenario.ts';

/** The picture of a battle: its ground, what stands there, and where the sides begin. */
export function battleScene({ sides, board, ends }: BattleScenario): Scene {
  return {
    grid: 'hex',
    terrain: readTerrain(board.terrain) as Terrain,
    pieces: board.others.map(({ name, kind, spaces }) => ({ name, role: 'other', kind, spaces })),
    walls: board.walls,
    starts: sides.map((side, i) => {
      const name = ends?.[i] ?? side.name;
      return {
        name: name.length > LONGEST_LABEL ? `${ends ? 'end' : 'side'} ${i + 1}` : name,
        spaces: beginsOn(side),
      };
    }),
    line: [],
    placeMeasure: '',
  };
}

/** What a space of the picture has room for. */
const LONGEST_LABEL = 10;
