/* The view of the Board panel: the drawing with its answer, the fields, and ways to continue from the position. */

import './board.css';

import { listed, percent } from '../../../base/index.ts';
import { HEX_DIRECTIONS } from '../../../board/index.ts';
import type { BoardAnswer } from '../../engine/answers/board.ts';
import { Answer, AnswerBar } from '../../fight/answer.tsx';
import { Outcomes } from '../../fight/outcomes.tsx';
import { fighterIn } from '../../fight/sides.ts';
import type { DocumentProps, Panel, PanelProps } from '../../panel.ts';
import { Choice } from '../../parts/choice.tsx';
import { Later } from '../../parts/later.tsx';
import { useAnswer } from '../../use-answer.ts';
import { AttackQuestion, AttackSides } from '../attack/attack.tsx';
import { isPlainAttack } from '../attack/attack-document.ts';
import { KindOfAttack } from '../attack/circumstances.tsx';
import { battleFromBoard, type DrawnBattle } from '../battle/from-board.ts';
import { turnHere } from '../turn/turn-board.ts';
import { boardKind } from './board-kind.ts';
import { Drawing } from './drawing.tsx';
import { boardIn, type EditedBoard } from './edited-board.ts';
import { openDirections, refitted } from './fighters.ts';
import { BOARD_START } from './start.ts';

export const board: Panel = {
  ...boardKind,
  title: 'Board',
  View: BoardPanel,
};

/** One attack on a board that the user can draw, with the odds shown on its spaces. */
function BoardPanel({ document, tools, edits, onChange, onOpen }: PanelProps) {
  const { answer, problems, mistakes, isOld } = useAnswer(tools.engine, 'board', 'onBoard', {
    document,
  });
  const board = isPlainAttack(document) ? boardIn(document) : undefined;
  const told = answer?.told;
  // A figure whose base becomes double needs a second space.
  const change: PanelProps['onChange'] = (next) => onChange(refitted(next));
  const panel = { document, tools, onChange: change };
  return (
    <div class={`attack on-board${board ? ' drawn' : ''}${isOld ? ' old' : ''}`}>
      {board ? (
        <Drawing
          board={board}
          edits={edits}
          {...panel}
          answer={problems.length === 0 ? answer : undefined}
          names={{
            attacker: fighterIn(document, 'attacker').name,
            defender: fighterIn(document, 'defender').name,
          }}
        >
          <Answer told={told} problems={problems} mistakes={mistakes} isOld={isOld} foldsCaveats />
          <Chances chances={answer?.chances ?? (problems.length > 0 ? [] : undefined)} />
          <Later>
            <AttackSides {...panel} />
          </Later>
          <Later>
            <AttackQuestion
              document={document}
              mistakes={mistakes}
              asked={isOld ? undefined : told?.answer?.asked}
              onChange={change}
            />
            <Lines board={board} document={document} onChange={change} />
            <section class="card" aria-label="The attack">
              <KindOfAttack document={document} onChange={change} />
            </section>
            <GoOn document={document} onOpen={onOpen} />
          </Later>
        </Drawing>
      ) : (
        <>
          <Answer told={told} problems={problems} mistakes={mistakes} isOld={isOld} />
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

/** Buttons that continue from the drawn position with a turn or a whole battle. */
function GoOn({ document, onOpen }: Pick<PanelProps, 'document' | 'onOpen'>) {
  const drawn = battleFromBoard(document);
  const notes = notesOf(drawn);
  return (
    <section class="card go-on" aria-label="Play on from here">
      <button type="button" onClick={() => onOpen(turnHere(document))}>
        Play a turn here
      </button>
      <button
        type="button"
        disabled={drawn.lacking.length > 0}
        onClick={() => onOpen(drawn.document)}
      >
        Fight a battle from here
      </button>
      {notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
    </section>
  );
}

/** Notes for a user who is about to start a battle from the drawn position. */
function notesOf({ lacking, bystanders, hasWounded }: DrawnBattle): string[] {
  const verb = (names: readonly string[], one: string, more: string) =>
    `${listed(names)} ${names.length === 1 ? one : more}`;
  return [
    ...(lacking.length > 0
      ? [`${verb(lacking, 'needs', 'need')} Life, Move and Range on the card to fight a battle.`]
      : []),
    ...(bystanders.length > 0
      ? [
          `In a battle ${verb(bystanders, 'has', 'have')} no card and only ${bystanders.length === 1 ? 'stands' : 'stand'} in the way.`,
        ]
      : []),
    ...(hasWounded ? ['Figures begin a battle without wounds.'] : []),
  ];
}

interface ChancesProps {
  /** Absent while there is no answer; room for the chances is reserved. */
  readonly chances: BoardAnswer['chances'] | undefined;
}

/** Events that may happen in the attack, each with its chance. */
function Chances({ chances }: ChancesProps) {
  if (!chances) return <div class="card chances" />;
  if (chances.length === 0) return null;
  return (
    <dl class="card chances" aria-label="What may happen">
      {chances.map(({ title, chance }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{percent(chance, 1)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LinesProps extends DocumentProps {
  readonly board: EditedBoard;
}

const GOALS = [
  { value: 'spaces', text: 'Most spaces' },
  { value: 'wounds', text: 'Most wounds' },
  { value: 'destroy', text: 'Most likely destroyed' },
] as const;

/** Lets the user choose the line of Knockback, by goal or by direction, if the attacker has several lines. */
function Lines({ document, board, onChange }: LinesProps) {
  const open = openDirections(board);
  const { goal, direction, ...rest } = document;
  if (open.length < 2 && direction === undefined) return null;
  const directions = HEX_DIRECTIONS.filter((one) => open.includes(one) || one === direction);
  const options = [...GOALS, ...directions.map((value) => ({ value, text: `To ${value}` }))];
  return (
    <section class="card" aria-label="The line of Knockback">
      <Choice
        legend="The line of Knockback"
        options={options}
        value={String(direction ?? goal ?? 'spaces') as (typeof options)[number]['value']}
        onChange={(value) => {
          const isGoal = GOALS.some((one) => one.value === value);
          if (!isGoal) onChange({ ...rest, direction: value });
          else onChange(value === 'spaces' ? rest : { ...rest, goal: value });
        }}
      />
    </section>
  );
}
