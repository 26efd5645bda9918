import { describe, expect, test } from 'vitest';
import { fractionValue } from '../../../src/base/statistics/fraction.ts';
import { compute } from '../../../src/experiments/results/compute.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { machine } from '../../machine.ts';
import { noFiles } from '../scenarios.ts';
import { text, toldWith } from '../told.ts';

/** As on the Ranoc Vipers: a defense die less for each skull of the attack. */
const HYPNOSIS = {
  name: 'Hypnosis',
  rules: { dice: { enemyDefense: { each: 'skull', times: -1 } } },
};

const own = (attack: number, defense: number, powers: readonly unknown[] = [HYPNOSIS]) => ({
  name: 'Dice by skulls',
  rules: 'c3g',
  attacker: { name: 'A', attack, defense: 0, powers },
  defender: { name: 'D', attack: 0, defense, life: 60 },
});

const card = (defender: object | string) => ({
  name: 'Hypnosis',
  rules: 'c3g',
  attacker: 'ranoc-vipers',
  defender,
});

/** The faces of every way in which some dice can fall: three skulls, two shields and a blank on each. */
function rolls(dice: number): string[][] {
  if (dice === 0) return [[]];
  return rolls(dice - 1).flatMap((others) => [...'kkkssb'].map((face) => [...others, face]));
}

const shown = (faces: readonly string[], face: string) =>
  faces.filter((one) => one === face).length;

/** The chance of each number of wounds. Without a skull that is left, no defense die is rolled for it. */
function byHand(attack: number, defense: number): number[] {
  const chances: number[] = Array(attack + 1).fill(0);
  const attacks = rolls(attack);
  for (const faces of attacks) {
    const skulls = shown(faces, 'k');
    const defenses = rolls(Math.max(0, defense - skulls));
    for (const answer of defenses) {
      const wounds = Math.max(0, skulls - shown(answer, 's'));
      chances[wounds] = (chances[wounds] ?? 0) + 1 / attacks.length / defenses.length;
    }
  }
  return chances;
}

const TRIALS = 2 ** 20;

/** The chances of each number of wounds, exact and simulated. */
async function woundsIn(document: object) {
  const options = { exact: true, simulation: true, machine, threads: 1 };
  const experiment = readExperiment({ trials: TRIALS, ...document }, noFiles);
  const [result] = await compute(experiment, options);
  const summary = result?.summaries.find(({ measure }) => measure.name === 'totalWounds');
  const outcomes = summary?.outcomes ?? [];
  return {
    exact: outcomes.map(({ exact }) => (exact ? fractionValue(exact) : Number.NaN)),
    simulated: outcomes.map(({ simulated }) => simulated?.probability ?? Number.NaN),
  };
}

describe('a defense die less for each skull', () => {
  // Two attack dice show 0, 1 or 2 skulls at 1/4, 1/2 and 1/4. Against 3 defense dice, one skull meets 2 dice
  // without a shield at 4/9, and two skulls meet one die that blocks one of them at 1/3.
  const vipers = [
    1 / 4 + (1 / 2) * (5 / 9),
    (1 / 2) * (4 / 9) + (1 / 4) * (1 / 3),
    (1 / 4) * (2 / 3),
  ];

  test.each([
    ['of the Ranoc Vipers against 3 dice', card('krug'), vipers],
    ['of an own power, 2 dice against 3', own(2, 3), vipers],
    ['of an own power, 3 dice against 4', own(3, 4), byHand(3, 4)],
    ['of an own power, 4 dice against 2', own(4, 2), byHand(4, 2)],
    ['of an own power, 3 dice against none', own(3, 0), byHand(3, 0)],
    [
      'of an own power with Super Strength, whose defender’s skulls count too',
      own(3, 4, ['super-strength', HYPNOSIS]),
      byHand(3, 4),
    ],
  ])('%s: exact and simulated odds are those worked by hand', async (_, document, chances) => {
    const { exact, simulated } = await woundsIn(document);
    expect(exact).toHaveLength(chances.length);
    for (const [wounds, p] of chances.entries()) {
      expect(exact[wounds]).toBeCloseTo(p, 12);
      // In a correct simulation each is beyond 5 standard errors with chance 6e-7, and the seed is fixed.
      const away = Math.abs((simulated[wounds] ?? Number.NaN) - p);
      expect(away).toBeLessThanOrEqual(5 * Math.sqrt((p * (1 - p)) / TRIALS));
    }
  });

  test('is weighed for more dice if nothing asks for skulls of the defense', async () => {
    // Skulls are binomial with 1/2, shields of the 12 - k dice that are left with 1/3.
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
    const binomial = (n: number, k: number, p: number) =>
      choose(n, k) * p ** k * (1 - p) ** (n - k);
    let wounded = 0;
    for (let skulls = 1; skulls <= 12; skulls++)
      for (let shields = 0; shields < skulls && shields <= 12 - skulls; shields++)
        wounded += binomial(12, skulls, 1 / 2) * binomial(12 - skulls, shields, 1 / 3);
    const experiment = readExperiment({ ...own(12, 12), question: 'totalWounds >= 1' }, noFiles);
    const options = { exact: true, simulation: false, machine, threads: 1 };
    const [result] = await compute(experiment, options);
    const answered = result?.summaries
      .find(({ measure }) => measure.name === 'totalWounds')
      ?.outcomes.find(({ value }) => value === 1)?.atLeast?.exact;
    expect(answered && fractionValue(answered)).toBeCloseTo(wounded, 12);
  });
});

describe('a story', () => {
  test('rolls the dice that are left', () => {
    const story = toldWith(card('krug'), { attack: 'skull skull', defense: 'shield' });
    expect(story.outcome).toMatchObject({ attackWounds: 1 });
    expect(story.faces).toEqual({ attack: ['skull', 'skull'], defense: ['shield'] });
    expect(text(story)).toContain(
      'Krug subtracts two dice from its defense due to Hypnosis and rolls one combat die.',
    );
    expect(text(story)).toContain('Ranoc Vipers roll two skulls. Krug rolls one shield.');
  });

  test('rolls all of them without a skull', () => {
    const defense = 'shield shield skull';
    const story = toldWith(card('krug'), { attack: 'blank shield', defense });
    expect(text(story)).toContain('Krug rolls three combat dice.');
    expect(text(story)).toContain('Krug rolls one skull and two shields.');
  });

  test('refuses more dice than the attack can roll', () => {
    expect(() =>
      toldWith(card('krug'), { attack: 'skull skull', defense: 'skull skull skull skull' }),
    ).toThrow('give 1, 2 or 3 dice');
  });
});
