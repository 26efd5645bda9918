import type { Chart } from '../charts/chart.ts';

/** What a reader would look for among the pictures of a sweep, and why it is not there. */
export function chartNotes(charts: readonly Chart[], combinations: number): string[] {
  if (combinations < 2) return [];
  const has = (name: string) => charts.some((chart) => chart.name === name);
  return [
    ...(has('sweep')
      ? []
      : [`There is no picture of all ${combinations} combinations: they are too many for bars.`]),
    ...(has('explorer')
      ? []
      : [
          'The odds of one combination are not drawn: all of them together are too many for a page. The sliders choose what is told in words.',
        ]),
  ];
}
