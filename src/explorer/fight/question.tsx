import { useId, useState } from 'preact/hooks';
import type { Problem } from '../../base/index.ts';
import { LONGEST_QUESTION } from '../../rules/index.ts';
import { withValue } from '../document.ts';
import { playerWords } from '../engine/player-words.ts';
import type { DocumentProps } from '../panel.ts';
import { Pick } from '../parts/choice.tsx';
import { Problems } from '../parts/messages.tsx';
import { TextInput } from '../parts/text-input.tsx';
import { type Questions, wordsOf } from './questions.ts';

const OTHER = 'Another question';

interface QuestionProps extends DocumentProps, Questions {
  /** The mistakes in the experiment. Those in its question are shown below the field. */
  readonly mistakes?: readonly Problem[];
  /** The question that the current answer is for, as the title of a table row; absent while it is unknown. */
  readonly asked?: string | undefined;
}

/** The choice of the question: one from a list, or any question in the syntax of experiment files. */
export function Question(props: QuestionProps) {
  const { document, legend, choices, example, measures, asked, onChange } = props;
  const mistakes = (props.mistakes ?? [])
    .filter(({ path }) => path[0] === 'question')
    .map((mistake) => playerWords(mistake, { document }));
  const id = useId();
  const { question } = document;
  const chosen = choices.find((choice) => choice.question === question);
  const [isOwn, setOwn] = useState(false);
  const isOther = isOwn || !chosen;
  const ask = (text: string | undefined) => onChange(withValue(document, ['question'], text));
  return (
    <section class="card" aria-label="The question">
      <Pick
        label={legend}
        options={[
          ...choices.map((choice) => ({
            value: choice.words,
            text: wordsOf(choice, question === undefined ? asked : undefined),
          })),
          { value: OTHER, text: OTHER },
        ]}
        value={isOther ? OTHER : chosen.words}
        onChange={(words) => {
          setOwn(words === OTHER);
          if (words !== OTHER) ask(choices.find((choice) => choice.words === words)?.question);
        }}
      />
      {isOther && (
        <div class="own-question">
          <label for={`${id}-text`}>The question, as an experiment writes it</label>
          <TextInput
            id={`${id}-text`}
            most={LONGEST_QUESTION}
            placeholder={example}
            value={typeof question === 'string' ? question.slice(0, LONGEST_QUESTION) : ''}
            mistakesId={mistakes.length > 0 ? `${id}-mistakes` : undefined}
            onType={(text) => ask(text || undefined)}
          />
          {mistakes.length > 0 && <Problems problems={mistakes} id={`${id}-mistakes`} />}
          <p class="note">Measures such as {measures}; joined by and, or, not.</p>
        </div>
      )}
    </section>
  );
}
