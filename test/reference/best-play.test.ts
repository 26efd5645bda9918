import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../src/base/words/steps.ts';
import { duelPairs } from '../../src/fight/duel/pairs.ts';
import { FIGHT_RULINGS } from '../../src/fight/rulings.ts';
import { completeRulings } from '../../src/rules/ruling.ts';
import { dealt, runsOf } from '../cases.ts';
import { sideOf } from './agreement.ts';
import { bestWorth, type CardData, cardOf } from './index.ts';

/* Best choices of both sides, and rounds: the reference has a solver of its own. */

interface Duel {
  readonly attacker: CardData;
  readonly defender: CardData;
  readonly distance?: number;
  readonly rounds?: boolean;
}

/** The value of a duel for its first side, for each side that may begin, as the engine plays it. */
function engineWorth({ attacker, defender, distance = 1, rounds }: Duel): number[] {
  const play = duelPairs({
    distance,
    choices: 'best',
    ...(rounds && { rounds }),
    superStrength: true,
    rulings: completeRulings(FIGHT_RULINGS, undefined),
  });
  const wins = atOnce(play(sideOf(attacker), sideOf(defender)));
  return (['attacker', 'defender'] as const).map(
    (first) => (1 + wins.attacker[first] - wins.defender[first]) / 2,
  );
}

/** The error that is left because a fight stops with probability 1e-8 at each moment, and because of rounding. */
const SAME = 1e-6;

function expectSame(duel: Duel): void {
  const engine = engineWorth(duel);
  for (const [i, worth] of bestWorth(duel).entries()) {
    expect(Math.abs(worth - (engine[i] as number))).toBeLessThan(SAME);
  }
}

const POWERS: readonly (readonly object[])[] = [
  [{ superStrength: true }],
  [{ counterStrike: true }],
  [{ specialAttack: { range: 4, dice: 2 } }],
  [{ specialAttack: { range: 2, dice: 4 }, uses: 1, per: 'game' }],
  [{ attackDice: 2, when: 'moved' }],
  [{ attackDice: 1, when: { distance: 3 } }],
  [{ costs: 1, stage: 'after', when: { not: 'wounded' } }, { attackDice: 2 }],
];

const hero = (name: string, leastMove: number, life: number) =>
  fc
    .record({
      life: fc.integer({ min: 1, max: life }),
      attack: fc.integer({ min: 1, max: 3 }),
      defense: fc.integer({ min: 0, max: 2 }),
      move: fc.integer({ min: leastMove, max: 5 }),
      range: fc.constantFrom(1, 1, 3, 6),
      base: fc.constantFrom('single', 'double'),
      powers: fc.array(fc.constantFrom(...POWERS), { maxLength: 1 }),
    })
    .map(({ powers, ...numbers }) => {
      const own = powers.map((effects, i) => ({ name: `${name} ${i}`, effects }));
      return { name, type: 'hero', ...numbers, powers: own } as unknown as CardData;
    });

const plain = (name: string, life: number) =>
  ({
    name,
    type: 'hero',
    life,
    attack: 6,
    defense: 4,
    move: 0,
    range: 1,
    powers: [],
  }) as unknown as CardData;

describe('the best choices of the engine are worth what those of the reference are', () => {
  test('in random duels', () => {
    fc.assert(
      fc.property(
        hero('A', 1, 2),
        hero('D', 0, 2),
        fc.constantFrom(1, 1, 2, 4, 7),
        (attacker, defender, distance) => expectSame({ attacker, defender, distance }),
      ),
      { seed: 31, ...runsOf(150, 'KNOCKBACK_DUELS') },
    );
  });

  test('in random duels in rounds', () => {
    fc.assert(
      fc.property(
        hero('A', 1, 1),
        hero('D', 0, 1),
        fc.constantFrom(1, 3),
        (attacker, defender, distance) =>
          expectSame({ attacker, defender, distance, rounds: true }),
      ),
      { seed: 32, ...runsOf(15, 'KNOCKBACK_DUELS') },
    );
  });

  test.each(
    dealt(
      [
        ['Agent Skahen', 'Isamu'],
        ['Isamu', 'Otonashi'],
        ['Krav Maga Agents', 'Otonashi'],
        ['Izumi Samurai', 'Eldgrim the Viking Champion'],
      ] as const,
      'quick',
    ),
  )('of %s and %s', (one, other) => {
    expectSame({ attacker: cardOf(one), defender: cardOf(other) });
  });

  test('two who can do nothing but attack, in rounds: 24.114% for the first one to begin', () => {
    const duel = { attacker: plain('A', 5), defender: plain('D', 8) };
    const [first, second] = bestWorth({ ...duel, rounds: true });
    expect(first).toBeCloseTo(0.24114, 5);
    expect((first + second) / 2).toBeCloseTo(0.21341, 5);
    const [alone, after] = bestWorth(duel);
    expect(alone).toBeCloseTo(0.28334, 5);
    expect((alone + after) / 2).toBeCloseTo(0.21341, 5);
    expectSame({ ...duel, rounds: true });
  });
});
