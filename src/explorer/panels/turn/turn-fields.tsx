/* The fields of the Turn panel: attackers, defender, order, question, and starting places on a board. */

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Problem } from '../../../base/index.ts';
import { type Space, sameSpace, spaceName } from '../../../board/index.ts';
import { ATTACK_FIELDS } from '../../../fight/index.ts';
import { type ExperimentDocument, withValue } from '../../document.ts';
import { fighterOf, withCardBrought } from '../../fight/fighter.ts';
import { Figure } from '../../fight/figure.tsx';
import { Question } from '../../fight/question.tsx';
import { TURN_QUESTIONS } from '../../fight/questions.ts';
import { States } from '../../fight/terms.tsx';
import type { PanelProps } from '../../panel.ts';
import { Choice } from '../../parts/choice.tsx';
import { FieldControl } from '../../parts/field-control.tsx';
import type { Edits } from '../../parts/history.ts';
import { Stepper } from '../../parts/stepper.tsx';
import { describedSpace } from '../board/describe.ts';
import type { EditedBoard } from '../board/edited-board.ts';
import { type BoardActions, HexBoard } from '../board/hex-board.tsx';
import { movedTo, piecesAt, placed } from '../board/placing.ts';
import {
  attackHere,
  baseOfFighter,
  fighterAt,
  pieceOf,
  refittedTurn,
  turnBoardIn,
  withTurnBoard,
} from './turn-board.ts';
import {
  attackerSetting,
  attackersIn,
  changed,
  defenderSetting,
  MOST_ATTACKERS,
  onOpenGround,
  withAttacker,
  withOneMore,
  withoutAttacker,
  withoutGround,
} from './turn-document.ts';

interface StandingProps {
  readonly document: ExperimentDocument;
  readonly board: EditedBoard;
  readonly edits: Edits;
  /** Additional buttons for the board. */
  readonly children: ComponentChildren;
}

/** The number of an attacker; undefined for the defender. */
type Who = number | undefined;

/** The starting places on a board. Tapping a space moves the chosen figure there; any figure can be dragged. */
function StartingPlaces({ document, board, edits, children }: StandingProps) {
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
  /** The figure on a space: its number, undefined for the defender, null if there is none. */
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
        legend="The figure to place on the space that you tap"
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
        Keys: arrows move between spaces; {count === 1 ? '1' : `1 to ${count}`} and D choose the
        figure; Enter places it.
      </p>
      <div class="buttons">{children}</div>
    </section>
  );
}

const DEFENDER = 'defender';
const NOTHING_NOTED = new Map();

const ORDERS = [
  { value: 'best', text: 'Whichever is best' },
  { value: 'given', text: 'As listed' },
] as const;

const MOVES = [
  { value: 'yes', text: 'May move first' },
  { value: 'no', text: 'Stays where it is' },
] as const;

interface TurnFieldsProps extends PanelProps {
  readonly mistakes: readonly Problem[];
  /** The question that the current answer is for, as the title of a table row; undefined while it is unknown. */
  readonly asked: string | undefined;
}

/** The fields of a turn: the attackers, the defender, their places, the order and the question. */
export function TurnFields(props: TurnFieldsProps) {
  const { document, tools, edits, mistakes, asked, onOpen } = props;
  const { engine } = tools;
  const attackers = attackersIn(document);
  // A figure whose base becomes double needs a second space, and a new figure needs a place.
  const onChange = (next: ExperimentDocument) => edits.change(refittedTurn(changed(next)));
  if (!attackers) {
    return (
      <p class="fight card note">
        This experiment has more than one turn. Edit it as a file below.
      </p>
    );
  }
  const board = turnBoardIn(document);
  return (
    <div class="fight">
      {board ? (
        <StartingPlaces document={document} board={board} edits={edits}>
          <button type="button" onClick={() => onOpen(attackHere(document))}>
            Draw on this board
          </button>
          <button type="button" onClick={() => onChange(withoutGround(document))}>
            Remove the board
          </button>
        </StartingPlaces>
      ) : (
        <Clear document={document} onChange={onChange} />
      )}
      {attackers.map(({ figure, attacks, moves }, i) => (
        <Figure
          key={i}
          written={figure}
          setting={attackerSetting(document, i)}
          fields={['attack', 'move', 'range']}
          needed={{ attack: 3 }}
          side={0}
          engine={engine}
          onChange={(written, brought) =>
            onChange(withAttacker(withCardBrought(document, brought), i, 'figure', written))
          }
        >
          <div class="picks">
            <Choice
              legend="Before its attack"
              options={MOVES}
              value={moves === false ? 'no' : 'yes'}
              onChange={(value) =>
                onChange(withAttacker(document, i, 'moves', value === 'no' ? false : undefined))
              }
            />
            <Stepper
              label="Attacks"
              value={typeof attacks === 'number' ? attacks : undefined}
              placeholder="–"
              least={1}
              most={20}
              isOptional
              onChange={(value) => onChange(withAttacker(document, i, 'attacks', value))}
            />
            {attackers.length > 1 && (
              <button
                type="button"
                class="remove"
                aria-label={`Remove attacker ${i + 1}`}
                onClick={() => onChange(withoutAttacker(document, i))}
              >
                Remove
              </button>
            )}
          </div>
        </Figure>
      ))}
      <button
        type="button"
        disabled={attackers.length >= MOST_ATTACKERS}
        onClick={() => onChange(withOneMore(document))}
      >
        Add an attacker
      </button>
      <Figure
        written={document.defender}
        setting={defenderSetting(document)}
        fields={['defense', 'wounds', 'life']}
        needed={{ defense: 3 }}
        side={1}
        engine={engine}
        onChange={(written, brought) =>
          onChange({ ...withCardBrought(document, brought), defender: written })
        }
      />
      {attackers.length > 1 && (
        <section class="card" aria-label="The order">
          <Choice
            legend="Order of the attackers"
            options={ORDERS}
            value={document.order === 'given' ? 'given' : 'best'}
            onChange={(value) =>
              onChange(withValue(document, ['order'], value === 'best' ? undefined : value))
            }
          />
        </section>
      )}
      <States
        document={document}
        figures={[...attackers.map(({ figure }) => figure), document.defender]}
        onChange={onChange}
      />
      <Question
        {...TURN_QUESTIONS}
        document={document}
        mistakes={mistakes}
        asked={asked}
        onChange={onChange}
      />
    </div>
  );
}

/** The fields of a turn on clear ground: the distance to the defender, and a button that adds a board. */
function Clear({ document, onChange }: Pick<PanelProps, 'document' | 'onChange'>) {
  if (document.board !== undefined) {
    return (
      <p class="card note">
        The board of this turn cannot be shown here. It can be changed as a file, below.
      </p>
    );
  }
  return (
    <section class="card" aria-label="The ground">
      <div class="steppers">
        <FieldControl
          name="distance"
          field={ATTACK_FIELDS.distance}
          document={document}
          onChange={onChange}
        />
      </div>
      <button type="button" class="onto" onClick={() => onChange(onOpenGround(document))}>
        Play it on a board
      </button>
    </section>
  );
}
