import { Answer, AnswerBar } from '../../fight/answer.tsx';
import { Distributions } from '../../fight/distributions.tsx';
import { Notes } from '../../fight/notes.tsx';
import { Question } from '../../fight/question.tsx';
import { Rolling } from '../../fight/rolling.tsx';
import { Side } from '../../fight/side.tsx';
import { SIDES, withSidesSwapped } from '../../fight/sides.ts';
import { Telling } from '../../fight/telling.tsx';
import type { PanelProps } from '../../panel.ts';
import { Blocks } from '../../parts/blocks.tsx';
import { useAnswer } from '../../use-answer.ts';
import { Circumstances } from './circumstances.tsx';
import { isPlainAttack } from './plain-attack.ts';
import { choicesFor, OWN_QUESTION } from './questions.ts';

const FIELDS = {
  attacker: ['attack', 'life', 'wounds'],
  defender: ['defense', 'life', 'wounds'],
} as const;
const TRIAL = ['attack', 'attacks'] as const;

/** One attack: who, with what, how; its odds, a simulation of it, and one of it told in words. */
export function Attack(props: PanelProps) {
  const { document, tools, onChange } = props;
  const { answer: told, problems } = useAnswer(tools.engine, 'attack', 'odds', { document });
  return (
    <div class="attack">
      <Answer told={told} problems={problems} />
      <div class="columns">
        {isPlainAttack(document) ? (
          <div class="fight">
            {SIDES.map((side) => (
              <Side key={side} side={side} fields={FIELDS[side]} {...props} />
            ))}
            <button type="button" onClick={() => onChange(withSidesSwapped(document))}>
              Swap the two
            </button>
            <Question
              legend="The question about the defender"
              choices={choicesFor(document)}
              {...OWN_QUESTION}
              document={document}
              onChange={onChange}
            />
            <Circumstances document={document} onChange={onChange} />
          </div>
        ) : (
          <p class="fight card note">
            This experiment is more than a single attack under the C3G rules. It can be changed as a
            file, below.
          </p>
        )}
        <div class="results">
          <Distributions distributions={told?.distributions} />
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
