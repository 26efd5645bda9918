import { describe, expect, test } from 'vitest';
import { fractionText, fractionValue } from '../../../src/base/statistics/fraction.ts';
import { trialsToTell } from '../../../src/base/statistics/sample-size.ts';
import { readResultsFile } from '../../../src/experiments/results/format/read-results.ts';
import type { RecordedResult } from '../../../src/experiments/results/format/recorded.ts';
import type { Combination } from '../../../src/experiments/scenarios/sweep.ts';
import { compare } from '../../../src/studies/comparison/compare.ts';
import type { Comparison, MeasureDifference } from '../../../src/studies/comparison/comparison.ts';
import { comparisonWarnings } from '../../../src/studies/comparison/warnings.ts';
import { recorded, resultsJson } from '../../experiments/results/format/recorded-results.ts';
import { refused } from '../../experiments/scenarios/refusals.ts';
import { counted, exactly, resultOf } from './results.ts';

const FIVE = { attacker: { card: 'hawkgirl', attack: 5 } };
const SIX = { attacker: { card: 'hawkgirl', attack: 6 } };

function compared(a: readonly RecordedResult[], b: readonly RecordedResult[]): Comparison {
  return compare({ file: 'a.json', results: a }, { file: 'b.json', results: b });
}

function named({ pairs }: Comparison, name: string): MeasureDifference {
  const found = pairs[0]?.measures.find(({ measure }) => measure.name === name);
  if (!found) throw new Error(`${name} is not compared`);
  return found;
}

describe('exact odds on both sides', () => {
  test('give the exact difference of chances and means', async () => {
    const comparison = compared(await recorded(FIVE), await recorded(SIX));
    // Knockback needs more of 5 + 3 coins, then of 6 + 3, than the three defense dice cancel:
    // P(heads of 8 > 3) = 163/256, P(heads of 9 > 3) = 191/256.
    const displaced = named(comparison, 'displaced');
    const yes = displaced.outcomes.find(({ value }) => value === 1);
    expect(yes?.exact && fractionText(yes.exact.difference)).toBe('7/64');
    expect(displaced.verdict).toBe('different');
    expect(displaced.test).toBeUndefined();
    const mean = displaced.mean?.exact;
    expect(mean && fractionText(mean.difference)).toBe('7/64');
  });

  test('that are the same are called the same', async () => {
    const { pairs } = compared(await recorded(FIVE), await recorded(FIVE));
    const verdicts = pairs[0]?.measures.map(({ verdict }) => verdict) ?? [];
    expect(verdicts.length).toBeGreaterThan(0);
    expect(new Set(verdicts)).toEqual(new Set(['same']));
  });

  test('name the field that was changed', async () => {
    const { pairs } = compared(await recorded(FIVE), await recorded(SIX));
    expect(pairs[0]?.changes).toEqual([{ field: 'attacker.attack', a: 5, b: 6 }]);
  });
});

