import { Answer, AnswerBar } from '../../fight/answer.tsx';
import { Outcomes } from '../../fight/outcomes.tsx';
import { fighterIn } from '../../fight/sides.ts';
import type { PanelProps } from '../../panel.ts';
import { useAnswer } from '../../use-answer.ts';
import { AttackQuestion } from '../attack/attack-question.tsx';
import { KindOfAttack } from '../attack/circumstances.tsx';
import { isPlainAttack } from '../attack/plain-attack.ts';
import { TwoSides } from '../attack/two-sides.tsx';
import { turnHere } from '../turn/turn-board.ts';
import { Chances } from './chances.tsx';
import { Drawing } from './drawing.tsx';
import { boardIn } from './edited-board.ts';
import { refitted } from './fighters.ts';
import { Lines } from './lines.tsx';
import { BOARD_START } from './start.ts';

/** One attack on a board that can be drawn on, with the odds on its spaces. */
export function BoardPanel({ document, tools, onChange, onOpen }: PanelProps) {
  const { answer, problems, isOld } = useAnswer(tools.engine, 'board', 'onBoard', { document });
  const board = isPlainAttack(document) ? boardIn(document) : undefined;
  const told = answer?.told;
  // Whoever becomes a figure on two spaces needs them.
  const change: PanelProps['onChange'] = (next) => onChange(refitted(next));
  const panel = { document, tools, onChange: change };
  return (
    <div class={`attack on-board${board ? ' drawn' : ''}${isOld ? ' old' : ''}`}>
      {board ? (
        <Drawing
          board={board}
          {...panel}
          answer={problems.length === 0 ? answer : undefined}
          names={{
            attacker: fighterIn(document, 'attacker').name,
            defender: fighterIn(document, 'defender').name,
          }}
        >
          <Answer told={told} problems={problems} isOld={isOld} foldsCaveats />
          <Chances chances={answer?.chances ?? (problems.length > 0 ? [] : undefined)} />
          <TwoSides {...panel} />
          <AttackQuestion document={document} onChange={change} />
          <Lines board={board} document={document} onChange={change} />
          <section class="card" aria-label="The attack">
            <KindOfAttack document={document} onChange={change} />
          </section>
          <button type="button" onClick={() => onOpen(turnHere(document))}>
            Play a turn here
          </button>
        </Drawing>
      ) : (
        <>
          <Answer told={told} problems={problems} isOld={isOld} />
          <p class="card note">
            This experiment has no board of hexes that can be drawn here, or is more than a single
            attack. It can be changed as a file, below.{' '}
            <button type="button" onClick={() => onChange(BOARD_START)}>
              Begin with a new board
            </button>
          </p>
        </>
      )}
      <Outcomes {...panel} told={told} trial="attack" />
      <AnswerBar told={told} />
    </div>
  );
}
