import { useId, useState } from 'preact/hooks';
import { LONGEST_QUESTION } from '../../questions/parse.ts';
import { withValue } from '../document.ts';
import type { PanelProps } from '../panel.ts';
import type { QuestionChoice } from './question-choice.ts';

interface QuestionProps extends Omit<PanelProps, 'tools'> {
  readonly legend: string;
  readonly choices: readonly QuestionChoice[];
  /** A question as an example, and some measures that can be asked of. */
  readonly example: string;
  readonly measures: string;
}

/** What is asked: one of a few in words, or any question as an experiment writes it. */
export function Question(props: QuestionProps) {
  const { document, legend, choices, example, measures, onChange } = props;
  const id = useId();
  const { question } = document;
  const isChoice = choices.some((choice) => choice.question === question);
  const [isOwn, setOwn] = useState(false);
  const ask = (text: string | undefined) => onChange(withValue(document, ['question'], text));
  return (
    <section class="card" aria-label="The question">
      <fieldset class="choice">
        <legend>{legend}</legend>
        <div class="options">
          {choices.map((choice) => (
            <label key={choice.words}>
              <input
                type="radio"
                name={id}
                checked={!isOwn && choice.question === question}
                onChange={() => {
                  setOwn(false);
                  ask(choice.question);
                }}
              />
              <span class="option">{choice.words}</span>
            </label>
          ))}
          <label>
            <input
              type="radio"
              name={id}
              checked={isOwn || !isChoice}
              onChange={() => setOwn(true)}
            />
            <span class="option">Another question</span>
          </label>
        </div>
      </fieldset>
      {(isOwn || !isChoice) && (
        <div class="own-question">
          <label for={`${id}-text`}>The question, as an experiment writes it</label>
          <input
            id={`${id}-text`}
            type="text"
            maxLength={LONGEST_QUESTION}
            spellcheck={false}
            autocomplete="off"
            placeholder={example}
            value={typeof question === 'string' ? question.slice(0, LONGEST_QUESTION) : ''}
            onInput={(event) => ask(event.currentTarget.value.trim() || undefined)}
          />
          <p class="note">Measures such as {measures}; joined by and, or, not.</p>
        </div>
      )}
    </section>
  );
}
