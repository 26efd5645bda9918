/** The number of columns and rows of the ground, and the row in which its pit begins. */
const COLUMNS = 12;
const ROWS = 16;
const FIRST = 7;

/**
 * Level ground with a pit across its middle, as the text of a board file. Steps lead out of the pit, so that a fallen
 * figure can come back. The ground is symmetric under a half turn.
 *
 * @param depth the number of levels from the edge of the pit to its bottom; 0 for flat ground
 */
export function groundWithPit(depth: number): string {
  const top = 1 + depth;
  const steps = [3, 2, 1].map((quarters) => 1 + Math.round((depth * quarters) / 4));
  const pit = [top, top, ...steps, 1, 1, 1, top, top, top, top];
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const start = row < 2 ? 'a' : row >= ROWS - 2 ? 'c' : '';
    const level = Array.from({ length: COLUMNS }, () => top);
    const levels = row === FIRST ? pit : row === FIRST + 1 ? pit.toReversed() : level;
    const spaces = levels.map((one) => `${one}${start}`.padEnd(4)).join('');
    return `  ${row % 2 === 0 ? '' : '  '}${spaces.trimEnd()}`;
  });
  const name = depth === 0 ? 'Flat ground' : `A pit of ${depth} levels`;
  return `name: ${name}\nterrain: |\n${rows.join('\n')}\n`;
}
