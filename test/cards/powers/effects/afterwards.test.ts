import { describe, expect, test } from 'vitest';
import { chance, refusal } from '../attacks.ts';

describe('heals', () => {
  const mine = [{ heals: 1, when: 'destroyed' }];
  const attacker = { life: 4, wounds: 2 };
  const healed = (setting: Parameters<typeof chance>[0], n: number) => chance(setting, 'healed', n);

  test('when the defender was destroyed', () => {
    expect(healed({ mine, attacker, defender: { life: 1 } }, 1)).toBe('1/2');
    expect(healed({ mine, attacker, defender: { life: 2 } }, 0)).toBe('1');
  });

  test('no more wounds than there are, those of this attack among them', () => {
    expect(healed({ mine: [{ heals: 3 }], attacker }, 2)).toBe('1');
    const costly = [{ heals: 3 }, { costs: 1, stage: 'after' }];
    expect(healed({ mine: costly, attacker: { life: 4 } }, 1)).toBe('1');
  });

  test('by a table: 11 to 19 one, 20 two', () => {
    expect(healed({ mine: [{ heals: { 11: 1, 20: 2 } }], attacker }, 1)).toBe('9/20');
  });

  test('not within the attack where it stands at the end of the turn', () => {
    expect(healed({ mine: [{ heals: 1, stage: 'endOfTurn' }], attacker }, 0)).toBe('1');
  });

  test('are refused', () => {
    expect(refusal({ heals: 0 })).toContain('a whole number from 1 to 1000');
  });
});

describe('attackAgain', () => {
  const again = (setting: Parameters<typeof chance>[0]) => chance(setting, 'attacksAgain', 1);

  test('when its condition holds, or on the D20', () => {
    expect(again({ mine: [{ attackAgain: true, when: 'wounded' }] })).toBe('1/2');
    expect(again({ mine: [{ attackAgain: 11 }] })).toBe('1/2');
    expect(again({ mine: [{ attackAgain: 11 }, { attackAgain: 11 }] })).toBe('3/4');
  });

  test('not without an attack, and not by who is destroyed', () => {
    expect(again({ mine: [{ attackAgain: true }], attack: 0 })).toBe('0');
    const dying = [{ attackAgain: true }, { costs: 'self', stage: 'after' }];
    expect(again({ mine: dying })).toBe('0');
  });

  test('also after an attack that was ignored', () => {
    expect(again({ mine: [{ attackAgain: true }], theirs: [{ ignoreAttack: 1 }] })).toBe('1');
  });

  test('is refused', () => {
    expect(refusal({ attackAgain: 'always' })).toContain('true, or a D20 number from 1 to 20');
  });
});
