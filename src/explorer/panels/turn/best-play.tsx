import { useEffect } from 'preact/hooks';
import { canonicalText } from '../../../base/index.ts';
import { letGoThrough } from '../../../report/browser.ts';
import type { PageGround, PagePlay } from '../../../report/index.ts';
import type { FirstWay } from '../../engine/answers/play.ts';
import { Ground } from '../../parts/ground.tsx';
import { Ways } from '../../parts/ways.tsx';

/** Of many places, the best are listed. */
const MOST_LISTED = 12;

/** The first attackers, each with its best start, and below them the best of all starts. */
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

interface StepsProps {
  readonly play: PagePlay;
  /** Absent without a board. */
  readonly ground: PageGround | undefined;
}

/** The best play, decision by decision, beside the board: what a report's page has, by the same script. */
export function Steps({ play, ground }: StepsProps) {
  // Another play begins anew, in a place of its own.
  return <Going key={canonicalText(play)} play={play} ground={ground} />;
}

function Going({ play, ground }: StepsProps) {
  useEffect(() => letGoThrough(play), [play]);
  return (
    <section id="play" class="card" aria-labelledby="play-title">
      <h2 id="play-title">The best play, step by step</h2>
      <nav aria-label="What has happened so far">
        <ol class="trail" />
      </nav>
      <div class="going">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: it groups no fields */}
        <div class="decision" tabIndex={0} role="group" aria-label="The decision" />
        {ground && (
          <div class="play-board">
            <Ground {...ground}>
              <g class="shown" data-outline={ground.outline} />
            </Ground>
            <p class="note" />
          </div>
        )}
      </div>
    </section>
  );
}
