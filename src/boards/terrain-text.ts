import type { Ground, Terrain } from './terrain.ts';

/** The text of a board, as `readTerrain` reads it: columns in line, odd rows half a space further. */
export function terrainText({ rows }: Terrain): string {
  const cells = rows.map((row) => row.map(cellText));
  const width = cells.flat().reduce((most, cell) => Math.max(most, cell.length), 1);
  // An even number of letters from one space to the next, so that odd rows stand half-way.
  const step = 2 * Math.floor(width / 2) + 2;
  return cells
    .map((row, r) => {
      const indent = ' '.repeat(r % 2 === 1 ? step / 2 : 0);
      return (indent + row.map((cell) => cell.padEnd(step)).join('')).trimEnd();
    })
    .join('\n');
}

function cellText(ground: Ground | undefined): string {
  if (!ground) return '.';
  return ground.blocking ? '#' : `${ground.level}${ground.letter ?? ''}`;
}
