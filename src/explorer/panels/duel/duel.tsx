import { Answer, AnswerBar } from '../../fight/answer.tsx';
import { Outcomes } from '../../fight/outcomes.tsx';
import { Question } from '../../fight/question.tsx';
import { Side } from '../../fight/side.tsx';
import { SIDES, withSidesSwapped } from '../../fight/sides.ts';
import type { PartProps } from '../../panel.ts';
import { useAnswer } from '../../use-answer.ts';
import { Course } from './course.tsx';
import { isPlainDuel } from './plain-duel.ts';
import { DUEL_QUESTIONS } from './questions.ts';
import { Terms } from './terms.tsx';

const FIELDS = ['attack', 'defense', 'life', 'figures', 'wounds', 'move', 'range'] as const;

/** Two cards until one is destroyed: who wins, by who has the first turn, how soon, with what left. */
export function Duel(props: PartProps) {
  const { document, tools, onChange } = props;
  const { answer: told, problems, isOld } = useAnswer(tools.engine, 'duel', 'odds', { document });
  return (
    <div class={isOld ? 'duel old' : 'duel'}>
      <Answer told={told} problems={problems} isOld={isOld} />
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
        <Outcomes {...props} told={told} trial="duel" usual="turns">
          <Course course={told?.course} />
        </Outcomes>
      </div>
      <AnswerBar told={told} />
    </div>
  );
}
