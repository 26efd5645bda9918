import { type Board, cellAt, hasWall, letters, type Place } from './board.ts';
import { nameOf, neighbours, type Space } from './hexes.ts';
import { type Fall, fallOf } from './knockback.ts';

/** The facts about a figure that moves (section 6, Moving). */
export interface Mover {
  readonly board: Board;
  readonly place: Place;
  readonly move: number;
  readonly height: number;
  readonly flies: boolean;
  readonly resistsLava: boolean;
  /** Spaces that no walker passes: the defender, enemies, objects, obstacles. */
  readonly blocked: ReadonlySet<string>;
  /** Occupied spaces: no figure ends its movement there. */
  readonly taken: ReadonlySet<string>;
}

export interface Destination {
  readonly place: Place;
  readonly falls: readonly Fall[];
}

interface Label {
  readonly place: Place;
  readonly falls: readonly Fall[];
  /** It may go no farther: water or lava. */
  readonly held: boolean;
}

export const placeName = (place: Place): string => place.map(nameOf).join('+');

/** The same two spaces are one place, whichever half leads. */
const orderless = (place: Place): string => place.map(nameOf).sort().join('+');

/**
 * The places where a figure can end its movement, its own first, then row by row. Each with the falls of the way with
 * the least dangerous falls: the fewest extreme ones, then the fewest major ones, then the fewest others (reading
 * 11).
 */
export function destinations(mover: Mover): Destination[] {
  const best = new Map<string, Label>();
  let reached = new Map<string, Label>([[key(mover.place), start(mover.place)]]);
  // All places with an exact cost, from those that cost one less; climbs skip some costs.
  const byCost: Map<string, Label>[] = [reached];
  for (let cost = 0; cost <= mover.move; cost++) {
    reached = byCost[cost] ?? new Map();
    for (const label of reached.values()) {
      if (rests(mover, label)) improve(best, orderless(label.place), label);
      if (label.held) continue;
      for (const { to, cost: more } of steps(mover, label)) {
        const at = cost + more;
        if (at > mover.move) continue;
        const there = byCost[at] ?? new Map<string, Label>();
        byCost[at] = there;
        improve(there, `${key(to.place)} ${to.held}`, to);
      }
    }
  }
  const own = orderless(mover.place);
  best.delete(own);
  const others = [...best.values()].map(({ place, falls }) => ({ place: inRows(place), falls }));
  others.sort((a, b) => compareRows(a.place, b.place));
  return [{ place: mover.place, falls: [] }, ...others];
}

const key = placeName;
const start = (place: Place): Label => ({ place, falls: [], held: false });

const compareSpaces = (a: Space, b: Space): number => a[1] - b[1] || a[0] - b[0];
const inRows = (place: Place): Place => [...place].sort(compareSpaces);

function compareRows(a: Place, b: Place): number {
  for (const [index, space] of a.entries()) {
    const other = b[index];
    const order = other ? compareSpaces(space, other) : 0;
    if (order !== 0) return order;
  }
  return 0;
}

function improve(labels: Map<string, Label>, name: string, label: Label): void {
  const known = labels.get(name);
  if (!known || compareFalls(label.falls, known.falls) < 0) labels.set(name, label);
}

function compareFalls(a: readonly Fall[], b: readonly Fall[]): number {
  const count = (falls: readonly Fall[], kind: (fall: Fall) => boolean): number =>
    falls.filter(kind).length;
  const kinds = [
    ({ extreme }: Fall) => extreme,
    ({ dice }: Fall) => dice === 3,
    ({ dice }: Fall) => dice === 1,
  ];
  for (const kind of kinds) {
    const order = count(a, kind) - count(b, kind);
    if (order !== 0) return order;
  }
  return 0;
}

/** A free place; for a double base on one level, with no wall between; no lava unless the figure resists it. */
function rests(mover: Mover, { place }: Label): boolean {
  const [one, two] = place;
  if (place.some((at) => mover.taken.has(nameOf(at)))) return false;
  if (letters(mover.board, place).includes('m') && !mover.resistsLava) return false;
  if (!one || !two) return true;
  return (
    cellAt(mover.board, one)?.level === cellAt(mover.board, two)?.level &&
    !hasWall(mover.board, one, two)
  );
}

function steps(mover: Mover, from: Label): { to: Label; cost: number }[] {
  const { board } = mover;
  return from.place.flatMap((lead, half) =>
    neighbours(lead).flatMap((onto): { to: Label; cost: number }[] => {
      const cell = cellAt(board, onto);
      const rest = from.place.filter((_, index) => index !== half);
      if (!cell || rest.some((own) => nameOf(own) === nameOf(onto))) return [];
      const climb = cell.level - (cellAt(board, lead)?.level ?? 0);
      if (!mover.flies) {
        if (climb > 0 && climb >= mover.height) return [];
        if (hasWall(board, lead, onto) || mover.blocked.has(nameOf(onto))) return [];
        if (cell.letter === 'm' && !mover.resistsLava) return [];
      }
      // The other half follows to where the leading one was.
      const place = rest.length > 0 ? [onto, lead] : [onto];
      const fall = fallOf(board, from.place, place, mover.height);
      const falls =
        mover.flies || (fall.dice === 0 && !fall.extreme) ? from.falls : [...from.falls, fall];
      const halves = place.map((at) => cellAt(board, at)?.letter);
      const held =
        !mover.flies && (halves.every((letter) => letter === 'w') || halves.includes('m'));
      const cost = mover.flies ? 1 : 1 + Math.max(0, climb);
      return [{ to: { place, falls, held }, cost }];
    }),
  );
}
