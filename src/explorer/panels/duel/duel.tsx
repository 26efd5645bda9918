/* View of the Duel panel: two cards, the terms of their duel, its question and its course. */

import '../../fight/fight.css';
import './duel.css';

import { withValue } from '../../document.ts';
import { FightView } from '../../fight/fight-view.tsx';
import { Question } from '../../fight/question.tsx';
import { DUEL_QUESTIONS } from '../../fight/questions.ts';
import { fighterIn } from '../../fight/sides.ts';
import { Distance, States } from '../../fight/terms.tsx';
import { TwoSides } from '../../fight/two-sides.tsx';
import type { DocumentProps, Panel, PartProps } from '../../panel.ts';
import { Choice } from '../../parts/choice.tsx';
import { Folded } from '../../parts/folded.tsx';
import { Stepper } from '../../parts/stepper.tsx';
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

/** A duel of two cards until one is destroyed: who wins by first turn, how soon, and with how much Life left. */
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
    </FightView>
  );
}

const KNOCKBACK = [
  { value: 'on', text: 'By their powers' },
  { value: 'off', text: 'Off' },
] as const;

const TURNS = [
  { value: 'alternate', text: 'In alternation' },
  { value: 'rounds', text: 'Three each, then a roll' },
] as const;

const CHOICES = [
  { value: 'wounds', text: 'Most wounds' },
  { value: 'best', text: 'Best chance to win, may avoid the fight' },
] as const;

/** The terms of a duel: turns, choices, Knockback, the distance, and the most turns. */
function Terms({ document, onChange }: DocumentProps) {
  const set = (key: string, value: unknown) => onChange(withValue(document, [key], value));
  const { first = 'toss', rounds, choices, mostTurns, superStrength = true } = document;
  const firsts = [
    { value: 'toss', text: 'Each half the time' },
    { value: 'attacker', text: fighterIn(document, 'attacker').name },
    { value: 'defender', text: fighterIn(document, 'defender').name },
  ];
  return (
    <section class="card" aria-label="The duel">
      <Folded class="terms" summary="First turn, choices, Knockback, distance">
        <Choice
          legend="First turn"
          options={firsts}
          value={String(first)}
          onChange={(value) => set('first', value === 'toss' ? undefined : value)}
        />
        <Choice
          legend="Turns"
          options={TURNS}
          value={rounds === true ? 'rounds' : 'alternate'}
          onChange={(value) => set('rounds', value === 'rounds' ? true : undefined)}
        />
        <Choice
          legend="Choices"
          options={CHOICES}
          value={choices === 'best' ? 'best' : 'wounds'}
          onChange={(value) => set('choices', value === 'best' ? value : undefined)}
        />
        <Choice
          legend="Knockback"
          options={KNOCKBACK}
          value={superStrength === false ? 'off' : 'on'}
          onChange={(value) => set('superStrength', value === 'off' ? false : undefined)}
        />
        <div class="steppers">
          <Distance document={document} onChange={onChange} />
          <Stepper
            label="Most turns"
            value={typeof mostTurns === 'number' ? mostTurns : undefined}
            placeholder="none"
            least={1}
            most={10_000}
            isOptional
            onChange={(value) => set('mostTurns', value)}
          />
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
