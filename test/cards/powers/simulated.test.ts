import { describe, expect, test } from 'vitest';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { prepare } from '../../../src/chance/simulate/kernels/program.ts';
import { CHUNK_TRIALS } from '../../../src/chance/simulate/kernels/streams.ts';
import { addTo, emptyTally } from '../../../src/chance/simulate/kernels/tally.ts';
import { rollBatch } from '../../../src/chance/simulate/schedule/roll-batch.ts';
import { fitOfThrow, summariseThrow } from '../../experiments/results/throws.ts';
import { planOf } from '../../fight/scenarios.ts';
import { documentOf, type Setting } from './attacks.ts';

/*
 * A correct simulation falls below p = 1e-6 once in a million seeds, and beyond five standard errors twice in a
 * million values; seeds are fixed.
 */
const LEAST_P = 1e-6;

const fights: [string, Setting][] = [
  [
    'D20 tables, for dice and for extra wounds',
    {
      attack: 4,
      defense: 3,
      mine: [{ attackDice: { 11: 1, 18: 2 } }, { extraWounds: { 10: 1, 20: 'destroy' } }],
      defender: { life: 5 },
    },
  ],
  ['evasion', { attack: 3, defense: 3, theirs: [{ evade: 13 }, { counterStrike: true }] }],
  [
    'rerolls, with and without a limit',
    {
      attack: 4,
      defense: 4,
      mine: [{ superStrength: true }, { rerolls: { dice: 'attack', faces: ['blank'] } }],
      theirs: [{ rerolls: { dice: 'defense', faces: ['skull', 'blank'], most: 2 } }],
    },
  ],
  [
    'a special attack with effects of its own',
    {
      defense: 4,
      special: {
        dice: 4,
        againWhen: 'destroyed',
        effects: [
          { hitsPerSkull: 2, when: { d20: 15 } },
          { enemyDefenseDice: -1, when: { d20: 8 } },
        ],
      },
      defender: { life: 4 },
    },
  ],
];

describe.each(fights)('%s', (_, setting) => {
  const { model, account } = planOf(documentOf(setting));
  const weighed = weigh(model.thrown);
  const program = prepare(model.thrown);
  const roll = (seed: string) => {
    const batch = { job: 0, program, seed, firstChunk: 0, chunks: 1, lastTrials: CHUNK_TRIALS };
    const tally = emptyTally(program.cells);
    addTo(tally, CHUNK_TRIALS, rollBatch(batch));
    return tally;
  };

  test.each(['1', '2', 'knockback'])('simulated agrees with exact, seed %s', (seed) => {
    expect(fitOfThrow(weighed, roll(seed))?.pValue).toBeGreaterThan(LEAST_P);
  });

  test('every simulated measure lies within five standard errors of the exact one', () => {
    const tally = roll('measures');
    const both = { weighed, exact: true, simulated: tally };
    for (const { measure, outcomes } of summariseThrow(model, account.measures, both)) {
      for (const { value, exact, simulated } of outcomes) {
        const p = Number(exact?.numerator) / Number(exact?.denominator);
        const error = Math.sqrt((p * (1 - p)) / tally.trials);
        const away = Math.abs((simulated?.probability ?? 0) - p);
        expect(away, `${measure.name} ${value}`).toBeLessThanOrEqual(5 * error);
      }
    }
  });
});
