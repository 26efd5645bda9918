import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { shippedCard, shippedCards } from '../../../src/cards/collections.ts';
import { weighOutcomes } from '../../../src/chance/exact/outcomes.ts';
import { usualOf } from '../../../src/experiments/results/for-question.ts';
import { outcomeMemory } from '../../../src/experiments/results/outcome-memory.ts';
import { runsOf } from '../../cases.ts';
import { attackDistribution } from '../../reference/index.ts';
import { fightDataOf } from '../../reference/random-fight.ts';
import { documentOf } from '../powers-document.ts';
import { anyPowersFight } from '../random-powers.ts';
import { type Document, planOf } from '../scenarios.ts';

const LIFE = { life: 3 };
const usual = (defender: Document, more: Document = {}, powers: string[] = ['super-strength']) =>
  atOnce(
    usualOf(
      planOf({
        attacker: { name: 'A', attack: 3, defense: 0, powers },
        defender: { name: 'D', attack: 0, defense: 1, ...defender },
        ...more,
      }),
    ),
  ).usualQuestion;

describe('what is asked where nobody asks anything else', () => {
  test('is whether Knockback displaces, where it applies', () => {
    expect([usual(LIFE), usual({})]).toEqual(['displaced', 'displaced']);
    expect(usual(LIFE, { goal: 'spaces' })).toBe('displaced');
  });

  test.each([
    ['a special attack', { specialAttack: true }, ['super-strength']],
    ['no Super Strength', {}, []],
    [
      'two that are not adjacent',
      { board: { terrain: '1 1 1', attacker: [0, 0], defender: [2, 0] } },
      ['super-strength'],
    ],
  ])('of %s is whether the defender is destroyed, or else wounded at all', (_, more, powers) => {
    expect(usual(LIFE, more, powers)).toBe('destroyed');
    expect(usual({}, more, powers)).toBe('totalWounds >= 1');
  });

  test('is no question whose answer is no from the outset', () => {
    // Three dice make at most three hits, or six if each skull counts as two.
    expect(usual({ life: 4 }, {}, [])).toBe('totalWounds >= 1');
    expect(usual({ life: 4, wounds: 1 }, {}, [])).toBe('destroyed');
    expect(usual({ life: 6 }, {}, ['deadly-strike'])).toBe('destroyed');
    expect(usual({ life: 7 }, {}, ['deadly-strike'])).toBe('totalWounds >= 1');
    const poison = { name: 'Poison', effects: [{ extraWounds: { 20: 'destroy' } }] };
    expect(usual({ life: 9 }, {}, [poison as unknown as string])).toBe('destroyed');
    expect(usual({ life: 9 }, { goal: 'destroy' }, [])).toBe('totalWounds >= 1');
  });

  test('is whether it is destroyed where every skull does that, since the destroyed stay', () => {
    const bare = { life: 1, defense: 0 };
    expect(usual(bare)).toBe('destroyed');
    expect(usual(bare, { rulings: { destroyedFiguresStay: false } })).toBe('displaced');
    expect(usual({ life: 1 })).toBe('displaced');
  });

  test('is not whether it is displaced where it cannot go anywhere', () => {
    const board = {
      terrain: '1 1 .',
      attacker: [0, 0],
      defender: [1, 0],
      // The edge of the map also causes no Knockback Damage.
    };
    expect(usual(LIFE, { board })).toBe('destroyed');
    expect(usual({ life: 9 }, { board })).toBe('totalWounds >= 1');
  });

  test('is whether it is displaced where it takes no wounds and nothing else can come of it', () => {
    const tough = { powers: [{ name: 'Hide', effects: [{ mostWounds: 0 }] }] };
    for (const goal of ['spaces', 'wounds', 'destroy']) {
      expect(usual({ ...LIFE, ...tough }, { goal })).toBe('displaced');
    }
  });

  test('is whether it is wounded where nothing can come of the attack at all', () => {
    const sure = { powers: [{ name: 'Luck', effects: [{ ignoreAttack: 1 }] }] };
    expect(usual({ ...LIFE, ...sure })).toBe('totalWounds >= 1');
    expect(usual(LIFE, { attacker: { name: 'A', attack: 0 } })).toBe('totalWounds >= 1');
  });

  test('of a direction is the same as of the usual goal', () => {
    const board = { terrain: '1 1 1', attacker: [0, 0], defender: [1, 0] };
    expect(usual(LIFE, { board, direction: 'E' })).toBe('displaced');
  });

  test('is what the goal says', () => {
    expect(usual(LIFE, { goal: 'wounds' })).toBe('totalWounds >= 1');
    expect(usual(LIFE, { goal: 'destroy' })).toBe('destroyed');
    expect(usual({}, { goal: 'destroy' })).toBe('totalWounds >= 1');
  });
});

/** The candidates for the default question, and whether the answer to each can be yes. */
type Possible = Readonly<Record<string, boolean>>;

/** Expects a question whose answer can be yes, if there is one. */
function expectPossible(asked: string, possible: Possible, about: string): void {
  expect(Object.keys(possible), about).toContain(asked);
  if (Object.values(possible).includes(true)) expect(possible[asked], about).toBe(true);
  else expect(asked, about).toBe('totalWounds >= 1');
}

/** More with KNOCKBACK_POWERS=20000. */
const RUNS = runsOf(500, 'KNOCKBACK_POWERS', 'long');

test('of any powers it is one that can come about, by the reference', () => {
  fc.assert(
    fc.property(anyPowersFight, fc.constantFrom('spaces', 'wounds', 'destroy'), (fight, goal) => {
      const document = documentOf(fight);
      const { outcomes } = attackDistribution(fightDataOf(fight));
      const canBe = (measure: string) =>
        outcomes.some(({ measures }) => Number(measures[measure]) > 0);
      const { usualQuestion } = atOnce(usualOf(planOf({ ...document, goal })));
      const possible = {
        displaced: canBe('spacesMoved'),
        destroyed: canBe('destroyed'),
        'totalWounds >= 1': canBe('totalWounds'),
      };
      expectPossible(usualQuestion, possible, JSON.stringify(document));
    }),
    RUNS,
  );
});

test('of any two cards it is one that can come about, by the exact law', () => {
  const memory = outcomeMemory();
  const names = shippedCards().map((entry) => shippedCard(entry).name);
  for (const [i, attacker] of names.entries()) {
    if (i % 4 > 0) continue;
    // Neighbours in the list are similar; these are not.
    const defender = names[(i * 37 + 11) % names.length] as string;
    const plan = planOf({ attacker, defender });
    const possible: Record<string, boolean> = {
      displaced: false,
      destroyed: false,
      'totalWounds >= 1': false,
    };
    weighOutcomes(plan.model, (outcome) => {
      possible.displaced ||= outcome.displaced === 1;
      possible.destroyed ||= outcome.destroyed === 1;
      possible['totalWounds >= 1'] ||= Number(outcome.totalWounds) >= 1;
    });
    const asked = atOnce(usualOf(plan, memory)).usualQuestion;
    expect(asked).toBe(atOnce(usualOf(plan)).usualQuestion);
    expectPossible(asked, possible, `${attacker} attacks ${defender}`);
  }
});
