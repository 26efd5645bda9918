import '../../fight/fight.css';
import './turn.css';

import type { Panel } from '../../panel.ts';
import { EXAMPLES } from './examples.ts';
import { Turn } from './turn.tsx';

export const turn: Panel = {
  name: 'turn',
  title: 'Turn',
  start: EXAMPLES[0].document,
  accepts: (document) => document.turn !== undefined,
  View: Turn,
};
