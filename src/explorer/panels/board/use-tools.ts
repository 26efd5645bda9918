import { useRef, useState } from 'preact/hooks';
import { HEX_DIRECTIONS, type Space, spaceName } from '../../../board/index.ts';
import type { Edits } from '../../parts/history.ts';
import {
  applied,
  type Brush,
  type Fighters,
  isDrawn,
  type Stroke,
  strokeAt,
  type Target,
} from './brush.ts';
import { describedSpace, type Names, type Note, pieceText } from './describe.ts';
import { boardIn, type EditedBoard, withBoard } from './edited-board.ts';
import { raised, withGround } from './ground-tools.ts';
import type { BoardActions } from './hex-board.tsx';
import { erased, movedTo, type PieceId, piecesAt } from './placing.ts';

interface ToolsProps {
  readonly board: EditedBoard;
  readonly edits: Edits;
  readonly bases: Fighters;
  readonly names: Names;
  /** By the names of spaces. While aiming, a space with a place can be attacked from. */
  readonly notes: ReadonlyMap<string, Note>;
  readonly brush: Brush;
  onBrush(brush: Brush): void;
}

/** Something on its way to another space. */
interface Carried {
  readonly who: PieceId;
  readonly from: Space;
  readonly hasMoved: boolean;
}

/** The tools of the Board panel: what pointers and keys do on the board, with the brush that is chosen. */
export function useTools({ board, edits, bases, names, notes, brush, onBrush }: ToolsProps) {
  const [selected, select] = useState<PieceId>();
  const [said, setSaid] = useState('');
  const stroke = useRef<{ readonly stroke: Stroke; readonly done: Set<string> } | undefined>(
    undefined,
  );
  const carried = useRef<Carried | undefined>(undefined);

  /** The board as it is now, which may be newer than what is drawn. */
  const now = () => boardIn(edits.current()) ?? board;
  const edit = (next: EditedBoard) => {
    if (next === now()) return false;
    edits.change(withBoard(edits.current(), next));
    return true;
  };
  const describe = (space: Space) =>
    describedSpace(board, space, names, notes.get(spaceName(space)));
  /** Says what a space is like after a change; what was noted on it no longer holds. */
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
  /** Drops the carried piece and the selection, as when another tool is chosen. */
  const release = () => {
    carried.current = undefined;
    select(undefined);
  };
  return { actions, selected, said, now, edit, describe, attackFrom, release };
}
