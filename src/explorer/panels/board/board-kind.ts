/* The Board panel without its view: its first document, and the experiments and fights that it accepts. */

import { isMapping } from '../../../base/index.ts';
import { fightIn, withFight } from '../../fight/along.ts';
import type { PanelKind } from '../../panel.ts';
import { isPlainAttack } from '../attack/attack-document.ts';
import { boardIn } from './edited-board.ts';
import { refitted } from './fighters.ts';
import { BOARD_START } from './start.ts';

/** The panel for attacks on a board that users can draw. */
export const boardKind: PanelKind = {
  name: 'board',
  start: BOARD_START,
  accepts: (document) => isPlainAttack(document) && isMapping(document.board),
  fightIn: (document) => (isPlainAttack(document) ? fightIn(document) : undefined),
  withFight: (document, fight) =>
    refitted(
      withFight(boardIn(document) && isPlainAttack(document) ? document : BOARD_START, fight),
    ),
};
