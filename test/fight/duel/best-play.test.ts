import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import type { Side } from '../../../src/cards/powers/figure.ts';
import { bestChoices, CHOOSER } from '../../../src/chance/exact/chains/best-choices.ts';
import { meansAtEnd } from '../../../src/chance/exact/chains/means-at-end.ts';
import { stepList } from '../../../src/chance/exact/chains/step-list.ts';
import { duelPairs } from '../../../src/fight/duel/pairs.ts';
import { WINNERS } from '../../../src/fight/duel/state.ts';
import { type ChoicesToWins, stepsToWins } from '../../../src/fight/duel/steps-to-wins.ts';
import { duelGame } from '../../../src/fight/duel/turn.ts';
import { runsOf } from '../../cases.ts';
import type { Document } from '../scenarios.ts';
import { duelOf } from './duels.ts';

/* Random duels of the best choices: `npm run test:deep` checks most of them. */

const EFFECTS: readonly (readonly Document[])[] = [
  [{ specialAttack: { range: 4, dice: 2 } }],
  [{ specialAttack: { range: 2, dice: 5 }, uses: 1, per: 'game' }],
  [{ superStrength: true }],
  [{ counterStrike: true }],
  [{ heals: 1, stage: 'endOfTurn', when: { d20: 12 } }],
  [{ attackDice: 2, when: 'moved' }],
  [{ ignoreLeavingWounds: 1 }],
  [{ attackDice: 1, when: { distance: 3 } }],
];

const hero = (name: string, leastMove: number) =>
  fc
    .record({
      life: fc.constantFrom(1, 1, 2, 2, 3),
      attack: fc.integer({ min: 1, max: 4 }),
      defense: fc.integer({ min: 0, max: 3 }),
      move: fc.integer({ min: leastMove, max: 6 }),
      range: fc.constantFrom(1, 1, 3, 6),
      powers: fc.array(fc.constantFrom(...EFFECTS), { maxLength: 1 }),
    })
    .map(({ powers, ...numbers }) => ({
      name,
      ...numbers,
      powers: powers.map((effects, i) => ({ name: `${name} ${i}`, may: true, effects })),
    }));

const anyDuel = fc.record({
  attacker: hero('A', 1),
  defender: hero('B', 0),
  distance: fc.integer({ min: 1, max: 8 }),
  rounds: fc.constantFrom(false, false, false, true),
});

const WORTHS = WINNERS.map((winner) => ({ attacker: 1, defender: 0, undecided: 0.5 })[winner]);
const CHOOSERS = { attacker: CHOOSER.highest, defender: CHOOSER.lowest };

/** A duel with every possible choice, and the value of each state for its first side. */
function solved(document: Document) {
  const found = atOnce(stepsToWins(duelGame(duelOf({ ...document, choices: 'best' }))));
  const choosers = found.choosing.map((side) => (side ? CHOOSERS[side] : CHOOSER.dice));
  return { found, ...atOnce(bestChoices({ ...found.steps, choosers }, WORTHS)) };
}

/** The value of each state if every choice is already made. */
function worthUnder({ steps }: ChoicesToWins, chosen: Int32Array): Float64Array {
  const played = stepList();
  for (let state = 0; state < steps.states; state++) {
    const own = chosen[state] as number;
    const end = own < 0 ? (steps.offsets[state + 1] as number) : own + 1;
    for (let step = own < 0 ? (steps.offsets[state] as number) : own; step < end; step++) {
      played.add(steps.next[step] as number, steps.probabilities[step] as number);
    }
    played.endState();
  }
  return (atOnce(meansAtEnd(played.steps(), [WORTHS], [], 0.5)) as [Float64Array])[0];
}

/** Integers below a bound, the same in every run (a linear congruential generator). */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function anyPolicy(found: ChoicesToWins, best: Int32Array, side: Side, seed: number): Int32Array {
  const below = numbersFrom(seed);
  const { offsets } = found.steps;
  return best.map((step, state) => {
    if (found.choosing[state] !== side) return step;
    const first = offsets[state] as number;
    return first + below((offsets[state + 1] as number) - first);
  });
}

/**
 * The value of a duel for its first side, for each side that may begin: its wins, and half of the undecided duels.
 */
function worth(document: Document): readonly number[] {
  const { rules: _, fight, first, attacker, defender, ...setting } = duelOf(document);
  const wins = atOnce(duelPairs({ ...setting, choices: 'best' })(attacker, defender));
  return (['attacker', 'defender'] as const).map(
    (who) => (1 + wins.attacker[who] - wins.defender[who]) / 2,
  );
}

describe('the best choices of random duels', () => {
  test('are beaten in no state by 20 fixed ways to play of either side', () => {
    fc.assert(
      fc.property(anyDuel, fc.nat(), (document, seed) => {
        const { found, values, chosen } = solved(document);
        const most = { attacker: -1, defender: -1 };
        for (const [side, sign] of [['attacker', 1] as const, ['defender', -1] as const]) {
          for (let policy = 0; policy < 20; policy++) {
            const worths = worthUnder(found, anyPolicy(found, chosen, side, seed + policy));
            for (let state = 0; state < worths.length; state++) {
              const gained = sign * ((worths[state] as number) - (values[state] as number));
              most[side] = Math.max(most[side], gained);
            }
          }
        }
        expect(most.attacker).toBeLessThan(1e-9);
        expect(most.defender).toBeLessThan(1e-9);
      }),
      { seed: 6, ...runsOf(1250, 'KNOCKBACK_DUELS', 'deep') },
    );
  });

  test('come to what they are said to be worth', () => {
    fc.assert(
      fc.property(anyDuel, (document) => {
        const { found, values, chosen } = solved(document);
        const worths = worthUnder(found, chosen);
        for (const [state, value] of values.entries()) {
          expect(Math.abs((worths[state] as number) - value)).toBeLessThan(1e-9);
        }
        const told = worth(document);
        for (const [i, side] of (['attacker', 'defender'] as const).entries()) {
          const start = found.starts[side];
          const value = start < 0 ? WORTHS[-1 - start] : values[start];
          expect(told[i]).toBeCloseTo(value as number, 9);
        }
      }),
      { seed: 7, ...runsOf(100, 'KNOCKBACK_DUELS', 'deep') },
    );
  });

  test('make no number of a card worth less when it is higher', () => {
    fc.assert(
      fc.property(
        anyDuel,
        fc.constantFrom('life', 'attack', 'defense', 'move', 'range'),
        (document, name) => {
          // A figure in range must attack (RULES.md, section 5), and Counter Strike punishes that: with a longer
          // Range it takes longer to get out of range.
          fc.pre(name !== 'range' || !JSON.stringify(document.defender).includes('counterStrike'));
          const attacker = { ...document.attacker, powers: [] };
          const before = worth({ ...document, attacker });
          const after = worth({
            ...document,
            attacker: { ...attacker, [name]: attacker[name] + 1 },
          });
          for (const [i, value] of after.entries()) {
            expect(value).toBeGreaterThan((before[i] as number) - 1e-9);
          }
        },
      ),
      { seed: 8, ...runsOf(500, 'KNOCKBACK_DUELS', 'deep') },
    );
  });
});
