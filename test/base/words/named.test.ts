import { expect, test } from 'vitest';
import {
  does,
  inSentence,
  isPlural,
  its,
  possessive,
  singularOf,
  verbOf,
} from '../../../src/base/words/named.ts';

const squad = (name: string) => ({ name, type: 'squad' });
const hero = (name: string) => ({ name, type: 'hero' });

test.each([
  ['Tarn Viking Warriors', true],
  ['Ninjas of the Northern Wind', true],
  ['4th Massachusetts Minutemen', true],
  ['the other Marro Warriors', true],
  ['10th Regiment of Foot', false],
  ['Airborne Elite', false],
  ['Hydra Locus', false],
  ['Sacred Oasis', false],
  ['Glass', false],
  ['B-11 Resistance Corps', false],
  ['Teeth of the Makwa', true],
])('as a squad, %s takes the verb of several: %s', (name, several) => {
  expect(isPlural(squad(name))).toBe(several);
  // A hero is singular, whatever its name ends in.
  expect(isPlural(hero(name))).toBe(false);
});

test('names stand with their verbs, and own what is theirs', () => {
  expect(does(hero('Braxas'), 'wins')).toBe('Braxas wins');
  expect(possessive(hero('Braxas'))).toBe("Braxas's");
  expect(does(squad('Marro Warriors'), 'wins')).toBe('Marro Warriors win');
  expect(possessive(squad('Marro Warriors'))).toBe("Marro Warriors'");
  expect(possessive(squad('Minutemen'))).toBe("Minutemen's");
  expect(its(squad('Orcs'))).toBe('their');
  expect(its(hero('Krug'))).toBe('its');
});

test.each([
  ['is', 'are'],
  ['has', 'have'],
  ['does', 'do'],
  ['misses', 'miss'],
  ['displaces', 'displace'],
  ['destroys', 'destroy'],
  ['evades', 'evade'],
  ['may', 'may'],
])('one %s, several %s', (one, several) => {
  expect(verbOf(false, one)).toBe(one);
  expect(verbOf(true, one)).toBe(several);
});

test('an article in a name is no capital within a sentence', () => {
  expect(inSentence('The Joker')).toBe('the Joker');
  expect(inSentence('Theracus')).toBe('Theracus');
});

test.each([
  ['Tarn Viking Warriors', 'Tarn Viking Warrior'],
  ['Ninjas of the Northern Wind', 'Ninja of the Northern Wind'],
  ['Wolves of Badru', 'Wolf of Badru'],
  ['Minutemen', 'Minuteman'],
  ['Airborne Elite', 'Airborne Elite'],
  ['10th Regiment of Foot', '10th Regiment of Foot'],
  ['Knaves of the Silver Scimitar', 'Knave of the Silver Scimitar'],
  ['Zombies of Morindan', 'Zombie of Morindan'],
  ['Sentries of the Gate', 'Sentry of the Gate'],
  ['Gorillas', 'Gorilla'],
  ['B-11 Resistance Corps', 'B-11 Resistance Corps'],
  ['12th Caucasus Rifles', '12th Caucasus Rifles'],
  ["Morgan's Riflemen", "Morgan's Rifleman"],
  ['Teeth of the Makwa', 'Tooth of the Makwa'],
])('one of the %s is a %s', (name, one) => {
  expect(singularOf(squad(name))).toBe(one);
});
