import type { OddsRow } from '../../report/charts/odds-row.ts';
import { percent } from '../../words/numbers.ts';
import { BarsHead } from './bars-head.tsx';
import { roomFor } from './room-for.ts';

export type Reading = 'exactly' | 'at least';

/** More bars than these are drawn closer together. */
const MANY = 16;

interface BarsProps {
  readonly title: string;
  readonly rows: readonly OddsRow[];
  readonly reading: Reading;
}

/** A bar for each value of a measure, with its chance; where it was simulated, a tick with its interval. */
export function Bars({ title, rows, reading }: BarsProps) {
  const isAtLeast = reading === 'at least' && rows.some((row) => row.exactAtLeast !== undefined);
  const shown = rows.map((row) => shownOf(row, isAtLeast));
  const largest = Math.max(...shown.map(({ chance, high }) => Math.max(chance, high ?? 0)), 1e-9);
  const share = (chance: number) => `${(100 * chance) / largest}%`;
  return (
    <table
      class={shown.length > MANY ? 'bars many' : 'bars'}
      style={roomFor(shown.map(({ chance }) => percent(chance, 1)))}
    >
      <BarsHead title={title} isAtLeast={isAtLeast} columns={[isAtLeast ? 'P(≥ x)' : 'P(= x)']} />
      <tbody>
        {shown.map(({ value, chance, low, high }) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            <td>
              <span class="bar" aria-hidden="true">
                <span class="fill" style={{ width: share(chance) }} />
                {low !== undefined && high !== undefined && (
                  <span class="whisker" style={{ left: share(low), width: share(high - low) }} />
                )}
              </span>
              <span class="chance">{percent(chance, 1)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Shown {
  readonly value: number | string;
  readonly chance: number;
  readonly low: number | undefined;
  readonly high: number | undefined;
}

function shownOf(row: OddsRow, isAtLeast: boolean): Shown {
  const { value } = row;
  return isAtLeast
    ? {
        value,
        chance: row.exactAtLeast ?? row.simulatedAtLeast ?? 0,
        low: row.lowAtLeast,
        high: row.highAtLeast,
      }
    : { value, chance: row.exact ?? row.simulated ?? 0, low: row.low, high: row.high };
}
