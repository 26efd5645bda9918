/* The measures of games between random armies, and the names of their sides. */

import type { Measure } from '../../rules/index.ts';
import { DRAW } from '../model.ts';

/** The names of the sides, after the start areas (the map's first or second) in which they begin. */
export const SIDE_NAMES = ['first', 'second'] as const;

/** Measures of single games. What cards are worth is computed from sums over all games (`ArmiesTotals`). */
export const ARMIES_MEASURES: readonly Measure[] = [
  {
    name: 'winner',
    title: 'Who wins',
    kind: 'name',
    values: [...SIDE_NAMES, DRAW],
    aliases: { attacker: 'first', defender: 'second' },
    phrase: {
      yes: 'the army in the {value} start area wins',
      no: 'the army in the {value} start area does not win',
      values: { [DRAW]: 'nobody' },
    },
  },
  {
    name: 'rounds',
    title: 'Rounds',
    kind: 'count',
    phrase: { yes: 'the game takes {n}', no: '', unit: ['round', 'rounds'] },
  },
  {
    name: 'byPoints',
    title: 'Decided by points',
    kind: 'flag',
    isDetail: true,
    phrase: { yes: 'points decide the game', no: 'points do not decide the game' },
  },
];
