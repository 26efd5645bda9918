import { describe, expect, test } from 'vitest';
import { svgOf } from '../../../../src/report/pictures/picture.ts';
import { byOverpricing } from '../../../../src/studies/price/prices.ts';
import { pricesSpec } from '../../../../src/studies/price/report/chart.ts';
import { collectionAnswer, unplayed } from './answers.ts';

async function drawn(answer: Parameters<typeof pricesSpec>[0]) {
  const warnings: string[] = [];
  const svg = await svgOf(pricesSpec(answer), (message) => warnings.push(message));
  expect(warnings).toEqual([]);
  return svg;
}

interface Axis {
  readonly scale?: { readonly domain: readonly number[] };
}

interface Panel {
  readonly data: { readonly values: unknown[] };
  readonly layer: readonly { readonly encoding?: { readonly x?: Axis; readonly y?: Axis } }[];
}

const panelsOf = (spec: ReturnType<typeof pricesSpec>) =>
  'hconcat' in spec ? (spec.hconcat as unknown as Panel[]) : [];

describe('printed over estimated points', () => {
  const answer = collectionAnswer();

  test('have a panel for each way, with every card, drawn without a warning', async () => {
    const panels = panelsOf(pricesSpec(answer));
    expect(panels.map(({ data }) => data.values.length)).toEqual([30, 30, 30]);
    const svg = await drawn(answer);
    for (const text of [
      'published formula',
      'regression over made up',
      'by games between armies',
    ]) {
      expect(svg).toContain(text);
    }
  });

  test('name the most over- and underpriced, in words as well', async () => {
    const ranked = byOverpricing(answer.prices.rows, 'armies').map(({ name }) => name);
    const svg = await drawn(answer);
    for (const name of [ranked[0], ranked.at(-1)]) {
      expect(svg).toContain(`>${name}<`);
      expect(pricesSpec(answer).description).toContain(name);
    }
  });

  test('have the same scale in every panel, from 0 or the least estimate to the most points', () => {
    // The axes begin and end at multiples of 50.
    const points = answer.prices.rows.flatMap(({ printed, estimates }) => [
      printed,
      ...estimates.map(({ points: estimated = 0 }) => estimated),
    ]);
    const high = 50 * Math.ceil(Math.max(...points) / 50);
    for (const [i, panel] of panelsOf(pricesSpec(answer)).entries()) {
      const estimated = answer.prices.rows.map(({ estimates }) => estimates[i]?.points ?? 0);
      const low = 50 * Math.floor(Math.min(0, ...estimated) / 50);
      const axesOf = (axis: 'x' | 'y') =>
        panel.layer.flatMap(({ encoding }) => encoding?.[axis]?.scale ?? []);
      for (const [axis, domain] of [['x', [low, high]] as const, ['y', [0, high]] as const]) {
        expect(axesOf(axis).length).toBeGreaterThanOrEqual(3);
        for (const scale of axesOf(axis)) expect(scale.domain).toEqual(domain);
      }
    }
  });

  test('have a tooltip with the spread of an estimate, or with its interval', () => {
    const [published, , inArmies] = panelsOf(pricesSpec(answer));
    const reachesOf = (panel: typeof published) =>
      panel?.data.values.map((point) => (point as { reach: string }).reach) ?? [];
    expect(reachesOf(published).every((reach) => /^± \d+$/.test(reach))).toBe(true);
    expect(reachesOf(inArmies).every((reach) => /^\d+ to \d+$/.test(reach))).toBe(true);
  });

  test('have no panel for armies if no card has a worth in them', async () => {
    expect(panelsOf(pricesSpec(unplayed())).length).toBe(2);
    await drawn(unplayed());
  });
});
