import '../../fight/fight.css';
import './duel.css';

import type { Panel } from '../../panel.ts';
import { Duel } from './duel.tsx';
import { DUEL_START } from './start.ts';

export const duel: Panel = {
  name: 'duel',
  title: 'Duel',
  start: DUEL_START,
  accepts: ({ fight }) => fight === 'duel',
  View: Duel,
};
