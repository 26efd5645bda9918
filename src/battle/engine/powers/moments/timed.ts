/* The events of a card by moment, compiled once, and how those are played that have no rules of their own yet. */

import {
  battleLinesOf,
  type EffectLine,
  type Event,
  effectNamed,
  eventsIn,
  type RuleMoment,
} from '../../../../cards/index.ts';
import type { BattleCard } from '../../state/cards.ts';
import { familyIn, isPlayed } from '../families/index.ts';
import { arrive, relocate } from './arriving.ts';
import { bringBack, call, comeBack } from './coming-back.ts';
import { swap, throwEnemies } from './displacing.ts';
import { giveWay } from './raising.ts';
import type { TakeTurn, Used } from './triggers.ts';

type Act = (used: Used<never>, takeTurn: TakeTurn) => void;

/** Effects that are not played by their rules yet. */
const BY_NAME: Readonly<Record<string, Act>> = {
  bringsBack: bringBack,
  calls: call,
  throws: throwEnemies,
  swaps: swap,
  arrives: arrive,
  comesBack: comeBack,
  relocates: relocate,
  givesWay: giveWay,
};

/** Acts for which the figure need not be on the board. */
export const OFF_BOARD: ReadonlySet<Act> = new Set([comeBack, bringBack, arrive, relocate]);

/** An event of a card, with its line, and the act that plays it; absent: its rule says what it does. */
export interface Timed {
  readonly rule: Event;
  readonly line: EffectLine;
  readonly value?: unknown;
  readonly act?: Act;
}

/**
 * Whose moment an event is for: its own card's, that of others near it or anywhere, or (`early`) its own card's in an
 * attack whose result is not applied yet.
 */
export type Whose = 'own' | 'others' | 'anywhere' | 'early';

type ByMoment = Readonly<Record<Whose, ReadonlyMap<RuleMoment, readonly Timed[]>>>;

/** The events of a card by whose moment it is and by moment, in the order of the card. */
export interface TimedPowers extends ByMoment {
  /** Those that the card plays once for all its figures, or for one that is off the board. */
  readonly together: ByMoment;
}

/** A cache, since cards take part in many battles. */
const TIMED = new WeakMap<BattleCard['card'], TimedPowers>();

export function timedOf(card: BattleCard['card']): TimedPowers {
  const known = TIMED.get(card);
  if (known) return known;
  const timed = { ...newMaps(), together: newMaps() };
  const add = (one: Timed) => {
    const whose = whoseOf(one.rule);
    const isGone = whose === 'own' && one.rule.on === 'destroyed';
    const isOfCard =
      !one.act && (isGone || one.rule.on === 'sideTurnEnds' || familyIn(one.rule).ofCard);
    const ofMoments = (isOfCard ? timed.together : timed)[whose];
    ofMoments.set(one.rule.on, [...(ofMoments.get(one.rule.on) ?? []), one]);
  };
  for (const line of card.powers.flatMap(battleLinesOf)) {
    for (const { rule } of eventsIn([line])) if (isPlayed(rule)) add({ rule, line });
    for (const [name, act] of Object.entries(BY_NAME)) {
      const value = line[name];
      if (value === undefined) continue;
      for (const { rule } of eventsIn([alone(line, name)])) add({ rule, line, value, act });
    }
  }
  TIMED.set(card, timed);
  return timed;
}

const newMap = () => new Map<RuleMoment, Timed[]>();
const newMaps = () => ({
  own: newMap(),
  others: newMap(),
  anywhere: newMap(),
  early: newMap(),
});

/** A line without its other effects. */
const alone = (line: EffectLine, effect: string): EffectLine =>
  Object.fromEntries(
    Object.entries(line).filter(([name]) => name === effect || effectNamed(name) === undefined),
  );

/** A figure's attack is its own moment, whoever attacks. */
function whoseOf({ on, of, early }: Event): Whose {
  if (early) return 'early';
  if (of === undefined || on === 'aims') return 'own';
  return on === 'destroyed' && of.within === undefined ? 'anywhere' : 'others';
}
