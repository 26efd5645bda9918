import { describe, expect, test } from 'vitest';
import { type Document, planOf } from '../scenarios.ts';

const factsOf = (document: Document): Record<string, string> =>
  Object.fromEntries(planOf(document).account.facts.map(({ term, text }) => [term, text]));

const IMP = { name: 'Imp', attack: 1, defense: 2 };
const OX = { name: 'Ox', attack: 4, defense: 2, powers: ['super-strength', { tough: 2 }] };

describe('the facts of a fight', () => {
  test('name both cards, with what is known of them', () => {
    const facts = factsOf({
      attacker: OX,
      defender: { ...IMP, life: 4, wounds: 1, height: 3, base: 'double', powers: ['tough'] },
    });
    expect(facts.Attacker).toBe('Ox: Attack 4, Defense 2, Height 5; Super Strength; Tough 2');
    expect(facts.Defender).toBe(
      'Imp: Attack 1, Defense 2, Life 4, one wound already, Height 3, double-space base; Tough 1',
    );
    expect(factsOf({ attacker: IMP, defender: IMP }).Defender).toBe(
      'Imp: Attack 1, Defense 2, Height 5',
    );
  });

  test('give the dice with their reasons', () => {
    const facts = factsOf({ attacker: OX, defender: IMP, heightAdvantage: 'attacker' });
    expect(facts['The attack']).toBe(
      'Ox attacks Imp with a normal attack. Ox adds one die to its attack for height advantage ' +
        'and rolls five combat dice. Imp rolls two combat dice.',
    );
    expect(factsOf({ attacker: OX, defender: IMP, specialAttack: true })['The attack']).toContain(
      'with a special attack',
    );
  });

  test('say that the ground is clear where there is no board', () => {
    expect(factsOf({ attacker: IMP, defender: IMP }).Ground).toBe('Endless clear, level ground.');
  });

  describe('on a board', () => {
    const beside = (...others: Document[]) =>
      factsOf({
        attacker: IMP,
        defender: IMP,
        board: { terrain: '1 1 1 1', attacker: [0, 0], defender: [1, 0], others },
      });

    test('say nothing of the ground, nor of others where there are none', () => {
      expect(Object.keys(beside())).toEqual(['Attacker', 'Defender', 'The attack']);
    });

    test('name who else is there, and where', () => {
      const guard = { figure: 'Guard', at: [2, 0], life: 3, wounds: 1 };
      const wreck = { object: 'Wreck', at: [3, 0] };
      expect(beside(guard)['Also there']).toBe('Guard (figure on 2,0, Life 3, one wound already)');
      expect(beside(guard, wreck)['Also there']).toBe(
        'Guard (figure on 2,0, Life 3, one wound already); Wreck (object on 3,0)',
      );
    });

    test('say of a glyph whether it lets figures pass', () => {
      const glyph = { glyph: 'Astrid', at: [3, 0] };
      expect(beside(glyph)['Also there']).toBe('Astrid (glyph on 3,0)');
      expect(beside({ ...glyph, passable: false })['Also there']).toBe('Astrid (glyph on 3,0)');
      expect(beside({ ...glyph, passable: true })['Also there']).toBe(
        'Astrid (passable glyph on 3,0)',
      );
    });
  });
});
