import { useEffect, useRef, useState } from 'preact/hooks';
import { sameData } from '../../../base/index.ts';
import { gamePlayer } from '../../../report/browser.ts';
import type { WatchedGame } from '../../../report/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import type { Engine } from '../../engine/engine.ts';
import { Problems } from '../../parts/messages.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { useAnswer } from '../../use-answer.ts';

interface WatchingProps {
  readonly document: ExperimentDocument;
  readonly engine: Engine;
}

/** The highest number of a game; the field accepts at most 9 digits. */
const MOST_GAMES = 999_999_999;

/** Any game of the run, move by move on the board. The number of the game means the same as in `explain --game`. */
export function Watching({ document, engine }: WatchingProps) {
  const [number, setNumber] = useState(0);
  const [asked, setAsked] = useState<{ document: ExperimentDocument; number: number }>();
  const isOfThis = asked !== undefined && sameData(asked.document, document);
  const { answer, problems, isWorking } = useAnswer(engine, 'game', 'game', asked);
  return (
    <section class="card watching" aria-label="One game">
      <h2>One game, move by move</h2>
      <div class="picks">
        <Stepper
          label="Number of the game, from 0"
          value={number}
          least={0}
          most={MOST_GAMES}
          onChange={(next = 0) => setNumber(next)}
        />
        <button type="button" onClick={() => setAsked({ document, number })}>
          Watch it
        </button>
      </div>
      {isWorking && <p class="note">The game is played …</p>}
      {problems.length > 0 && <Problems problems={problems} />}
      {asked && answer && !isWorking && isOfThis && problems.length === 0 && (
        <Player key={asked.number} watched={answer} />
      )}
    </section>
  );
}

/** The game player from report pages, inside an element. */
function Player({ watched }: { readonly watched: WatchedGame }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const player = gamePlayer(place.current, watched);
    return () => player.stop();
  }, [watched]);
  return <div ref={place} />;
}
