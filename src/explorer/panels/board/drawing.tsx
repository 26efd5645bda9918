/*
 * The drawing surface and everything around it: the tools, what pointers and keys do with them, the legend, and the
 * places to attack from. Used by the Board panel.
 */

import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { percent } from '../../../base/index.ts';
import {
  HEX_DIRECTIONS,
  MOST_ROWS,
  placeName,
  type Space,
  sameSpace,
  spaceName,
  TERRAIN_KINDS,
  TERRAIN_LETTERS,
  type TerrainLetter,
} from '../../../board/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import type { AimAnswer, BoardAnswer } from '../../engine/answers/board.ts';
import type { PartProps } from '../../panel.ts';
import { Blocks } from '../../parts/blocks.tsx';
import type { Edits } from '../../parts/history.ts';
import { Later } from '../../parts/later.tsx';
import { Problems } from '../../parts/messages.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { useAnswer } from '../../use-answer.ts';
import {
  applied,
  type Brush,
  FIRST_BRUSH,
  type Fighters,
  isDrawn,
  type Stroke,
  strokeAt,
  type Target,
} from './brush.ts';
import { describedSpace, initialsOf, type Names, type Note, pieceText } from './describe.ts';
import { boardIn, type EditedBoard, type ThingKind, withBoard } from './edited-board.ts';
import { basesOf } from './fighters.ts';
import {
  MOST_LEVEL,
  raised,
  resized,
  withColumnLeft,
  withGround,
  withRowsOnTop,
} from './ground-tools.ts';
import { type BoardActions, HexBoard } from './hex-board.tsx';
import { TOKENS } from './layers.tsx';
import { erased, movedTo, type PieceId, piecesAt, withOther } from './placing.ts';
import { Sources } from './sources.tsx';
import { ThingFields, ToolSettings } from './tool-settings.tsx';
import { Toolbar } from './toolbar.tsx';
import { hexPath } from './view.ts';

interface ToolsProps {
  readonly board: EditedBoard;
  readonly edits: Edits;
  readonly bases: Fighters;
  readonly names: Names;
  /** Notes by the name of the space. If the Aim tool is chosen, the attacker can be moved to a note's `place`. */
  readonly notes: ReadonlyMap<string, Note>;
  readonly brush: Brush;
  onBrush(brush: Brush): void;
}

/** A piece that the user is moving. */
interface Carried {
  readonly who: PieceId;
  readonly from: Space;
  readonly hasMoved: boolean;
}

