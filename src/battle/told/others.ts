import {
  does,
  inSentence,
  inWords,
  isPlural,
  listed,
  type Named,
  possessive,
  verbOf,
} from '../../base/index.ts';
import type { Bonding, RegroupsValue } from '../../cards/index.ts';
import { failedText, some } from '../../fight/index.ts';
import type { BattleCard } from '../engine/cards.ts';
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

/** What the power of such an event says of those who move. */
export function regroupsOf(
  tables: BattleTables,
  { card, power }: Event<'regroups'>,
): RegroupsValue {
  const { battleLines, powerOf } = tables.cards[card] as BattleCard;
  const line = battleLines.find((one) => one.regroups && powerOf.get(one) === power);
  if (!line) throw new Error(`card ${card} has no such movement`);
  return line.regroups as RegroupsValue;
}

/** "Krug's Rage", unless the power's name says whose it is: "Kato Katsuro's Command". */
function ofCard(own: Named, power: string): string {
  return NAMES_OWNER.test(power) ? power : `${possessive(own)} ${power}`;
}

const NAMES_OWNER = /^.*?(?:'s|s') /;

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
  const turns = `a turn${each}${only ? ONLY[only] : ''}${count}`;
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
  if (count === 0)
    return `${rolled}: ${inSentence(does(from, 'has'))} no unrevealed order markers.`;
  const markers = some(count, 'unrevealed order marker');
  return keeps
    ? `${rolled}: ${markers} of ${inSentence(from.name)} ${count === 1 ? 'comes' : 'come'} over.`
    : `${rolled}: ${inSentence(does(from, 'loses'))} ${markers}.`;
}

/**
 * "By Goblin Cutters' Scurry, two of Goblin Cutters 1, 2 and 4 may move up to 4 spaces each.", "Sir Gilbert rolls 3 symbols
 * of 6 dice for Dispatch: Knights 1 and 2 may move up to 3 spaces each."
 *
 * @param movers their names
 */
export function regroupsText(
  { rolled, movers: { length }, most, spaces }: Event<'regroups'>,
  { placed, unengaged }: RegroupsValue,
  own: Named,
  power: string,
  movers: string,
): string {
  const isPart = most < length;
  const who = isPart ? `${inWords(most)} of ${movers}` : movers;
  const each = length > 1 && !(isPart && most === 1) ? ' each' : '';
  const far = `up to ${some(spaces, 'space')}${placed ? ' away' : ''}${each}`;
  const end = unengaged ? ', ending next to no enemy' : '';
  const goes = placed ? 'be put' : 'move';
  const may = `${who} may ${goes} ${far}${end}`;
  if (!rolled) return `By ${ofCard(own, power)}, ${may}.`;
  const shown = `${some(rolled.symbols, 'symbol')} of ${some(rolled.dice, 'die', 'dice')}`;
  return `${does(own, 'rolls')} ${shown} for ${power}${spaces > 0 ? `: ${may}` : ''}.`;
}
