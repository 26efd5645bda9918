/*
 * The board of a turn: an `EditedBoard` in which the attackers are the last things. Also converts a turn into an attack
 * on the same board, and vice versa.
 */

import { isMapping, sameName } from '../../../base/index.ts';
import type { Space } from '../../../board/index.ts';
import { cardNamed, libraryOf } from '../../../cards/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { cardsOf, fighterOf } from '../../fight/fighter.ts';
import { fighterIn, usualName } from '../../fight/sides.ts';
import {
  boardIn,
  type EditedBoard,
  placeIn,
  type Thing,
  withBoard,
  writtenPlace,
} from '../board/edited-board.ts';
import { type Base, type PieceId, placedNear } from '../board/placing.ts';
import { attackerSetting, attackersIn, defenderSetting, turnTitle } from './turn-document.ts';

/** The board of a turn; undefined if it cannot be edited, or if the panel cannot express the attackers. */
export function turnBoardIn(document: ExperimentDocument): EditedBoard | undefined {
  const [board, attackers] = [boardIn(document), attackersIn(document)];
  if (!board || !attackers) return undefined;
  const standing = attackers.map(({ figure, at }, i): Thing => {
    const { name } = fighterOf(figure, attackerSetting(document, i));
    return {
      kind: 'figure',
      name,
      spaces: placeIn(at) ?? [],
      more: {},
      token: { look: 'attacker', letters: String(i + 1), role: `attacker ${i + 1}` },
    };
  });
  return { ...board, attacker: [], others: [...board.others, ...standing] };
}

/** The turn with its figures in the places that they have on a board. */
export function withTurnBoard(
  document: ExperimentDocument,
  board: EditedBoard,
): ExperimentDocument {
  const attackers = attackersIn(document) ?? [];
  const first = firstAttacker(board, attackers.length);
  const turn = attackers.map((one, i) => {
    const spaces = board.others[first + i]?.spaces ?? [];
    return spaces.length > 0 ? { ...one, at: writtenPlace(spaces) } : one;
  });
  return withBoard({ ...document, turn }, { ...board, others: board.others.slice(0, first) });
}

/** The piece for attacker number `who`; the defender's piece if `who` is undefined. */
export function pieceOf(board: EditedBoard, attackers: number, who: number | undefined): PieceId {
  return who === undefined ? 'defender' : firstAttacker(board, attackers) + who;
}

/** The number of the attacker that a piece stands for; -1 if the piece is not an attacker. */
export function fighterAt(board: EditedBoard, attackers: number, who: PieceId): number {
  return typeof who === 'number' ? who - firstAttacker(board, attackers) : -1;
}

function firstAttacker({ others }: EditedBoard, attackers: number): number {
  return others.length - attackers;
}

/** @param who the number of an attacker; undefined for the defender */
export function baseOfFighter(document: ExperimentDocument, who: number | undefined): Base {
  const { isDouble } =
    who === undefined
      ? fighterOf(document.defender, defenderSetting(document))
      : fighterOf(attackersIn(document)?.[who]?.figure, attackerSetting(document, who));
  return isDouble ? 'double' : 'single';
}

/** The turn with each figure on as many spaces as its base covers, near its former place. */
export function refittedTurn(document: ExperimentDocument): ExperimentDocument {
  const board = turnBoardIn(document);
  const attackers = attackersIn(document)?.length ?? 0;
  if (!board) return document;
  const all = [undefined, ...Array.from({ length: attackers }, (_, i) => i)];
  const next = all.reduce<EditedBoard>((before, who) => {
    const piece = pieceOf(before, attackers, who);
    const spaces = typeof piece === 'number' ? before.others[piece]?.spaces : before.defender;
    const base = baseOfFighter(document, who);
    const near: Space = spaces?.[0] ??
      before.others[firstAttacker(before, attackers)]?.spaces[0] ??
      before.defender[0] ?? [0, 0];
    if (spaces?.length === (base === 'double' ? 2 : 1)) return before;
    return placedNear(before, piece, near, base) ?? before;
  }, board);
  return next === board ? document : withTurnBoard(document, next);
}

/** Keys of an attack that a turn does not have. */
const OF_ATTACKS = ['attacker', 'specialAttack', 'heightAdvantage', 'direction', 'distance'];

/** A turn on the board of an attack. Figures on the attacker's side that have a card become attackers too. */
export function turnHere(document: ExperimentDocument): ExperimentDocument {
  const rest = Object.fromEntries(
    Object.entries(document).filter(([key]) => !OF_ATTACKS.includes(key)),
  );
  const { attacker: at, others, ...ground } = isMapping(document.board) ? document.board : {};
  const all = Array.isArray(others) ? others : [];
  const helpers = all.filter((one) => isHelper(document, one));
  const left = all.filter((one) => !helpers.includes(one));
  const { name } = fighterIn(document, 'defender');
  const turn: ExperimentDocument = {
    ...rest,
    name: turnTitle(name),
    turn: [
      { figure: document.attacker, at },
      ...helpers.map(({ figure, at: place }) => ({ figure, at: place })),
    ],
    board: { ...ground, ...(left.length > 0 && { others: left }) },
  };
  return refittedTurn(turn);
}

const LIBRARY = libraryOf();

function isHelper(document: ExperimentDocument, other: unknown): boolean {
  if (!isMapping(other) || other.side !== 'attacker' || typeof other.figure !== 'string')
    return false;
  const { figure } = other;
  const isOwn = cardsOf(document).some(
    ({ name }) => typeof name === 'string' && sameName(name, figure),
  );
  return isOwn || cardNamed(LIBRARY, figure) !== undefined;
}

/** An attack by the first attacker of a turn, on the same board. The other attackers become figures on its side. */
export function attackHere(document: ExperimentDocument): ExperimentDocument {
  const { turn: _, order: _order, ...rest } = document;
  const [first, ...more] = attackersIn(document) ?? [];
  const { others, ...ground } = isMapping(document.board) ? document.board : {};
  const standing = more.map(({ figure, at }, i) => ({
    figure: fighterOf(figure, attackerSetting(document, i + 1)).name,
    at,
    side: 'attacker',
  }));
  const all = [...(Array.isArray(others) ? others : []), ...standing];
  const attack: ExperimentDocument = {
    ...rest,
    attacker: first?.figure,
    board: {
      ...ground,
      ...(first?.at !== undefined && { attacker: first.at }),
      ...(all.length > 0 && { others: all }),
    },
  };
  return { ...attack, name: usualName(attack) };
}
