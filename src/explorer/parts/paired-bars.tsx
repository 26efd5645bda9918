import { percent } from '../../words/numbers.ts';
import type { PairedRow } from '../engine/answers/comparison.ts';
import type { Reading } from './bars.tsx';
import { BarsHead } from './bars-head.tsx';
import { roomFor } from './room-for.ts';

interface PairedBarsProps {
  readonly title: string;
  readonly rows: readonly PairedRow[];
  readonly reading: Reading;
}

const SIDES = ['A', 'B'] as const;

/** Two bars for each value of a measure: how likely it is in A, and in B. */
export function PairedBars({ title, rows, reading }: PairedBarsProps) {
  const isAtLeast = reading === 'at least' && rows.some(({ atLeast }) => atLeast);
  const chancesOf = ({ exactly, atLeast }: PairedRow) => (isAtLeast && atLeast) || exactly;
  const chances = rows.flatMap((row) => [...chancesOf(row)]);
  const largest = Math.max(1e-9, ...chances);
  return (
    <table class="bars paired" style={roomFor(chances.map((chance) => percent(chance, 1)))}>
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
