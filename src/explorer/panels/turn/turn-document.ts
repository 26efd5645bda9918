/* Reads and changes the document of a turn, for the fields of the Turn panel. */

import { isMapping, titleWith } from '../../../base/index.ts';
import { type ExperimentDocument, withValue } from '../../document.ts';
import { cardsOf, type Setting } from '../../fight/fighter.ts';
import { OPEN_GROUND } from '../board/start.ts';

/** The maximum number of attackers in a turn. */
export const MOST_ATTACKERS = 8;

/** The attackers of a turn, as written in its experiment; undefined if the fields of the panel cannot express them. */
export function attackersIn({ turn, vary }: ExperimentDocument) {
  if (!Array.isArray(turn) || vary !== undefined || turn.length > MOST_ATTACKERS) return undefined;
  return turn.every(isMapping) ? (turn as readonly ExperimentDocument[]) : undefined;
}

export function attackerSetting(document: ExperimentDocument, i: number): Setting {
  return { role: `Attacker ${i + 1}`, own: cardsOf(document) };
}

export function defenderSetting(document: ExperimentDocument): Setting {
  return { role: 'Defender', own: cardsOf(document) };
}

/** The default name of a turn. */
export function turnTitle(defender: string): string {
  return titleWith([defender], ([name]) => `A turn against ${name}`);
}

/** The turn with another value for a key of an attacker. If the value is undefined, the key is removed. */
export function withAttacker(
  document: ExperimentDocument,
  i: number,
  key: 'figure' | 'attacks' | 'moves',
  value: unknown,
): ExperimentDocument {
  const attackers = attackersIn(document) ?? [];
  const turn = attackers.map((one, at) => (at === i ? withValue(one, [key], value) : one));
  return { ...document, turn };
}

/** The turn with one more attacker, a copy of the last one. If there is a board, the new attacker has no place yet. */
export function withOneMore(document: ExperimentDocument): ExperimentDocument {
  const attackers = attackersIn(document) ?? [];
  const figure = attackers.at(-1)?.figure ?? 'Hawkgirl';
  return { ...document, turn: [...attackers, { figure }] };
}

export function withoutAttacker(document: ExperimentDocument, i: number): ExperimentDocument {
  const turn = (attackersIn(document) ?? []).filter((_, at) => at !== i);
  return { ...document, turn };
}

/** The turn without a board, so that the figures are adjacent on clear ground. */
export function withoutGround(document: ExperimentDocument): ExperimentDocument {
  const { board: _, ...rest } = document;
  const turn = (attackersIn(document) ?? []).map((one) => withValue(one, ['at'], undefined));
  return { ...rest, turn };
}

/** The document after a change. The description is removed, because the numbers in it may no longer be true. */
export function changed(document: ExperimentDocument): ExperimentDocument {
  return withValue(document, ['description'], undefined);
}

/**
 * The turn on open ground, with the defender in the middle. `refittedTurn` then puts the attackers near the defender.
 */
export function onOpenGround(document: ExperimentDocument): ExperimentDocument {
  const { board } = OPEN_GROUND;
  const { attacker: _, ...ground } = isMapping(board) ? board : {};
  return {
    ...withValue(document, ['distance'], undefined),
    board: { ...ground, defender: [5, 3] },
  };
}
