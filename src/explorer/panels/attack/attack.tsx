/* The view of the Attack panel. The Board panel also uses `AttackSides` and `AttackQuestion`. */

import '../../fight/fight.css';

import type { Problem } from '../../../base/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { FightView } from '../../fight/fight-view.tsx';
import { Question } from '../../fight/question.tsx';
import { attackQuestions } from '../../fight/questions.ts';
import { TwoSides } from '../../fight/two-sides.tsx';
import { WhoAttacks } from '../../fight/who-attacks.tsx';
import { mayTakeTurn, withUsualTurn } from '../../fight/whole-turn.ts';
import type { DocumentProps, Panel, PartProps } from '../../panel.ts';
import { useAnswer } from '../../use-answer.ts';
import { attackKind, isPlainAttack } from './attack-document.ts';
import { Circumstances } from './circumstances.tsx';

export const attack: Panel = {
  ...attackKind,
  title: 'Attack',
  View: Attack,
};

/** The turn of a card, or one attack: its fields, its odds, a simulation, and one narrated attack or turn. */
function Attack({ onChange: change, ...rest }: PartProps) {
  const { document, tools } = rest;
  // Becomes a turn if only the new attacker may attack more than once, and one attack if only the old attacker might.
  const onChange = (next: ExperimentDocument) =>
    change(mayTakeTurn(next) === mayTakeTurn(document) ? next : withUsualTurn(next));
  const props = { ...rest, onChange };
  const answered = useAnswer(tools.engine, 'attack', 'odds', { document });
  const fields = isPlainAttack(document) ? (
    <>
      <AttackSides {...props} />
      <AttackQuestion
        document={document}
        mistakes={answered.mistakes}
        asked={answered.isOld ? undefined : answered.answer?.answer?.asked}
        onChange={onChange}
      />
      <WhoAttacks document={document} tools={tools} />
      <Circumstances document={document} onChange={onChange} />
    </>
  ) : (
    'This experiment is more than the attacks of one card under the C3G rules.'
  );
  const trial = document.fight === 'turn' ? 'turn' : 'attack';
  return <FightView {...props} trial={trial} answered={answered} fields={fields} />;
}

const FIELDS = {
  attacker: ['attack', 'wounds', 'life'],
  defender: ['defense', 'wounds', 'life'],
} as const;

/** The two figures of an attack. */
export function AttackSides(props: PartProps) {
  return <TwoSides {...props} fields={FIELDS} />;
}

interface AttackQuestionProps extends DocumentProps {
  readonly mistakes: readonly Problem[];
  readonly asked: string | undefined;
}

/** The question about an attack. */
export function AttackQuestion(props: AttackQuestionProps) {
  return <Question {...attackQuestions(props.document)} {...props} />;
}
