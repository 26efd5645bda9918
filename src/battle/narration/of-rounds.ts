/*
 * Sentences about the course of a game: setup, rounds, initiative, order markers, turns without
 * markers, and the end.
 */

import {
  does,
  inSentence,
  inWords,
  isPlural,
  listed,
  type Named,
  possessive,
  stopped,
  verbOf,
} from '../../base/index.ts';
import type { Bonding, RegroupsValue } from '../../cards/index.ts';
import { failedText, some } from '../../fight/index.ts';
import type { BattleCard } from '../engine/state/cards.ts';
import type { BattleTables } from '../engine/state/tables.ts';
import type { GameEvent } from '../engine/tell.ts';
import {
  type Come,
  comeText,
  endsText,
  idleText,
  initiativeText,
  overText,
  placingText,
  turnText,
} from './sentences.ts';
import type { Tellers, Telling } from './telling.ts';

type Event<Is extends GameEvent['is']> = Extract<GameEvent, { readonly is: Is }>;

/** The bonding of an event. */
function bondingOf(tables: BattleTables, { card, power, turn }: Event<'bonded'>): Bonding {
  const found = tables.bonds[card]?.find((one) => one.power === power && one.value.turn === turn);
  if (!found) throw new Error(`card ${card} has no such bonding`);
  return found.value;
}

/** The value of the power of an event, which says who moves and how. */
function regroupsOf(tables: BattleTables, { card, power }: Event<'regroups'>): RegroupsValue {
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
 * "Knights of Weston's Human Champion Bonding gives Sir Denrick a turn."; if a card also gives itself a turn: "By
 * Intelligence Chief, Baroness and Serpentor take a turn each, in place of Baroness's own."
 */
function bondedText(
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
function againText(
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
function markersTakenText(
  { roll, needed, count, keeps }: Event<'markersTaken'>,
  onD20: string,
  own: Named,
  power: string,
  from: Named,
  revealedTo: Named | undefined,
): string {
  const rolled = roll === 0 ? ofCard(own, power) : `${does(own, 'rolls')} ${onD20} for ${power}`;
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
 * "By Goblin Cutters' Scurry, two of Goblin Cutters 1, 2 and 4 may move up to 4 spaces each.", "Sir Gilbert rolls 3
 * symbols of 6 dice for Dispatch: Knights 1 and 2 may move up to 3 spaces each."
 *
 * @param movers names of the figures that may move
 */
function regroupsText(
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

type OfRounds =
  | 'ends'
  | 'placing'
  | 'stands'
  | 'placed'
  | 'round'
  | 'markers'
  | 'initiative'
  | 'turnsOver'
  | 'turn'
  | 'idle'
  | 'luck'
  | 'bonded'
  | 'regroups'
  | 'revealed'
  | 'again'
  | 'markersTaken'
  | 'heat'
  | 'over';

/** Tellers of events about the course of a game. */
export function tellersOfRounds(telling: Telling): Pick<Tellers, OfRounds> {
  const { tables, sides } = telling.of;
  const come: Record<'stands' | 'placed', [Come[], Come[]]> = {
    stands: [[], []],
    placed: [[], []],
  };
  /** A figure of a side comes onto the board before the first round. */
  const comes = (
    { is, figure, place }: Extract<GameEvent, { readonly is: 'stands' | 'placed' }>,
    verb: Parameters<typeof comeText>[1],
  ) => {
    const { side } = telling.figureOf(figure);
    const all = come[is][side as 0 | 1];
    if (all.length === 0) telling.begin('placing');
    const { name: card } = telling.ofFigure(figure).card;
    all.push({ figure, card, spaces: telling.spacesAt(figure, place) });
    telling.current().opening = comeText(telling.sideNamed(side), verb, all);
    telling.stand(figure, place);
  };
  return {
    ends({ ends }) {
      const areas = tables.scenario.ends ?? [];
      telling.begin('placing').say(
        endsText(
          ends.map((end) => areas[end] ?? ''),
          sides,
        ),
      );
    },
    placing(event) {
      telling.begin('placing').say(placingText(event, sides));
    },
    stands: (event) => comes(event, 'begins'),
    placed: (event) => comes(event, 'places'),
    round({ round }) {
      telling.beginRound(round);
      telling.ofRound().say(`Round ${round} begins.`);
    },
    // Order markers lie face down; each is told when it is revealed.
    markers({ side }) {
      if (side === 0) telling.ofRound().say('Both sides place their order markers.');
    },
    initiative(event) {
      telling.ofRound().say(initiativeText(event, sides));
    },
    turnsOver() {
      telling.endTurns();
    },
    turn(event) {
      const { turn, side, card, lost } = event;
      telling.turn = { turn, side };
      const name = tables.cards[card]?.card.name;
      telling.begin('turn').say(turnText(event, telling.sideNamed(side), name));
      telling.isIdle = !lost;
    },
    idle({ card, why }) {
      const { card: own, side } = tables.cards[card] as BattleCard;
      telling.isIdle = false;
      telling.current().say(idleText(why, own, telling.sideNamed(side)));
    },
    luck: (event) => telling.addToD20(event),
    bonded(event) {
      const own = telling.cardNamed(event.card);
      const who = event.cards.map((card) => telling.cardNamed(card));
      const [rolled, bonding] = [telling.onD20(event.roll), bondingOf(tables, event)];
      telling
        .begin('power')
        .say(bondedText(event, rolled, own, telling.titleOf(event), who, bonding));
    },
    regroups(event) {
      const own = telling.cardNamed(event.card);
      const movers = telling.namesOf(event.movers);
      telling
        .begin('power')
        .say(regroupsText(event, regroupsOf(tables, event), own, telling.titleOf(event), movers));
    },
    revealed({ side, card }) {
      const { name } = telling.cardNamed(card);
      const reveals = does(telling.sideNamed(side), 'reveals');
      telling.begin('power').say(stopped(`${reveals} order marker X on ${inSentence(name)}`));
    },
    again(event) {
      const own = telling.cardNamed(event.card);
      const rolled = telling.onD20(event.roll);
      telling.begin('power').say(againText(event, rolled, own, telling.titleOf(event)));
    },
    markersTaken(event) {
      const [own, from] = [telling.cardNamed(event.card), telling.cardNamed(event.from)];
      const to = event.revealedTo === undefined ? undefined : telling.cardNamed(event.revealedTo);
      const onD20 = telling.onD20(event.roll);
      telling
        .begin('power')
        .say(markersTakenText(event, onD20, own, telling.titleOf(event), from, to));
    },
    heat({ figure, wounds }) {
      telling
        .begin('end of round', { figure })
        .say(
          `${telling.nameOf(figure)} stands on a lava field and rolls ${wounds > 0 ? 'a skull' : 'no skull'}.`,
        );
    },
    over(event) {
      telling.beginEnd().say(overText(event, sides, telling.round));
    },
  };
}
