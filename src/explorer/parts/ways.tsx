import './ways.css';

import { percent } from '../../base/index.ts';
import { roomFor } from './bars.tsx';

interface WaysProps {
  readonly title: string;
  /** Best first. */
  readonly ways: readonly {
    readonly name: string;
    /** The probability that the answer is yes. */
    readonly worth: number;
    readonly isBest: boolean;
  }[];
}

/**
 * A bar for each of several options; its length is the option's chance. Used for first choices, and for who attacks.
 */
export function Ways({ title, ways }: WaysProps) {
  return (
    <table class="bars ways of-whole" style={roomFor(ways.map(({ worth }) => percent(worth, 1)))}>
      <caption class="note">{title}</caption>
      <tbody>
        {ways.map(({ name, worth, isBest }) => (
          <tr key={name} class={isBest ? 'best' : undefined}>
            <th scope="row">{name}</th>
            <td>
              <span class="bar" aria-hidden="true">
                <span class="fill" style={{ width: `${100 * worth}%` }} />
              </span>
              <span class="chance">{percent(worth, 1)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
