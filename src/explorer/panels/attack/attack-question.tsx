import { Question } from '../../fight/question.tsx';
import type { PartProps } from '../../panel.ts';
import { choicesFor, OWN_QUESTION } from './questions.ts';

/** What is asked of an attack. */
export function AttackQuestion({ document, onChange }: Omit<PartProps, 'tools'>) {
  return (
    <Question
      legend="The question about the defender"
      choices={choicesFor(document)}
      {...OWN_QUESTION}
      document={document}
      onChange={onChange}
    />
  );
}
