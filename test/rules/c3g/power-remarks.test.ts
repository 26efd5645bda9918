import { expect, test } from 'vitest';
import { powerRemarks } from '../../../src/rules/c3g/power-remarks.ts';
import { profileOf } from '../../../src/rules/c3g/profile.ts';
import type { Setting } from '../../powers/attacks.ts';
import { c3gScenario } from './stages/fights.ts';

function remarks(setting: Setting): string[] {
  const scenario = c3gScenario(setting);
  return powerRemarks(scenario, profileOf(scenario));
}

test('an attack of which everything shows needs no remark', () => {
  expect(remarks({ mine: [{ attackDice: 1 }], theirs: [{ evade: 13 }] })).toEqual([]);
});

test('powers that are not modelled, or in part, are named with their figure', () => {
  const powers = [
    { name: 'Telepathy' },
    { name: 'Mind Control', modelled: 'no' },
    { name: 'Aura', modelled: 'partly', effects: [{ attackDice: 1 }] },
  ];
  expect(remarks({ defender: { powers } })).toEqual([
    'Not modelled of D: Telepathy and Mind Control.',
    'Modelled only in part of D: Aura.',
  ]);
});

test('powers that act over several attacks only are named', () => {
  const frenzy = { name: 'Frenzy', effects: [{ anotherTurn: 16 }] };
  const rest = { name: 'Rest', effects: [{ heals: 1, stage: 'endOfTurn' }] };
  expect(remarks({ attacker: { powers: [frenzy] } })).toEqual([
    'Frenzy of A acts over several attacks and cannot show in a single one.',
  ]);
  expect(remarks({ attacker: { powers: [frenzy, rest, 'flying'] } })).toEqual([
    'Frenzy and Rest of A act over several attacks and cannot show in a single one.',
  ]);
});

test('switches that are off are named once, those that are on are not', () => {
  const mine = [
    { attackDice: 1, when: { state: 'shadow' } },
    { automaticSkulls: 1, when: { not: { state: 'shadow' } } },
  ];
  expect(remarks({ mine })).toEqual([
    'Switches that are off here (states) for powers of A: Mine (shadow).',
  ]);
  expect(remarks({ mine, states: ['shadow'] })).toEqual([]);
});

test('what other figures grant is said in words', () => {
  const granted = [{ attackDice: 1, when: 'adjacent' }, { automaticSkulls: 1 }];
  expect(remarks({ attacker: { granted } })).toEqual([
    'Other figures grant A: +1 attack die, when the two are adjacent; +1 automatic skull.',
  ]);
});
