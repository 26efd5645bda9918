import { describe, expect, test } from 'vitest';
import { atOnce } from '../../src/base/words/steps.ts';
import type { Tally } from '../../src/chance/simulate/kernels/tally.ts';
import { simulate } from '../../src/chance/simulate/simulate.ts';
import { goodnessOfFit } from '../../src/experiments/results/case-result.ts';
import { chainEvaluator } from '../../src/experiments/results/chain-evaluator.ts';
import type { Evaluator } from '../../src/experiments/results/evaluator.ts';
import { expressionFor } from '../../src/experiments/results/for-question.ts';
import type { View } from '../../src/experiments/results/view.ts';
import { parseQuestion } from '../../src/rules/questions/parse.ts';
import { planOfDuel } from '../../test/fight/duel/duels.ts';
import type { Document } from '../../test/fight/scenarios.ts';
import { machine } from '../../test/machine.ts';

/*
 * Compares simulated duels with the exact distributions of their chains, over 2,000 seeds. The seeds are fixed, so if
 * the test fails, there is a fault and not bad luck.
 */
const SEEDS = 2000;
const TRIALS = 3000;

/** A duel with powers, Knockback, a squad and several attacks a turn. It has few states, and counters of all kinds. */
const VARIED: Document = {
  attacker: {
    name: 'Hero',
    life: 4,
    attack: 4,
    defense: 3,
    move: 2,
    powers: ['super-strength', { name: 'Rage', effects: [{ attackDice: 1, per: 'ownWound' }] }],
  },
  defender: {
    name: 'Squad',
    life: 1,
    attack: 3,
    defense: 2,
    figures: 3,
    move: 3,
    powers: ['counter-strike', { name: 'Aim', effects: [{ attacks: 2, when: 'stationary' }] }],
  },
  distance: 4,
  // Keeps the tails of the distributions short, so that 2,000 fits take only seconds.
  mostTurns: 6,
  rulings: { squadsCloseRanks: false },
};

function evaluatorFor(document: Document, question = 'turns <= 4 and attacks >= 6') {
  const { model, account } = planOfDuel(document);
  const asked = parseQuestion(question);
  return atOnce(chainEvaluator(model, expressionFor(asked, account.measures)));
}

const roll = async (evaluator: Evaluator, trials: number, seed: string): Promise<Tally> => {
  const job = { program: evaluator.program(), watched: [] };
  const [rolled] = await simulate([job], { trials }, { seed, machine, threads: 1 });
  if (!rolled) throw new Error('every job has a result');
  return rolled.tally;
};

const evaluator = evaluatorFor(VARIED);
const weighed = atOnce(evaluator.weighed());
const exact = weighed.views();
const pValues: number[][] = exact.map(() => []);
/** For each view and each seed: the difference between the counter's mean and its exact mean, in standard errors. */
const surpluses: number[][] = exact.map(() => []);

const COUNTERS = [
  'turns',
  'attacks',
  'attacksMade:hero',
  'attacksMade:squad',
  'spacesDriven:squad',
];
const counterOf = ({ tells }: View) => COUNTERS.find(tells);

/** The mean and the variance of a counter in the exact distribution. */
function momentsOf(view: View, counter: string): { mean: number; variance: number } {
  const total = Number(view.total);
  const sum = (of: (n: number) => number) =>
    view.rows.reduce(
      (all, { outcome, weight }) => all + of(Number(outcome[counter])) * (Number(weight) / total),
      0,
    );
  const mean = sum((n) => n);
  return { mean, variance: sum((n) => (n - mean) ** 2) };
}

const moments = exact.map((view) => {
  const counter = counterOf(view);
  return counter === undefined ? undefined : { counter, ...momentsOf(view, counter) };
});

for (let i = 0; i < SEEDS; i++) {
  const tally = await roll(evaluator, TRIALS, `seed ${i}`);
  for (const [v, view] of weighed.views(tally).entries()) {
    pValues[v]?.push(goodnessOfFit(view, TRIALS)?.pValue ?? Number.NaN);
    const known = moments[v];
    if (!known) continue;
    const played = view.rows.reduce(
      (sum, { outcome, count }) => sum + Number(outcome[known.counter]) * count,
      0,
    );
    const error = Math.sqrt(known.variance / TRIALS);
    surpluses[v]?.push((played / TRIALS - known.mean) / error);
  }
}

test('there is a view of the ends, one for each counter, and one of two that are asked together', () => {
  expect(exact.map(counterOf)).toEqual([undefined, ...COUNTERS, 'turns']);
});

describe.each(exact.map((view, v) => [v, counterOf(view) ?? 'the ends'] as const))(
  'view %i, of %s:',
  (v) => {
    test('p-values of the fit are uniform (Kolmogorov-Smirnov, 1 in 10,000)', () => {
      const furthest = (pValues[v] as number[])
        .toSorted((a, b) => a - b)
        .reduce((most, p, i) => Math.max(most, p - i / SEEDS, (i + 1) / SEEDS - p), 0);
      // The critical value for large samples, corrected for seven views.
      expect(furthest).toBeLessThan(Math.sqrt(-Math.log(0.0001 / 2) / 2 / SEEDS));
    });

    test('means lie around the exact one as their standard error says', () => {
      const all = surpluses[v] as number[];
      if (!moments[v]) return expect(all).toEqual([]);
      const mean = all.reduce((sum, z) => sum + z, 0) / SEEDS;
      const variance = all.reduce((sum, z) => sum + z ** 2, 0) / SEEDS;
      // 4 standard errors of the mean and the variance of 2,000 standard normal numbers.
      expect(Math.abs(mean)).toBeLessThan(4 / Math.sqrt(SEEDS));
      expect(Math.abs(variance - 1)).toBeLessThan(4 * Math.sqrt(2 / SEEDS));
    });
  },
);

describe('five million duels fit the exact law of every view', () => {
  const hero = { name: 'Ann', life: 6, attack: 6, defense: 5 };
  const squad = { name: 'Ben', life: 1, attack: 4, defense: 4, figures: 4 };
  test.each<[string, Document]>([
    ['heroes', { attacker: hero, defender: { ...hero, name: 'Ben', defense: 7 } }],
    [
      'squads with Counter Strike',
      { attacker: { ...squad, powers: ['counter-strike'] }, defender: { ...squad, name: 'Cy' } },
    ],
    [
      'a strong hero against archers',
      {
        attacker: { ...hero, powers: ['super-strength'] },
        defender: { ...squad, range: 5, attack: 2 },
        distance: 7,
      },
    ],
    ['one that ends undecided', { attacker: hero, defender: squad, mostTurns: 4 }],
    ['the varied one', VARIED],
  ])('%s', async (_, document) => {
    const trials = 5_000_000;
    const of = evaluatorFor(document, 'turns > 3 and attacks > 3');
    const tally = await roll(of, trials, 'one large run');
    for (const view of atOnce(of.weighed()).views(tally)) {
      expect(goodnessOfFit(view, trials)?.pValue ?? 1).toBeGreaterThan(1e-6);
    }
  });
});
