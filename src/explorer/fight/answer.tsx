import { percent } from '../../words/numbers.ts';
import type { Told } from '../engine/answers/odds.ts';
import { Announced } from '../parts/announced.tsx';
import { Problems } from '../parts/problems.tsx';

interface AnswerProps {
  readonly told: Told | undefined;
  readonly problems: readonly string[];
  /** Whether it is the answer to something else than is asked now. */
  readonly isOld: boolean;
}

const REFUSED = 'This experiment has no odds yet:';

/** The answer in one large sentence, with the chance in the question's words in front. */
export function Answer({ told, problems, isOld }: AnswerProps) {
  const answer = told?.answer;
  return (
    <section class="answer" aria-label="The answer">
      <div class={isOld ? 'told old' : 'told'}>
        {(answer || (!told && problems.length === 0)) && (
          <p class="chance" aria-hidden="true">
            {answer ? percent(answer.chance, 1) : '…'}
          </p>
        )}
        <div>
          <p class="headline">
            {told?.headline ?? (problems.length > 0 ? REFUSED : 'Working it out …')}
          </p>
          {answer && (
            <p class="note exact">
              {answer.fraction ? `Exactly ${answer.fraction}. ` : 'Exact. '}
              Asked: {answer.question}.
            </p>
          )}
        </div>
      </div>
      {problems.length > 0 && <Problems problems={problems} />}
      <Announced text={isOld ? '' : (told?.headline ?? '')} />
    </section>
  );
}

/** The same in short at the foot of a narrow screen, so that it is seen while the fight is changed. */
export function AnswerBar({ told }: Pick<AnswerProps, 'told'>) {
  const answer = told?.answer;
  return (
    <div class="answer-bar" aria-hidden="true">
      {answer && (
        <>
          <strong>{percent(answer.chance, 1)}</strong> <span>{answer.clause}</span>
        </>
      )}
    </div>
  );
}