describe('simulated odds', () => {
  const simulated = (document: object, seed: string, trials = 20_000) =>
    recorded({ ...document, seed }, { trials, exact: false });

  test('tell a large difference from chance', async () => {
    const comparison = compared(await simulated(FIVE, 'a'), await simulated(SIX, 'b'));
    const displaced = named(comparison, 'displaced');
    expect(displaced.verdict).toBe('beyondChance');
    const { difference = Number.NaN } =
      displaced.outcomes.find(({ value }) => value === 1)?.simulated ?? {};
    // Each chance has a standard error of at most 1/2 over the root of its trials.
    expect(Math.abs(difference - 7 / 64)).toBeLessThan((4 * Math.SQRT2 * 0.5) / Math.sqrt(20_000));
  });

  test('of one seed have wider intervals than of two', async () => {
    const width = async (seed: string) => {
      const comparison = compared(await simulated(FIVE, 'a'), await simulated(SIX, seed));
      const { low = 0, high = 0 } =
        named(comparison, 'spacesMoved').mean?.simulated?.interval ?? {};
      return high - low;
    };
    expect((await width('a')) / (await width('b'))).toBeCloseTo(Math.SQRT2, 1);
  });

  test('of one sample differ by 0 and are not tested', async () => {
    const comparison = compared(await simulated(FIVE, 'a'), await simulated(FIVE, 'a'));
    expect(named(comparison, 'spacesMoved')).toMatchObject({
      verdict: 'sameSample',
      mean: { simulated: { difference: 0 } },
    });
    expect(comparison.tests).toBe(0);
    expect(comparisonWarnings(comparison)).toEqual([{ kind: 'sameSample', seed: 'a' }]);
  });

  test('that do not tell say how many trials would, as a warning in data', async () => {
    const fight = (life: number) => ({
      ...FIVE,
      seed: `life ${life}`,
      defender: { card: 'solomon-grundy', wounds: 4, life },
    });
    const effort = { trials: 2000 };
    const comparison = compared(await recorded(fight(8), effort), await recorded(fight(9), effort));
    const warning = comparisonWarnings(comparison).find(
      (one) => one.kind === 'notToldApart' && one.measure === 'displaced',
    );
    expect(warning).toMatchObject({ trials: [2000, 2000], from: 'exact' });
    // One percentage point near 63%, tested alone: 2 * 0.63 * 0.37 * 7.849 / 0.0093^2, and more as one of many tests.
    const needed = (warning && 'needed' in warning && warning.needed) || Number.NaN;
    expect(needed).toBeGreaterThan(40_000);
    // Each of k tests uses a k-th of the significance level (Bonferroni): alone, it would need fewer trials.
    const { outcomes } = named(comparison, 'displaced');
    const shares = (side: 'a' | 'b') =>
      outcomes.map(({ exact }) => (exact ? fractionValue(exact[side]) : Number.NaN));
    const laws = { a: shares('a'), b: shares('b'), relation: 'independent' } as const;
    expect(comparison.tests).toBeGreaterThan(1);
    expect(needed).toBe(trialsToTell({ ...laws, level: 0.05 / comparison.tests }));
  });

  test('of one scenario need no more trials: nothing is there to tell', async () => {
    const comparison = compared(await simulated(FIVE, 'a'), await simulated(FIVE, 'b'));
    expect(comparisonWarnings(comparison)).toEqual([{ kind: 'sameScenario' }]);
  });
});

describe('exact odds on one side, simulated ones on the other', () => {
  const TRIALS = 20_000;
  const simulated = (document: object, seed = 'a', trials = TRIALS) =>
    recorded({ ...document, seed }, { trials, exact: false });

  test('every measure is compared, with an interval around its exact difference', async () => {
    const comparison = compared(await recorded(FIVE), await simulated(SIX));
    expect(comparison.leftOut).toEqual([]);
    expect(comparison.pairs[0]?.samples).toBe('againstExact');
    // 163/256 and 191/256, as above.
    const [p, q] = [163 / 256, 191 / 256];
    const displaced = named(comparison, 'displaced');
    const seen = displaced.outcomes.find(({ value }) => value === 1)?.simulated;
    expect(seen?.a).toBe(p);
    const spread = Math.sqrt((q * (1 - q)) / TRIALS);
    const { low = 0, high = 0 } = seen?.interval ?? {};
    expect(Math.abs((seen?.difference ?? 0) - (q - p))).toBeLessThan(4 * spread);
    // Wilson's interval is the normal one, but for terms of the order of 1 / TRIALS.
    expect(Math.abs(high - low - 2 * 1.959964 * spread)).toBeLessThan(4 / TRIALS);
    expect(displaced.verdict).toBe('beyondChance');
    expect(displaced.mean?.simulated?.a).toBe(p);
  });

  test('the test is that of fit, and the exact side may be either', async () => {
    const [five, six] = [await recorded(FIVE), await simulated(SIX, 'a', 300)];
    const p = 163 / 256;
    for (const comparison of [compared(five, six), compared(six, five)]) {
      const displaced = named(comparison, 'displaced');
      const { a = 0, b = 0 } = displaced.outcomes.find(({ value }) => value === 1)?.simulated ?? {};
      const other = a === p ? b : a;
      const statistic = (300 * (other - p) ** 2) / (p * (1 - p));
      expect(displaced.test?.statistic).toBeCloseTo(statistic, 9);
      expect(displaced.test?.degreesOfFreedom).toBe(1);
    }
  });

  test('warns of it in data, and of how many trials would tell', async () => {
    const fight = (life: number) => ({
      ...FIVE,
      defender: { card: 'solomon-grundy', wounds: 4, life },
    });
    const [eight, nine] = [await recorded(fight(8)), await simulated(fight(9), 'a', 2000)];
    for (const [exact, comparison] of [
      ['A', compared(eight, nine)],
      ['B', compared(nine, eight)],
    ] as const) {
      const warnings = comparisonWarnings(comparison);
      expect(warnings).toContainEqual({ kind: 'oneSided', exact });
      expect(warnings).toContainEqual(
        expect.objectContaining({
          kind: 'notToldApart',
          measure: 'displaced',
          trials: exact === 'A' ? [0, 2000] : [2000, 0],
          from: 'seen',
        }),
      );
    }
  });
});

