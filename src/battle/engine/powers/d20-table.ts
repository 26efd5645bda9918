/* Tables of what follows a D20 roll: each row is named by the least roll that reaches it. */

/** The least roll at which a D20 table has a row. */
export const firstRowOf = (table: Readonly<Record<string, unknown>>): number =>
  Math.min(...Object.keys(table).map(Number));

/** The row of a D20 table that a roll reaches. */
export function rowAt<Row>(table: Readonly<Record<string, Row>>, roll: number): Row | undefined {
  let reached: Row | undefined;
  for (const [from, row] of Object.entries(table)) if (roll >= Number(from)) reached = row;
  return reached;
}

/** Mean of a D20 table over all faces. */
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