/** The tools of the Board panel: what pointers and keys do on the board with the chosen tool and its settings. */
function useTools({ board, edits, bases, names, notes, brush, onBrush }: ToolsProps) {
  const [selected, select] = useState<PieceId>();
  const [said, setSaid] = useState('');
  const stroke = useRef<{ readonly stroke: Stroke; readonly done: Set<string> } | undefined>(
    undefined,
  );
  const carried = useRef<Carried | undefined>(undefined);

  /** The current board, which may be newer than the one on the screen. */
  const now = () => boardIn(edits.current()) ?? board;
  const edit = (next: EditedBoard) => {
    if (next === now()) return false;
    edits.change(withBoard(edits.current(), next));
    return true;
  };
  const describe = (space: Space) =>
    describedSpace(board, space, names, notes.get(spaceName(space)));
  /** Describes a space that was changed, without its note, which is outdated. */
  const tell = (space: Space) => setSaid(describedSpace(now(), space, names, undefined));
  const use = (target: Target, one: Stroke) => {
    if (edit(applied(now(), brush, target, bases, one))) tell(target.space);
  };
  const attackFrom = (spaces: readonly Space[]) => {
    edit({ ...now(), attacker: spaces });
    setSaid(`${names.attacker} attacks from ${spaces.map(spaceName).join(' and ')}.`);
  };
  const aimAt = (space: Space) => {
    const place = notes.get(spaceName(space))?.place;
    if (place) attackFrom(place);
  };

  const press = (space: Space) => {
    if (brush.tool === 'aim') return aimAt(space);
    if (brush.tool !== 'move') {
      const target = { space, side: brush.side };
      return use(target, strokeAt(now(), target));
    }
    const held = carried.current;
    const [who] = piecesAt(now(), space);
    if (held) {
      carried.current = undefined;
      const hasRoom = edit(movedTo(now(), held.who, held.from, space));
      if (hasRoom) tell(space);
      else setSaid('It cannot stand there.');
    } else if (who !== undefined) {
      carried.current = { who, from: space, hasMoved: false };
      select(who);
      setSaid(`${pieceText(now(), who, names)}: go to another space and press Enter again.`);
    }
  };
  const key: BoardActions['key'] = (event, space) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const change = (next: EditedBoard) => {
      if (edit(next)) tell(space);
    };
    if (/^\d$/.test(event.key)) {
      const level = Number(event.key);
      change(withGround(now(), space, (before) => ({ ...before, level })));
    } else if (event.key === '+') change(withGround(now(), space, raised(1)));
    else if (event.key === '-') change(withGround(now(), space, raised(-1)));
    else if (event.key === 'Delete' || event.key === 'Backspace') change(erased(now(), space));
    else if (event.key === 'Escape') carried.current = undefined;
    else if (event.key === 's' && brush.tool === 'wall') {
      const at = HEX_DIRECTIONS.indexOf(brush.side);
      onBrush({ ...brush, side: HEX_DIRECTIONS[(at + 1) % HEX_DIRECTIONS.length] ?? 'E' });
    } else if (event.key === 'Enter' || event.key === ' ') press(space);
    else return false;
    return true;
  };

  const actions: BoardActions = {
    begin(target) {
      const { space } = target;
      if (brush.tool === 'aim') {
        aimAt(space);
        return false;
      }
      if (brush.tool === 'move') {
        const [who] = piecesAt(now(), space);
        select(who);
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
      const place = spaceName(target.space) + (brush.tool === 'wall' ? target.side : '');
      if (begun.done.has(place)) return;
      begun.done.add(place);
      use(target, begun.stroke);
    },
    end() {
      if (carried.current?.hasMoved) tell(carried.current.from);
      carried.current = undefined;
      stroke.current = undefined;
      edits.end();
    },
    cancel() {
      carried.current = undefined;
      stroke.current = undefined;
      edits.cancel();
    },
    key,
  };
  /** Drops the carried piece and the selection, for example because another tool is chosen. */
  const release = () => {
    carried.current = undefined;
    select(undefined);
  };
  return { actions, selected, said, now, edit, describe, attackFrom, release };
}

interface KeyProps {
  readonly board: EditedBoard;
  readonly names: Names;
  readonly isAiming: boolean;
  readonly hasOdds: boolean;
}

const MOST_NAMED = 12;

/** The legend: the names of the tokens, the kinds of terrain, and what the shades mean. */
function Key({ board, names, isAiming, hasOdds }: KeyProps) {
  const { others } = board;
  const different = [...new Map(others.map((one, i) => [`${one.kind} ${one.name}`, i])).values()];
  const rest = different.length - MOST_NAMED;
  return (
    <ul class="key" aria-label="Key">
      {board.attacker.length > 0 && (
        <Entry kind="figure" look="attacker" letters="A" text={names.attacker} />
      )}
      <Entry kind="figure" look="defender" letters="D" text={names.defender} />
      {different.slice(0, MOST_NAMED).map((i) => {
        const { kind, name } = others[i] as EditedBoard['others'][number];
        return (
          <Entry
            key={i}
            kind={kind}
            look={kind}
            letters={initialsOf(name)}
            text={pieceText(board, i, names)}
          />
        );
      })}
      {rest > 0 && <li>and {rest} more</li>}
      {kindsOn(board).map((letter) => (
        <li key={letter}>
          <svg viewBox="-32 -32 64 64" aria-hidden="true">
            <path d={GROUND} style={{ fill: `var(--${TERRAIN_KINDS[letter].paint})` }} />
          </svg>
          {letter}: {TERRAIN_KINDS[letter].name}
        </li>
      ))}
      {hasOdds && (
        <li>
          {isAiming
            ? 'Shades: the chance of success of an attack from there'
            : 'Shades: the chance that the defender ends there'}
        </li>
      )}
    </ul>
  );
}

