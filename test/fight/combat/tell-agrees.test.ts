import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { inWords } from '../../../src/base/words/english.ts';
import { type Explanation, explain } from '../../../src/experiments/results/explanation.ts';
import { runsOf } from '../../cases.ts';
import { documentOf } from '../powers-document.ts';
import { anyPowersFight } from '../random-powers.ts';
import { planOf } from '../scenarios.ts';
import { text, toldWith } from '../told.ts';

/** More with KNOCKBACK_POWERS=20000. */
const RUNS = runsOf(1000, 'KNOCKBACK_POWERS');

const WORDS = new Map(Array.from({ length: 11 }, (_, n) => [inWords(n), n]));
const numberOf = (word = 'no') => WORDS.get(word) ?? Number(word);

/** The numbers that a story says in some words, of which the first group is a number. */
function said({ steps }: Explanation, words: RegExp, title?: string): number[] {
  return steps
    .filter((step) => title === undefined || step.title === title)
    .flatMap((step) => [...step.text.matchAll(words)].map(([, number]) => numberOf(number)));
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Powers whose part of the story is easily wrong, so that many fights have them. */
const powers = fc.record({
  attacker: fc.subarray<object | string>([
    'super-strength',
    { name: 'Long Arm', effects: [{ knockbackPoints: 1 }] },
    { name: 'Recoil', effects: [{ backlash: true }] },
  ]),
  defender: fc.subarray<object | string>([
    { name: 'Riposte', effects: [{ counterStrike: true }] },
    { name: 'Ghost', effects: [{ ignoreAttack: 14 }] },
  ]),
});

const anyStory = fc
  .tuple(anyPowersFight, powers, fc.string({ minLength: 1, maxLength: 6 }))
  .map(([fight, more, seed]) => {
    const document = documentOf(fight) as Record<'attacker' | 'defender', { powers: object[] }>;
    const withMore = (side: 'attacker' | 'defender') => ({
      ...document[side],
      powers: [...document[side].powers, ...more[side]],
    });
    const all = { ...document, attacker: withMore('attacker'), defender: withMore('defender') };
    return { all, seed };
  });

test('the numbers of a story are those that are measured, in the order of the stages', () => {
  fc.assert(
    fc.property(anyStory, ({ all, seed }) => {
      const told = atOnce(explain(planOf(all), [], seed));
      const { outcome } = told;
      const about = `${JSON.stringify(all)}${text(told)}`;
      expect(sum(said(told, /\bit receives (\S+) wound/g, 'Wounds')), about).toBe(
        outcome.attackWounds,
      );
      const totals: [RegExp, number | string | undefined][] = [
        [/\bA receives (\S+) wounds?\b/g, outcome.attackerWounds],
        [/\bD receives (\S+) extra wounds?\b/g, outcome.extraWounds],
        [/\bD receives (\S+) unblockable wounds?\b/g, outcome.unblockableWounds],
        [/\bA is healed of (\S+) wounds?\b/g, outcome.healed],
      ];
      for (const [words, measured = 0] of totals)
        expect(sum(said(told, words)), about).toBe(measured);
      const points = said(told, /which leaves (\S+) Knockback point/g, 'Knockback');
      expect(points.length > 0 ? sum(points) : 0, about).toBe(outcome.knockbackPoints);
      expect(text(told).includes('D evades'), about).toBe((outcome.evaded ?? 0) === 1);
      expect(text(told).includes('A is destroyed'), about).toBe(
        (outcome.attackerDestroyed ?? 0) === 1,
      );
      expectOrder(told, about);
    }),
    RUNS,
  );
});

/**
 * Powers that strike back come before Knockback, and powers that ignore wounds before the dice that they make
 * unnecessary.
 */
function expectOrder({ steps }: Explanation, about: string): void {
  const at = (title: RegExp) => steps.findIndex((step) => title.test(step.title));
  const order = [
    /^The attack$/,
    /^Ignoring the attack$/,
    /^The roll$/,
    /^The defense$/,
    /^Wounds$/,
  ];
  const found = [...order, /^(Riposte|Recoil|Riposte and Recoil)$/, /^Knockback$/]
    .map(at)
    .filter((i) => i >= 0);
  expect(found, about).toEqual(found.toSorted((a, b) => a - b));
}

describe('by hand:', () => {
  const A = { name: 'A', attack: 3, defense: 0, life: 3 };
  const D = { name: 'D', attack: 0, defense: 3, life: 3 };
  const longArm = { name: 'Long Arm', effects: [{ knockbackPoints: 1 }] };

  test('a power that adds Knockback points is named, with what it adds', () => {
    const attacker = { ...A, powers: ['super-strength', longArm] };
    const told = toldWith(
      { attacker, defender: D },
      { attack: 'skull skull blank', defense: 'shield shield blank' },
    );
    expect(text(told)).toContain(
      'A has two Knockback points, D rolled no skulls to cancel them, and Long Arm adds one, which leaves three Knockback points. D is moved three spaces',
    );
  });

  test('Counter Strike strikes by its title, before Knockback', () => {
    const riposte = { name: 'Riposte', effects: [{ counterStrike: true }] };
    const told = toldWith(
      { attacker: { ...A, powers: ['super-strength'] }, defender: { ...D, powers: [riposte] } },
      { attack: 'skull blank blank', defense: 'shield shield shield' },
    );
    // Three blocks against one hit.
    expect(text(told)).toContain(
      '\nRiposte: Two blocks are left over. A receives two wounds by Riposte.\nKnockback: A has one',
    );
  });

  test('an attack that is ignored is told before the dice that it makes needless', () => {
    const ghost = { name: 'Ghost', effects: [{ ignoreAttack: 14 }] };
    const told = toldWith(
      { attacker: A, defender: { ...D, powers: [ghost] } },
      { attack: 'skull skull skull', defense: 'blank blank blank', ignore: '14' },
    );
    expect(told.steps.map(({ title }) => title)).toEqual(['The attack', 'Ignoring the attack']);
  });

  test('what destroys the defender beside the wounds of the attack is told where it does', () => {
    const bite = { name: 'Bite', effects: [{ extraWounds: 2 }] };
    const told = toldWith(
      { attacker: { ...A, powers: [bite] }, defender: D },
      { attack: 'skull blank blank', defense: 'blank blank blank' },
    );
    expect(text(told)).toContain(
      'With one wound and a Life of 3, it is not destroyed.\nWhat powers did: D receives two extra wounds from Bite. D is destroyed.\n',
    );
  });
});
