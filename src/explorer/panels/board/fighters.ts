/* The attacker and defender of a document: their bases, and how they fit onto the board. */

import { HEX_DIRECTIONS, type HexDirection, hexDirection } from '../../../board/index.ts';
import type { OpenedMap } from '../../../experiments/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { fighterIn, SIDES, type Side } from '../../fight/sides.ts';
import { boardIn, type EditedBoard, withBoard } from './edited-board.ts';
import { type Base, fitted, withFighters } from './placing.ts';

/** The base of the attacker or the defender, as given in the document or on its card. */
export function baseOf(document: ExperimentDocument, side: Side): Base {
  return fighterIn(document, side).isDouble ? 'double' : 'single';
}

export function basesOf(document: ExperimentDocument): Readonly<Record<Side, Base>> {
  return { attacker: baseOf(document, 'attacker'), defender: baseOf(document, 'defender') };
}

/** The document with attacker and defender on as many spaces as their bases cover. */
export function refitted(document: ExperimentDocument): ExperimentDocument {
  const board = boardIn(document);
  if (!board) return document;
  const next = SIDES.reduce((all, side) => fitted(all, side, baseOf(document, side)), board);
  return next === board ? document : withBoard(document, next);
}

/** The directions from a space of the attacker to an adjacent space of the defender. Walls and cliffs are ignored. */
export function openDirections({ attacker, defender }: EditedBoard): HexDirection[] {
  const all = attacker.flatMap((from) => defender.flatMap((to) => hexDirection(from, to) ?? []));
  return HEX_DIRECTIONS.filter((direction) => all.includes(direction));
}

/** The fight moved to the ground of a map; undefined if the map has no room for attacker and defender. */
export function onMap(
  document: ExperimentDocument,
  { terrain, others, walls, starts }: Omit<OpenedMap, 'lacks'>,
  bases: Readonly<Record<'attacker' | 'defender', Base>>,
): ExperimentDocument | undefined {
  const empty = boardIn({ board: { terrain, others, walls, starts, defender: [0, 0] } });
  const board = empty && withFighters({ ...empty, attacker: [], defender: [] }, bases);
  const { direction: _, ...rest } = document;
  return board && withBoard(rest, board);
}