describe('sweeps', () => {
  const vary = (...attacks: number[]) => recorded({ vary: { 'attacker.attack': attacks } });

  test('are matched by combination, whatever the order, and what has no match is named', async () => {
    const { pairs, leftOut } = compared(await vary(3, 4, 5), await vary(5, 4, 6));
    expect(pairs.map(({ combination }) => combination)).toEqual([
      { 'attacker.attack': 4 },
      { 'attacker.attack': 5 },
    ]);
    expect(pairs.every(({ changes }) => changes.length === 0)).toBe(true);
    expect(leftOut).toEqual(['only in A: attacker.attack 3', 'only in B: attacker.attack 6']);
  });

  test('with nothing in common are refused', async () => {
    const [a, b] = [await vary(3, 4), await vary(5, 6)];
    expect(refused(() => compared(a, b)).join()).toContain('a.json and b.json: nothing in common');
  });
});

describe('what was changed', () => {
  const board = (terrain: string, ...others: object[]) => ({
    board: { terrain, attacker: [0, 0], defender: [1, 0], others },
  });
  const joker = (column: number) => ({ figure: 'the-joker', at: [column, 0] });
  const tree = { obstacle: 'tree', at: [3, 0] };

  test('is nothing where a scenario is compared with its own results', async () => {
    const document = board('1 1 1 1 1\n  1 1 1 1 1\n', joker(4));
    const computed = await recorded(document);
    const text = JSON.stringify(await resultsJson(document));
    const { pairs } = compared(readResultsFile(text, 'a.json'), computed);
    expect(pairs[0]?.changes).toEqual([]);
  });

  test('names the one figure that was changed, of several', async () => {
    const [before, after] = [
      board('1 1 1 1 1', tree, joker(2)),
      board('1 1 1 1 1', tree, joker(4)),
    ];
    const { pairs } = compared(await recorded(before), await recorded(after));
    expect(pairs[0]?.changes).toEqual([
      { field: 'board.others[1].spaces', a: [[2, 0]], b: [[4, 0]] },
    ]);
  });
});

describe('how the samples of a pair hang together', () => {
  const counts = { displaced: counted([0, 60], [1, 40]) };
  const odds = { displaced: exactly([0, '1/2'], [1, '1/2']) };
  const counted100 = (seed: string, scenario: object = {}, trials = 100) =>
    resultOf(counts, { simulation: { seed, trials }, scenario });
  const samples = (a: RecordedResult, b: RecordedResult) => compared([a], [b]).pairs[0]?.samples;

  test('different seeds are independent, one seed is related', () => {
    const five = counted100('a', { attack: 5 });
    expect(samples(five, counted100('b', { attack: 6 }))).toBe('independent');
    expect(samples(five, counted100('b', { attack: 5 }))).toBe('independent');
    expect(samples(five, counted100('a', { attack: 6 }))).toBe('related');
  });

  test('one seed, one scenario and as many trials are one sample, and more trials are not', () => {
    const five = counted100('a', { attack: 5 });
    expect(samples(five, counted100('a', { attack: 5 }))).toBe('same');
    expect(samples(five, counted100('a', { attack: 5 }, 200))).toBe('related');
  });

  test('a side without a simulation has its exact odds stand in, where the other has none', () => {
    const [exact, sampled] = [resultOf(odds), counted100('a')];
    expect(samples(exact, sampled)).toBe('againstExact');
    expect(samples(sampled, exact)).toBe('againstExact');
    const partly = resultOf({ displaced: [...odds.displaced, { value: 2, count: 0 }] });
    expect(samples(partly, sampled)).toBe('againstExact');
    const measures = { ...odds, spacesMoved: counted([0, 3]) };
    const bothKnown = resultOf(measures, { simulation: { trials: 3 } });
    expect(samples(bothKnown, exact)).toBeUndefined();
    expect(samples(exact, bothKnown)).toBeUndefined();
    expect(samples(exact, exact)).toBeUndefined();
    const unknown = resultOf({ displaced: [{ value: 0 }, { value: 1 }] });
    expect(refused(() => samples(unknown, sampled)).join()).toContain('nothing in common');
  });
});

