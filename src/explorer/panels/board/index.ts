import './board.css';

import { isMapping } from '../../../words/same-data.ts';
import type { Panel } from '../../panel.ts';
import { isPlainAttack } from '../attack/plain-attack.ts';
import { BoardPanel } from './board-panel.tsx';
import { BOARD_START } from './start.ts';

export const board: Panel = {
  name: 'board',
  title: 'Board',
  start: BOARD_START,
  accepts: (document) => isPlainAttack(document) && isMapping(document.board),
  View: BoardPanel,
};
