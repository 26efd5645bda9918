import { beforeAll, describe, expect, test } from 'vitest';
import { compare } from '../../src/comparison/compare.ts';
import { ownRuleset } from '../../src/library/own-ruleset.ts';
import type { OwnRuleset } from '../../src/library/types/ruleset.ts';
import { blocksOf } from '../../src/report/blocks.ts';
import { chartsOf } from '../../src/report/charts/index.ts';
import { reportFiles } from '../../src/report/report-files.ts';
import { isReportFile } from '../../src/report/report-folder.ts';
import { compute } from '../../src/results/compute.ts';
import { explain } from '../../src/results/explanation.ts';
import { compileFor } from '../../src/results/for-question.ts';
import { readRecorded } from '../../src/results/format/read-results.ts';
import { resultJson } from '../../src/results/format/write.ts';
import type { Result } from '../../src/results/result.ts';
import { addRuleset } from '../../src/rules/registry/rulesets.ts';
import type { Experiment } from '../../src/scenarios/experiment.ts';
import { readExperiment } from '../../src/scenarios/read-experiment.ts';
import { experimentJsonSchema } from '../../src/scenarios/schema.ts';
import { fraction, fractionText, fractionValue } from '../../src/statistics/fraction.ts';
import { atOnce } from '../../src/words/steps.ts';
import { machine } from '../machine.ts';
import { noFiles } from '../rules/c3g/scenarios.ts';
import { refused } from '../scenarios/refusals.ts';
import { defenderLosses, risk } from './risk.ts';

const BATTLE = { name: 'A battle', rules: 'risk', attackers: 3, defenders: 2 };
const exactly = { exact: true, simulation: false, machine, threads: 1 };

const read = (document: object = {}): Experiment =>
  readExperiment({ ...BATTLE, ...document }, noFiles);

const results = (document: object = {}, options = exactly): Promise<Result[]> =>
  compute(read(document), options);

async function only(document: object = {}, options = exactly): Promise<Result> {
  const [result] = await results(document, options);
  if (!result) throw new Error('no result');
  return result;
}

/** The exact law of a measure: fractions by value. */
function lawOf({ measured }: Result, name: string): Record<string, string> {
  const summary = measured.find(({ measure }) => measure.name === name);
  return Object.fromEntries(
    (summary?.outcomes ?? []).map(({ value, exact }) => [value, exact ? fractionText(exact) : '']),
  );
}

const shareText = (of: number, all: number) => fractionText(fraction(BigInt(of), BigInt(all)));

