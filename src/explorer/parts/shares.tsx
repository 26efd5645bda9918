import { percent } from '../../words/numbers.ts';
import { WinnersHead } from './winners-head.tsx';

interface SharesProps {
  /** Whose shares they are, in the order of the colours. */
  readonly names: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly isChosen: boolean;
    readonly shares: readonly { readonly winner: string; readonly share: number }[];
  }[];
}

/** Bars of a whole, one below the other, each parted by who has which share of it. */
export function Shares({ names, rows }: SharesProps) {
  return (
    <table class="shares">
      <WinnersHead first="First turn" names={names} />
      <tbody>
        {rows.map(({ name, isChosen, shares }) => (
          <tr key={name} class={isChosen ? 'chosen' : undefined}>
            <th scope="row">
              {name}
              {isChosen && rows.length > 1 && <span class="mark"> shown here</span>}
            </th>
            {names.map((winner, side) => {
              const share = shares.find((one) => one.winner === winner)?.share ?? 0;
              return (
                <td key={winner} style={{ width: `${100 * share}%` }}>
                  <span class="number">{percent(share, 1)}</span>
                  <span
                    class="segment"
                    style={{ background: `var(--side-${side})` }}
                    aria-hidden="true"
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