const GROUND = hexPath(0.5);

/** The kinds of terrain on a board. */
function kindsOn({ terrain }: EditedBoard): TerrainLetter[] {
  const letters = new Set(terrain.rows.flat().map((ground) => ground?.letter));
  return TERRAIN_LETTERS.filter((letter) => letters.has(letter));
}

interface EntryProps {
  readonly kind: ThingKind;
  readonly look: string;
  readonly letters: string;
  readonly text: string;
}

function Entry({ kind, look, letters, text }: EntryProps) {
  return (
    <li>
      <svg viewBox="-32 -32 64 64" aria-hidden="true">
        <g class={`token ${look}`}>
          <path d={TOKENS[kind]} />
          <text y="1">{letters}</text>
        </g>
      </svg>
      {text}
    </li>
  );
}

interface AimingProps {
  readonly aimed: AimAnswer;
  /** The spaces of the attacker. */
  readonly attacker: readonly Space[];
  onAttackFrom(spaces: readonly Space[]): void;
}

/** The places to attack from, best first. Pressing one moves the attacker there. */
function Aiming({ aimed, attacker, onAttackFrom }: AimingProps) {
  const isHere = (spaces: readonly Space[]) =>
    spaces.length === attacker.length &&
    spaces.every((space) => attacker.some((one) => sameSpace(one, space)));
  return (
    <section class="aiming" aria-label="Places to attack from">
      <h2>Places to attack from</h2>
      <p class="headline">{aimed.headline}</p>
      <ol>
        {aimed.places.slice(0, MOST_PLACES).map(({ place, spaces, worth, rank }) => (
          <li key={place}>
            <button
              type="button"
              aria-pressed={isHere(spaces)}
              class="place"
              onClick={() => onAttackFrom(spaces)}
            >
              <span>#{rank}</span> from {placeName(spaces)} <strong>{percent(worth, 1)}</strong>
            </button>
          </li>
        ))}
      </ol>
      {aimed.table && (
        <details>
          <summary>All places in a table</summary>
          <Blocks blocks={[aimed.table]} />
        </details>
      )}
    </section>
  );
}

/** The maximum number of places in the list. With a double base there may be dozens; the table has all of them. */
const MOST_PLACES = 12;

interface DrawingProps extends PartProps {
  readonly board: EditedBoard;
  /** Absent until there is an answer for the drawn board. */
  readonly answer: BoardAnswer | undefined;
  readonly names: Names;
  readonly edits: Edits;
  /** Shown next to the board. */
  readonly children: ComponentChildren;
}

/** The board with its tools. Every change to the board changes the document. */
export function Drawing(props: DrawingProps) {
  const { board, document, tools, answer, names, edits, children } = props;
  const [brush, setBrush] = useState<Brush>(FIRST_BRUSH);
  /**
   * The number of boards opened so far. Each board opens with a view of its own, so this number identifies the view.
   */
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
    // Scrolls to the new board, since the pressed button may be far from it.
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
            Arrow keys move between spaces, Enter or Space uses the tool, 0 to 9 set the level, +
            and − raise and lower up to {MOST_LEVEL}, Delete takes away what stands there, S turns
            the side for walls, Page Up and Page Down zoom, Ctrl Z undoes.
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

/** For each space, a note on the best place that covers it. `places` are sorted, best first. */
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
