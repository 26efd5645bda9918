import { listed } from '../../../base/index.ts';
import { combinationLabel } from '../../../report/index.ts';
import { isBeyondChance, type MeasureDifference, type Pair } from '../comparison.ts';
import {
  isSame,
  knownDifference,
  mainDifference,
  type QuantityDifference,
  sidesOf,
  unitOf,
} from './quantity.ts';

/** The first measure that differs, in a sentence; over a sweep from the least to the most. */
export function comparisonHeadline(pairs: readonly Pair[]): string {
  const all = pairs.flatMap((pair) => pair.measures.map((one) => ({ pair, one })));
  const first =
    all.find(({ one }) => isDifferent(one) && mainDifference(one)) ??
    all.find(({ one }) => !isSame(one) && mainDifference(one));
  if (!first) {
    const titles = all.filter(({ one }) => isDifferent(one)).map(({ one }) => one.measure.title);
    if (titles.length > 0) return `A and B differ in this: ${listed([...new Set(titles)])}.`;
    return all.every(({ one }) => one.verdict === 'same')
      ? 'A and B have the same odds, exactly, in everything that both measure.'
      : 'No difference between A and B was seen.';
  }
  const { name, title } = first.one.measure;
  const column = all.flatMap(({ pair, one }) => {
    const quantity = one.measure.name === name ? mainDifference(one) : undefined;
    return quantity ? [{ pair, one, quantity, by: knownDifference(quantity.difference) }] : [];
  });
  const [least, ...more] = column.toSorted((x, y) => x.by - y.by);
  const most = more.at(-1);
  if (!least) return '';
  const about = least.one.measure.kind === 'flag' ? title : `${title}, on average`;
  if (!most) return `${about}: ${oneText(least.one, least.quantity)}`;
  const unit = unitOf(
    least.one.measure,
    column.map(({ quantity }) => quantity.difference),
  );
  const by = (one: typeof least) => `${unit.difference(one.by)}${unitName(one.one)}`;
  const over = `${column.length} combinations`;
  if (least.by === most.by) return `${about}: B − A ${by(least)} in all ${over}.`;
  const at = (one: typeof least) => `${by(one)} (${combinationLabel(one.pair)})`;
  return `${about}: B − A from ${at(least)} to ${at(most)}, over ${over}.`;
}

function isDifferent({ verdict }: MeasureDifference): boolean {
  return verdict === 'different' || verdict === 'beyondChance';
}

function oneText(one: MeasureDifference, { difference, unit }: QuantityDifference): string {
  const { exact, simulated } = difference;
  const [a, b] = sidesOf(difference).map(unit.text);
  const by = `${unit.difference(knownDifference(difference))}${unitName(one)}`;
  const interval = simulated?.interval
    ? `95% interval ${unit.interval(simulated.interval)}`
    : undefined;
  if (exact) {
    const also =
      simulated &&
      ` (simulated ${[unit.difference(simulated.difference), interval].filter(Boolean).join(', ')})`;
    return `${a} in A, ${b} in B: ${by} exactly${also ?? ''}.`;
  }
  const said =
    one.verdict === 'sameSample'
      ? 'which is one sample'
      : isBeyondChance(one)
        ? 'beyond chance'
        : 'which chance alone can make';
  return `${a} in A, ${b} in B: ${[by, interval && `(${interval})`].filter(Boolean).join(' ')}, ${said}.`;
}

function unitName({ measure }: MeasureDifference): string {
  return measure.kind === 'flag' ? ' percentage points' : '';
}
