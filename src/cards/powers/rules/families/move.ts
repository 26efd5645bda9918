/* Movement other than a figure's normal move. */

import { type Amount, countText, rolledText } from '../amount.ts';
import { oneText, type Selector } from '../selector.ts';
import type { Clause, Scene } from './clause.ts';

export interface MoveAction {
  /** How many spaces the figures move; `Move` means their Move number (default: as another rule says). */
  readonly spaces?: Amount | 'Move';
  /** The figures may not move any farther. */
  readonly stop?: true;
  /** The figures skip the spaces in between. */
  readonly placed?: true;
  /** The number of levels that the figures may move up at no cost. */
  readonly up?: number;
  /** The figures are not struck as they leave. */
  readonly unstruck?: true;
  /**
   * Where the move must end: next to no enemy, next to a friend, next to the attacker, or next to one of these figures.
   */
  readonly end?: 'unengaged' | 'friend' | 'attacker' | Selector;
}

export function moveText(move: MoveAction, { self, whom, several = false }: Scene): Clause {
  const { spaces, stop, placed, up, unstruck, end } = move;
  const who = { who: whom ?? self, several: whom !== undefined && several };
  if (stop) return { ...who, does: 'moves no farther' };
  if (spaces === 'Move') return { ...who, does: 'moves again' };
  const far = spaces === undefined ? 'away' : `up to ${farText(spaces)}`;
  const does = [
    `${placed ? 'is placed' : 'moves'} ${far}${placed && spaces !== undefined ? ' away' : ''}`,
    ...(up === undefined ? [] : [`and up to ${up} ${up === 1 ? 'level' : 'levels'} higher`]),
    ...(end === undefined ? [] : [endText(end)]),
    ...(unstruck ? [', without taking leaving engagement attacks'] : []),
  ]
    .join(' ')
    .replace(' ,', ',');
  return { ...who, does };
}

function farText(spaces: Exclude<MoveAction['spaces'], 'Move' | undefined>): string {
  if (typeof spaces === 'number') return `${spaces} ${spaces === 1 ? 'space' : 'spaces'}`;
  return 'dice' in spaces
    ? `1 space for each symbol on ${rolledText(spaces)}`
    : `${spaces.times} space for each ${countText(spaces.each)}`;
}

function endText(end: NonNullable<MoveAction['end']>): string {
  if (end === 'unengaged') return 'to an unengaged space';
  if (end === 'friend') return 'to a space adjacent to a friendly figure';
  if (end === 'attacker') return 'to another space adjacent to the attacker';
  return `to a space adjacent to ${oneText(end)}`;
}
