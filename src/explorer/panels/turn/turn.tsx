import { useState } from 'preact/hooks';
import { sameData } from '../../../words/same-data.ts';
import type { ExperimentDocument } from '../../document.ts';
import { Answer, AnswerBar } from '../../fight/answer.tsx';
import { Outcomes } from '../../fight/outcomes.tsx';
import type { PanelProps, PartProps } from '../../panel.ts';
import { useAnswer } from '../../use-answer.ts';
import { EXAMPLES } from './examples.ts';
import { Fight } from './fight.tsx';
import { FirstToAct } from './first-to-act.tsx';
import { Steps } from './steps.tsx';
import { Working } from './working.tsx';

const LINE = 'turn';

/** Several attackers against one: the best play, who begins it and from where, and what to do when. */
export function Turn(props: PanelProps) {
  const { document, tools } = props;
  const { engine } = tools;
  // What somebody has cancelled is not looked for again by itself.
  const [cancelled, setCancelled] = useState<ExperimentDocument>();
  const isCancelled = cancelled !== undefined && sameData(cancelled, document);
  const asked = isCancelled ? undefined : { document };
  const { answer: told, problems, ...state } = useAnswer(engine, LINE, 'odds', asked);
  const { isWorking } = state;
  const isOld = state.isOld || isCancelled;
  const shown = isWorking || isCancelled || problems.length > 0 ? undefined : asked;
  const { answer: played } = useAnswer(engine, `${LINE}-play`, 'play', shown);
  return (
    <div class={isOld ? 'turn old' : 'turn'}>
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
      <Examples document={document} onChange={props.onChange} />
      <AnswerBar told={told} />
    </div>
  );
}

/** The shipped turns, one tap away. */
function Examples({ document, onChange }: Omit<PartProps, 'tools'>) {
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