describe('battles of Risk, a ruleset that is added', () => {
  beforeAll(() => {
    const remove = addRuleset(ownRuleset(risk));
    return () => remove();
  });

  test('3 dice against 2 have the odds that every mathematician knows', () => {
    // Osborne (2003), "Markov Chains for the RISK Board Game Revisited".
    expect(defenderLosses(3, 2)).toEqual([2275, 2611, 2890]);
  });

  test.each([1, 2, 3].flatMap((a) => [1, 2].map((d) => [a, d] as const)))(
    '%i dice against %i have the exact odds of all rolls counted one by one',
    async (attackers, defenders) => {
      const lost = defenderLosses(attackers, defenders);
      const all = 6 ** (attackers + defenders);
      const result = await only({ attackers, defenders });
      expect(lawOf(result, 'defenderLosses')).toEqual(
        Object.fromEntries(lost.map((rolls, value) => [value, shareText(rolls, all)])),
      );
      const whole = shareText(lost.at(-1) ?? 0, all);
      expect(result.question.text).toBe('wins');
      expect(result.question.odds.exact && fractionText(result.question.odds.exact)).toBe(whole);
    },
  );

  test('simulated odds agree with the exact ones', async () => {
    const trials = 2 ** 20;
    const result = await only({ trials }, { ...exactly, simulation: true });
    // Beyond 5 standard errors with chance 6e-7 in a right simulation, and the seed is fixed.
    for (const { outcomes } of result.measured) {
      for (const { exact, simulated } of outcomes) {
        const p = exact ? fractionValue(exact) : Number.NaN;
        const away = Math.abs((simulated?.probability ?? Number.NaN) - p);
        expect(away).toBeLessThanOrEqual(5 * Math.sqrt((p * (1 - p)) / trials));
      }
    }
    expect(result.goodnessOfFit?.pValue).toBeGreaterThan(1e-6);
  });

  test('its fields can be varied', async () => {
    const swept = await results({ vary: { attackers: [1, 2, 3] } });
    expect(swept.map((result) => lawOf(result, 'wins')[1])).toEqual(
      [1, 2, 3].map((attackers) => {
        const lost = defenderLosses(attackers, 2);
        return shareText(lost.at(-1) ?? 0, 6 ** (attackers + 2));
      }),
    );
    expect(blocksOf(swept)[0]).toEqual({
      kind: 'headline',
      text: expect.stringMatching(
        /^The chance that the attacker wins every pair is lowest, .* at 3 \(as written\)\.$/,
      ),
    });
  });

  test('a question can be asked of its measures, and is told in their words', async () => {
    const { question, headline } = await only({
      question: 'attackerLosses < 1 or better is nobody',
    });
    const [, one = 0, two = 0] = defenderLosses(3, 2);
    expect(question.odds.exact && fractionText(question.odds.exact)).toBe(
      shareText(one + two, 6 ** 5),
    );
    expect(headline).toMatch(
      /^The attacker loses fewer than 1 army or Who loses less is nobody 70\.7% of the time\. On average: armies lost by the attacker 0\.92, armies lost by the defender 1\.08\.$/,
    );
  });

  test('a roll is told with its dice and what it comes to', () => {
    const experiment = read();
    const [{ scenario } = { scenario: undefined }] = experiment.cases;
    if (!scenario) throw new Error('no case');
    const dice = (pool: string, faces: string[]) => ({ option: `--${pool}`, pool, faces });
    const given = [dice('attack', ['6', '2', '5']), dice('defense', ['5', '3'])];
    const { steps, outcome, isRolled } = explain(atOnce(compileFor(scenario)), given, 'a seed');
    expect(isRolled).toBe(false);
    expect(outcome).toEqual({
      wins: 1,
      attackerLosses: 0,
      defenderLosses: 2,
      better: 'attacker',
    });
    expect(steps).toEqual([
      { title: 'The dice', text: 'Attack: 6, 2 and 5; defense: 5 and 3.' },
      {
        title: 'The outcome',
        text:
          'Wins all: yes. Armies lost by the attacker: 0. Armies lost by the defender: 2. ' +
          'Who loses less: attacker.',
      },
    ]);
  });

  test('results are read back from their JSON, and compared', async () => {
    const json = async (document: object) => {
      const found = await results(document, { ...exactly, simulation: true });
      return readRecorded(JSON.parse(JSON.stringify(found.map(resultJson))));
    };
    const [ofThree, ofTwo] = [
      await json({ trials: 1000 }),
      await json({ trials: 1000, attackers: 2 }),
    ];
    expect(ofThree[0]?.scenario).toEqual({
      rules: 'risk',
      rulings: {},
      attackers: 3,
      defenders: 2,
    });
    const { pairs } = compare({ file: 'a', results: ofThree }, { file: 'b', results: ofTwo });
    expect(pairs[0]?.changes).toEqual([{ field: 'attackers', a: 3, b: 2 }]);
    const difference = pairs[0]?.measures.find(({ measure }) => measure.name === 'wins');
    const chance = (attackers: number) =>
      (defenderLosses(attackers, 2).at(-1) ?? 0) / 6 ** (attackers + 2);
    const exact = difference?.outcomes.find(({ value }) => value === 1)?.exact?.difference;
    expect(exact && fractionValue(exact)).toBeCloseTo(chance(2) - chance(3), 12);
  });

  test('its report has tables and charts of its measures, all of them known as a report’s files', async () => {
    const files = await reportFiles(read(), await results(), () => {});
    const names = files.map(({ name }) => name);
    expect(names).toContain('defenderLosses.csv');
    expect(names).toContain('defenderLosses.svg');
    for (const name of names) {
      expect([name, isReportFile({ name, isDirectory: () => false })]).toEqual([name, true]);
    }
  });

  test('editors are told of its keys', () => {
    expect(JSON.stringify(experimentJsonSchema())).toContain('Dice of the attacker, 1 to 3');
  });

  test('mistakes in an experiment are told by their paths, together', () => {
    const wrong = { ...BATTLE, attackers: 4, armies: 3, measures: ['losses'] };
    expect(refused(() => readExperiment(wrong, noFiles)).sort()).toEqual([
      expect.stringMatching(/^armies: found the unknown key "armies", allowed: .*attackers/),
      'attackers: found 4, allowed: a whole number from 1 to 3',
      expect.stringMatching(/^measures\[0\]: found "losses", allowed: one of wins, attackerLosses/),
    ]);
  });
});

