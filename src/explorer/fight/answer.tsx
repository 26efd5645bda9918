/*
 * The answer at the top of panels with a fight, with its caveats and mistakes, and a short form of the answer at the
 * bottom of narrow screens.
 */

import { useEffect, useState } from 'preact/hooks';
import { capitalised, counted, type Problem, percent } from '../../base/index.ts';
import { CAVEATS_TITLE } from '../../rules/index.ts';
import type { OddsAnswer } from '../engine/answers/odds.ts';
import { Mistakes } from '../fixes/mistakes.tsx';
import { Blocks } from '../parts/blocks.tsx';
import { Fold } from '../parts/folded.tsx';
import { Announced } from '../parts/messages.tsx';
import { useIsWide } from '../parts/wide.ts';

interface AnswerProps {
  readonly told: OddsAnswer | undefined;
  readonly problems: readonly string[];
  readonly mistakes: readonly Problem[];
  /** Whether the answer is to an earlier question. */
  readonly isOld: boolean;
  /** The sentence shown while there is no answer; default: "Working it out …". */
  readonly waiting?: string | undefined;
  /** Whether caveats are folded even on wide screens, so that nothing below them moves. */
  readonly foldsCaveats?: boolean;
}

const REFUSED = 'There are no odds yet.';

/** The answer: the chance in large digits, then the headline. */
export function Answer(props: AnswerProps) {
  const {
    told,
    problems,
    mistakes,
    isOld,
    waiting = 'Working it out …',
    foldsCaveats = false,
  } = props;
  const answer = told?.answer;
  const isFolded = !useIsWide() || foldsCaveats;
  return (
    <section class="answer" aria-label="The answer">
      <div class={isOld ? 'told old' : 'told'} data-pictured>
        {(answer || (!told && problems.length === 0)) && (
          <p class="chance" aria-hidden="true">
            {answer ? percent(answer.chance, 1) : '…'}
          </p>
        )}
        <div>
          <p class="headline">{told?.headline ?? (problems.length > 0 ? REFUSED : waiting)}</p>
          {answer && (
            <p class="note exact">
              {answer.fraction ? `Exactly ${answer.fraction}. ` : 'Exact. '}
              Asked: {answer.asked}.
            </p>
          )}
        </div>
      </div>
      {problems.length === 0 && (
        <>
          {!isFolded && told && <Caveats caveats={told.caveats} />}
          <Why told={told} />
        </>
      )}
      <Mistakes problems={problems} mistakes={mistakes} />
      <Announced text={isOld ? '' : (told?.headline ?? '')} />
    </section>
  );
}

/** The number of caveats that are not folded; more would push the odds out of sight. */
const SHOWN = 3;

/** What the numbers leave out and assume: the first few caveats, and the rest folded. */
function Caveats({ caveats }: Pick<OddsAnswer, 'caveats'>) {
  if (caveats.length === 0) return null;
  const more = caveats.slice(SHOWN);
  return (
    <section class="caveats note" aria-label={CAVEATS_TITLE}>
      <List items={caveats.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary>{counted(more.length, 'more caveat')}</summary>
          <List items={more} />
        </details>
      )}
    </section>
  );
}

/** How reliable the numbers are: one line, present from the start, that unfolds to show details. */
export function Why({ told }: Pick<AnswerProps, 'told'>) {
  const caveats = told ? `, ${counted(told.caveats.length, 'caveat')}` : '';
  const sure = told?.isExact ? 'exact' : 'simulated';
  return (
    <Fold
      class="why note"
      summary={told ? `How sure is this? ${capitalised(sure)}${caveats}` : 'How sure is this?'}
    >
      <Blocks blocks={told?.why ?? []} heading="h2" />
    </Fold>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** The answer in short at the bottom of a narrow screen, shown while the answer itself is out of sight. */
export function AnswerBar({ told }: Pick<AnswerProps, 'told'>) {
  const answer = told?.answer;
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const sentence = document.querySelector('.told');
    if (!sentence) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    observer.observe(sentence);
    return () => observer.disconnect();
  }, []);
  return (
    <div class="answer-bar" aria-hidden="true" hidden={isSeen}>
      {answer && (
        <>
          <strong>{percent(answer.chance, 1)}</strong> <span>{answer.clause}</span>
        </>
      )}
    </div>
  );
}
