import type { Measure } from '../../rules/index.ts';
import { DRAW } from '../model.ts';

/** What the sides of a game are called: by the start areas of its map. */
export const SIDE_NAMES = ['first', 'second'] as const;

/** What is told of single games: what cards are worth follows from all of them. */
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
