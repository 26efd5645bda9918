import { useEffect } from 'preact/hooks';
import type { PagePlay } from '../../../page/data.ts';
import { letGoThrough } from '../../../page/play.ts';
import type { PlayGround } from '../../../report/page/play-board.ts';
import { canonicalText } from '../../../words/same-data.ts';

interface StepsProps {
  readonly play: PagePlay;
  /** Absent without a board. */
  readonly ground: PlayGround | undefined;
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
            <Ground {...ground} />
            <p class="note" />
          </div>
        )}
      </div>
    </section>
  );
}

function Ground({ box, paths, walls, letters, numbers, outline }: PlayGround) {
  return (
    <svg class="ground" viewBox={box} aria-hidden="true">
      {paths.map(({ paint, d }) => (
        <path key={paint} fill={`var(--${paint})`} d={d} />
      ))}
      {walls.map(({ x, y, x2, y2 }) => (
        <line key={`${x},${y},${x2},${y2}`} class="wall" x1={x} y1={y} x2={x2} y2={y2} />
      ))}
      <g class="rim" font-size={letters}>
        {numbers.map(({ n, x, y }) => (
          <text key={`${x},${y}`} x={x} y={y}>
            {n}
          </text>
        ))}
      </g>
      <g class="shown" data-outline={outline} />
    </svg>
  );
}
