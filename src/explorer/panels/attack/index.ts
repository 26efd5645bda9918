import './attack.css';

import type { Panel } from '../../panel.ts';
import { Attack } from './attack.tsx';

export const attack: Panel = {
  name: 'attack',
  title: 'Attack',
  start: {
    name: 'Hawkgirl attacks Solomon Grundy',
    attacker: 'Hawkgirl',
    defender: 'Solomon Grundy',
  },
  // Of what no other panel takes, this one shows the report.
  accepts: () => true,
  View: Attack,
};
