import { describe, expect, test } from 'vitest';
import { ANSWERS } from '../../../src/explorer/engine/answers/index.ts';
import { replyTo } from '../../../src/explorer/engine/protocol.ts';

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

  const DUEL = { name: 'Duel', fight: 'duel', attacker: 'hawkgirl', defender: 'the-joker' };
  const HEROCLIX = {
    name: 'Clix',
    rules: 'heroclix',
    attacker: { name: 'A', attackValue: 9, damage: 2 },
    defender: { name: 'D', defenseValue: 15 },
  };

  test.each([
    ['an attack and a duel', DUEL, 'A is about attacks, B about duels'],
    ['two games', HEROCLIX, 'B by HeroClix knockback'],
  ])('of %s is one sentence, and no list of fields', async (_, b, says) => {
    const told = await ANSWERS.comparison({ a: attack(1), b });
    expect(told.headline).toContain(says);
    expect([told.changes, told.blocks, told.distributions]).toEqual([[], [], []]);
  });

  test('of different questions says so, and compares what both measure', async () => {
    const b = { ...attack(2), question: 'destroyed' };
    const told = await ANSWERS.comparison({ a: attack(1), b });
    expect(told.unlike).toContain('A asks "totalWounds >= 1", B asks "destroyed"');
    expect(told.distributions.map(({ name }) => name)).toContain('totalWounds');
    const { unlike } = await ANSWERS.comparison({ a: attack(1), b: attack(2) });
    expect(unlike).toBeUndefined();
  });

  test('goes as Markdown and as a picture with both sides', async () => {
    const both = { a: attack(1), b: attack(2) };
    const { headline } = await ANSWERS.comparison(both);
    const text = await ANSWERS.comparisonMarkdown(both);
    // Markdown marks what it would read as its own.
    expect(text.replaceAll('\\', '')).toContain(headline);
    expect(text).toContain('1 dice');
    expect(text).toContain('2 dice');
    const [spec, ...others] = await ANSWERS.comparisonPicture(both);
    expect(others).toEqual([]);
    expect((spec as { title: { subtitle: string[] } }).title.subtitle).toEqual(
      expect.arrayContaining(['A: 1 dice (A)', 'B: 2 dice (B)']),
    );
  });

  test('that cannot be made is refused in words as Markdown, too', async () => {
    const reply = await replyTo({
      kind: 'comparisonMarkdown',
      asked: { a: attack(1), b: DUEL },
    });
    expect((reply as { problems: string[] }).problems.join()).toContain('nothing in common');
  });
});
