import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../../src/report/blocks.ts';
import { fitStatement } from '../../../src/report/sentences/simulation.ts';
import { shareOfTrials, trialOf } from '../../../src/report/tables/cast.ts';
import { duels, survivals } from '../fights.ts';

const textOf = (blocks: ReturnType<typeof blocksOf>) =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n');

describe('what is simulated is called what it is', () => {
  test('duels', async () => {
    const results = await duels({}, 2000);
    expect(textOf(blocksOf(results))).toContain('2,000 duels simulated from seed');
    expect(fitStatement(results)?.meaning).toMatch(/^2,000 duels were rolled/);
    expect(shareOfTrials(results)).toBe('Share of duels');
  });

  test('series of attacks', async () => {
    const results = await survivals({}, 2000);
    expect(textOf(blocksOf(results))).toContain('2,000 series of attacks simulated from seed');
  });

  test('attacks, by either game', () => {
    expect(trialOf([{ scenario: { rules: 'c3g' } }])).toEqual(['attack', 'attacks']);
    expect(trialOf([{ scenario: { rules: 'heroclix' } }])).toEqual(['attack', 'attacks']);
  });
});
