import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { duelPairs } from '../../../src/fight/duel/pairs.ts';
import { NeverEnds } from '../../../src/fight/fights/endless.ts';
import { duelOf, lawIn, planOfDuel, side } from './duels.ts';

const NAMES = ['hawkgirl', 'solomon-grundy', 'the-joker', 'atlaga', 'krug', 'marro-warriors'];
const NONE = side('none', [3, 0, 4]);

const pairOf = (attacker: unknown, defender: unknown, distance = 1) =>
  duelOf({ attacker, defender, distance });

test('pairs come to what each duel by itself comes to, whoever begins', () => {
  const first = pairOf('hawkgirl', 'krug', 3);
  const play = duelPairs(first);
  for (const [i, one] of NAMES.entries()) {
    for (const other of NAMES.slice(i + 1)) {
      const { attacker, defender } = pairOf(one, other);
      const wins = atOnce(play(attacker, defender));
      for (const begins of ['attacker', 'defender'] as const) {
        const model = lawIn(
          planOfDuel({ attacker: one, defender: other, distance: 3, first: begins }),
          'winner',
        );
        expect(wins.attacker[begins]).toBeCloseTo(model[attacker.name] ?? 0, 12);
        expect(wins.defender[begins]).toBeCloseTo(model[defender.name] ?? 0, 12);
      }
    }
  }
});

test('a card that fights itself wins as often as it loses, and keeps its own uses of a power', () => {
  const { attacker, defender, ...setting } = pairOf('atlaga', 'krug');
  const { attacker: one, defender: other } = atOnce(duelPairs(setting)(attacker, attacker));
  expect(one.attacker + one.defender).toBeCloseTo(other.attacker + other.defender, 12);
  expect(one.attacker).toBeCloseTo(other.defender, 12);
  const alone = lawIn(
    planOfDuel({ attacker: 'atlaga', defender: 'atlaga', first: 'attacker' }),
    'winner',
  );
  expect(one.attacker).toBeCloseTo(alone[attacker.name] ?? 0, 12);
});

test('a pair that can wound neither never ends', () => {
  const { attacker, defender, ...setting } = pairOf(NONE, side('other', [2, 0, 1]));
  expect(() => atOnce(duelPairs(setting)(attacker, defender))).toThrow(NeverEnds);
});