describe('the tests of a comparison are one family', () => {
  const sampled = (seed: string, combination: Combination, ...hits: number[]) =>
    resultOf(
      Object.fromEntries(hits.map((n, i) => [`measure${i}`, counted([0, 1000 - n], [1, n])])),
      { combination, simulation: { seed, trials: 1000 }, scenario: { seed, combination } },
    );
  const [three, four] = [{ attack: 3 }, { attack: 4 }];

  test('over all measures and combinations: p-values allow for their number, each for its rank', () => {
    const comparison = compared(
      [sampled('a', three, 500, 500), sampled('a', four, 500, 500)],
      [sampled('b', three, 530, 560), sampled('b', four, 501, 545)],
    );
    expect(comparison.tests).toBe(4);
    const tests = comparison.pairs.flatMap(({ measures }) => measures.map(({ test }) => test));
    const p = tests.map((one) => one?.pValue ?? Number.NaN);
    expect(new Set(p).size).toBe(4);
    // By rank: the second of the first pair, both second ones, the first of the first, the last.
    const [first = 0, second = 0, third = 0, fourth = 0] = p;
    expect(second < fourth && fourth < first && first < third).toBe(true);
    expect(tests.map((one) => one?.adjusted)).toEqual([2 * first, 4 * second, third, 3 * fourth]);
  });

  test('of those alone that can be tested', () => {
    const [a, b] = [sampled('a', {}, 500, 1), sampled('b', {}, 520, 2)];
    const comparison = compared([a], [b]);
    expect(comparison.tests).toBe(1);
    const [tested, untested] = comparison.pairs[0]?.measures ?? [];
    expect(tested?.test?.adjusted).toBe(tested?.test?.pValue);
    expect(untested?.test).toBeUndefined();
  });

  test('and each needs the trials that its part of the level asks for, unless the scenario is one', () => {
    const [a, b] = [sampled('a', {}, 500, 500), sampled('b', {}, 510, 520)];
    const needed = compared([a], [b]).pairs[0]?.measures[0]?.needed?.trials;
    const laws = { a: [0.5, 0.5], b: [0.49, 0.51], relation: 'independent' } as const;
    expect(needed).toBe(trialsToTell({ ...laws, level: 0.05 / 2 }));
    const { pairs } = compared([a], [{ ...b, scenario: a.scenario }]);
    expect(pairs[0]?.measures[0]?.needed).toBeUndefined();
  });
});

describe('what cannot be compared is left out by name', () => {
  const odds = exactly([0, '1/2'], [1, '1/2']);

  test('a measure of one side', async () => {
    const few = await recorded({ measures: ['displaced', 'destroyed'] });
    const other = await recorded({ measures: ['displaced', 'spacesMoved'] });
    const { pairs, leftOut } = compared(few, other);
    expect(pairs[0]?.measures.map(({ measure }) => measure.name)).toEqual(['displaced']);
    expect(leftOut).toEqual(['measured only in A: destroyed', 'measured only in B: spacesMoved']);
  });

  test('measures of several combinations, each once', () => {
    const side = (...measures: string[]) =>
      [3, 4].map((attack) =>
        resultOf(Object.fromEntries(['displaced', ...measures].map((name) => [name, odds])), {
          combination: { attack },
        }),
      );
    expect(compared(side('x', 'y', 'z'), side('y')).leftOut).toEqual([
      'measured only in A: x and z',
    ]);
  });

  test('measures that are exact on one side and simulated on the other', () => {
    const counts = counted([0, 60], [1, 40]);
    const a = resultOf({ displaced: counts, x: odds, only: odds }, { simulation: { seed: 'a' } });
    const b = resultOf({ displaced: counts, x: counts }, { simulation: { seed: 'b' } });
    expect(compared([a], [b]).leftOut).toEqual([
      'measured only in A: only',
      'not exact on both sides, nor simulated on both sides: x',
    ]);
  });

  const one = (name: string, combination: Combination) =>
    resultOf({ displaced: odds }, { name, combination });
  const leftOut = (a: readonly RecordedResult[], b: readonly RecordedResult[]) =>
    compared(a, b).leftOut;

  test('results of one experiment by their combinations: text as it is, other values as JSON', () => {
    const a = [one('A', { attack: 3 }), one('A', { card: 'krug', at: [1, 2], plain: true })];
    expect(leftOut(a, [one('A', { attack: 3 }), one('A', {})])).toEqual([
      'only in A: card krug, at [1,2], plain true',
      'only in B: "A"',
    ]);
  });

  test('results of several experiments by their names as well', () => {
    const a = [one('Alpha', { attack: 3 }), one('Beta', { attack: 4 })];
    const b = [one('Alpha', { attack: 3 }), one('Gamma', {}), one('Beta', { attack: 5 })];
    expect(leftOut(a, b)).toEqual([
      'only in A: "Beta", attack 4',
      'only in B: "Gamma"',
      'only in B: "Beta", attack 5',
    ]);
  });
});

