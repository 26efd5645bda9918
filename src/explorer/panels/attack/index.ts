import '../../fight/fight.css';

import type { Panel } from '../../panel.ts';
import { Attack } from './attack.tsx';
import { ATTACK_START } from './start.ts';

export const attack: Panel = {
  name: 'attack',
  title: 'Attack',
  start: ATTACK_START,
  // Of what no other panel takes, this one shows the report.
  accepts: () => true,
  View: Attack,
};
