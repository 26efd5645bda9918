import { describe, expect, test } from 'vitest';
import { powerCalled } from '../../../src/cards/import/powers-named.ts';
import { NAMED_POWERS } from '../../../src/cards/powers/named-powers.ts';
import { writtenRules } from '../powers/written-rules.ts';

test('powers of the program are known by their titles, with their numbers', () => {
  expect(powerCalled('Counter Strike', 'Imp')).toEqual({ power: 'counter-strike' });
  expect(powerCalled('TOUGH', 'Imp')).toEqual({ power: 'tough', number: 1 });
  expect(powerCalled('Tough 2', 'Imp')).toEqual({ power: 'tough', number: 2 });
  expect(powerCalled('Ignores Attack 16', 'Imp')).toEqual({ power: 'ignores-attack', number: 16 });
});

test('powers of the collections are known by their names', () => {
  const { power, effects } = powerCalled('wounded smash', 'Imp');
  expect(power).toBe('Wounded Smash');
  expect(writtenRules(effects)).toEqual([{ dice: { attack: { each: 'ownWound' } } }]);
});

test('the collections’ card of the same name comes first', () => {
  // Samurai leave out other Samurai.
  const { power, effects } = powerCalled('Counter Strike', 'tagawa samurai');
  expect(power).toBe('Counter Strike');
  expect(writtenRules(effects)).toMatchObject([{ count: { excessWounds: 'attacker' } }]);
});

test('a power of the program is known with every number that it may have, and no other', () => {
  for (const { name, title, number } of NAMED_POWERS) {
    if (!number) continue;
    const { least, most } = number;
    for (const known of [least, most]) {
      expect(powerCalled(`${title} ${known}`, 'Imp')).toEqual({ power: name, number: known });
    }
    for (const unknown of [least - 1, most + 1].filter((one) => one >= 0)) {
      expect(powerCalled(`${title} ${unknown}`, 'Imp')).toMatchObject({ modelled: 'no' });
    }
  }
});

describe('a number that no card of the collections has', () => {
  test.each([
    ['Evasive 5', { if: [{ not: 'adjacent' }, { attack: 'any' }], dice: { defense: 5 } }],
    [
      'engagement strike 12',
      {
        at: 'moved',
        of: { side: 'enemy', within: 1 },
        if: { enemy: { size: ['small', 'medium'] } },
        wound: { 12: 1 },
      },
    ],
    [
      'Quick Draw 9',
      {
        at: 'attacked',
        if: [{ attack: 'normal' }, { not: 'adjacent' }, { distance: 7 }],
        wound: { 9: 1 },
      },
    ],
    // Their "First Assault 2" also has `charged: 2`, which is not the power's number.
    ['First Assault 4', { if: { began: { away: 2 } }, dice: { attack: 4 } }],
    // One card has it, with 12, in one place.
    [
      'Whip 9',
      {
        if: ['adjacent', { target: { size: ['small', 'medium'] } }],
        roll: 9,
        ignore: 'defense',
      },
    ],
  ])('is put in the place of theirs: %s', (name, rule) => {
    const { modelled, effects } = powerCalled(name, 'Imp');
    expect([modelled, writtenRules(effects)]).toEqual([undefined, [rule]]);
  });

  test('is played in part in battles, where theirs is', () => {
    const { inBattles, missing } = powerCalled('Shield of Faith 15', 'Imp');
    expect([inBattles, missing]).toEqual([
      'partly',
      expect.stringContaining('all figures of her side'),
    ]);
  });

  test('is that of a roll for all figures as well', () => {
    const { power, may, effects } = powerCalled('Mind Shackle 18', 'Imp');
    expect([power, may]).toEqual(['Mind Shackle 18', true]);
    expect(writtenRules(effects)).toMatchObject([
      { wound: { 18: 'destroy' }, in: 'fights' },
      { roll: 18, side: 'own' },
    ]);
  });

  test.each([
    ['is more than a D20 has', 'Quick Draw 21'],
    ['is more than there are dice', 'Evasive 51'],
    ['is none', 'Evasive 0'],
    ['is that of a family whose members do different things', 'Stealthy 9'],
    ['may be in another line as well', 'Ice Spikes 12'],
    ['stands nowhere', 'Run 4'],
    ['stands in two places', 'Trihorn Charge 4'],
    ['is of a family of which nothing is modelled', 'Stagger 12'],
    ['is missing', 'Evasive'],
  ])('is not modelled where it %s', (_, name) => {
    expect(powerCalled(name, 'Imp')).toEqual({ power: name, effects: [], modelled: 'no' });
  });

  test('comes without what sources say of the card whose power it is', () => {
    expect(powerCalled('Sacred Band Defy Death 12', 'Imp').note).toBe(
      'adjacent Sacred Band figures',
    );
    expect(powerCalled('Petrifying Glare 9', 'Imp')).not.toHaveProperty('note');
  });
});

test.each(['Bash of Doom', 'Tough 99', 'Flying 2', 'Ignores Attack', '???'])(
  '"%s" is not modelled',
  (name) => {
    expect(powerCalled(name, 'Imp')).toEqual({ power: name, effects: [], modelled: 'no' });
  },
);
