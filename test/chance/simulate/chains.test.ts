import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KERNEL_NAMES } from '../../../src/chance/simulate/kernels/kernels.ts';
import { CHUNK_TRIALS } from '../../../src/chance/simulate/kernels/streams.ts';
import type { Job } from '../../../src/chance/simulate/schedule/job.ts';
import type { Rolled } from '../../../src/chance/simulate/schedule/rolled.ts';
import {
  type SimulateOptions,
  simulate,
  type Until,
} from '../../../src/chance/simulate/simulate.ts';
import { runsOf } from '../../cases.ts';
import { machine } from '../../machine.ts';
import { anyChainProgram } from './kernels/chains/chains.ts';

/** Two fights, whose ends are watched: the first cells of their first view. */
const anyFights: fc.Arbitrary<Job[]> = fc.array(
  anyChainProgram.map((program) => ({ program, watched: [0] })),
  { minLength: 2, maxLength: 2 },
);

const trials = 3 * CHUNK_TRIALS + 1001;
const untils: [string, Until][] = [
  ['a number of fights', { trials }],
  ['enough fights', { isEnough: (_, tally) => tally.trials === 3 * CHUNK_TRIALS }],
];
const alone: SimulateOptions & { seed: string } = { machine, threads: 1, seed: 'fights' };

test.each(untils)('until %s: any threads and either kernel come to the same', async (_, until) => {
  await fc.assert(
    fc.asyncProperty(anyFights, async (jobs) => {
      const expected = await simulate(jobs, until, alone);
      expect(expected.every(({ complete }) => complete)).toBe(true);
      for (const kernel of KERNEL_NAMES) {
        expect(await simulate(jobs, until, { ...alone, threads: 2, kernel })).toEqual(expected);
      }
    }),
    runsOf(5, undefined, 'deep'),
  );
});

test.each(untils)(
  'until %s: a run that was ended goes on to what it would have come to',
  async (_, until) => {
    await fc.assert(
      fc.asyncProperty(anyFights, fc.integer({ min: 1, max: 6 }), async (jobs, answers) => {
        const controller = new AbortController();
        let left = answers;
        let kept = '';
        await simulate(jobs, until, {
          ...alone,
          signal: controller.signal,
          onProgress(_, rolled) {
            if (--left > 0) return;
            controller.abort();
            kept = JSON.stringify(
              rolled().map((one) => ({ ...one, counts: Array.from(one.counts) })),
            );
          },
        });
        const from: Rolled[] = JSON.parse(kept);
        const resumed = await simulate(jobs, until, { ...alone, from });
        expect(resumed).toEqual(await simulate(jobs, until, alone));
      }),
      runsOf(5, undefined, 'deep'),
    );
  },
);

test('shards played apart add up to the whole', async () => {
  await fc.assert(
    fc.asyncProperty(anyFights, fc.integer({ min: 2, max: 5 }), async (jobs, of) => {
      const whole = await simulate(jobs, { trials }, alone);
      const sums = jobs.map(({ program }) => new Float64Array(program.cells));
      for (let index = 1; index <= of; index++) {
        const shard = { index, of };
        const results = await simulate(jobs, { trials }, { ...alone, shard });
        for (const [job, { tally }] of results.entries()) {
          sums[job] = (sums[job] ?? new Float64Array()).map(
            (sum, cell) => sum + (tally.counts[cell] ?? 0),
          );
        }
      }
      expect(sums).toEqual(whole.map(({ tally }) => tally.counts));
    }),
    runsOf(5, undefined, 'deep'),
  );
});
