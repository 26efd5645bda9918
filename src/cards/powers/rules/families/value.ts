/* Changes to a figure's statistics. */

import { eitherText, type Words } from '../../card-asked.ts';
import { amountText, eachText, moreText, type Scaled } from '../amount.ts';
import type { Clause, Scene } from './clause.ts';

/** A change to one of a figure's statistics. Has exactly one field. */
export interface Value {
  readonly move?: number | Scaled;
  readonly range?: number | Scaled;
  /** Additional attack dice against figures that leave an engagement with this figure. */
  readonly leavingDice?: number;
  /** A change to the Height used for climbing: a factor, an increase, or a maximum number of levels per step. */
  readonly climb?: { readonly times?: number; readonly more?: number; readonly most?: number };
  readonly leapLevels?: number;
  readonly initiative?: number | Scaled;
  readonly d20?: { readonly by: number; readonly powers?: Words };
  /** How many figures, from all copies of the card together, may move and attack in a turn. */
  readonly activates?: { readonly move: number; readonly attack?: number };
}

export function valueText(value: Value, { self }: Scene): Clause {
  const { initiative, activates } = value;
  if (initiative !== undefined)
    return { who: 'your initiative roll', does: `gets ${addedText(initiative)}` };
  if (activates !== undefined) return activatesText(activates);
  return { who: self, does: doesText(value) };
}

function doesText(value: Value): string {
  const { move, range, leavingDice, climb, leapLevels, d20 } = value;
  if (move !== undefined) return move === NEVER ? 'cannot move' : `has ${addedText(move, ' Move')}`;
  if (range !== undefined) return `has ${addedText(range, ' Range')}`;
  if (leavingDice !== undefined)
    return `rolls ${moreText(leavingDice, 'attack die', 'attack dice')} against figures leaving an engagement with it`;
  if (climb !== undefined) return climbText(climb);
  if (leapLevels !== undefined) return `may leap ${leapLevels} levels farther up and down`;
  const { by = 0, powers } = d20 ?? {};
  const rolls = `its D20 rolls for ${powers === undefined ? 'its powers' : eitherText(powers)}`;
  return by < 0 ? `subtracts ${-by} from ${rolls}` : `adds ${by} to ${rolls}`;
}

/** A reduction that leaves no Move. */
const NEVER = -50;

/** A number that is added to a statistic, as text: "+2 Move", "-1 Range for each wound on it" */
function addedText(amount: number | Scaled, to = ''): string {
  const number = typeof amount === 'number' ? amount : amount.times;
  return `${number < 0 ? '-' : '+'}${Math.abs(number)}${to}${eachText(amount)}`;
}

function climbText({ times, more, most }: NonNullable<Value['climb']>): string {
  if (most !== undefined) return `climbs at most ${amountText(most, 'level')} per step`;
  if (times === undefined) return `adds ${more} to its Height when climbing`;
  const height = { 2: 'doubled', 3: 'tripled' }[times] ?? `multiplied by ${times}`;
  return `climbs as if its Height were ${height}`;
}

function activatesText({ move, attack }: NonNullable<Value['activates']>): Clause {
  const all = attack === undefined ? ' and attack' : '';
  const more = attack === undefined ? '' : `, and up to ${attack} may attack`;
  return {
    who: `up to ${amountText(move, 'figure')} from all copies of its card`,
    several: true,
    does: `may move${all} in its turn${more}`,
  };
}
