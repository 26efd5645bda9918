import { describe, expect, test } from 'vitest';
import { planBlocks, planLines } from '../../../src/studies/plan/blocks.ts';
import { turn } from '../../report/turns.ts';

describe('the best play of a turn in a few lines', () => {
  test('is the answer, its caveats, what is next, and where more is', async () => {
    const result = await turn();
    const blocks = planBlocks([result], 'two.yaml');
    expect(blocks.map(({ kind }) => kind)).toEqual(['headline', 'list', 'table', 'text']);
    expect(blocks[0]).toEqual({ kind: 'headline', text: result.headline });
    const [, caveats, , last] = blocks;
    expect(caveats).toMatchObject({
      items: result.account.caveats?.map(({ text }) => text),
    });
    expect(last?.kind === 'text' && last.text).toMatch(
      /^knockback run two\.yaml .*; knockback aim two\.yaml /,
    );
  });

  test('is the answer with its caveats where nobody acts', async () => {
    const { account, ...rest } = await turn();
    const { play: _, ...idle } = account;
    const blocks = planBlocks([{ ...rest, account: idle }]);
    expect(blocks.map(({ kind }) => kind)).toEqual(['headline', 'list']);
  });

  test('names no file where there is none to name', async () => {
    const text = JSON.stringify(planBlocks([await turn()]));
    expect(text).toContain('knockback run writes');
    expect(text).toContain('knockback aim ranks');
  });

  test('of a sweep is an answer for each combination, by the name that the file gives it', async () => {
    const result = await turn();
    const results = [
      { ...result, combination: { order: 'best' }, headline: 'One.' },
      { ...result, combination: { order: 'given' }, labels: { order: 'as listed' } },
    ];
    expect(planLines(results)).toEqual(['Order best: One.', `As listed: ${result.headline}`]);
    const [list, more] = planBlocks(results, 'two.yaml');
    expect(list).toMatchObject({ kind: 'list', items: planLines(results) });
    // Places are ranked only for a turn.
    expect(JSON.stringify(more)).not.toContain('knockback aim');
  });
});
