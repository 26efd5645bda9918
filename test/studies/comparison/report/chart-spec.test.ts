import { describe, expect, test } from 'vitest';
import { comparisonSpec } from '../../../../src/studies/comparison/report/chart.ts';
import { counted, resultOf } from '../results.ts';
import { BOTH, COUNTED, comparisonOf, EXACT, pairOf, simulated } from './sides.ts';

/* What the picture is made of. That it can be drawn is tested with real results. */

interface Channel {
  readonly field?: string;
  readonly axis?: { readonly title?: string };
}

interface Layer {
  readonly mark: { readonly type: string; readonly style?: string };
  readonly encoding: Readonly<Record<'x' | 'x2', Channel | undefined>>;
}

interface Panel {
  readonly data: { readonly values: readonly Readonly<Record<string, unknown>>[] };
  readonly layer?: readonly Layer[];
  readonly encoding: Readonly<Record<string, Channel>>;
}

const drawn = (comparison: Parameters<typeof comparisonSpec>[0]) => {
  const { title, vconcat } = comparisonSpec(comparison) as unknown as {
    readonly title: { readonly subtitle: readonly string[] };
    readonly vconcat: readonly Panel[];
  };
  return { subtitle: title.subtitle, panels: vconcat };
};
const fieldsOf = (panel: Panel | undefined) =>
  panel?.layer?.slice(1).map(({ encoding: { x, x2 } }) => [x?.field, x2?.field]);

describe('the picture of a pair', () => {
  const { subtitle, panels } = drawn(pairOf(BOTH, true));

  test('says what A and B are, and which marks are exact', () => {
    expect(subtitle).toEqual([
      'A: A fight (a.json)',
      'B: A fight (b.json)',
      'Dots: simulated, with 95% intervals. Diamonds: exact',
    ]);
    expect(drawn(pairOf(EXACT)).subtitle[2]).toBe('Diamonds: exact');
    expect(drawn(pairOf(COUNTED, true)).subtitle[2]).toBe('Dots: simulated, with 95% intervals');
  });

  test('has differences of chances in percentage points, then of means', () => {
    const [chances, means] = panels;
    expect(chances?.data.values).toHaveLength(1);
    // 3/4 and 1/2; 70 and 55 of 100 trials.
    expect(chances?.data.values[0]).toMatchObject({ label: 'Lucky', exact: -25 });
    expect(chances?.data.values[0]?.simulated).toBeCloseTo(-15, 9);
    expect(means?.data.values[0]).toMatchObject({ label: 'Points scored', exact: 0.25 });
    // 20 + 2 * 30 against 45 + 2 * 30, of 100 trials.
    expect(means?.data.values[0]?.simulated).toBeCloseTo(0.25, 9);
  });

  test('has an interval and a dot for samples, and a diamond for exact odds', () => {
    const marks = [
      ['low', 'high'],
      ['simulated', undefined],
      ['exact', undefined],
    ];
    expect(fieldsOf(panels[0])).toEqual(marks);
    expect(fieldsOf(drawn(pairOf(EXACT)).panels[0])).toEqual(marks.slice(2));
    expect(fieldsOf(drawn(pairOf(COUNTED, true)).panels[0])).toEqual(marks.slice(0, 2));
  });

  test('ends with the distribution of the first count that differs, A next to B', () => {
    expect(panels).toHaveLength(3);
    const { data, encoding } = panels[2] ?? {};
    expect(data?.values).toEqual([
      { value: 0, side: 'A', share: 0.5 },
      { value: 0, side: 'B', share: 0.25 },
      { value: 1, side: 'A', share: 0.25 },
      { value: 1, side: 'B', share: 0.5 },
      { value: 2, side: 'A', share: 0.25 },
      { value: 2, side: 'B', share: 0.25 },
    ]);
    expect(encoding?.x).toMatchObject({ field: 'value', axis: { title: 'Points scored' } });
    expect(encoding?.xOffset?.field).toBe('side');
    expect(encoding?.y).toMatchObject({ field: 'share', axis: { title: 'Share of attacks' } });
    expect(encoding?.color?.field).toBe('side');
  });
});

describe('the picture of a sweep', () => {
  const sweep = (count: number, seed: string, hits: number) =>
    Array.from({ length: count }, (_, at) =>
      resultOf(
        { lucky: counted([0, 100 - hits], [1, hits]) },
        { combination: { at }, ...simulated(seed) },
      ),
    );
  const panelsOf = (count: number) =>
    drawn(comparisonOf(sweep(count, 'a', 40), sweep(count, 'b', 60))).panels;
  const titleOf = ([panel]: readonly Panel[]) => panel?.layer?.[0]?.encoding.x?.axis?.title;

  test('has a row for each combination, of the first measure that differs', () => {
    const panels = panelsOf(60);
    expect(panels).toHaveLength(1);
    expect(panels[0]?.data.values).toHaveLength(60);
    expect(panels[0]?.data.values[59]).toMatchObject({ label: 'at 59' });
    expect(titleOf(panels)).toBe('Lucky: B − A in percentage points');
  });

  test('has at most sixty rows, and says how many there are', () => {
    const panels = panelsOf(61);
    expect(panels[0]?.data.values).toHaveLength(60);
    expect(titleOf(panels)).toBe('Lucky: B − A in percentage points (60 of 61 combinations)');
  });
});
