import { describe, expect, test } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { chartOfQuestion } from '../../../src/report/charts/asked.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';

const ONE_DIE = {
  name: 'Fight',
  attacker: { name: 'A', attack: 1, defense: 0 },
  defender: { name: 'D', attack: 0, defense: 0 },
};

/** The chart of a fight with only exact odds. */
async function chartOf(fight: object, simulation = false) {
  const experiment = readExperiment({ ...ONE_DIE, trials: 1000, ...fight }, noFiles);
  const how = { exact: true, simulation, machine, threads: 1 };
  return chartOfQuestion(await compute(experiment, how));
}

/** The parts of its specification that are looked at here. */
interface Spec {
  readonly description: string;
  readonly data: { readonly values: readonly { value: string; exact: number }[] };
  readonly layer: readonly { mark: { type: string }; encoding: { y: { field: string } } }[];
}

async function specOf(fight: object, simulation = false): Promise<Spec> {
  const chart = await chartOf(fight, simulation);
  if (!chart) throw new Error('what is asked has a chart');
  return chart.spec as unknown as Spec;
}

const describedBy = async (fight: object) => (await specOf(fight)).description;

/** The odds of its bars, by value. */
async function barsOf(fight: object) {
  const { data } = await specOf(fight);
  return Object.fromEntries(data.values.map(({ value, exact }) => [value, exact]));
}

const strong = { name: 'A', attack: 1, defense: 0, powers: ['super-strength'] };

describe('the chart of what is asked', () => {
  test('is of wounds where nobody is moved', async () => {
    expect(await describedBy({})).toMatch(/^Wounds in all when A attacks D\. 0: 50\.0%, 1: 50\.0%/);
  });

  test('is of spaces where the question is who is displaced', async () => {
    expect(await describedBy({ attacker: strong })).toMatch(/^Spaces moved when A attacks D\./);
  });

  test('is of wounds where the question is who is destroyed', async () => {
    const defender = { name: 'D', attack: 0, defense: 0, life: 1 };
    expect(await describedBy({ defender })).toMatch(/^Wounds in all when/);
  });

  test('is of yes and no where several measures are asked about', async () => {
    const attacker = { ...strong, attack: 2 };
    const question = 'totalWounds >= 2 or displaced';
    // A skull on either of two coins moves it; two skulls also wound it twice.
    expect(await barsOf({ attacker, question })).toEqual({ yes: 0.75, no: 0.25 });
  });

  test('is of what is open where what is asked is certain', async () => {
    expect(await describedBy({ question: 'displaced' })).toMatch(/^Wounds by the attack when/);
  });

  test('is of who wins, by who has the first turn, in a duel; of any other measure, of that', async () => {
    const side = { attack: 1, defense: 0, life: 1 };
    const duel = {
      fight: 'duel',
      attacker: { name: 'A', ...side },
      defender: { name: 'D', ...side },
    };
    // The one that begins hits half of the time, otherwise it is the other's turn: 2/3.
    expect(await describedBy(duel)).toMatch(
      /^Who wins when A and D fight.* First A: A 66\.7%, D 33\.3%/,
    );
    expect(await describedBy({ ...duel, question: 'turns > 2' })).toMatch(
      /^Turns when A and D fight/,
    );
  });

  test('is of the chance over the fields of a sweep', async () => {
    const vary = { 'attacker.attack': [1, 2] };
    expect(await describedBy({ vary })).toMatch(
      /^Chance that D takes at least 1 wound, by attacker's attack/,
    );
  });
});

describe('bars of exact odds', () => {
  const marks = async (simulation: boolean) => {
    const { layer } = await specOf({}, simulation);
    return layer.map(({ mark, encoding }) => `${mark.type} ${encoding.y.field}`);
  };

  test('stand in the place of diamonds where nothing was simulated', async () => {
    expect(await marks(false)).toEqual(['bar shownExact', 'text shownExact']);
    expect(await marks(true)).toEqual([
      'bar shownSimulated',
      'rule shownLow',
      'point shownExact',
      'text shownExact',
    ]);
  });
});
