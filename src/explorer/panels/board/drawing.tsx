import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { HEX_DIRECTIONS } from '../../../boards/hex.ts';
import { type Space, sameSpace, spaceName } from '../../../boards/space.ts';
import { MOST_ROWS } from '../../../boards/terrain.ts';
import type { ExperimentDocument } from '../../document.ts';
import type { Aimed, ToldOnBoard } from '../../engine/answers/board.ts';
import type { PartProps } from '../../panel.ts';
import { Problems } from '../../parts/problems.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { UndoRedo } from '../../parts/undo-redo.tsx';
import { useHistory } from '../../parts/use-history.ts';
import { useAnswer } from '../../use-answer.ts';
import { Aiming } from './aiming.tsx';
import {
  applied,
  type Brush,
  FIRST_BRUSH,
  isDrawn,
  type Stroke,
  strokeAt,
  type Target,
} from './brush.ts';
import { describedSpace, type Names, type Note, standerText } from './describe.ts';
import { boardIn, type EditedBoard, withBoard } from './edited-board.ts';
import { basesOf } from './fighters.ts';
import {
  MOST_LEVEL,
  raised,
  resized,
  withColumnLeft,
  withGround,
  withRowsOnTop,
} from './ground-tools.ts';
import { type Deeds, HexBoard } from './hex-board.tsx';
import { Key } from './key.tsx';
import { erased, movedTo, type Stander, standersAt, withOther } from './placing.ts';
import { Sources } from './sources.tsx';
import { ThingFields } from './thing-fields.tsx';
import { Toolbar, ToolSettings } from './toolbar.tsx';

interface DrawingProps extends PartProps {
  readonly board: EditedBoard;
  /** Absent while what is drawn cannot be worked out. */
  readonly answer: ToldOnBoard | undefined;
  readonly names: Names;
  /** What stands beside the board. */
  readonly children: ComponentChildren;
}

/** Something that is on its way to another space. */
interface Carried {
  readonly who: Stander;
  readonly from: Space;
}

