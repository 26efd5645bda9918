import type { OpenedMap } from '../../../scenarios/load.ts';
import type { ExperimentDocument } from '../../document.ts';
import { boardIn, withBoard } from './edited-board.ts';
import { type Base, withFighters } from './placing.ts';

/** The fight on the ground of a map; undefined where that has no room for the two. */
export function onMap(
  document: ExperimentDocument,
  { terrain, others, walls }: Omit<OpenedMap, 'lacks'>,
  bases: Readonly<Record<'attacker' | 'defender', Base>>,
): ExperimentDocument | undefined {
  const empty = boardIn({ board: { terrain, others, walls, defender: [0, 0] } });
  const board = empty && withFighters({ ...empty, attacker: [], defender: [] }, bases);
  const { direction: _, ...rest } = document;
  return board && withBoard(rest, board);
}
