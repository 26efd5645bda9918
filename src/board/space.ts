/** A space of a board: column and row from 0, as in board files. */
export type Space = readonly [column: number, row: number];

/** A wall between two neighboring spaces. */
export type Wall = readonly [Space, Space];

/** A space as results and messages name it: `3,0`. */
export function spaceName([column, row]: Space): string {
  return `${column},${row}`;
}

/** The spaces of a base, in the order given: `3,0+4,0` for a double base. */
export function placeName(place: readonly Space[]): string {
  return place.map(spaceName).join('+');
}

export function sameSpace(a: Space, b: Space): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