describe('sides with nothing in common are refused, with what either has', () => {
  const refusal = (found: string) => [
    `a.json and b.json: nothing in common${found}; give results with the same measures, for the same combinations`,
  ];
  const odds = exactly([0, '1/2'], [1, '1/2']);
  const sweep = (...attacks: number[]) =>
    attacks.map((attack) => resultOf({ displaced: odds }, { combination: { attack } }));

  test('up to four of them', () => {
    const shown =
      'only in A: attack 3; only in A: attack 4; only in B: attack 5; only in B: attack 6';
    expect(refused(() => compared(sweep(3, 4), sweep(5, 6, 7)))).toEqual(refusal(` (${shown})`));
  });

  test('also where results match, of which no measure does', () => {
    const shown = 'measured only in A: displaced; measured only in B: destroyed';
    expect(
      refused(() => compared([resultOf({ displaced: odds })], [resultOf({ destroyed: odds })])),
    ).toEqual(refusal(` (${shown})`));
  });

  test('up to four measures of a side, so that the list ends', () => {
    const measuring = (...names: string[]) => [
      resultOf(Object.fromEntries(names.map((name) => [name, odds]))),
    ];
    const many = Array.from({ length: 12 }, (_, i) => `pointsDestroyed:blue:card-${i}`);
    const shown =
      'measured only in A: a, b, c and d; measured only in B: pointsDestroyed:blue:card-0, pointsDestroyed:blue:card-1, pointsDes...';
    expect(refused(() => compared(measuring('a', 'b', 'c', 'd'), measuring(...many)))).toEqual(
      refusal(` (${shown})`),
    );
    expect(refused(() => compared(measuring('a', 'b', 'c', 'd', 'e'), measuring('f')))).toEqual(
      refusal(' (measured only in A: a, b, c and 2 more; measured only in B: f)'),
    );
  });

  test('also where there are none', () => {
    expect(refused(() => compared([], []))).toEqual(refusal(''));
  });
});

describe('labels of a sweep', () => {
  const walls = (labels: readonly (string | undefined)[]) =>
    recorded({
      vary: {
        'attacker.attack': [1, 2].map((value, i) => {
          const label = labels[i];
          return label === undefined ? value : { label, value };
        }),
      },
    });

  test('do not keep equal values apart; where only one side has them, they are its', async () => {
    const { pairs, leftOut } = compared(
      await walls(['weak', undefined]),
      await walls(['feeble', 'strong']),
    );
    expect(leftOut).toEqual([]);
    expect(pairs.map(({ labels }) => labels['attacker.attack'])).toEqual(['weak', 'strong']);
  });

  test('name what only one side has', async () => {
    const { leftOut } = compared(
      await walls(['weak', 'strong']),
      await recorded({ vary: { 'attacker.attack': [1, 3] } }),
    );
    expect(leftOut).toEqual(['only in A: strong', 'only in B: attacker.attack 3']);
  });
});

test('a combination without common measures does not stop the others from being compared', () => {
  const at = (place: string, measures: Parameters<typeof resultOf>[0]) =>
    resultOf(measures, { combination: { place } });
  const lucky = exactly([0, '1/2'], [1, '1/2']);
  const { pairs, leftOut } = compared(
    [at('here', { lucky }), at('there', { lucky })],
    [at('here', { lucky }), at('there', { steps: lucky }), at('elsewhere', { lucky })],
  );
  expect(pairs.map(({ measures }) => measures.length)).toEqual([1, 0]);
  expect(leftOut).toEqual([
    'only in B: place elsewhere',
    'measured only in A: lucky',
    'measured only in B: steps',
  ]);
});
