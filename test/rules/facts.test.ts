import { describe, expect, test } from 'vitest';
import { DISK } from '../../src/files/disk.ts';
import { compile } from '../../src/rules/rulesets.ts';
import { surroundingsOf } from '../../src/scenarios/load.ts';
import { readExperiment } from '../../src/scenarios/read-experiment.ts';

function factsOf(document: object): Record<string, string> {
  const { cases } = readExperiment({ name: 'Facts', ...document }, surroundingsOf('.', DISK));
  const facts = cases.flatMap(({ scenario }) => compile(scenario).account.facts);
  return Object.fromEntries(facts.map(({ term, text }) => [term, text]));
}

describe('the facts of a fight', () => {
  test('name both cards, the dice with their reasons, and who else is there', () => {
    const facts = factsOf({
      attacker: { name: 'Ox', attack: 4, defense: 2, powers: ['super-strength', { tough: 2 }] },
      defender: { card: 'solomon-grundy', wounds: 1 },
      board: {
        terrain: '2 1 1 1',
        attacker: [0, 0],
        defender: [1, 0],
        others: [{ figure: 'Guard', at: [2, 0], life: 3, wounds: 1 }],
      },
    });
    expect(facts.Attacker).toBe('Ox: Attack 4, Defense 2, Height 5; Super Strength; Tough 2');
    expect(facts.Defender).toMatch(/^Solomon Grundy: .*Life 8, one wound already, Height/);
    expect(facts['The attack']).toContain('height advantage');
    expect(facts['Also there']).toBe('Guard (figure on 2,0, Life 3, one wound already)');
    expect(facts).not.toHaveProperty('Ground');
  });

  test('of a glyph say whether it lets figures pass', () => {
    const glyph = { glyph: 'Astrid', at: [3, 0] };
    const board = (one: object) => ({
      attacker: 'hawkgirl',
      defender: 'solomon-grundy',
      board: { terrain: '1 1 1 1', attacker: [0, 0], defender: [1, 0], others: [one] },
    });
    expect(factsOf(board(glyph))['Also there']).toBe('Astrid (glyph on 3,0)');
    expect(factsOf(board({ ...glyph, passable: true }))['Also there']).toBe(
      'Astrid (passable glyph on 3,0)',
    );
  });

  test('say that the ground is clear where there is no board', () => {
    const facts = factsOf({ attacker: 'hawkgirl', defender: 'solomon-grundy' });
    expect(facts.Ground).toBe('Clear, level ground without end.');
  });

  test('of a HeroClix fight: values, keyphrases, what hits, and how far', () => {
    const facts = factsOf({
      rules: 'heroclix',
      attacker: { name: 'Brute', attackValue: 10, damage: 2, keyphrases: ['knockback'] },
      defender: { name: 'Target', defenseValue: 16, keyphrases: ['immune'] },
    });
    expect(facts.Attacker).toBe('Brute: attack value 10, damage 2; KNOCKBACK');
    expect(facts.Defender).toBe('Target: defense value 16; IMMUNE');
    expect(facts['The attack']).toContain('a roll of 6 or more hits');
    expect(facts.Knockback).toContain('3 squares');
  });
});
