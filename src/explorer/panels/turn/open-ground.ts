import { isMapping } from '../../../words/same-data.ts';
import { type ExperimentDocument, withValue } from '../../document.ts';
import { OPEN_GROUND } from '../board/start.ts';

/** The turn on open ground, the defender in its middle; attackers get their places beside it. */
export function onOpenGround(document: ExperimentDocument): ExperimentDocument {
  const { board } = OPEN_GROUND;
  const { attacker: _, ...ground } = isMapping(board) ? board : {};
  return {
    ...withValue(document, ['distance'], undefined),
    board: { ...ground, defender: [5, 3] },
  };
}
