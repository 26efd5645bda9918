/* Figures that are put on other spaces, leave the board or return to it. */

import { oneText, type Selector, spaceText } from '../selector.ts';
import { type Clause, receiving, type Scene } from './clause.ts';

export interface PutAction {
  /** Where the figures are put: next to the figure, on the target's space, in exchange of places, or off the board. */
  readonly at?: 'nextToSelf' | 'target' | 'swap' | 'off';
  /** The most spaces from where they are. */
  readonly within?: number;
  /** The most spaces from the figure with the power, in sight. */
  readonly far?: number;
  readonly onto?: readonly string[];
  readonly unengaged?: true;
  /** The most levels above where they are. */
  readonly up?: number;
  /** After the move of the figure. */
  readonly after?: 'move';
  /** They take falls. */
  readonly falls?: true;
}

export function putText(put: PutAction, scene: Scene): Clause {
  const { at, within, far, onto, unengaged, up, falls, after } = put;
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
    ...(after ? ['after its move'] : []),
    ...(unengaged ? ['not adjacent to an enemy figure'] : []),
  ];
  const isAnywhere = at === undefined && within === undefined && far === undefined && !onto;
  const does = ['is placed', ...(isAnywhere ? ['on any space'] : []), ...where].join(' ');
  return receiving(one, `${does}${falls ? ', with falling damage' : ''}`);
}

/** A limit that no level exceeds. */
const ANY = 100;

const spaces = (count: number) => `${count} ${count === 1 ? 'space' : 'spaces'}`;

export interface RaiseAction {
  /** The figures next to which they return (default: the figure with the power, or anywhere). */
  readonly nextTo?: Selector;
  readonly within?: number;
  readonly sight?: true;
  /** In place of the figure, or of the one destroyed. */
  readonly at?: 'own' | 'target';
  readonly level?: 'same';
  /** Adjacent to no figure. */
  readonly apart?: true;
  /** With the wounds of the one it replaces. */
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
