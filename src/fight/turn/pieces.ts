import { type Board, placeName, type Space, spaceName } from '../../board/index.ts';
import type { Other } from '../setup.ts';
import type { TurnScenario } from './scenario.ts';
import { AWAY, type Blocker, GONE, type TurnState } from './state.ts';

/** A figure or thing on the board other than the defender, and its identity in the state. */
export interface Piece {
  readonly other: Other;
  readonly blocker: Blocker;
  readonly spaces: readonly Space[];
}

/** The pieces that can be in the way in the states of a turn. */
interface Pieces {
  /** All pieces that are not gone, except one attacker. */
  standing(state: TurnState, besides: number): readonly Piece[];
  blockerOf(other: Other): Blocker;
}

/** @param others the bystanders of the board, in the order of the state's `hits` */
export function piecesOf(
  { attackers }: TurnScenario,
  others: readonly Other[],
  places: Places,
): Pieces {
  const blockers = new Map<Other, Blocker>();
  const ofAttackers = attackers.map(({ name, life, start }, attacker): Other => {
    const other = { kind: 'figure' as const, name, spaces: start, wounds: 0 };
    const piece = life === undefined ? other : { ...other, life };
    blockers.set(piece, { attacker });
    return piece;
  });
  for (const [bystander, other] of others.entries()) blockers.set(other, { bystander });
  const blockerOf = (other: Other) => {
    const blocker = blockers.get(other);
    if (!blocker) throw new Error(`${other.name} does not stand on this board`);
    return blocker;
  };
  return {
    blockerOf,
    standing: ({ places: all, hits }, besides) => [
      ...others.flatMap((other, bystander) =>
        hits[bystander] === GONE ? [] : [{ other, blocker: { bystander }, spaces: other.spaces }],
      ),
      ...ofAttackers.flatMap((other, attacker) => {
        const place = all[attacker] as number;
        if (attacker === besides || place === GONE || place === AWAY) return [];
        return [{ other, blocker: { attacker }, spaces: places.spacesOf(place) }];
      }),
    ],
  };
}

/** The board with only the given pieces on it. */
export function boardWith(board: Board<Other>, pieces: readonly Piece[]): Board<Other> {
  const on = new Map<string, Other[]>();
  for (const { other, spaces } of pieces) {
    for (const space of spaces) {
      const here = on.get(spaceName(space));
      if (here) here.push(other);
      else on.set(spaceName(space), [other]);
    }
  }
  return { ...board, occupants: (space) => on.get(spaceName(space)) ?? [] };
}

/** Numbers the places of a board in order of first use. */
interface Places {
  numberOf(spaces: readonly Space[]): number;
  spacesOf(number: number): readonly Space[];
}

export function numberedPlaces(): Places {
  const numbers = new Map<string, number>();
  const all: (readonly Space[])[] = [];
  return {
    numberOf(spaces) {
      const name = placeName(spaces);
      const known = numbers.get(name);
      if (known !== undefined) return known;
      const number = all.push(spaces) - 1;
      numbers.set(name, number);
      return number;
    },
    spacesOf: (number) => all[number] ?? [],
  };
}
