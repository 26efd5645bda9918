import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KERNEL_NAMES } from '../../../../src/chance/simulate/kernels/kernels.ts';
import { prepare } from '../../../../src/chance/simulate/kernels/program.ts';
import { CHUNK_TRIALS, chunkState } from '../../../../src/chance/simulate/kernels/streams.ts';
import { rollBatch } from '../../../../src/chance/simulate/schedule/roll-batch.ts';
import { referenceKernel } from '../../../oracle/kernel.ts';
import { NOTE, SIZES, THROWS } from './golden-throws.ts';

/*
 * Frozen output, which proves only sameness: that today's numbers equal yesterday's on every machine, not that they
 * are correct. A change here changes the result of every seed that anyone has recorded. To freeze it again on
 * purpose: `npx vitest run test/chance/simulate/kernels/golden.test.ts -u`. The tallies were first made by the
 * literal reference in `test/oracle/kernel.ts`, in minutes.
 */

const frozen = (data: object) => `${JSON.stringify({ note: NOTE, ...data }, null, 2)}\n`;

describe('the numbers of a seed stay what they were', () => {
  test('the starting states of the first and of a late chunk', async () => {
    const states = [0, 1, 4_000_000_000].map((chunk) => [
      `chunk ${chunk}`,
      Object.fromEntries(chunkState('knockback', chunk).entries()),
    ]);
    const text = frozen({ seed: 'knockback', words: Object.fromEntries(states) });
    await expect(text).toMatchFileSnapshot('golden/streams.json');
  });

  const ofEach = KERNEL_NAMES.flatMap((kernel) =>
    THROWS.map(([name, thrown]) => ({ kernel, name, thrown })),
  );
  test.each(ofEach)(
    'the tallies of $name by the $kernel kernel',
    async ({ kernel, name, thrown }) => {
      const program = prepare(thrown);
      const tallies = SIZES.map((trials) => {
        const chunks = Math.ceil(trials / CHUNK_TRIALS);
        const lastTrials = trials - (chunks - 1) * CHUNK_TRIALS;
        const batch = {
          job: 0,
          program,
          seed: 'born-on-a-monday',
          firstChunk: 0,
          chunks,
          lastTrials,
          kernel,
        };
        const counts = [...rollBatch(batch).entries()].filter(([, count]) => count > 0);
        return [`${trials} trials`, Object.fromEntries(counts)];
      });
      const text = frozen({ seed: 'born-on-a-monday', countsByCell: Object.fromEntries(tallies) });
      await expect(text).toMatchFileSnapshot(`golden/${name}.json`);
    },
  );

  test.each(THROWS)('%s: the literal reference gives the first of them', (name, thrown) => {
    const program = prepare(thrown);
    const counts = new Uint32Array(program.cells);
    referenceKernel(program, chunkState('born-on-a-monday', 0), 1001, counts);
    const { countsByCell } = JSON.parse(
      readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8'),
    ) as { countsByCell: Record<string, Record<string, number>> };
    const counted = [...counts.entries()].filter(([, count]) => count > 0);
    expect(Object.fromEntries(counted)).toEqual(countsByCell['1001 trials']);
  });
});
