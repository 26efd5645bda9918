/* The view of the Turn panel: the odds of a turn, its best play step by step, and the first choices. */

import '../../fight/fight.css';
import './turn.css';
import { useEffect, useState } from 'preact/hooks';
import { canonicalText, counted, sameData } from '../../../base/index.ts';
import { letGoThrough } from '../../../report/browser.ts';
import type { PageGround, PagePlay } from '../../../report/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import type { FirstWay } from '../../engine/answers/play.ts';
import { Answer, AnswerBar } from '../../fight/answer.tsx';
import { Outcomes } from '../../fight/outcomes.tsx';
import type { DocumentProps, Panel, PanelProps } from '../../panel.ts';
import { Ground } from '../../parts/ground.tsx';
import { Later } from '../../parts/later.tsx';
import { Ways } from '../../parts/ways.tsx';
import { useAnswer } from '../../use-answer.ts';
import { EXAMPLES } from './examples.ts';
import { TurnFields } from './turn-fields.tsx';
import { turnKind } from './turn-kind.ts';

/** The maximum number of first choices in the list. */
const MOST_LISTED = 12;

/** The attackers that can act first, each with its best choice; below them, the best choices of all attackers. */
function FirstToAct({ choices }: { readonly choices: readonly FirstWay[] }) {
  if (choices.length < 2) return null;
  // The choices are sorted from best to worst, so the first one listed for each attacker is that attacker's best.
  const best = choices.filter(({ who }, i) => choices.findIndex((one) => one.who === who) === i);
  const more = choices.length - MOST_LISTED;
  return (
    <section class="card" aria-label="Who acts first">
      <h2>Who acts first</h2>
      <Ways title="The best for each attacker" ways={best} />
      <details>
        <summary>All first choices</summary>
        <Ways title="The best first" ways={choices.slice(0, MOST_LISTED)} />
        {more > 0 && <p class="note">… and {more} more that are no better.</p>}
      </details>
    </section>
  );
}

interface StepsProps {
  readonly play: PagePlay;
  /** Absent without a board. */
  readonly ground: PageGround | undefined;
}

/** Shows the best play, decision by decision, with the board. It uses the script from report pages. */
function Steps({ play, ground }: StepsProps) {
  // With this key, each play gets an element of its own, so that it starts at its first decision.
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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: it groups no fields */}
        <div class="decision" tabIndex={0} role="group" aria-label="The decision" />
        {ground && (
          <div class="play-board">
            <Ground box={ground.box} ground={ground.ground}>
              <g class="shown" data-outline={ground.outline} />
            </Ground>
            <p class="note" />
          </div>
        )}
      </div>
    </section>
  );
}

export const turn: Panel = {
  ...turnKind,
  title: 'Turn',
  View: Turn,
};

const LINE = 'turn';

/** Several attackers against one defender: the best play, with its first choice and each later decision. */
function Turn(props: PanelProps) {
  const { document, tools } = props;
  const { engine } = tools;
  // If the user cancels a search, the search starts again only when the user asks for it.
  const [cancelled, setCancelled] = useState<ExperimentDocument>();
  const isCancelled = cancelled !== undefined && sameData(cancelled, document);
  const asked = isCancelled ? undefined : { document };
  const { answer: told, problems, mistakes, ...state } = useAnswer(engine, LINE, 'odds', asked);
  const { isWorking } = state;
  const isOld = state.isOld || isCancelled;
  const shown = isWorking || isCancelled || problems.length > 0 ? undefined : asked;
  const { answer: played } = useAnswer(engine, `${LINE}-play`, 'play', shown);
  return (
    <div class={isOld ? 'turn old' : 'turn'}>
      <Answer
        told={told}
        problems={problems}
        mistakes={mistakes}
        isOld={isOld}
        waiting={isCancelled ? 'The search was cancelled.' : undefined}
      />
      <Working
        isWorking={isWorking}
        isCancelled={isCancelled}
        onCancel={() => {
          setCancelled(document);
          engine.cancel(LINE);
        }}
        onResume={() => setCancelled(undefined)}
      />
      {played?.play && <Steps play={played.play} ground={played.ground} />}
      <div class="columns">
        <TurnFields
          {...props}
          mistakes={mistakes}
          asked={isOld ? undefined : told?.answer?.asked}
        />
        <Outcomes
          document={document}
          tools={tools}
          onChange={props.onChange}
          told={told}
          trial="turn"
        >
          {played && <FirstToAct choices={played.choices} />}
        </Outcomes>
      </div>
      <Later>
        <Examples document={document} onChange={props.onChange} />
      </Later>
      <AnswerBar told={told} />
    </div>
  );
}

/** Buttons that open the example turns. */
function Examples({ document, onChange }: DocumentProps) {
  return (
    <section class="card examples" aria-label="Turns to open">
      <h2>Turns to open</h2>
      <div class="buttons">
        {EXAMPLES.map((example) => (
          <button
            key={example.file}
            type="button"
            aria-pressed={document.name === example.document.name}
            onClick={() => onChange(example.document)}
          >
            {String(example.document.name)}
          </button>
        ))}
      </div>
    </section>
  );
}

interface WorkingProps {
  readonly isWorking: boolean;
  readonly isCancelled: boolean;
  onCancel(): void;
  onResume(): void;
}

/** How many milliseconds a search takes before it is mentioned. */
const SOON = 400;

/** How long the search for the best play has taken, and a button that cancels or resumes it. */
function Working({ isWorking, isCancelled, onCancel, onResume }: WorkingProps) {
  const [since, setSince] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!isWorking) return setSince(undefined);
    const start = Date.now();
    const timer = setTimeout(() => {
      setSince(start);
      setNow(Date.now());
    }, SOON);
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => {
      clearTimeout(timer);
      clearInterval(ticking);
    };
  }, [isWorking]);
  const isShown = isWorking && since !== undefined;
  return (
    <div class="working">
      {isShown && (
        <>
          <progress aria-label="Looking for the best play" />
          <span role="status">Looking for the best play …</span>
          <span aria-hidden="true">{counted(Math.round((now - since) / 1000), 'second')}</span>
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        </>
      )}
      {isCancelled && (
        <>
          <span role="status">Cancelled. This is still the answer from before the change.</span>
          <button type="button" class="strong" onClick={onResume}>
            Find the best play
          </button>
        </>
      )}
    </div>
  );
}
