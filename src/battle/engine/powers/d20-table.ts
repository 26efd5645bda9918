/* Tables that give the result of a D20 roll. The key of each row is the lowest roll that reaches it. */

/** The lowest roll that reaches any row of a D20 table. */
export const firstRowOf = (table: Readonly<Record<string, unknown>>): number =>
  Math.min(...Object.keys(table).map(Number));

/** The row of a D20 table that a roll reaches; undefined if it reaches none. */
export function rowAt<Row>(table: Readonly<Record<string, Row>>, roll: number): Row | undefined {
  let reached: Row | undefined;
  for (const [from, row] of Object.entries(table)) if (roll >= Number(from)) reached = row;
  return reached;
}

/** The mean over all 20 faces of what the rows of a D20 table are worth. */
export function meanOf<Row>(
  table: Readonly<Record<string, Row>>,
  worth: (row: Row) => number,
): number {
  let sum = 0;
  for (let face = 1; face <= 20; face++) {
    const row = rowAt(table, face);
    if (row !== undefined) sum += worth(row);
  }
  return sum / 20;
}
