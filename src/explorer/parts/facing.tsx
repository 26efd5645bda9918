import { percent } from '../../words/numbers.ts';
import { WinnersHead } from './winners-head.tsx';

interface FacingProps {
  /** The two, the one on the left first. */
  readonly names: readonly string[];
  readonly rows: readonly {
    readonly side: string;
    readonly life: number;
    readonly share: number;
  }[];
  /** What it comes to for each, in a sentence. */
  readonly said: readonly string[];
}

/** More rows than these nobody reads. */
const MOST_ROWS = 30;

/** Bars of two sides with their backs to each other, a row for each number. */
export function Facing({ names, rows, said }: FacingProps) {
  const most = Math.max(...rows.map(({ life }) => life));
  const widest = Math.max(...rows.map(({ share }) => share));
  const shareOf = (side: string, life: number) =>
    rows.find((row) => row.side === side && row.life === life)?.share ?? 0;
  return (
    <>
      {most <= MOST_ROWS && (
        <table class="facing">
          <WinnersHead first="Life left" names={names} />
          <tbody>
            {Array.from({ length: most }, (_, i) => most - i).map((life) => (
              <tr key={life}>
                <th scope="row" class="life">
                  {life}
                </th>
                {names.map((name, side) => (
                  <td key={name}>
                    <span class="number">{chanceText(shareOf(name, life))}</span>
                    <span
                      class="segment"
                      style={{
                        width: `${(75 * shareOf(name, life)) / widest}%`,
                        background: `var(--side-${side})`,
                      }}
                      aria-hidden="true"
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {said.map((text) => (
        <p key={text} class="note">
          {text}.
        </p>
      ))}
    </>
  );
}

function chanceText(share: number): string {
  return share === 0 ? '' : percent(share, 1);
}
