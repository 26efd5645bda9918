import { expect, test } from 'vitest';
import { documentOf, type Setting } from '../../cards/powers/attacks.ts';
import { type GivenDice, text, toldWith } from '../told.ts';

const story = (setting: Setting, dice: GivenDice) => text(toldWith(documentOf(setting), dice));

test('a D20 is told with whose it is, what it shows and what it is for', () => {
  const setting = { defense: 1, theirs: [{ evade: 13 }] };
  const told = story(setting, { attack: 'skull', evade: '14', defense: 'blank' });
  expect(told).toContain(
    'Theirs: D rolls 14 on the D20 for Theirs: when an attack shows at least one skull, roll the D20: on 13 or higher, it evades the attack.',
  );
  expect(told).toContain('What powers did: D evades the attack: no wounds, no Knockback.');
});

test('one roll for several effects of a power is told once', () => {
  const mine = [
    { attackDice: 1, when: { d20: 11 } },
    { automaticSkulls: 1, when: { d20: 16 } },
  ];
  const told = story({ mine }, { 'roll-mine': '17', attack: 'skull', 'attack/2': 'blank' });
  expect(told.match(/on the D20/g)).toHaveLength(1);
});

test('combat dice of a power are told by their faces', () => {
  const mine = [{ unblockableWounds: { dice: 2 }, stage: 'before' }];
  const told = story({ mine }, { unblockableWounds: 'skull blank', attack: 'blank' });
  expect(told).toContain(
    'A rolls one skull and one blank for Mine: before it attacks, it rolls 2 attack dice, and',
  );
  expect(told).toContain('What powers did: D receives one unblockable wound.');
});

test('effects of powers are told in the order of the stages', () => {
  const setting = {
    mine: [
      { extraWounds: 1 },
      { unblockableWounds: 1, stage: 'after' },
      { costs: 1, stage: 'after' },
      { heals: 2 },
      { attackAgain: true },
    ],
    attacker: { life: 5, wounds: 1 },
  };
  expect(story(setting, { attack: 'skull' })).toContain(
    'What powers did: D receives one extra wound from Mine.\n' +
      'Knockback: Knockback does not apply to this attack.\n' +
      'What powers did: D receives one unblockable wound from Mine. A receives one wound from Mine. A is healed of two wounds. A may attack again.',
  );
});

test('an attacker that is destroyed is told, and where nothing happened nothing is', () => {
  const theirs = [{ destroys: 1, stage: 'whenWounded' }];
  expect(story({ theirs }, { attack: 'skull' })).toContain(
    'What powers did: A is destroyed by Theirs.',
  );
  expect(story({ theirs }, { attack: 'blank' })).not.toContain('What powers did');
});

test('dice that are rolled again are told after the roll: all that may be', () => {
  const mine = [
    { rerolls: { dice: 'attack', faces: ['blank', 'shield'] } },
    { automaticSkulls: 1 },
  ];
  const dice = {
    'attack-rerolled': ['skull', 'shield then skull', 'blank then shield'],
    defense: 'blank',
  };
  const told = story({ attack: 3, defense: 1, mine }, dice);
  expect(told).toContain(
    'A rolls one skull, one shield and one blank. A rolls two dice again for Mine: one skull and one shield. A adds one automatic skull from Mine.',
  );
});

test('dice that are rolled again are told after the roll: as many as a limit allows', () => {
  const theirs = [{ rerolls: { dice: 'defense', faces: ['blank'], most: 1 } }];
  const told = story(
    { defense: 2, theirs },
    { attack: 'skull', defense: 'blank blank', rerolls: 'shield' },
  );
  expect(told).toContain(
    'A rolls one skull. D rolls two blanks. D rolls one die again for Theirs: one shield.',
  );
});
