import { describe, expect, test } from 'vitest';
import { powerCalled } from '../../../src/cards/import/powers-named.ts';
import { NAMED_POWERS } from '../../../src/cards/powers/named-powers.ts';

test('powers of the program are known by their titles, with their numbers', () => {
  expect(powerCalled('Counter Strike', 'Imp')).toEqual({ power: 'counter-strike' });
  expect(powerCalled('TOUGH', 'Imp')).toEqual({ power: 'tough', number: 1 });
  expect(powerCalled('Tough 2', 'Imp')).toEqual({ power: 'tough', number: 2 });
  expect(powerCalled('Ignores Attack 16', 'Imp')).toEqual({ power: 'ignores-attack', number: 16 });
});

test('powers of the collections are known by their names', () => {
  expect(powerCalled('wounded smash', 'Imp')).toEqual({
    power: 'Wounded Smash',
    effects: [{ attackDice: 1, per: 'ownWound' }],
  });
});

test('the collections’ card of the same name comes first', () => {
  // Samurai leave out other Samurai.
  expect(powerCalled('Counter Strike', 'tagawa samurai')).toMatchObject({
    power: 'Counter Strike',
    effects: [{ counterStrike: true }],
  });
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
    ['Evasive 5', { defenseDice: 5, when: ['anyAttack', { not: ['adjacent'] }] }],
    [
      'engagement strike 12',
      {
        unblockableWounds: { 12: 1 },
        when: [{ enemy: { size: ['small', 'medium'] } }],
        stage: 'enemyArrives',
      },
    ],
    [
      'Quick Draw 9',
      {
        unblockableWounds: { 9: 1 },
        when: ['normalAttack', { not: ['adjacent'] }, { distance: 7 }],
        stage: 'whenAttacked',
      },
    ],
    // Their "First Assault 2" also has `charged: 2`, which is not the power's number.
    ['First Assault 4', { attackDice: 4, when: [{ charged: 2 }] }],
    // One card has it, with 12, in one place.
    ['Whip 9', { noDefense: 9, when: ['adjacent', { target: { size: ['small', 'medium'] } }] }],
  ])('is put in the place of theirs: %s', (name, line) => {
    const { modelled, effects } = powerCalled(name, 'Imp');
    expect([modelled, effects]).toEqual([undefined, [line]]);
  });

  test('is played in part in battles, where theirs is', () => {
    const { inBattles, missing } = powerCalled('Shield of Faith 15', 'Imp');
    expect([inBattles, missing]).toEqual(['partly', expect.stringContaining('all of her side')]);
  });

  test('is that of a roll for all figures as well', () => {
    expect(powerCalled('Mind Shackle 18', 'Imp')).toMatchObject({
      power: 'Mind Shackle 18',
      may: true,
      effects: [
        { unblockableWounds: { 18: 'destroy' }, in: 'fights' },
        { takesControl: { d20: 18, for: 'game' } },
      ],
    });
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
      'Sacred Band figures, adjacent',
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
