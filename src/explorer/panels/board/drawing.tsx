import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { MOST_ROWS, spaceName } from '../../../board/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import type { AimAnswer, BoardAnswer } from '../../engine/answers/board.ts';
import type { PartProps } from '../../panel.ts';
import type { Edits } from '../../parts/history.ts';
import { Later } from '../../parts/later.tsx';
import { Problems } from '../../parts/messages.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { useAnswer } from '../../use-answer.ts';
import { Aiming } from './aiming.tsx';
import { type Brush, FIRST_BRUSH } from './brush.ts';
import type { Names, Note } from './describe.ts';
import { boardIn, type EditedBoard, withBoard } from './edited-board.ts';
import { basesOf } from './fighters.ts';
import { MOST_LEVEL, resized, withColumnLeft, withRowsOnTop } from './ground-tools.ts';
import { HexBoard } from './hex-board.tsx';
import { Key } from './key.tsx';
import { withOther } from './placing.ts';
import { Sources } from './sources.tsx';
import { ThingFields, ToolSettings } from './tool-settings.tsx';
import { Toolbar } from './toolbar.tsx';
import { useTools } from './use-tools.ts';

interface DrawingProps extends PartProps {
  readonly board: EditedBoard;
  /** Absent while the drawn board has no answer. */
  readonly answer: BoardAnswer | undefined;
  readonly names: Names;
  readonly edits: Edits;
  /** What stands beside the board. */
  readonly children: ComponentChildren;
}

/** The board with its tools: every change is a change of the document. */
export function Drawing(props: DrawingProps) {
  const { board, document, tools, answer, names, edits, children } = props;
  const [brush, setBrush] = useState<Brush>(FIRST_BRUSH);
  /** How many boards were opened: each is seen whole at first. */
  const [opened, setOpened] = useState(0);
  const card = useRef<HTMLElement>(null);
  const bases = basesOf(document);
  const isAiming = brush.tool === 'aim';
  const { answer: aimed, problems: aimProblems } = useAnswer(
    tools.engine,
    'aim',
    'aim',
    isAiming ? { document: withoutAttacker(document) } : undefined,
  );
  const notes = useMemo(
    () => (isAiming ? aimNotes(aimed) : endingNotes(answer)),
    [isAiming, aimed, answer],
  );
  const { actions, selected, said, now, edit, describe, attackFrom, release } = useTools({
    board,
    edits,
    bases,
    names,
    notes,
    brush,
    onBrush: setBrush,
  });
  const open = (next: ExperimentDocument) => {
    release();
    setOpened((n) => n + 1);
    edits.change(next);
    // It is seen at once, wherever the button was.
    card.current?.scrollIntoView({ block: 'start' });
  };
  const thing = typeof selected === 'number' ? board.others[selected] : undefined;
  return (
    <div class="drawing">
      <section class="card draw" aria-label="The board" ref={card}>
        <Toolbar
          brush={brush}
          onChange={(next) => {
            release();
            setBrush(next);
          }}
        />
        <Later>
          <HexBoard
            key={opened}
            board={board}
            notes={notes}
            line={isAiming ? [] : (answer?.line ?? [])}
            selected={selected}
            isMoving={brush.tool === 'move' || isAiming}
            wallSide={brush.tool === 'wall' ? brush.side : undefined}
            actions={actions}
            describe={describe}
            said={said}
          />
        </Later>
        <ToolSettings brush={brush} onChange={setBrush} />
        {thing && typeof selected === 'number' && (
          <ThingFields
            thing={thing}
            onChange={(next) => {
              if (!next) release();
              edit(withOther(now(), selected, next));
            }}
          />
        )}
        {isAiming && aimProblems.length > 0 && <Problems problems={aimProblems} />}
        {isAiming && aimed && (
          <Aiming aimed={aimed} attacker={board.attacker} onAttackFrom={attackFrom} />
        )}
        <Key board={board} names={names} isAiming={isAiming} hasOdds={notes.size > 0} />
        <details class="size">
          <summary>Size and keys</summary>
          <div class="steppers">
            <Stepper
              label="Columns"
              value={board.terrain.columns}
              least={1}
              most={MOST_ROWS}
              onChange={(columns = 1) => edit(resized(now(), columns, now().terrain.rows.length))}
            />
            <Stepper
              label="Rows"
              value={board.terrain.rows.length}
              least={1}
              most={MOST_ROWS}
              onChange={(rows = 1) => edit(resized(now(), now().terrain.columns, rows))}
            />
          </div>
          <div class="buttons">
            <button type="button" onClick={() => edit(withColumnLeft(now()))}>
              Add a column on the left
            </button>
            <button type="button" onClick={() => edit(withRowsOnTop(now()))}>
              Add two rows on top
            </button>
          </div>
          <p class="note" id="board-keys">
            Arrow keys go over the spaces, Enter or Space uses the tool, 0 to 9 set the level, + and
            − raise and lower up to {MOST_LEVEL}, Delete takes away what stands there, S turns the
            side for walls, Page Up and Page Down zoom, Ctrl Z undoes.
          </p>
        </details>
      </section>
      <div class="beside">{children}</div>
      <Later>
        <Sources document={document} engine={tools.engine} bases={bases} onOpen={open} />
      </Later>
    </div>
  );
}

function withoutAttacker(document: ExperimentDocument): ExperimentDocument {
  const board = boardIn(document);
  return board ? withBoard(document, { ...board, attacker: [] }) : document;
}

function endingNotes(answer: BoardAnswer | undefined): ReadonlyMap<string, Note> {
  return new Map(answer?.endings.map(({ space, chance }) => [spaceName(space), { chance }]));
}

/** The best place that each space is part of: places come best first. */
function aimNotes(aimed: AimAnswer | undefined): ReadonlyMap<string, Note> {
  const notes = new Map<string, Note>();
  for (const { spaces, worth, rank } of aimed?.places ?? []) {
    for (const space of spaces) {
      const name = spaceName(space);
      if (!notes.has(name)) notes.set(name, { chance: worth, rank, place: spaces });
    }
  }
  return notes;
}
