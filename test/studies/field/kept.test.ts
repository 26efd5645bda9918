import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { duelPairs } from '../../../src/fight/duel/pairs.ts';
import type { Contestant } from '../../../src/studies/field/contestant.ts';
import type { PairOutcome } from '../../../src/studies/field/field.ts';
import { knownPairs, stillHolds } from '../../../src/studies/field/kept.ts';
import { cardNamed, fieldAgainst, fieldOf, SETTING, winsOf } from './fields.ts';

const [a, b, c] = ['a', 'b', 'c'].map((name) => cardNamed(name, { points: 100 })) as [
  Contestant,
  Contestant,
  Contestant,
];
const wins = winsOf(0.7, 0.2);

test('a pair is known from both sides, as long as nothing of it changes on which a duel depends', () => {
  const known = knownPairs([fieldOf([a, b, c], [[undefined, wins, 'endless']])], SETTING);
  expect(known(a.side, b.side)).toEqual(wins);
  expect(known(b.side, a.side)).toEqual({
    attacker: { attacker: wins.defender.defender, defender: wins.defender.attacker },
    defender: { attacker: wins.attacker.defender, defender: wins.attacker.attacker },
  });
  expect([known(a.side, c.side), known(c.side, a.side)]).toEqual(['endless', 'endless']);
  expect(known(b.side, c.side)).toBeUndefined();
  const dearer = cardNamed('a', { points: 120, set: 'Another' });
  expect(known(dearer.side, b.side)).toEqual(wins);
  const stronger = cardNamed('a', { points: 100, attack: 4 });
  expect(known(stronger.side, b.side)).toBeUndefined();
});

test.each([
  ['the distance', { distance: 2 }],
  ['Super Strength', { superStrength: false }],
  ['a switch', { states: ['shadow'] }],
  [
    'a ruling',
    {
      rulings: {
        ...SETTING.rulings,
        automaticShieldsNeedARoll: !SETTING.rulings.automaticShieldsNeedARoll,
      },
    },
  ],
])('nothing is known where %s is another', (_, setting) => {
  const field = fieldAgainst([a], [b], [[wins]]);
  expect(knownPairs([field], { ...SETTING, ...setting })(a.side, b.side)).toBeUndefined();
  // A setting that only affects means does not matter.
  const known = knownPairs([field], { ...SETTING, countsUnmodelled: true });
  expect(known(a.side, b.side)).toEqual(wins);
});

test('what is kept holds where a duel comes to the same again, and not where it does not', () => {
  const cards = { rows: [a, b], columns: [a, b], absent: [] };
  const played: PairOutcome = atOnce(duelPairs(SETTING)(a.side, b.side));
  const of = (outcome: PairOutcome) => knownPairs([fieldAgainst([a], [b], [[outcome]])], SETTING);
  expect(stillHolds(of(played), cards, SETTING)).toBe(true);
  expect(stillHolds(of(wins), cards, SETTING)).toBe(false);
  expect(stillHolds(of('tooManyStates'), cards, SETTING)).toBe(false);
});

test('of many against few, every row is looked at', () => {
  const play = duelPairs(SETTING);
  const rows = [a, b, c];
  const columns = [cardNamed('x', { life: 2 })];
  const holds = (kept: PairOutcome[][]) => {
    const strong = rows.map((one, i) => ({ ...one, side: { ...one.side, life: 4 + i } }));
    const known = knownPairs([fieldAgainst(strong, columns, kept)], SETTING);
    return stillHolds(known, { rows: strong, columns, absent: [] }, SETTING);
  };
  const right = rows.map(({ side }, i) => [
    atOnce(play({ ...side, life: 4 + i }, (columns[0] as Contestant).side)),
  ]);
  expect(holds(right)).toBe(true);
  expect(holds([right[0], right[1], [wins]] as PairOutcome[][])).toBe(false);
});
