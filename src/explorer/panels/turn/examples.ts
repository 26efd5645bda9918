/* Example turns offered by the Turn panel. Each is a shipped experiment. */

import type { ExperimentDocument } from '../../document.ts';

interface Example {
  /** The name of the shipped experiment. `document` is this experiment without `vary`. */
  readonly file: string;
  readonly document: ExperimentDocument;
}

/** The examples. The panel starts with the first one. */
export const EXAMPLES: readonly [Example, ...Example[]] = [
  {
    file: 'two-on-one-at-the-cliff',
    document: {
      name: 'Two on one at the cliff edge',
      rules: 'c3g',
      seed: 'age-before-beauty',
      trials: '10M',
      question: 'destroyed',
      cards: [
        {
          name: 'Strongman',
          life: 6,
          attack: 5,
          defense: 4,
          height: 5,
          move: 3,
          range: 1,
          powers: ['super-strength'],
        },
      ],
      turn: [
        { figure: 'hawkgirl', at: [0, 0] },
        { figure: 'strongman', at: [0, 2] },
      ],
      defender: { card: 'solomon-grundy', wounds: 4 },
      board: {
        terrain: `30  30  30  30  30  30  30  1   1
  30  30  30  31  30  30  1   1   1
30  30  30  30  30  30  1   1   1
  30  30  30  30  30  1   1   1   1
30  30  30  30  30  1   1   1   1
`,
        defender: [4, 2],
      },
    },
  },
  {
    file: 'clear-the-bridge',
    document: {
      name: 'Clear the bridge',
      rules: 'c3g',
      seed: 'after-you',
      trials: '10M',
      question: 'destroyed or finalSpace is not 4,2',
      cards: [
        { name: 'Archer', life: 4, attack: 4, defense: 3, height: 5, move: 5, range: 6 },
        {
          name: 'Strongman',
          life: 6,
          attack: 5,
          defense: 4,
          height: 5,
          move: 4,
          range: 1,
          powers: ['super-strength'],
        },
      ],
      turn: [
        { figure: 'hawkgirl', at: [1, 2] },
        { figure: 'archer', at: [3, 2] },
        { figure: 'strongman', at: [5, 2] },
      ],
      defender: { card: 'solomon-grundy', wounds: 5 },
      board: {
        terrain: `2   2   0m  0m  0m  0m  0m  2   2
  2   2   0m  0m  0m  0m  2   2   2
2   2   2   2   2   2   2   2   2
  2   2   0m  0m  0m  0m  2   2   2
2   2   0m  0m  0m  0m  0m  2   2
`,
        defender: [4, 2],
      },
    },
  },
  {
    file: 'lava-or-wounds',
    document: {
      name: 'Throw him into the lava, or finish him?',
      rules: 'c3g',
      seed: 'hot-or-hurt',
      trials: '10M',
      question: 'destroyed',
      cards: [
        {
          name: 'Strongman',
          life: 6,
          attack: 5,
          defense: 4,
          height: 5,
          move: 4,
          range: 1,
          powers: ['super-strength'],
        },
      ],
      turn: [
        { figure: 'hawkgirl', at: [0, 1] },
        { figure: 'strongman', at: [0, 3] },
      ],
      defender: { card: 'solomon-grundy', wounds: 5 },
      board: {
        terrain: `1   1   1   1   1   1   1   1
  1   1   4   1   1   1m  1m  1
1   1   1   1   1   1m  1m  1m
  1   1   1   1   1   1m  1m  1
1   1   1   1   1   1   1   1
`,
        defender: [2, 2],
      },
    },
  },
];
