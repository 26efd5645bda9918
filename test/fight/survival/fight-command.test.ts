import { describe, expect, test } from 'vitest';
import { survivalFightCommand } from '../../../src/fight/survival/fight-command.ts';
import type { GivenFight } from '../../../src/rules/fight-command.ts';
import { noFiles, scenarioOf } from '../scenarios.ts';

const documentOf = (fight: Partial<GivenFight>) =>
  survivalFightCommand.document({ given: {}, ...fight }, noFiles);

describe('the document of a survival', () => {
  test('of a card and attack dice has both', () => {
    expect(documentOf({ defender: 'solomon-grundy', given: { '--attacker-attack': 6 } })).toEqual({
      name: 'How long Solomon Grundy survives',
      rules: 'c3g',
      fight: 'survival',
      attacker: { name: 'Attacker', attack: 6 },
      defender: { card: 'Solomon Grundy' },
    });
  });

  test('has a card that attacks, with other dice where they are given', () => {
    const by = (more: object) =>
      documentOf({ defender: 'solomon-grundy', given: { '--by': 'hawkgirl', ...more } }).attacker;
    expect(by({})).toEqual({ card: 'Hawkgirl' });
    expect(by({ '--attacker-attack': 3 })).toEqual({ card: 'Hawkgirl', attack: 3 });
  });

  test('of numbers alone has a figure of them', () => {
    const given = {
      '--attacker-attack': 6,
      '--defender-defense': 3,
      '--defender-life': 4,
      '--defender-figures': 2,
      '--distance': 5,
    };
    expect(documentOf({ given })).toMatchObject({
      name: 'How long a figure survives',
      defender: { name: 'Defender', defense: 3, life: 4, figures: 2 },
      distance: 5,
    });
  });

  test('sweeps over numbers of which several are given', () => {
    const given = { '--attacker-attack': [1, 2, 3] };
    expect(documentOf({ defender: 'solomon-grundy', given })).toMatchObject({
      attacker: { attack: 1 },
      vary: { 'attacker.attack': [1, 2, 3] },
    });
  });

  test('has powers on the side that they act for, and normal attacks', () => {
    const given = { '--attacker-attack': 6, '--power': ['life drain', 'counter strike'] };
    expect(
      documentOf({ defender: 'krug', given: { ...given, '--normal-attack': true } }),
    ).toMatchObject({
      attacker: { powers: ['life-drain'], specialAttack: false },
      defender: { card: 'Krug', powers: expect.arrayContaining(['counter-strike']) },
    });
  });

  test('is one that the rules read', () => {
    const document = documentOf({ defender: 'solomon-grundy', given: { '--attacker-attack': 6 } });
    expect(scenarioOf(document)).toMatchObject({ fight: 'survival', attacker: { attack: 6 } });
  });
});

describe('a survival is refused', () => {
  test.each([
    ['--attack', { defender: 'solomon-grundy' }, '--attack 4, or --by hawkgirl'],
    [
      '--defense',
      { given: { '--attacker-attack': 1, '--defender-life': 1 } },
      '--defense 4, or a card',
    ],
    ['--life', { given: { '--attacker-attack': 1, '--defender-defense': 1 } }, 'a card'],
  ])('without %s', (option, fight, allowed) => {
    expect(() => documentOf(fight)).toThrow(new RegExp(`^${option} is missing.*${allowed}$`));
  });

  test('with names of no card', () => {
    expect(() => documentOf({ defender: 'grundi' })).toThrow(
      /^defender: no card is called "grundi"/,
    );
    const by = { defender: 'solomon-grundy', given: { '--by': 'hawkgril' } };
    expect(() => documentOf(by)).toThrow(/^--by: no card is called "hawkgril"/);
  });
});
