import { HEX_DIRECTIONS, type HexDirection, hexDirection } from '../../../boards/hex.ts';
import type { EditedBoard } from './edited-board.ts';

/** The directions from a space of the attacker's to one of the defender's; walls and cliffs may close some. */
export function openDirections({ attacker, defender }: EditedBoard): HexDirection[] {
  const all = attacker.flatMap((from) => defender.flatMap((to) => hexDirection(from, to) ?? []));
  return HEX_DIRECTIONS.filter((direction) => all.includes(direction));
}
