import type { Space } from '../../src/board/space.ts';
import { compute } from '../../src/experiments/results/compute.ts';
import type { Result } from '../../src/experiments/results/result.ts';
import type { Experiment } from '../../src/experiments/scenarios/experiment.ts';
import { readExperiment } from '../../src/experiments/scenarios/read-experiment.ts';
import type { Account, Decision, Options, Play } from '../../src/rules/plan.ts';
import { noFiles } from '../fight/scenarios.ts';
import { machine } from '../machine.ts';

/* An invented turn of two attackers against one defender: an attack on a board, with a report of the best play. */

export const WHO = { first: 'Hawkgirl', second: 'Batman', defender: 'Solomon Grundy' };

/** A ledge with water below it and lava at its end. */
export const LEDGE = {
  name: 'Two on one at the ledge',
  description: 'Two heroes reach Solomon Grundy this turn. Who goes first, and from where?',
  rules: 'c3g',
  question: 'totalWounds >= 3 or stoppedBy is edge',
  attacker: 'hawkgirl',
  defender: { card: 'solomon-grundy', life: 4 },
  board: {
    terrain: '5 5 5 5 5 1w 1w\n 5 5 5 5 5 1w 1w\n5 5 5 5 5 1 1\n 5 5 5 5 1 1 1m\n1 1 1 1 1 1m 1m\n',
    attacker: [2, 2],
    defender: [3, 2],
    others: [{ figure: 'the-joker', at: [5, 2], life: 1 }],
    walls: [
      [
        [1, 0],
        [1, 1],
      ],
    ],
  },
};

const stand = (name: string, space: Space, line: readonly Space[]) => ({
  name,
  spaces: [space],
  line: [space, ...line],
});

const STANDS = [
  stand(
    WHO.first,
    [2, 2],
    [
      [3, 2],
      [4, 2],
      [5, 2],
      [6, 2],
    ],
  ),
  stand(
    WHO.second,
    [3, 1],
    [
      [4, 2],
      [4, 3],
      [5, 4],
    ],
  ),
];

const REACH: readonly { readonly name: string; readonly spaces: readonly Space[] }[] = [
  {
    name: WHO.first,
    spaces: [
      [2, 2],
      [2, 1],
      [3, 1],
      [1, 2],
      [2, 3],
      [4, 1],
      [3, 3],
      [1, 3],
      [4, 2],
    ],
  },
  {
    name: WHO.second,
    spaces: [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [0, 2],
      [1, 2],
      [2, 3],
      [1, 3],
    ],
  },
];

/** Three decisions: the first; one to which two sequels lead; and a rare one. Chances are 32nds. */
export function playOf({ first, second, defender } = WHO): Play {
  return {
    decisions: [
      {
        when: `${defender} on 3,2 unhurt, ${first} on 2,2, ${second} on 0,1`,
        choice: `${first} attacks from 2,2 along the line to the east`,
        worth: 0.6875,
        reached: 1,
        sequels: [
          { text: `${defender} on 4,2, 1 wound more`, probability: 0.5, worth: 0.625, next: 1 },
          { text: `${defender} on 4,2, 2 wounds more`, probability: 0.25, worth: 0.75, next: 2 },
          { text: `${defender} over the edge`, probability: 0.125, worth: 1 },
          { text: 'no wounds', probability: 0.09375, worth: 0.625, next: 1 },
          { text: `${first} destroyed by a fall`, probability: 0.03125, worth: 0 },
        ],
        stand: STANDS[0] as NonNullable<Decision['stand']>,
      },
      {
        when: `${defender} on 4,2 with 1 wound, ${second} on 0,1`,
        choice: `${second} attacks from 3,1 along the line to the south-east`,
        worth: 0.625,
        reached: 0.59375,
        sequels: [
          { text: `${defender} destroyed`, probability: 0.5, worth: 1 },
          { text: 'no wounds', probability: 0.25, worth: 0 },
          { text: 'no wounds, and it may attack again', probability: 0.25, worth: 0.5 },
        ],
        stand: STANDS[1] as NonNullable<Decision['stand']>,
      },
      {
        when: `${defender} on 4,2 with 2 wounds, ${second} on 0,1`,
        choice: `${second} does not attack`,
        worth: 0.75,
        reached: 0.25,
        sequels: [],
      },
    ],
    unlisted: 2,
  };
}

/** The first choices, as `plan` gives them: in no order. */
export const CHOICES: Options = {
  title: 'First choices',
  head: ['who, and from where', 'worth'],
  rows: [
    { name: `${WHO.second} from 3,1`, chosen: false, values: [0.5] },
    { name: `${WHO.first} from 2,2`, chosen: true, values: [0.6875] },
    { name: `${WHO.first} from 2,1`, chosen: false, values: [0.6875] },
  ],
  areChances: true,
  note: 'Exact figures. All else in this report is of the best play.',
};

/** The given number of decisions, one after the other. */
export function longPlay(length: number): Play {
  const decisions = Array.from({ length }, (_, i) => ({
    when: `${WHO.defender} on ${i},0`,
    choice: `${WHO.second} attacks from ${i},1`,
    worth: 1 / (i + 2),
    reached: 1 / (i + 1),
    sequels: [],
  }));
  return { decisions, unlisted: 0 };
}

export function turnExperiment(changes: object = {}): Experiment {
  return readExperiment({ ...LEDGE, trials: 20_000, ...changes }, noFiles);
}

/** The result of the invented turn; its account can be changed. */
export async function turn(
  changes: Partial<Account> = {},
  experiment = turnExperiment(),
  simulation = false,
): Promise<Result> {
  const [result] = await compute(experiment, { exact: true, simulation, machine, threads: 1 });
  const scene = result?.account.scene;
  if (!result || !scene) throw new Error('an attack on a board has a result and a scene');
  const second = { name: WHO.second, role: 'attacker', kind: 'figure', spaces: [[0, 1]] } as const;
  return {
    ...result,
    account: {
      ...result.account,
      options: CHOICES,
      play: playOf(),
      scene: {
        ...scene,
        line: [],
        pieces: [...scene.pieces, second],
        stands: STANDS,
        reach: REACH,
      },
      ...changes,
    },
  };
}
