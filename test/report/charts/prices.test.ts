import { describe, expect, test } from 'vitest';
import { byOverpricing } from '../../../src/pricing/prices.ts';
import { pricesSpec } from '../../../src/report/charts/prices.ts';
import { svgOf } from '../../../src/report/pictures/picture.ts';
import { collectionAnswer, unplayed } from '../pricing/answers.ts';

async function drawn(answer: Parameters<typeof pricesSpec>[0]) {
  const warnings: string[] = [];
  const svg = await svgOf(pricesSpec(answer), (message) => warnings.push(message));
  expect(warnings).toEqual([]);
  return svg;
}

const panelsOf = (spec: ReturnType<typeof pricesSpec>) =>
  'hconcat' in spec ? (spec.hconcat as { data: { values: unknown[] } }[]) : [];

describe('printed over estimated points', () => {
  const answer = collectionAnswer();

  test('have a panel for each way, with every card, drawn without a warning', async () => {
    const panels = panelsOf(pricesSpec(answer));
    expect(panels.map(({ data }) => data.values.length)).toEqual([30, 30, 30]);
    const svg = await drawn(answer);
    for (const text of ['published formula', 'regression of made up', 'by play']) {
      expect(svg).toContain(text);
    }
  });

  test('name the most over- and underpriced, in words as well', async () => {
    const ranked = byOverpricing(answer.prices.rows, 'play').map(({ name }) => name);
    const svg = await drawn(answer);
    for (const name of [ranked[0], ranked.at(-1)]) {
      expect(svg).toContain(`>${name}<`);
      expect(pricesSpec(answer).description).toContain(name);
    }
  });

  test('mark cards of which duels leave powers out', async () => {
    const last = byOverpricing(answer.prices.rows, 'play').at(-1)?.name ?? '';
    const [, , panel] = panelsOf(pricesSpec(collectionAnswer('play', [last])));
    expect(panel?.data.values).toContainEqual(
      expect.objectContaining({ card: last, kind: 'leftOut' }),
    );
    expect(await drawn(collectionAnswer('play', [last]))).toContain('not modelled');
    expect(await drawn(answer)).not.toContain('not modelled');
  });

  test('have no panel for duels that were not played', async () => {
    expect(panelsOf(pricesSpec(unplayed())).length).toBe(2);
    await drawn(unplayed());
  });
});
