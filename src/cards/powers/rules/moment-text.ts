/* The words for the moments of events, including conditions on the attack. */

import { stepsOf } from '../standing.ts';
import type { RuleCondition } from './condition.ts';
import { isMomentOf, type RuleMoment } from './moments.ts';
import type { Event } from './rule.ts';
import { figuresText, oneText, type Selector } from './selector.ts';

/** The role that the figure with the power has in an attack. */
export type Role = 'attacker' | 'defender';

/** The conditions of an event. The words for its moment express some of them; the `rest` need their own clause. */
export interface About {
  readonly kind?: 'normal' | 'special';
  /** The opponent in words, such as "an adjacent small or medium figure" (default: any figure). */
  readonly opponent?: string;
  readonly whom?: Selector;
  readonly result?: 'destroyed' | number;
  readonly rest: readonly RuleCondition[];
}

/** Whether the event's moment is part of an attack by or on the figure to which the event happens. */
export const isOfAttack = ({ on, of }: Event): boolean =>
  isMomentOf(on, 'attack') && (on !== 'destroyed' || of === undefined);

/** Moments whose wording already says that an attack wounds or destroys. */
const WITH_RESULT: readonly RuleMoment[] = ['attackOver', 'woundsKnown', 'struck'];

/** Separates the conditions that the words for the event's moment can express from the rest. */
export function aboutAttack(event: Event): About {
  const { on, if: all = [] } = event;
  if (on === 'turnBegins') {
    // These dice are rolled for all attacks of the turn, so the kind of attack is named only if it is not `any`.
    const kind = all.find(({ attack }) => attack !== undefined)?.attack;
    return {
      ...(kind && kind !== 'any' && { kind }),
      rest: all.filter(({ attack }) => attack === undefined),
    };
  }
  if (!isOfAttack(event) && on !== 'moved') return { rest: all };
  let about: Omit<About, 'rest'> = {};
  let whom: Selector = {};
  let adjacent: 'adjacent' | 'non-adjacent' | undefined;
  const rest = all.filter((condition) => {
    const turned = condition.not?.length === 1;
    const one = (turned ? condition.not?.[0] : condition) ?? {};
    const place = placeOf(one, turned);
    const asked = one.target ?? one.other ?? place;
    if (one.attack && one.attack !== 'any' && !turned) about = { ...about, kind: one.attack };
    else if (one.adjacent && adjacent === undefined)
      adjacent = turned ? 'non-adjacent' : 'adjacent';
    else if (asked && (place || !turned) && isDisjoint(whom, asked))
      whom = { ...whom, ...asked, cards: { ...whom.cards, ...asked.cards } };
    else if (turned && isByCard(asked) && !whom.except)
      whom = { ...whom, except: asked?.cards ?? {} };
    else if (one.result && !turned && WITH_RESULT.includes(on))
      about = { ...about, result: one.result };
    else return true;
    return false;
  });
  const isAny = adjacent === undefined && Object.keys(whom).length === 0;
  return { ...about, rest, ...(!isAny && { whom, opponent: opponentText(whom, adjacent) }) };
}

/** A condition on the distance, expressed as a criterion for a selector. */
function placeOf({ distance }: RuleCondition, turned: boolean): Selector | undefined {
  if (distance === undefined) return undefined;
  return turned ? { beyond: distance } : { within: distance };
}

const isByCard = (asked: Selector | undefined) =>
  asked?.cards !== undefined && Object.keys(asked).length === 1;

function opponentText(whom: Selector, adjacent: string | undefined): string {
  if (adjacent === undefined) return oneText(whom);
  return `${adjacent === 'adjacent' ? 'an' : 'a'} ${adjacent} ${figuresText(whom)}`;
}

/** Whether two conditions on a figure have no fields in common. */
const isDisjoint = (one: Selector, other: Selector) =>
  Object.keys(other).every((key) => key === 'cards' || !(key in one)) &&
  Object.keys(other.cards ?? {}).every((key) => !(key in (one.cards ?? {})));

/**
 * Words such as "before it attacks an adjacent hero"; empty if the moment needs no words.
 *
 * @param isNeeded  whether the rest of the sentence needs the moment
 * @param isSpecial whether the sentence has already named a special attack
 */
