import { describe, expect, test } from 'vitest';
import type { Throw } from '../../../src/dice/throw.ts';
import { KERNEL_NAMES } from '../../../src/simulate/kernels/kernels.ts';
import { prepare } from '../../../src/simulate/kernels/program.ts';
import { rollBatch } from '../../../src/simulate/kernels/roll-batch.ts';
import { CHUNK_TRIALS, chunkState } from '../../../src/simulate/kernels/streams.ts';
import { attackDice, d20 } from '../../dice/throws.ts';

/*
 * Frozen output. It proves only sameness: that today's numbers are yesterday's, on every machine,
 * not that they are right. A change here changes the result of every seed that anyone has noted
 * down. To freeze it anew on purpose: `npx vitest run test/simulate/kernels/golden.test.ts -u`.
 */
const NOTE = 'Frozen output: it proves only sameness, not that the numbers are right.';

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

  const throws: [string, Throw][] = [
    ['6-attack-3-defense', attackDice(6, 3)],
    ['2-attack-1-defense-d20', attackDice(2, 1, d20(16))],
    ['14-attack-4-defense-d20', attackDice(14, 4, d20(20))],
  ];
  const sizes = [1, 1001, 2 * CHUNK_TRIALS + 5];
  const ofEach = KERNEL_NAMES.flatMap((kernel) =>
    throws.map(([name, thrown]) => ({ kernel, name, thrown })),
  );
  test.each(ofEach)(
    'the tallies of $name by the $kernel kernel',
    async ({ kernel, name, thrown }) => {
      const program = prepare(thrown);
      const tallies = sizes.map((trials) => {
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
});
