/* The layout of the Attack and Duel panels. */

import type { ComponentChildren } from 'preact';
import type { OddsAnswer } from '../engine/answers/odds.ts';
import type { PartProps } from '../panel.ts';
import type { Answered } from '../use-answer.ts';
import { Answer, AnswerBar } from './answer.tsx';
import { Outcomes } from './outcomes.tsx';

interface FightViewProps extends PartProps {
  readonly trial: 'attack' | 'turn' | 'duel';
  readonly answered: Answered<OddsAnswer>;
  /** The fields that edit the fight; if they cannot express the fight, a sentence that says so. */
  readonly fields: ComponentChildren;
  /** The measure that is shown first; default: the first in the answer. */
  readonly usual?: string;
  /** Shown above the outcomes. */
  readonly children?: ComponentChildren;
}

/** A one-on-one fight: its answer at the top, its fields on the left and its outcomes on the right. */
export function FightView({ trial, answered, fields, children, ...props }: FightViewProps) {
  const { answer: told, problems, mistakes, isOld } = answered;
  return (
    <div class={`${trial === 'duel' ? 'duel' : 'attack'}${isOld ? ' old' : ''}`}>
      <Answer told={told} problems={problems} mistakes={mistakes} isOld={isOld} />
      <div class="columns">
        {typeof fields === 'string' ? (
          <p class="fight card note">{fields} It can be changed as a file, below.</p>
        ) : (
          <div class="fight">{fields}</div>
        )}
        <Outcomes {...props} told={told} trial={trial}>
          {children}
        </Outcomes>
      </div>
      <AnswerBar told={told} />
    </div>
  );
}
