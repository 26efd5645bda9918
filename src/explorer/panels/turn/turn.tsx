import { useState } from 'preact/hooks';
import { sameData } from '../../../words/same-data.ts';
import { type ExperimentDocument, withValue } from '../../document.ts';
import { Answer, AnswerBar } from '../../fight/answer.tsx';
import { Distributions } from '../../fight/distributions.tsx';
import { Figure } from '../../fight/figure.tsx';
import { Notes } from '../../fight/notes.tsx';
import { Question } from '../../fight/question.tsx';
import { Rolling } from '../../fight/rolling.tsx';
import { Telling } from '../../fight/telling.tsx';
import type { PanelProps } from '../../panel.ts';
import { Blocks } from '../../parts/blocks.tsx';
import { Choice } from '../../parts/choice.tsx';
import { useAnswer } from '../../use-answer.ts';
import { EXAMPLES } from './examples.ts';
import { FirstToAct } from './first-to-act.tsx';
import { TURN_QUESTIONS } from './questions.ts';
import { Steps } from './steps.tsx';
import {
  attackerSetting,
  attackersIn,
  changed,
  defenderSetting,
  withAttacker,
} from './turn-document.ts';
import { Working } from './working.tsx';

const TRIAL = ['turn', 'turns'] as const;
const LINE = 'turn';

/** Several attackers against one: the best play, who begins it and from where, and what to do when. */
export function Turn(props: PanelProps) {
  const { document, tools } = props;
  const { engine } = tools;
  // What somebody has cancelled is not looked for again by itself.
  const [cancelled, setCancelled] = useState<ExperimentDocument>();
  const isCancelled = cancelled !== undefined && sameData(cancelled, document);
  const asked = isCancelled ? undefined : { document };
  const { answer: told, problems, isWorking } = useAnswer(engine, LINE, 'odds', asked);
  const shown = isWorking || isCancelled || problems.length > 0 ? undefined : asked;
  const { answer: played } = useAnswer(engine, `${LINE}-play`, 'play', shown);
  const isOld = isWorking || isCancelled;
  return (
    <div class="turn">
      <Examples document={document} onChange={props.onChange} />
      <Answer told={told} problems={problems} isOld={isOld} />
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
        <Fight {...props} />
        <div class="results">
          {played && <FirstToAct choices={played.choices} />}
          <Distributions distributions={told?.distributions} />
          <Rolling {...props} chance={told?.answer?.chance} trial={TRIAL} />
          <Telling document={document} engine={engine} trial={TRIAL[0]} />
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

/** The shipped turns, one tap away. */
function Examples({ document, onChange }: Omit<PanelProps, 'tools'>) {
  return (
    <fieldset class="examples">
      <legend class="unseen">Examples</legend>
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
    </fieldset>
  );
}

const ORDERS = [
  { value: 'best', text: 'Whichever is best' },
  { value: 'given', text: 'As listed' },
] as const;

/** Who attacks whom, in which order, for what. */
function Fight({ document, tools, onChange: onSet }: PanelProps) {
  const attackers = attackersIn(document);
  const onChange = (next: ExperimentDocument) => onSet(changed(next));
  if (!attackers) {
    return (
      <p class="fight card note">
        This experiment is more than a single turn. It can be changed as a file, below.
      </p>
    );
  }
  return (
    <div class="fight">
      {attackers.map(({ figure }, i) => (
        <Figure
          key={i}
          written={figure}
          setting={attackerSetting(document, i)}
          fields={['attack', 'move', 'range']}
          needed={{ attack: 3 }}
          side={0}
          engine={tools.engine}
          onChange={(written) => onChange(withAttacker(document, i, written))}
        />
      ))}
      <Figure
        written={document.defender}
        setting={defenderSetting(document)}
        fields={['defense', 'life', 'wounds']}
        needed={{ defense: 3 }}
        side={1}
        engine={tools.engine}
        onChange={(written) => onChange({ ...document, defender: written })}
      />
      {attackers.length > 1 && (
        <section class="card" aria-label="The order">
          <Choice
            legend="Order of the attackers"
            options={ORDERS}
            value={document.order === 'given' ? 'given' : 'best'}
            onChange={(value) =>
              onChange(withValue(document, ['order'], value === 'best' ? undefined : value))
            }
          />
        </section>
      )}
      <Question {...TURN_QUESTIONS} document={document} onChange={onChange} />
    </div>
  );
}
