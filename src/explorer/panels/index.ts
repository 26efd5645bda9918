/* The list of panels, from which the page makes its tabs. */

import type { Panel } from '../panel.ts';
import { attack } from './attack/attack.tsx';
import { battle } from './battle/battle.tsx';
import { board } from './board/board-panel.tsx';
import { duel } from './duel/duel.tsx';
import { turn } from './turn/turn.tsx';

/** The panels in the order of their tabs. To add one, add a folder next to `attack` and an entry here. */
export const PANELS: readonly [Panel, ...Panel[]] = [attack, board, duel, turn, battle];

export function panelNamed(name: string): Panel {
  return PANELS.find((panel) => panel.name === name) ?? PANELS[0];
}
