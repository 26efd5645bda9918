import type { PanelProps } from '../../panel.ts';
import { Blocks } from '../../parts/blocks.tsx';
import { useAnswer } from '../../use-answer.ts';
import { Answer, AnswerBar } from './answer.tsx';
import { Circumstances } from './circumstances.tsx';
import { Distributions } from './distributions.tsx';
import { SIDES, withSidesSwapped } from './fighter.ts';
import { Notes } from './notes.tsx';
import { isPlainAttack } from './plain-attack.ts';
import { Question } from './question.tsx';
import { Rolling } from './rolling.tsx';
import { Side } from './side.tsx';
import { Telling } from './telling.tsx';

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
              <Side key={side} side={side} {...props} />
            ))}
            <button type="button" onClick={() => onChange(withSidesSwapped(document))}>
              Swap the two
            </button>
            <Question document={document} onChange={onChange} />
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
          <Rolling {...props} chance={told?.answer?.chance} />
          <Telling document={document} engine={tools.engine} />
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
