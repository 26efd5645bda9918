/* The view of the Duel panel: two cards, the terms of their duel, the question and the course of the duel. */

import '../../fight/fight.css';
import './duel.css';

import { DUEL_FIELDS } from '../../../fight/index.ts';
import { FightView } from '../../fight/fight-view.tsx';
import { Question } from '../../fight/question.tsx';
import { DUEL_QUESTIONS } from '../../fight/questions.ts';
import { fighterIn } from '../../fight/sides.ts';
import { States } from '../../fight/terms.tsx';
import { TwoSides } from '../../fight/two-sides.tsx';
import type { DocumentProps, Panel, PartProps } from '../../panel.ts';
import { FieldControl } from '../../parts/field-control.tsx';
import { Folded } from '../../parts/folded.tsx';
import { AgainstAll } from '../../studies/studies.tsx';
import { useAnswer } from '../../use-answer.ts';
import { Course } from './course.tsx';
import { duelKind, isPlainDuel } from './duel-document.ts';

export const duel: Panel = {
  ...duelKind,
  title: 'Duel',
  View: Duel,
};

const FIELDS = ['attack', 'defense', 'life', 'figures', 'wounds', 'move', 'range'] as const;
const FIELDS_OF_BOTH = { attacker: FIELDS, defender: FIELDS };

/**
 * A duel between two cards until one is destroyed: who wins, depending on who has the first turn, how soon, and with
 * how much Life left.
 */
function Duel(props: PartProps) {
  const { document, tools, onChange } = props;
  const answered = useAnswer(tools.engine, 'duel', 'odds', { document });
  const fields = isPlainDuel(document) ? (
    <>
      <TwoSides {...props} fields={FIELDS_OF_BOTH} />
      <Terms document={document} onChange={onChange} />
      <Question
        {...DUEL_QUESTIONS}
        document={document}
        mistakes={answered.mistakes}
        onChange={onChange}
      />
    </>
  ) : (
    'This experiment is more than a single duel.'
  );
  return (
    <FightView {...props} trial="duel" answered={answered} fields={fields} usual="turns">
      <Course course={answered.answer?.course} />
      <AgainstAll document={document} tools={tools} />
    </FightView>
  );
}

/** The terms of a duel: turns, choices, Knockback, the distance, and the maximum number of turns. */
function Terms({ document, onChange }: DocumentProps) {
  const control = (name: keyof typeof DUEL_FIELDS, values?: Readonly<Record<string, string>>) => (
    <FieldControl
      name={name}
      field={DUEL_FIELDS[name]}
      {...(values && { values })}
      document={document}
      onChange={onChange}
    />
  );
  return (
    <section class="card" aria-label="The duel">
      <Folded class="terms" summary="First turn, choices, Knockback, distance">
        {control('first', {
          attacker: fighterIn(document, 'attacker').name,
          defender: fighterIn(document, 'defender').name,
        })}
        {control('rounds')}
        {control('choices')}
        {control('superStrength')}
        <div class="steppers">
          {control('distance')}
          {control('mostTurns')}
        </div>
        <States
          document={document}
          figures={[document.attacker, document.defender]}
          onChange={onChange}
        />
      </Folded>
    </section>
  );
}
