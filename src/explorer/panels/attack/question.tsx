import { useId, useState } from 'preact/hooks';
import { LONGEST_QUESTION } from '../../../questions/parse.ts';
import { withValue } from '../../document.ts';
import type { PanelProps } from '../../panel.ts';
import { choicesFor } from './questions.ts';

/** What is asked: one of a few in words, or any question as an experiment writes it. */
export function Question({ document, onChange }: Omit<PanelProps, 'tools'>) {
  const id = useId();
  const choices = choicesFor(document);
  const { question } = document;
  const isChoice = choices.some((choice) => choice.question === question);
  const [isOwn, setOwn] = useState(false);
  const ask = (text: string | undefined) => onChange(withValue(document, ['question'], text));
  return (
    <section class="card" aria-label="The question">
      <fieldset class="choice">
        <legend>The question about the defender</legend>
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
            placeholder="destroyed or spacesMoved >= 2"
            value={typeof question === 'string' ? question.slice(0, LONGEST_QUESTION) : ''}
            onInput={(event) => ask(event.currentTarget.value.trim() || undefined)}
          />
          <p class="note">
            Measures such as destroyed, displaced, spacesMoved, totalWounds, knockbackPoints,
            stoppedBy; joined by and, or, not.
          </p>
        </div>
      )}
    </section>
  );
}
