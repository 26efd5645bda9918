/* Boards to start from: the Board panel's own, and open ground for the Board and Turn panels. */

import type { ExperimentDocument } from '../../document.ts';

/** The board that a first visitor sees: the rule document's fight at a cliff, with lava and water below. */
export const BOARD_START: ExperimentDocument = {
  name: 'Hawkgirl attacks Solomon Grundy',
  attacker: 'Hawkgirl',
  defender: { card: 'Solomon Grundy', wounds: 4 },
  question: 'destroyed',
  board: {
    terrain: [
      '9   9   9   9   4   2   1   1   1   1',
      '  9   9   9   9   2   1   1   1m  1   1',
      '9   9   9   9   2   2   1m  1m  1m  1',
      '  9   9   9   9   2   1   1m  1m  1   1',
      '9   9   9   9   2   1w  1w  1   1   1',
      '  9   9   9   2   1w  1w  1w  1   1   1',
    ].join('\n'),
    attacker: [1, 2],
    defender: [2, 2],
    others: [{ figure: 'The Joker', at: [3, 4] }],
    walls: [
      [
        [3, 3],
        [4, 3],
      ],
    ],
  },
};

/** Open ground, as in examples 1 and 2 of the rule document. */
export const OPEN_GROUND: ExperimentDocument = {
  name: 'Hawkgirl attacks Solomon Grundy',
  attacker: 'Hawkgirl',
  defender: 'Solomon Grundy',
  board: {
    terrain: Array.from(
      { length: 7 },
      (_, row) => (row % 2 === 1 ? '  ' : '') + Array(11).fill('1').join('   '),
    ).join('\n'),
    attacker: [2, 3],
    defender: [3, 3],
  },
};
