/*
 * Tables of horizontal bars that show chances, either of one result or of two compared results, and the legend for the
 * colors of the bars.
 */

import { percent } from '../../base/index.ts';
import type { OddsRow } from '../../report/index.ts';
import type { PairedRow } from '../engine/answers/comparison.ts';

export type ChanceReading = 'exactly' | 'at least';

/** If a table has more bars than this, there is less space between them. */
const MANY = 16;

interface BarsProps {
  readonly title: string;
  readonly rows: readonly OddsRow[];
  readonly reading: ChanceReading;
}

/** A bar for each value of a measure, with its chance. If the chance is simulated, a whisker shows its interval. */
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

interface BarsHeadProps {
  readonly title: string;
  /** Whether each chance is for x or more, not for exactly x. */
  readonly isAtLeast: boolean;
  /** The names of the columns of chances. */
  readonly columns: readonly string[];
}

/** The caption of a table of bars, and its column heads, which only screen readers see. */
export function BarsHead({ title, isAtLeast, columns }: BarsHeadProps) {
  return (
    <>
      <caption>
        {title}:{' '}
        <span class="reading">
          {isAtLeast ? 'the chance of x or more' : 'the chance of exactly x'}
        </span>
      </caption>
      <thead class="unseen">
        <tr>
          {['x', ...columns].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/**
 * A style that makes all numbers in a table of bars as wide as the longest one, so that the bars next to them have the
 * same scale.
 */
export function roomFor(figures: readonly string[]): { readonly '--figure': string } {
  return { '--figure': `${longestOf(figures)}ch` };
}

const longestOf = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));

interface PairedBarsProps {
  readonly title: string;
  readonly rows: readonly PairedRow[];
  readonly reading: ChanceReading;
}

const SIDES = ['A', 'B'] as const;

/** Two bars for each value of a measure: its chance in A, and in B. */
export function PairedBars({ title, rows, reading }: PairedBarsProps) {
  const isAtLeast = reading === 'at least' && rows.some(({ atLeast }) => atLeast);
  const chancesOf = ({ exactly, atLeast }: PairedRow) => (isAtLeast && atLeast) || exactly;
  const chances = rows.flatMap((row) => [...chancesOf(row)]);
  const largest = Math.max(1e-9, ...chances);
  return (
    <table
      class="bars paired"
      style={{
        ...roomFor(chances.map((chance) => percent(chance, 1))),
        '--value': `calc(${longestOf(rows.map(({ value }) => String(value)))}ch + 0.7rem)`,
      }}
    >
      <BarsHead title={title} isAtLeast={isAtLeast} columns={SIDES} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.value}>
            <th scope="row">{row.value}</th>
            {SIDES.map((name, side) => {
              const chance = chancesOf(row)[side] ?? 0;
              return (
                <td key={name}>
                  <span class="bar" aria-hidden="true">
                    <span
                      class="fill"
                      style={{
                        width: `${(100 * chance) / largest}%`,
                        background: `var(--side-${side})`,
                      }}
                    />
                  </span>
                  <span class="chance">{percent(chance, 1)}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The names of the sides with their colors, in the order of the sides. */
export function Legend({ names }: { readonly names: readonly string[] }) {
  return (
    <ul class="legend">
      {names.map((name, side) => (
        <li key={name}>
          <span class="swatch" style={{ background: `var(--side-${side})` }} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