export function attackMomentText(
  event: Event,
  role: Role,
  about: About,
  isNeeded: boolean,
  isSpecial: boolean,
): string {
  const { on, of } = event;
  const { kind, opponent, result } = about;
  if (role === 'defender') return defendingText(event, about, isNeeded);
  const whom = opponent === undefined ? '' : ` ${opponent}`;
  const its =
    of?.side === 'own'
      ? `${kind === undefined ? 'an' : `a ${kind}`} attack by ${oneText(of)}`
      : `its ${kind === undefined ? '' : `${kind} `}attack`;
  const target = opponent ?? 'a figure';
  if (isSpecial && BEFORE_DICE.includes(on)) return opponent === undefined ? '' : `against${whom}`;
  switch (on) {
    case 'beforeAttack':
      return `before it attacks${whom}${withText(kind)}`;
    case 'insteadOfAttack':
      return `instead of attacking${whom}${withText(kind)}`;
    case 'attacksOver':
      return `after ${its}`;
    case 'wounded':
      return `when ${its} wounds ${target}`;
    case 'attackOver':
      // Wounds that a power deals before the attack also count.
      if (result === 'destroyed')
        return `when ${its === 'its attack' ? 'it' : its} destroys ${target}`;
      if (result === 1) return `when ${its} wounds ${target}`;
      if (result !== undefined) return `when ${its} deals at least ${result} wounds to ${target}`;
      return `after it attacks${whom}${withText(kind)}`;
    default:
      if (opponent === undefined && kind !== undefined) return `when it makes a ${kind} attack`;
      return isNeeded || opponent !== undefined ? `when it attacks${whom}${withText(kind)}` : '';
  }
}

const BEFORE_DICE: readonly RuleMoment[] = [
  'attackDice',
  'diceCounted',
  'insteadOfAttack',
  'attackRoll',
  'defenseRoll',
  'reckoning',
];

function defendingText(
  { on, of, does }: Event,
  { kind, opponent, result }: About,
  isNeeded: boolean,
): string {
  const friend = of?.side === undefined ? 'it' : oneText(of);
  const whom = of?.self ? `it or ${friend}` : friend;
  const attack = `${kind === undefined ? 'an' : `a ${kind}`} attack${opponent === undefined ? '' : ` by ${opponent}`}`;
  if (on === 'blocked' && !stepsOf(does).some(({ count }) => count))
    return `when it rolls defense dice against ${attack} and takes no wounds`;
  switch (on) {
    case 'targeted':
      return `when ${opponent ?? 'a figure'} would attack ${whom}${withText(kind)}`;
    case 'evasion':
      return `when ${attack} shows at least one skull`;
    case 'woundsKnown':
    case 'struck':
      return `when ${attack} would ${result === 'destroyed' ? 'destroy' : 'wound'} ${whom}`;
    case 'wounded':
      return `when ${attack} wounds it`;
    case 'destroyed':
      return `when ${attack} destroys it`;
    case 'attackOver':
      if (result === 'destroyed') return `when ${attack} destroys it`;
      return result === undefined ? `after ${attack} on it` : `when ${attack} wounds it`;
    default:
      if (opponent !== undefined) return `when ${opponent} attacks it${withText(kind)}`;
      return isNeeded || kind !== undefined || on === 'attacked'
        ? `when it is attacked${withText(kind)}`
        : '';
  }
}

const withText = (kind: About['kind']) => (kind === undefined ? '' : ` with a ${kind} attack`);

/**
 * Words such as "at the end of its turn", "when an enemy figure moves adjacent to it".
 *
 * @param whom the conditions on the figure to which the event happens
 */
export function momentText(event: Event, whom: Selector = {}): string {
  const { on, of } = event;
  const one = of === undefined ? 'a figure' : oneText(of);
  switch (on) {
    case 'setUp':
      return 'before the battle';
    case 'roundBegins':
      return 'at the start of each round';
    case 'markersPlaced':
      return 'after order markers are placed';
    case 'sideTurnBegins':
      return 'at the start of each of your turns';
    case 'markerComes':
      return 'when you would reveal a numbered order marker on another card';
    case 'markerShown':
      return `when you reveal an order marker on ${of ? `the card of ${one}` : 'its card'}`;
    case 'beforeTurn':
      return `${event.instead ? 'in place of' : 'before'} ${of ? `a turn of ${one}` : 'its turn'}`;
    case 'turnBegins':
      return `at the start of ${of ? `a turn of ${one}` : 'its turn'}`;
    case 'left':
      return of ? `when ${one} leaves an engagement with it` : 'when it leaves an engagement';
    case 'approached':
    case 'moved':
      return of?.side === undefined
        ? 'when it moves'
        : `when ${oneText({ ...whom, ...withoutPlace(of) })} moves adjacent to it`;
    case 'beforeAttacks':
      return 'after moving and before attacking';
    case 'aims':
      return `before it attacks ${one}`;
    case 'destroyed':
      return of?.self === 'only' ? 'when it is destroyed' : `when ${one} is destroyed`;
    case 'attackOver':
      return of === undefined ? 'after it attacks' : `after ${one} attacks`;
    case 'turnEnds':
      return of ? `at the end of a turn of ${one}` : 'at the end of its turn';
    case 'afterTurn':
      return of ? `after a turn of ${one}` : 'after its turn';
    case 'sideTurnEnds':
      return of ? `after a turn in which ${one} was destroyed` : 'after any of your turns';
    default:
      return 'at the end of each round';
  }
}

const withoutPlace = ({ within: _, ...of }: Selector): Selector => of;
