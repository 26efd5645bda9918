/* A card's events, indexed by the moment at which they act. They are compiled once per card. */

import {
  battleLinesOf,
  type Event,
  eventsIn,
  type HeldEvent,
  type RuleMoment,
  stepsOf,
} from '../../../../cards/index.ts';
import type { BattleCard } from '../../state/cards.ts';
import { familyIn, isPlayed } from '../families/index.ts';

/**
 * What starts an event: a moment of its own card (`own`, or `early` if the result of an attack is not applied yet);
 * a moment of a figure near the event's owner (`others`) or of any figure (`anywhere`); or the destruction of a figure
 * whose place another figure takes (`inPlace`).
 */
export type Whose = 'own' | 'others' | 'anywhere' | 'early' | 'inPlace';

type ByMoment = Readonly<Record<Whose, ReadonlyMap<RuleMoment, readonly HeldEvent[]>>>;

/**
 * The events of a card, in the card's order. They are indexed first by what starts them (`Whose`), then by the moment.
 */
export interface TimedPowers extends ByMoment {
  /** The events that the card plays once for all its figures, or for a figure that is off the board. */
  readonly together: ByMoment;
}

/** A cache, because cards take part in many battles. */
const TIMED = new WeakMap<BattleCard['card'], TimedPowers>();

export function timedOf(card: BattleCard['card']): TimedPowers {
  const known = TIMED.get(card);
  if (known) return known;
  const timed = { together: newMaps(), ...newMaps() };
  for (const one of eventsIn(card.powers.flatMap(battleLinesOf))) {
    const { rule } = one;
    if (!isPlayed(rule)) continue;
    const whose = whoseOf(rule);
    const isGone = whose === 'own' && rule.on === 'destroyed';
    const isOfCard = isGone || rule.on === 'sideTurnEnds' || familyIn(rule).ofCard;
    const ofMoments = (isOfCard ? timed.together : timed)[whose];
    ofMoments.set(rule.on, [...(ofMoments.get(rule.on) ?? []), one]);
  }
  TIMED.set(card, timed);
  return timed;
}

const newMap = () => new Map<RuleMoment, HeldEvent[]>();
const newMaps = () => ({
  own: newMap(),
  others: newMap(),
  anywhere: newMap(),
  early: newMap(),
  inPlace: newMap(),
});

/** Whose moment starts an event. An attack on or by a figure is a moment of that figure's own card. */
function whoseOf({ on, of, early, does }: Event): Whose {
  if (early) return 'early';
  if (stepsOf(does).some(({ put, raise }) => (put ?? raise)?.at === 'target')) return 'inPlace';
  if (of === undefined || on === 'aims') return 'own';
  return on === 'destroyed' && of.within === undefined ? 'anywhere' : 'others';
}
