import { Answer, AnswerBar } from '../../fight/answer.tsx';
import { Distributions } from '../../fight/distributions.tsx';
import { Notes } from '../../fight/notes.tsx';
import { Question } from '../../fight/question.tsx';
import { Rolling } from '../../fight/rolling.tsx';
import { Side } from '../../fight/side.tsx';
import { SIDES, withSidesSwapped } from '../../fight/sides.ts';
import { Telling } from '../../fight/telling.tsx';
import type { PartProps } from '../../panel.ts';
import { Blocks } from '../../parts/blocks.tsx';
import { useAnswer } from '../../use-answer.ts';
import { Course } from './course.tsx';
import { isPlainDuel } from './plain-duel.ts';
import { DUEL_QUESTIONS } from './questions.ts';
import { Terms } from './terms.tsx';

const FIELDS = ['attack', 'defense', 'life', 'figures', 'wounds', 'move', 'range'] as const;
const TRIAL = ['duel', 'duels'] as const;

/** Two cards until one is destroyed: who wins, by who has the first turn, how soon, with what left. */
export function Duel(props: PartProps) {
  const { document, tools, onChange } = props;
  const { answer: told, problems } = useAnswer(tools.engine, 'duel', 'odds', { document });
  return (
    <div class="duel">
      <Answer told={told} problems={problems} />
      <div class="columns">
        {isPlainDuel(document) ? (
          <div class="fight">
            {SIDES.map((side) => (
              <Side key={side} side={side} fields={FIELDS} {...props} />
            ))}
            <button type="button" onClick={() => onChange(withSidesSwapped(document))}>
              Swap the two
            </button>
            <Terms document={document} onChange={onChange} />
            <Question {...DUEL_QUESTIONS} document={document} onChange={onChange} />
          </div>
        ) : (
          <p class="fight card note">
            This experiment is more than a single duel. It can be changed as a file, below.
          </p>
        )}
        <div class="results">
          <Course course={told?.course} />
          <Distributions distributions={told?.distributions} usual="turns" />
          <Rolling {...props} chance={told?.answer?.chance} trial={TRIAL} />
          <Telling document={document} engine={tools.engine} trial={TRIAL[0]} />
          <details class="card">
            <summary>All measures in tables</summary>
            <Blocks blocks={told?.blocks.filter(({ kind }) => kind === 'table') ?? []} />
          </details>
          <Notes told={told} />
        </div>
      </div>
      <AnswerBar told={told} />
    </div>
  );
}