test('without being added, it is no ruleset; its name is suggested once it is one', () => {
  const document = { ...BATTLE, rules: 'riskk' };
  expect(refused(() => readExperiment(document, noFiles))[0]).toBe(
    'rules: found "riskk", allowed: one of c3g, heroclix',
  );
  const remove = addRuleset(ownRuleset(risk));
  expect(refused(() => readExperiment(document, noFiles))[0]).toBe(
    'rules: found "riskk", allowed: one of c3g, heroclix, risk (did you mean risk?)',
  );
  remove();
  expect(refused(() => readExperiment(document, noFiles))[0]).toMatch(
    /allowed: one of c3g, heroclix$/,
  );
});

test('what a ruleset says of itself stands in place of what is usual', async () => {
  const told: OwnRuleset<{ readonly attackers: number; readonly defenders: number }> = {
    ...risk,
    name: 'told-risk',
    subject: '{attacker} invades {defender}',
    trial: ['battle', 'battles'],
    cast: () => ({ attacker: 'Red', defender: 'Blue' }),
    usualQuestion: () => 'attackerLosses >= 1',
    facts: ({ attackers }) => [{ term: 'Red', text: `${attackers} armies` }],
    remarks: () => ['Ties go to Blue.'],
    tell: ({ attack = [] }, { attackerLosses }) => [
      { title: 'Red rolls', text: `${attack.join()}: ${attackerLosses} lost` },
    ],
    headline: ({ clause, chance, mean, chanceOf }) =>
      [clause, chance, mean('attackerLosses'), chanceOf('attackerLosses', 2)].join('; '),
  };
  const remove = addRuleset(ownRuleset(told));
  const { headline, account } = await only({ rules: 'told-risk' });
  const [both = 0, one = 0] = defenderLosses(3, 2);
  expect(headline).toBe(
    `Red loses at least 1 army; ${(both + one) / 6 ** 5}; ${(2 * both + one) / 6 ** 5}; ${both / 6 ** 5}`,
  );
  expect(account).toMatchObject({
    cast: { attacker: 'Red', defender: 'Blue' },
    facts: [{ term: 'Red', text: '3 armies' }],
    remarks: ['Ties go to Blue.'],
  });
  const [{ scenario } = { scenario: undefined }] = read({ rules: 'told-risk' }).cases;
  if (!scenario) throw new Error('no case');
  const faces = { option: '', pool: 'attack', faces: ['6', '6', '6'] };
  const { steps } = explain(atOnce(compileFor(scenario)), [faces], 'a');
  expect(steps[0]).toMatchObject({ title: 'Red rolls', text: expect.stringMatching(/^6,6,6: /) });
  remove();
});

test('a measure may be called like a chart of reports: both are drawn, and known as a report’s files', async () => {
  const left = { ...risk, name: 'left-risk' };
  const [wins, losses, ...others] = risk.measures;
  if (!wins || !losses) throw new Error('no measures');
  const named: typeof risk = {
    ...left,
    measures: [wins, { ...losses, name: 'convergence' }, ...others],
    resolve: (rolled, scenario) => {
      const { attackerLosses = 0, ...outcome } = risk.resolve(rolled, scenario);
      return { ...outcome, convergence: attackerLosses };
    },
  };
  const remove = addRuleset(ownRuleset(named));
  const document = { rules: 'left-risk', trials: 2 ** 21 };
  const found = await results(document, { ...exactly, simulation: true });
  const names = chartsOf(found).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['convergence', 'measure-convergence']));
  for (const name of names) {
    expect(isReportFile({ name: `${name}.svg`, isDirectory: () => false })).toBe(true);
  }
  remove();
});
