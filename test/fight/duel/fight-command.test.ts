import { describe, expect, test } from 'vitest';
import { MOST_DICE } from '../../../src/cards/figure-numbers.ts';
import { duelFightCommand } from '../../../src/fight/duel/fight-command.ts';
import { MOST_TURNS } from '../../../src/fight/fields.ts';
import type { GivenFight } from '../../../src/rules/fight-command.ts';
import { noFiles, scenarioOf } from '../scenarios.ts';

const documentOf = (fight: Partial<GivenFight>) =>
  duelFightCommand.document({ given: {}, ...fight }, noFiles);

const CARDS = { attacker: 'hawkgirl', defender: 'solomon-grundy' };
const NUMBERS = {
  '--attacker-attack': 3,
  '--attacker-defense': 2,
  '--attacker-life': 1,
  '--defender-attack': 4,
  '--defender-defense': 5,
  '--defender-life': 6,
};

describe('the document of a duel', () => {
  test('of two cards has their names', () => {
    expect(documentOf(CARDS)).toEqual({
      name: 'Hawkgirl against Solomon Grundy',
      rules: 'c3g',
      fight: 'duel',
      attacker: { card: 'Hawkgirl' },
      defender: { card: 'Solomon Grundy' },
    });
  });

  test('of numbers alone has two sides without a card', () => {
    expect(documentOf({ given: NUMBERS })).toMatchObject({
      name: 'The first side against The second side',
      attacker: { name: 'The first side', attack: 3, defense: 2, life: 1 },
      defender: { name: 'The second side', attack: 4, defense: 5, life: 6 },
    });
  });

  test('has powers that are given to a side, beside those of its card', () => {
    const given = { '--attacker-power': ['tough 2'], '--defender-power': ['Counter Strike'] };
    expect(documentOf({ given: { ...NUMBERS, ...given } })).toMatchObject({
      attacker: { powers: [{ tough: 2 }] },
      defender: { powers: ['counter-strike'] },
    });
    const unknown = { ...CARDS, given: { '--defender-power': ['togh'] } };
    expect(() => documentOf(unknown)).toThrow(/^--defender-power is "togh"/);
  });

  test('has numbers in the place of the card’s, each on its side', () => {
    const given = {
      '--attacker-figures': 2,
      '--attacker-wounds': 3,
      '--defender-move': 0,
      '--defender-range': 7,
    };
    expect(documentOf({ ...CARDS, given })).toMatchObject({
      attacker: { card: 'Hawkgirl', figures: 2, wounds: 3 },
      defender: { card: 'Solomon Grundy', move: 0, range: 7 },
    });
  });

  test('has what is said of the duel, and nothing of what is not', () => {
    const given = {
      '--first': 'defender',
      '--distance': 6,
      '--most-turns': 40,
      '--no-super-strength': false,
    };
    expect(documentOf({ ...CARDS, given })).toEqual({
      ...documentOf(CARDS),
      first: 'defender',
      distance: 6,
      mostTurns: 40,
      superStrength: false,
    });
  });

  test.each([
    ['hawkgirl', 'attacker'],
    ['Grundy', 'defender'],
    ['toss', 'toss'],
  ])('gives the first turn to a card by its name: %s', (name, first) => {
    expect(documentOf({ ...CARDS, given: { '--first': name } })).toMatchObject({ first });
  });

  test('sweeps over numbers of which several are given', () => {
    const given = { '--attacker-attack': [4, 5, 6], '--distance': [1, 6] };
    expect(documentOf({ ...CARDS, given })).toMatchObject({
      attacker: { card: 'Hawkgirl', attack: 4 },
      distance: 1,
      vary: { 'attacker.attack': [4, 5, 6], distance: [1, 6] },
    });
  });

  test('is one that the rules read', () => {
    expect(scenarioOf(documentOf(CARDS))).toMatchObject({ fight: 'duel', first: 'toss' });
    expect(scenarioOf(documentOf({ given: NUMBERS }))).toMatchObject({ defender: { life: 6 } });
  });
});

describe('a duel is refused', () => {
  test('with a name of no card, on its side', () => {
    expect(() => documentOf({ ...CARDS, attacker: 'hawkgril' })).toThrow(
      /^attacker: no card is called "hawkgril".*did you mean hawkgirl/,
    );
    expect(() => documentOf({ ...CARDS, defender: 'grundi' })).toThrow(
      /^defender: no card is called "grundi"/,
    );
  });

  test.each([
    [CARDS, 'krug', 'attacker (Hawkgirl), defender (Solomon Grundy) or toss'],
    [
      { attacker: 'hawkgirl', defender: 'hawkgirl' },
      'hawkgirl',
      'attacker (Hawkgirl), defender (Hawkgirl) or toss',
    ],
  ])('with the first turn for a card that is not one of the two', (cards, name, allowed) => {
    expect(() => documentOf({ ...cards, given: { '--first': name } })).toThrow(
      `--first is "${name}"; give ${allowed}`,
    );
  });

  test.each(Object.keys(NUMBERS))('without a card and without %s', (option) => {
    const { [option as keyof typeof NUMBERS]: _, ...given } = NUMBERS;
    const which = option.startsWith('--attacker') ? 'first' : 'second';
    expect(() => documentOf({ given })).toThrow(
      `${option} is missing; give a number, such as ${option} 4, or a card for the ${which} side`,
    );
  });
});

test('the options take numbers that the document takes', () => {
  const ranges = duelFightCommand.options.flatMap(({ name, value, field }) =>
    value.kind === 'whole' ? [[name, value.least, value.most, field]] : [],
  );
  const ofSide = (side: string) => [
    [`--${side}-attack`, 0, MOST_DICE, `${side}.attack`],
    [`--${side}-defense`, 0, MOST_DICE, `${side}.defense`],
    [`--${side}-life`, 1, 1000, `${side}.life`],
    [`--${side}-figures`, 1, 20, `${side}.figures`],
    [`--${side}-wounds`, 0, 999, `${side}.wounds`],
    [`--${side}-move`, 0, 100, `${side}.move`],
    [`--${side}-range`, 1, 100, `${side}.range`],
  ];
  expect(ranges).toEqual([
    ['--most-turns', 1, MOST_TURNS, 'mostTurns'],
    ['--distance', 1, 100, 'distance'],
    ...ofSide('attacker'),
    ...ofSide('defender'),
  ]);
});
