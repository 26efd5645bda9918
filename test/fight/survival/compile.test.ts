import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { explain } from '../../../src/experiments/results/explanation.ts';
import { FOR_EVER } from '../../../src/fight/survival/compile.ts';
import { told, toldChance } from '../../rules/told-chance.ts';
import { lawIn, side } from '../duel/duels.ts';
import type { Document } from '../scenarios.ts';
import { planOfSurvival } from './survivals.ts';

const FIGHT = {
  attacker: side('Ann', [1, 2, 0]),
  defender: side('Ben', [2, 0, 2], { figures: 2 }),
};
/** It is wounded in the first attack half of the time, and never afterwards. */
const FOR_GOOD = {
  attacker: side('Ann', [1, 1, 0], { effects: [{ automaticSkulls: 4, uses: 1, per: 'game' }] }),
  defender: side('Ben', [2, 0, 1], { effects: [{ automaticShields: 3 }] }),
};
const SEEDS = Array.from({ length: 20 }, (_, i) => `seed ${i}`);

const headline = (document: Document) =>
  planOfSurvival(document).story.headline(
    {
      clause: 'it takes more than three attacks to destroy Ben',
      subject: undefined,
      ...toldChance(0.25),
      measures: ['attacks'],
    },
    {
      chance: () => Number.NaN,
      told: () => told(0),
      mean: () => 4.56,
      within: (_, share) => (share > 0.5 ? 9 : 4),
    },
  );

describe('the plan of a survival', () => {
  const { account, model } = planOfSurvival(FIGHT);

  test('measures attacks, and asks whether it stands more than three', () => {
    expect(account.measures.map(({ name }) => name)).toEqual(['attacks']);
    expect(account.usualQuestions).toEqual(['attacks > 3']);
    expect(account.aim.measure).toBe('attacks');
    expect(account.cast).toEqual({ attacker: 'Ann', defender: 'Ben' });
  });

  test('is plain data but for how it is told', () => {
    expect(structuredClone({ account, model })).toEqual({ account, model });
  });

  test('remarks that a card may stand for ever, where it may', () => {
    expect(account.remarks).toEqual([]);
    expect(planOfSurvival(FOR_GOOD).account.remarks).toEqual([
      `These attacks may never destroy Ben; in that case, ${FOR_EVER} attacks are counted.`,
    ]);
  });
});

describe('the headline', () => {
  test('gives the answer, then how many attacks it takes', () => {
    expect(headline(FIGHT)).toBe(
      "It takes more than three attacks to destroy Ben 25.0% of the time. It takes 4.6 of Ann's attacks on average to destroy Ben: half the time at most 4, 9 in 10 times at most 9.",
    );
  });

  test('counts the dice of nobody in particular', () => {
    const nobody = { ...FIGHT, attacker: side('Attacker', [1, 2, 0]) };
    expect(headline(nobody)).toContain('4.6 attacks of two dice on average');
  });

  test('gives no mean where a card may stand for ever', () => {
    expect(headline(FOR_GOOD)).toMatch(
      / Ben may survive any number of Ann's attacks\. Half the time Ben is destroyed within 4 attacks, 9 in 10 times within 9\.$/,
    );
  });
});

describe.each([
  ['that ends', FIGHT],
  ['that may never end', FOR_GOOD],
])('a story %s', (_, document) => {
  const plan = planOfSurvival(document);
  const stories = SEEDS.map((seed) => atOnce(explain(plan, [], seed)));

  test('has a step for each attack, and comes to what can be', () => {
    const possible = lawIn(plan, 'attacks');
    for (const { steps, outcome } of stories) {
      const attacks = steps.filter(({ title }) => title.startsWith('Attack '));
      expect(attacks.map(({ title }) => title)).toEqual(attacks.map((_, i) => `Attack ${i + 1}`));
      expect(possible).toHaveProperty([String(outcome.attacks)]);
      const isOver = steps.length === attacks.length;
      expect(outcome.attacks).toBe(attacks.length + (isOver ? 0 : FOR_EVER));
      if (!isOver) expect(steps.at(-1)?.text).toMatch(/^No further attack can destroy Ben/);
    }
    expect(new Set(stories.map(({ outcome }) => outcome.attacks)).size).toBeGreaterThan(1);
  });

  test('is the same from the same seed', () => {
    expect(atOnce(explain(plan, [], 'seed 4'))).toEqual(stories[4]);
  });
});
