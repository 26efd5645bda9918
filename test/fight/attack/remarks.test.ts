import { describe, expect, test } from 'vitest';
import { type Document, planOf } from '../scenarios.ts';

const remarks = (document: Document) => planOf(document).account.remarks;
const caveats = (document: Document) =>
  (planOf(document).account.caveats ?? []).map(({ text }) => text);
const IMP = { name: 'Imp', attack: 1, defense: 2, life: 3, powers: ['super-strength'] };
const plain = { attacker: IMP, defender: IMP };

describe('the remarks', () => {
  test('are none where everything is known and as usual', () => {
    expect([...caveats(plain), ...remarks(plain)]).toEqual([]);
  });

  test('say in words what other figures grant', () => {
    const granted = [{ attackDice: 1, when: 'adjacent' }, { automaticSkulls: 1 }];
    expect(remarks({ ...plain, attacker: { ...IMP, granted } })).toEqual([
      'Other figures grant Imp: when it attacks an adjacent figure with a normal attack, it adds 1 die to its attack; it adds 1 automatic skull to its normal attack.',
    ]);
  });

  test('say that without a Life nothing is destroyed', () => {
    const { life, ...endless } = IMP;
    expect(life).toBe(3);
    expect(caveats({ attacker: endless, defender: IMP })).toEqual([]);
    expect(caveats({ attacker: IMP, defender: endless })).toEqual([
      'No Life is given for Imp, so wounds never destroy it.',
    ]);
  });

  test('give one reason why there is no Knockback, or no attack', () => {
    const board = { terrain: '1 1 1', attacker: [0, 0], defender: [2, 0] };
    expect(remarks({ ...plain, attacker: { ...IMP, attack: 0 }, board })).toEqual([
      'An attack with 0 dice does nothing.',
    ]);
    expect(remarks({ ...plain, board, specialAttack: true })).toEqual([
      'There is no Knockback, because the two figures are not adjacent.',
    ]);
    expect(remarks({ ...plain, specialAttack: true, superStrength: false })).toEqual([
      'There is no Knockback, because this is a special attack.',
    ]);
    expect(remarks({ ...plain, superStrength: false })).toEqual([
      "There is no Knockback, because Imp's Super Strength is negated.",
    ]);
    expect(remarks({ ...plain, attacker: { ...IMP, powers: [] } })).toEqual([
      'There is no Knockback, because Imp has no Super Strength.',
    ]);
  });

  test('give no reason where the dice decide whether there is Knockback, or an attack', () => {
    const power = (...effects: object[]) => [{ name: 'Rage', effects }];
    const onSkulls = power({ superStrength: true, when: [{ skulls: 1 }] });
    expect(remarks({ ...plain, attacker: { ...IMP, powers: onSkulls } })).toEqual([]);
    const byD20 = ['super-strength', ...power({ attackDice: { 11: 1 } })];
    expect(remarks({ ...plain, attacker: { ...IMP, attack: 0, powers: byD20 } })).toEqual([]);
    // One die shows at most one skull.
    const never = power({ superStrength: true, when: [{ skulls: 2 }] });
    expect(remarks({ ...plain, attacker: { ...IMP, powers: never } })).toEqual([
      'There is no Knockback, because Imp has no Super Strength.',
    ]);
  });
});

describe('of assumed values', () => {
  const board = { terrain: '1 1 1', attacker: [0, 0], defender: [1, 0] };
  const assumed = (document: Document) =>
    caveats(document).filter((caveat) => / assumptions?: /.test(caveat));
  const said = 'is an assumption: the rule document does not give it.';

  test('the caveats name those that the odds depend on', () => {
    const fight = { attacker: 'the-joker', defender: 'solomon-grundy' };
    expect(assumed(fight)).toEqual([
      `The Joker's Attack of 3 ${said}`,
      `Solomon Grundy's Life of 8 ${said}`,
    ]);
  });

  test('the Heights count on a board', () => {
    const [attacking, defending] = assumed({
      attacker: 'the-joker',
      defender: 'solomon-grundy',
      board,
    });
    expect(attacking).toMatch(/^The Joker's Attack of 3 and Height of \d+ are assumptions: /);
    expect(defending).toMatch(/^Solomon Grundy's Life of 8 and Height of \d+ are /);
  });

  test('the Life of whoever else is there counts', () => {
    const others = (...list: Document[]) =>
      assumed({ ...plain, board: { ...board, others: list } });
    expect(others({ figure: 'the-joker', at: [2, 0] })).toEqual([
      expect.stringMatching(/^The Joker's Life of \d+ is an assumption: /),
    ]);
    expect(others({ figure: 'the-joker', at: [2, 0], life: 3 })).toEqual([]);
  });

  test('what the document gives is none', () => {
    const defender = { card: 'solomon-grundy', life: 8 };
    expect(assumed({ attacker: IMP, defender })).toEqual([]);
  });
});
