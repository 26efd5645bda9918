import { percent } from '../../../words/numbers.ts';
import type { FirstWay } from '../../engine/answers/play.ts';
import { roomFor } from '../../parts/room-for.ts';

/** Of many places, the best are listed. */
const MOST_LISTED = 12;

/** Who acts first, each at best, and below them the best of all ways to begin. */
export function FirstToAct({ choices }: { readonly choices: readonly FirstWay[] }) {
  if (choices.length < 2) return null;
  // The best of all comes first, so the first of each is the best of that one.
  const best = choices.filter(({ who }, i) => choices.findIndex((one) => one.who === who) === i);
  const more = choices.length - MOST_LISTED;
  return (
    <section class="card" aria-label="Who acts first">
      <h2>Who acts first</h2>
      <Ways title="Each at best" ways={best} />
      <details>
        <summary>All ways to begin</summary>
        <Ways title="The best first" ways={choices.slice(0, MOST_LISTED)} />
        {more > 0 && <p class="note">… and {more} more, which are no better.</p>}
      </details>
    </section>
  );
}

function Ways({ title, ways }: { readonly title: string; readonly ways: readonly FirstWay[] }) {
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
