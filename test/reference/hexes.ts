/** A space as column and row, from 0. Every second row (1, 3 …) is shifted right by half a hex. */
export type Space = readonly [column: number, row: number];

interface Axial {
  q: number;
  r: number;
}

const axial = ([column, row]: Space): Axial => ({ q: column - (row - (row & 1)) / 2, r: row });
const space = ({ q, r }: Axial): Space => [q + (r - (r & 1)) / 2, r];

const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const nameOf = ([column, row]: Space): string => `${column},${row}`;

export function hexDistance(a: Space, b: Space): number {
  const [from, to] = [axial(a), axial(b)];
  const [q, r] = [from.q - to.q, from.r - to.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

export const neighbours = (of: Space): Space[] =>
  DIRECTIONS.map(({ q, r }) => space({ q: axial(of).q + q, r: axial(of).r + r }));

/** The space one step from `of`, in the direction that leads from `from` to `to`. */
export function beyond(from: Space, to: Space, of: Space): Space {
  const [a, b, c] = [axial(from), axial(to), axial(of)];
  return space({ q: c.q + b.q - a.q, r: c.r + b.r - a.r });
}

export const same = (a: Space, b: Space): boolean => a[0] === b[0] && a[1] === b[1];
