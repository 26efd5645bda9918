import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type Space, sameSpace, spaceName } from '../../../board/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { fighterOf } from '../../fight/fighter.ts';
import { Choice } from '../../parts/choice.tsx';
import type { Edits } from '../../parts/history.ts';
import { describedSpace } from '../board/describe.ts';
import type { EditedBoard } from '../board/edited-board.ts';
import { type BoardActions, HexBoard } from '../board/hex-board.tsx';
import { movedTo, piecesAt, placed } from '../board/placing.ts';
import { baseOfFighter, fighterAt, pieceOf, turnBoardIn, withTurnBoard } from './turn-board.ts';
import { attackersIn, changed, defenderSetting } from './turn-document.ts';

interface StandingProps {
  readonly document: ExperimentDocument;
  readonly board: EditedBoard;
  readonly edits: Edits;
  /** What else can be done with the board. */
  readonly children: ComponentChildren;
}

/** The number of an attacker; undefined: the defender. */
type Who = number | undefined;

/** The starting places: the figure that is chosen, or pointed at, is put on a space. */
export function StartingPlaces({ document, board, edits, children }: StandingProps) {
  const [who, setWho] = useState<Who>(0);
  const [said, setSaid] = useState('');
  const carried = useRef<{ readonly who: Who; readonly from: Space } | undefined>(undefined);
  const attackers = attackersIn(document) ?? [];
  const count = attackers.length;
  const chosen = who !== undefined && who >= count ? 0 : who;
  const names = {
    attacker: '',
    defender: fighterOf(document.defender, defenderSetting(document)).name,
  };
  const nameOf = (one: Who) =>
    one === undefined
      ? names.defender
      : (board.others[board.others.length - count + one]?.name ?? '');
  const now = () => turnBoardIn(edits.current()) ?? board;
  const edit = (before: EditedBoard, next: EditedBoard) => {
    if (next === before) return false;
    edits.change(withTurnBoard(changed(edits.current()), next));
    return true;
  };
  const put = (one: Who, space: Space) => {
    const before = now();
    const piece = pieceOf(before, count, one);
    const done = edit(before, placed(before, piece, space, baseOfFighter(document, one)));
    setSaid(
      done
        ? `${nameOf(one)} begins on ${spaceName(space)}.`
        : `${nameOf(one)} cannot stand on ${spaceName(space)}.`,
    );
    return done;
  };
  /** The figure on a space; null: none. */
  const fighterOn = (space: Space): Who | null => {
    const [there] = piecesAt(now(), space);
    if (there === 'defender') return undefined;
    const i = there === undefined ? -1 : fighterAt(now(), count, there);
    return i < 0 ? null : i;
  };
  const actions: BoardActions = {
    begin({ space }) {
      const there = fighterOn(space);
      edits.begin();
      if (there !== null && there !== chosen) setWho(there);
      const one = there === null ? chosen : there;
      if (there === null && !put(one, space)) {
        edits.end();
        return false;
      }
      carried.current = { who: one, from: space };
      return true;
    },
    draw({ space }) {
      const held = carried.current;
      if (!held || sameSpace(held.from, space)) return;
      const before = now();
      const next = movedTo(before, pieceOf(before, count, held.who), held.from, space);
      if (!edit(before, next)) return;
      carried.current = { who: held.who, from: space };
      setSaid(`${nameOf(held.who)} begins on ${spaceName(space)}.`);
    },
    end() {
      carried.current = undefined;
      edits.end();
    },
    cancel() {
      carried.current = undefined;
      edits.cancel();
    },
    key({ key, ctrlKey, metaKey, altKey }, space) {
      if (ctrlKey || metaKey || altKey) return false;
      if (key === 'Enter' || key === ' ') put(chosen, space);
      else if (/^[1-8]$/.test(key) && Number(key) <= count) setWho(Number(key) - 1);
      else if (key.toLowerCase() === 'd') setWho(undefined);
      else return false;
      return true;
    },
  };
  return (
    <section class="card standing" aria-label="Where they begin">
      <Choice
        legend="Who is placed on the space that you tap"
        options={[
          ...attackers.map((_, i) => ({ value: String(i), text: `${i + 1} ${nameOf(i)}` })),
          { value: DEFENDER, text: `D ${names.defender}` },
        ]}
        value={chosen === undefined ? DEFENDER : String(chosen)}
        onChange={(value) => setWho(value === DEFENDER ? undefined : Number(value))}
      />
      <HexBoard
        board={board}
        notes={NOTHING_NOTED}
        line={[]}
        selected={pieceOf(board, count, chosen)}
        isMoving={false}
        wallSide={undefined}
        actions={actions}
        describe={(space) => describedSpace(board, space, names, undefined)}
        said={said}
      />
      <p class="note" id="board-keys">
        Keys: arrows go over the spaces, {count === 1 ? '1' : `1 to ${count}`} and D choose who is
        placed, Enter places it.
      </p>
      <div class="buttons">{children}</div>
    </section>
  );
}

const DEFENDER = 'defender';
const NOTHING_NOTED = new Map();