/** The board with its tools: every change is a change of the document. */
export function Drawing(props: DrawingProps) {
  const { board, document, tools, answer, names, onChange, children } = props;
  const [brush, setBrush] = useState<Brush>(FIRST_BRUSH);
  const [selected, setSelected] = useState<Stander>();
  const [seen, setSeen] = useState<Space>();
  const [said, setSaid] = useState('');
  /** How many boards were opened: each is seen whole at first. */
  const [opened, setOpened] = useState(0);
  const edits = useHistory('board', document, tools.edits, onChange);
  const stroke = useRef<{ readonly stroke: Stroke; readonly done: Set<string> } | undefined>(
    undefined,
  );
  const carried = useRef<(Carried & { readonly hasMoved: boolean }) | undefined>(undefined);
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

  /** The board as it is now, which may be newer than what is drawn. */
  const now = () => boardIn(edits.current()) ?? board;
  const edit = (next: EditedBoard) => {
    if (next === now()) return false;
    edits.change(withBoard(edits.current(), next));
    return true;
  };
  const tell = (space: Space, done: boolean) =>
    setSaid(describedSpace(now(), space, names, done ? undefined : notes.get(spaceName(space))));
  const use = (target: Target, one: Stroke) => {
    const done = edit(applied(now(), brush, target, bases, one));
    if (done) tell(target.space, true);
    return done;
  };
  const attackFrom = (spaces: readonly Space[]) => {
    edit({ ...now(), attacker: spaces });
    setSaid(`${names.attacker} attacks from ${spaces.map(spaceName).join(' and ')}.`);
  };

  const deeds: Deeds = {
    begin(target) {
      const { space } = target;
      const [who] = standersAt(now(), space);
      if (isAiming) {
        const place = notes.get(spaceName(space))?.place;
        if (place) attackFrom(place);
        return false;
      }
      if (brush.tool === 'move') {
        setSelected(who);
        if (who === undefined) return false;
        carried.current = { who, from: space, hasMoved: false };
        edits.begin();
        return true;
      }
      edits.begin();
      stroke.current = { stroke: strokeAt(now(), target), done: new Set([spaceName(space)]) };
      use(target, stroke.current.stroke);
      return true;
    },
    draw(target) {
      const held = carried.current;
      if (held) {
        const next = movedTo(now(), held.who, held.from, target.space);
        if (edit(next)) carried.current = { who: held.who, from: target.space, hasMoved: true };
        return;
      }
      const begun = stroke.current;
      if (!begun || !isDrawn(brush.tool)) return;
      const key = spaceName(target.space) + (brush.tool === 'wall' ? target.side : '');
      if (begun.done.has(key)) return;
      begun.done.add(key);
      use(target, begun.stroke);
    },
    end() {
      if (carried.current?.hasMoved) tell(carried.current.from, true);
      carried.current = undefined;
      stroke.current = undefined;
      edits.end();
    },
    cancel() {
      carried.current = undefined;
      stroke.current = undefined;
      edits.cancel();
    },
    key: (event, space) => keyed(event, space),
    look(space) {
      setSeen((before) => (space && before && sameSpace(space, before) ? before : space));
    },
  };
  const pressed = (space: Space) => {
    if (isAiming) {
      const place = notes.get(spaceName(space))?.place;
      if (place) attackFrom(place);
      return;
    }
    if (brush.tool !== 'move') {
      const target = { space, side: brush.side };
      use(target, strokeAt(now(), target));
      return;
    }
    const held = carried.current;
    const [who] = standersAt(now(), space);
    if (held) {
      carried.current = undefined;
      const hasRoom = edit(movedTo(now(), held.who, held.from, space));
      if (hasRoom) tell(space, true);
      else setSaid('It cannot stand there.');
    } else if (who !== undefined) {
      carried.current = { who, from: space, hasMoved: false };
      setSelected(who);
      setSaid(`${standerText(now(), who, names)}: go to another space and press Enter again.`);
    }
  };
  const keyed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, space: Space) => {
    if (ctrlKey || metaKey || altKey) return false;
    const ground = (change: Parameters<typeof withGround>[2]) => {
      if (edit(withGround(now(), space, change))) tell(space, true);
    };
    if (/^\d$/.test(key)) ground((before) => ({ ...before, level: Number(key) }));
    else if (key === '+') ground(raised(1));
    else if (key === '-') ground(raised(-1));
    else if (key === 'Delete' || key === 'Backspace') {
      if (edit(erased(now(), space))) tell(space, true);
    } else if (key === 'Escape') carried.current = undefined;
    else if (key === 's' && brush.tool === 'wall') {
      const at = HEX_DIRECTIONS.indexOf(brush.side);
      const side = HEX_DIRECTIONS[(at + 1) % HEX_DIRECTIONS.length] ?? 'E';
      setBrush({ ...brush, side });
    } else if (key === 'Enter' || key === ' ') pressed(space);
    else return false;
    return true;
  };
  const open = (next: ExperimentDocument) => {
    setSelected(undefined);
    setOpened((n) => n + 1);
    edits.change(next);
  };
  const shown = seen ?? undefined;
  const thing = typeof selected === 'number' ? board.others[selected] : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of undo, wherever the focus is
    <div
      class="drawing"
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey, shiftKey, target } = event;
        if (!(ctrlKey || metaKey) || isTyping(target)) return;
        if (key === 'y' || (key.toLowerCase() === 'z' && shiftKey)) edits.redo();
        else if (key === 'z') edits.undo();
        else return;
        event.preventDefault();
      }}
    >
      <section class="card draw" aria-label="The board">
        <Toolbar
          brush={brush}
          onChange={(next) => {
            carried.current = undefined;
            setSelected(undefined);
            setBrush(next);
          }}
        />
        <HexBoard
          key={opened}
          board={board}
          notes={notes}
          line={isAiming ? [] : (answer?.line ?? [])}
          selected={selected}
          isMoving={brush.tool === 'move' || isAiming}
          wallSide={brush.tool === 'wall' ? brush.side : undefined}
          deeds={deeds}
        >
          <UndoRedo edits={edits} />
        </HexBoard>
        <p class="space-text">
          {shown
            ? describedSpace(board, shown, names, notes.get(spaceName(shown)))
            : 'Point at a space, or go over the spaces with the arrow keys.'}
        </p>
        <p class="unseen" aria-live="polite">
          {said || (shown ? describedSpace(board, shown, names, notes.get(spaceName(shown))) : '')}
        </p>
        <ToolSettings brush={brush} onChange={setBrush} />
        {thing && typeof selected === 'number' && (
          <ThingFields
            thing={thing}
            onChange={(next) => {
              if (!next) setSelected(undefined);
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
      <Sources document={document} engine={tools.engine} bases={bases} onOpen={open} />
    </div>
  );
}

function withoutAttacker(document: ExperimentDocument): ExperimentDocument {
  const board = boardIn(document);
  return board ? withBoard(document, { ...board, attacker: [] }) : document;
}

function endingNotes(answer: ToldOnBoard | undefined): ReadonlyMap<string, Note> {
  return new Map(answer?.endings.map(({ space, chance }) => [spaceName(space), { chance }]));
}

/** The best place that each space is part of: places come best first. */
function aimNotes(aimed: Aimed | undefined): ReadonlyMap<string, Note> {
  const notes = new Map<string, Note>();
  for (const { spaces, worth, rank } of aimed?.places ?? []) {
    for (const space of spaces) {
      const name = spaceName(space);
      if (!notes.has(name)) notes.set(name, { chance: worth, rank, place: spaces });
    }
  }
  return notes;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement
    ? target.type !== 'radio'
    : target instanceof HTMLTextAreaElement;
}
