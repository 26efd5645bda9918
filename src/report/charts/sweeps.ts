import { spoken } from '../../base/index.ts';
import type { Result } from '../../experiments/index.ts';
import { trialOf } from '../tables/cast.ts';
import { variedFields } from '../tables/labels.ts';
import type { Chart } from './chart.ts';
import { heatMap } from './heat-map.ts';
import { sweepBars } from './sweep-bars.ts';
import { mapAxes, type SweepPictureRow } from './sweep-picture.ts';
import { quantitiesOf } from './sweep-quantity.ts';

/** The most bars that can still be read. */
const MOST_BARS = 60;

/** For a sweep: heat maps over two varied fields and more, else a bar for every combination. */
export function sweeps(results: readonly Result[]): Chart[] {
  const [first] = results;
  if (!first || results.length < 2) return [];
  const fields = variedFields(results).map(({ name }) => name);
  const labels = valueLabels(results);
  return quantitiesOf(results).flatMap((quantity): Chart[] => {
    const rows = results.map((result, i) => ({
      combination: i,
      ...rowOf(labels[i] ?? []),
      ...quantity.of(result),
    }));
    const title = { text: quantity.title, subtitle: subtitle(first) };
    const picture = { quantity, fields, rows, title };
    const axes = mapAxes(picture);
    if (axes) return [{ name: quantity.name, ...heatMap(picture, axes) }];
    if (results.length > MOST_BARS) return [];
    return [{ name: quantity.name, spec: sweepBars(picture) }];
  });
}

function rowOf(labels: readonly string[]): SweepPictureRow {
  return {
    ...Object.fromEntries(labels.map((label, i) => [`field${i}`, label])),
    label: labels.join(' · '),
  };
}

/** The varied values of each combination, in the order of their fields. */
export function valueLabels(results: readonly Result[]): string[][] {
  const fields = variedFields(results);
  return results.map(({ combination }) =>
    fields.map(({ field, labelOf }) => labelOf(combination[field])),
  );
}

function subtitle(result: Result): string {
  const { simulation, question } = result;
  const { exact } = question.odds;
  const each = simulation
    ? `${spoken(simulation.trials)} simulated ${trialOf([result])[1]} for each`
    : '';
  return [exact ? 'Exact odds' : '', each].filter(Boolean).join('; ');
}
