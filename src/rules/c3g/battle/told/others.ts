import type { Bonding } from '../../../../powers/effects/bonding.ts';
import { listed } from '../../../../words/english.ts';
import {
  does,
  inSentence,
  isPlural,
  type Named,
  possessive,
  verbOf,
} from '../../../../words/named.ts';
import { failedText } from '../../combat/tell-powers.ts';
import { some } from '../../fights/narrator.ts';
import type { BattleTables } from '../engine/tables.ts';
import type { GameEvent } from '../engine/tell.ts';

/* Sentences of turns that others take, and of order markers that change their places. */

type Event<Is extends GameEvent['is']> = Extract<GameEvent, { readonly is: Is }>;

/** The bonding that an event is of. */
export function bondingOf(tables: BattleTables, { card, power, turn }: Event<'bonded'>): Bonding {
  const found = tables.bonds[card]?.find((one) => one.power === power && one.value.turn === turn);
  if (!found) throw new Error(`card ${card} has no such bonding`);
  return found.value;
}

/** "Krug's Rage", unless the power's name says whose it is: "Kato Katsuro's Command". */
function ofCard(own: Named, power: string): string {
  return power.startsWith(possessive(own)) ? power : `${possessive(own)} ${power}`;
}

const ONLY = { move: ' to move', attack: ' to attack without moving' } as const;

/**
 * "Knights of Weston's Human Champion Bonding gives Sir Denrick a turn.", and where a card gives itself one: "By
 * Intelligence Chief, Baroness and Serpentor take a turn each, in place of Baroness's own."
 */
export function bondedText(
  { roll, figures }: Event<'bonded'>,
  onD20: string,
  own: Named,
  power: string,
  cards: readonly Named[],
  { turn, only, d20 }: Bonding,
): string {
  const rolled = roll === 0 ? '' : `${does(own, 'rolls')} ${onD20} for ${power}`;
  if (cards.length === 0) {
    return d20 !== undefined && roll < d20
      ? `${rolled}${failedText(own, d20)}.`
      : `${rolled}: nobody takes a turn.`;
  }
  const names = listed(cards.map(({ name }) => inSentence(name)));
  const each = cards.length > 1 ? ' each' : '';
  const count = figures.length > cards.length ? ` (${some(figures.length, 'figure')})` : '';
  const turns = `a turn${each}${count}${only ? ONLY[only] : ''}`;
  const isOther = cards.some((one) => one !== own);
  const place = turn === 'instead' && isOther ? `, in place of ${possessive(own)} own` : '';
  const [first] = cards as readonly [Named];
  const take = verbOf(cards.length > 1 || isPlural(first), 'takes');
  const says = cards.includes(own)
    ? `By ${power}, ${names} ${take} ${turns}${place}.`
    : `${ofCard(own, power)} gives ${names} ${turns}${place}.`;
  return rolled ? `${rolled}. ${says}` : says;
}

/** "Tarn Viking Warriors roll 16 on the D20 for Berserker Charge and may move again." */
export function againText(
  { roll, needed }: Event<'again'>,
  onD20: string,
  own: Named,
  power: string,
): string {
  const may = 'may move again';
  if (roll === 0) return `${own.name} ${may} by ${power}.`;
  const fate = roll >= needed ? ` and ${may}` : failedText(own, needed);
  return `${does(own, 'rolls')} ${onD20} for ${power}${fate}.`;
}

/** "Dünd rolls 17 on the D20 for Crippling Gaze 15: Krug loses 2 order markers." */
export function markersTakenText(
  { roll, needed, count, keeps }: Event<'markersTaken'>,
  own: Named,
  power: string,
  from: Named,
  revealedTo: Named | undefined,
): string {
  const rolled =
    roll === 0 ? ofCard(own, power) : `${does(own, 'rolls')} ${roll} on the D20 for ${power}`;
  if (roll > 0 && roll < needed) return `${rolled}${failedText(own, needed)}.`;
  if (revealedTo) {
    const [of, to] = [inSentence(from.name), inSentence(revealedTo.name)];
    return `${rolled}: that order marker goes from ${of} to ${to}.`;
  }
  const markers = some(count, 'unrevealed order marker');
  return keeps
    ? `${rolled}: ${markers} of ${inSentence(from.name)} ${count === 1 ? 'comes' : 'come'} over.`
    : `${rolled}: ${inSentence(does(from, 'loses'))} ${markers}.`;
}

/** "Deathreavers use Scatter.", "Sir Gilbert rolls 3 symbols of 6 dice for Dispatch." */
export function regroupsText({ rolled }: Event<'regroups'>, own: Named, power: string): string {
  if (!rolled) return `${does(own, 'uses')} ${power}.`;
  const shown = `${some(rolled.symbols, 'symbol')} of ${some(rolled.dice, 'die', 'dice')}`;
  return `${does(own, 'rolls')} ${shown} for ${power}.`;
}
