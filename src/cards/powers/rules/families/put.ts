/* Actions that put figures on other spaces or off the board, or that return figures to the board. */

import { oneText, type Selector, spaceText } from '../selector.ts';
import { type Clause, receiving, type Scene } from './clause.ts';

export interface PutAction {
  /**
   * Where the figures are put: next to the figure with the power, on the target's space, by an exchange of spaces
   * (`swap`), or off the board.
   */
  readonly at?: 'nextToSelf' | 'target' | 'swap' | 'off';
  /** The maximum distance from their current space, in spaces. */
  readonly within?: number;
  /** The maximum distance from the figure with the power, in spaces; the figure must see the space. */
  readonly far?: number;
  readonly onto?: readonly string[];
  readonly unengaged?: true;
  /** The maximum number of levels above their current space (default: 0, or any number with `level`). */
  readonly up?: number;
  /** The space must be on the level of the figure with the power. */
  readonly level?: 'same';
  /** The figures are put there after the move of the figure with the power. */
  readonly after?: 'move';
  /** The figures take falling damage if they land lower. */
  readonly falls?: true;
}

export function putText(put: PutAction, scene: Scene): Clause {
  const { at, within, far, onto, unengaged, up, level, falls, after } = put;
  const { self } = scene;
  const one = { ...scene, other: scene.whom ?? self };
  if (at === 'swap')
    return { who: self, does: `switches places with ${scene.whom ?? scene.other}` };
  if (at === 'target') return { who: self, does: `moves to the space of ${scene.other}` };
  if (at === 'off') return receiving(one, 'leaves the board');
  const where = [
    ...(at === 'nextToSelf' ? [`adjacent to ${self}`] : []),
    ...(within === undefined ? [] : [`up to ${spaces(within)} away`]),
    ...(far === undefined ? [] : [`within ${far} clear sight spaces of ${self}`]),
    ...(onto === undefined ? [] : [spaceText(onto)]),
    ...(up === undefined ? [] : [up >= ANY ? 'at any height' : `up to ${up} levels higher`]),
    ...(level === undefined ? [] : ['on the same level']),
    ...(after ? ['after its move'] : []),
    ...(unengaged ? ['not adjacent to an enemy figure'] : []),
  ];
  const isAnywhere = at === undefined && within === undefined && far === undefined && !onto;
  const does = ['is placed', ...(isAnywhere ? ['on any space'] : []), ...where].join(' ');
  return receiving(one, `${does}${falls ? ', with falling damage' : ''}`);
}

/** A number of levels that no map exceeds. */
const ANY = 100;

const spaces = (count: number) => `${count} ${count === 1 ? 'space' : 'spaces'}`;

export interface RaiseAction {
  /** The figures return next to one of these figures (default: near the figure with the power, or anywhere). */
  readonly nextTo?: Selector;
  readonly within?: number;
  readonly sight?: true;
  /** The figures take the place of the figure with the power (`own`) or of the destroyed target. */
  readonly at?: 'own' | 'target';
  readonly level?: 'same';
  /** The space must not be adjacent to any figure. */
  readonly apart?: true;
  /** The returning figure has the wounds of the figure that it replaces. */
  readonly wounds?: 'kept';
}

export function raiseText(raise: RaiseAction, scene: Scene): Clause {
  const { nextTo, within, sight, at, level, apart, wounds } = raise;
  const where = [
    ...(at === undefined ? [] : [at === 'own' ? 'in its place' : `in place of ${scene.other}`]),
    ...(nextTo === undefined ? [] : [nearText(within, oneText(nextTo), sight)]),
    ...(nextTo === undefined && within !== undefined ? [nearText(within, scene.self, sight)] : []),
    ...(level === undefined ? [] : ['on its level']),
    ...(apart ? ['not adjacent to any figure'] : []),
    ...(wounds === undefined ? [] : ['with its wounds']),
  ];
  const does = ['is placed on the board', ...where].join(' ');
  return receiving({ ...scene, other: scene.whom ?? scene.self }, does);
}

const nearText = (within: number | undefined, whom: string, sight?: true) => {
  if (within === undefined) return `at any distance from ${whom}`;
  return within === 1
    ? `adjacent to ${whom}`
    : `within ${within} ${sight ? 'clear sight spaces' : 'spaces'} of ${whom}`;
};
