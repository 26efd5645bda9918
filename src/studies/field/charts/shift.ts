import {
  BEFORE_AND_AFTER,
  type Chart,
  type ChartSpec,
  LOOK,
  labelWidth,
  layers,
  nameAxis,
  nameLabels,
} from '../../../report/index.ts';
import { shareText } from '../cells.ts';
import { comparedFields, moveOf } from '../compared.ts';
import type { FieldResult } from '../field.ts';
import { changesText } from '../field-of.ts';
import { EVEN } from '../standing.ts';

const MOST_CARDS = 20;
/** The maximum width of a row's label, in pixels. */
const MOST_LABEL = 190;
const ROW = 24;

/** The change of the mean win share, for the cards that change most. */
export function fieldShift({ field, whatIf }: FieldResult): Chart[] {
  if (!whatIf) return [];
  const moving = comparedFields(field, whatIf.field).shifts.flatMap((shift) => {
    const { name, before, after } = shift;
    if (!before || !after || Math.abs(moveOf(shift) ?? 0) <= EVEN) return [];
    return [{ card: name, before: before.mean, after: after.mean }];
  });
  if (moving.length === 0) return [];
  const values = moving.slice(0, MOST_CARDS);
  const title = `How the mean win shares move: ${changesText(whatIf.changes)}`;
  const part =
    moving.length > values.length
      ? `The ${values.length} of ${moving.length} that change most. `
      : '';
  const texts = values.map(
    ({ card, before, after }) => `${card} from ${shareText(before)} to ${shareText(after)}`,
  );
  const names = values.map(({ card }) => card);
  const ends = values.flatMap(({ card, before, after }) => [
    { card, when: 'now', share: before },
    { card, when: 'what if', share: after },
  ]);
  const spec: ChartSpec = {
    ...LOOK,
    description: `${title}. ${part}${texts.join(', ')}.`,
    title: { text: title, subtitle: `${part}Grey: now; blue: what if` },
    width: 460,
    height: ROW * values.length,
    data: { values: ends },
    encoding: {
      y: {
        field: 'card',
        type: 'nominal',
        sort: null,
        title: null,
        axis: {
          domain: false,
          ticks: false,
          ...nameAxis(names, MOST_LABEL),
        },
      },
    },
    layer: layers(
      {
        data: { values },
        mark: { type: 'rule', style: 'faint', strokeWidth: 2 },
        encoding: {
          x: {
            field: 'before',
            type: 'quantitative',
            title: 'Mean win share',
            scale: { zero: false },
            axis: { format: '.0%', domain: false, ticks: false, tickCount: 6 },
          },
          x2: { field: 'after' },
        },
      },
      {
        mark: { type: 'point', filled: true, size: 60 },
        encoding: {
          x: { field: 'share', type: 'quantitative' },
          color: {
            field: 'when',
            type: 'nominal',
            scale: { domain: ['now', 'what if'], range: BEFORE_AND_AFTER },
            legend: null,
          },
          tooltip: [
            { field: 'card', title: 'card' },
            { field: 'when', title: 'when' },
            { field: 'share', type: 'quantitative', title: 'mean win share', format: '.2%' },
          ],
        },
      },
    ),
  };
  const widest = Math.max(...nameLabels(names, MOST_LABEL).map(labelWidth));
  return [{ name: 'field-shift', spec, least: Math.ceil(widest) + 160 }];
}
