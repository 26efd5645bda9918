import { Answer, AnswerBar } from '../../fight/answer.tsx';
import { Outcomes } from '../../fight/outcomes.tsx';
import type { PartProps } from '../../panel.ts';
import { useAnswer } from '../../use-answer.ts';
import { AttackQuestion } from './attack-question.tsx';
import { Circumstances } from './circumstances.tsx';
import { isPlainAttack } from './plain-attack.ts';
import { TwoSides } from './two-sides.tsx';

/** One attack: who, with what, how; its odds, a simulation of it, and one of it told in words. */
export function Attack(props: PartProps) {
  const { document, tools, onChange } = props;
  const { answer: told, problems, isOld } = useAnswer(tools.engine, 'attack', 'odds', { document });
  return (
    <div class={isOld ? 'attack old' : 'attack'}>
      <Answer told={told} problems={problems} isOld={isOld} />
      <div class="columns">
        {isPlainAttack(document) ? (
          <div class="fight">
            <TwoSides {...props} />
            <AttackQuestion document={document} onChange={onChange} />
            <Circumstances document={document} onChange={onChange} />
          </div>
        ) : (
          <p class="fight card note">
            This experiment is more than a single attack under the C3G rules. It can be changed as a
            file, below.
          </p>
        )}
        <Outcomes {...props} told={told} trial="attack" />
      </div>
      <AnswerBar told={told} />
    </div>
  );
}
