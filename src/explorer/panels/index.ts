import type { Panel } from '../panel.ts';
import { attack } from './attack/index.ts';
import { board } from './board/index.ts';
import { duel } from './duel/index.ts';
import { turn } from './turn/index.ts';

/** The panels in the order of their tabs. A new one is a folder beside `attack` and a name here. */
export const PANELS: readonly [Panel, ...Panel[]] = [attack, board, duel, turn];

export function panelNamed(name: string): Panel {
  return PANELS.find((panel) => panel.name === name) ?? PANELS[0];
}
