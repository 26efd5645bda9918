import { describe, expect, test } from 'vitest';
import { ANSWERS } from '../../../src/explorer/engine/answers/index.ts';
import { replyTo } from '../../../src/explorer/engine/reply.ts';

const attack = (dice: number) => ({
  name: `${dice} dice`,
  attacker: { name: 'A', attack: dice },
  defender: { name: 'D', defense: 0, life: 9 },
  question: 'totalWounds >= 1',
});

describe('a comparison', () => {
  test('has the difference of the question, and what was changed', async () => {
    // A hit of each die half the time: 1/2 with one, 3/4 with two.
    const { headline, changes } = await ANSWERS.comparison({ a: attack(1), b: attack(2) });
    expect(headline).toContain('50.000% in A, 75.000% in B: +25.000 percentage points exactly.');
    expect(changes).toEqual(["attacker's attack: 1 → 2"]);
  });

  test('has both distributions of what differs', async () => {
    const { distributions } = await ANSWERS.comparison({ a: attack(1), b: attack(2) });
    const wounds = distributions.find(({ name }) => name === 'totalWounds');
    expect(wounds?.rows).toEqual([
      { value: 0, exactly: [0.5, 0.25], atLeast: [1, 1] },
      { value: 1, exactly: [0.5, 0.5], atLeast: [0.5, 0.75] },
      { value: 2, exactly: [0, 0.25], atLeast: [0, 0.25] },
    ]);
  });

  test('of a fight with itself finds nothing', async () => {
    const { headline, changes, distributions } = await ANSWERS.comparison({
      a: attack(2),
      b: { ...attack(2), name: 'Again' },
    });
    expect(headline).toMatch(/same odds, exactly/);
    expect([changes, distributions]).toEqual([[], []]);
  });

  test('of what has nothing in common is refused in words', async () => {
    const duel = { name: 'Duel', fight: 'duel', attacker: 'hawkgirl', defender: 'the-joker' };
    const reply = await replyTo({ kind: 'comparison', asked: { a: attack(1), b: duel } });
    expect((reply as { problems: string[] }).problems.join()).toContain('nothing in common');
  });
});
