import type { ExperimentDocument } from '../../document.ts';
import { fighterIn, SIDES, type Side } from '../../fight/sides.ts';
import { boardIn, withBoard } from './edited-board.ts';
import { type Base, fitted } from './placing.ts';

/** The base of one of the two, as its entry or its card says. */
export function baseOf(document: ExperimentDocument, side: Side): Base {
  return fighterIn(document, side).isDouble ? 'double' : 'single';
}

export function basesOf(document: ExperimentDocument): Readonly<Record<Side, Base>> {
  return { attacker: baseOf(document, 'attacker'), defender: baseOf(document, 'defender') };
}

/** The document with as many spaces under each of the two as its base has. */
export function refitted(document: ExperimentDocument): ExperimentDocument {
  const board = boardIn(document);
  if (!board) return document;
  const next = SIDES.reduce((all, side) => fitted(all, side, baseOf(document, side)), board);
  return next === board ? document : withBoard(document, next);
}
