/* Turns the events of a game into sentences. */

import {
  capitalised,
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
import {
  announcedAttack,
  type Cause,
  COMMON_SENTENCES,
  d20Text,
  failedText,
  firstFaces,
  levelText,
  onD20,
  placeText,
  rollSentence,
  SURVIVES_LAVA_AT,
  shownText,
  some,
  type Who,
} from '../../fight/index.ts';
import {
  type BattleEvent,
  type EventOf,
  type Group,
  type Place,
  promisedText,
} from '../../rules/index.ts';
import { glyphTitle } from '../glyph-title.ts';

type Sentences = {
  readonly [Is in BattleEvent['is']]: (event: EventOf<Is>, who: Who) => string;
};

const SENTENCES: Sentences = {
  ...COMMON_SENTENCES,
  areas: areasText,
  setUp: setUpText,
  round: ({ round }) => `Round ${round} begins.`,
  markersPlaced: () => 'Both sides place their order markers.',
  marker: markerText,
  idle: idleText,
  nothing: () => 'No one moves or attacks.',
  bonded: bondedText,
  regroup: regroupText,
  moveAgain: moveAgainText,
  markersTaken: markersTakenText,
  move: moveText,
  stops: ({ who: name, place }) => `${name} stops on ${placeText(place)}.`,
  put: ({ who: name, place, isBack }) =>
    `${name} ${isBack ? 'comes back' : 'is put'} on ${placeText(place)}.`,
  leaves: ({ who: name }) => `${name} leaves the board.`,
  lava: lavaText,
  heat: ({ who: name, wounds }) =>
    `${name} stands on a lava field and rolls ${wounds > 0 ? 'a skull' : 'no skull'}.`,
  onGlyph: ({ who: name, glyph, isIdle }) =>
    `${name} stands on the ${glyphTitle(glyph)}${isIdle ? ', which does nothing here' : ''}.`,
  glyphRoll: ({ who: name, glyph, d20 }) =>
    `${name} rolls ${d20} on the D20 for the ${glyphTitle(glyph)}.`,
  glyphHeals: ({ who: name }) =>
    `The glyph heals all wounds of ${inSentence(name)} and is removed.`,
  stopped: stoppedText,
  aims: ({ who: name, target }) => `${name} aims at ${inSentence(target)}.`,
  powerRoll: ({ rolls }, who) => rolls.map((roll) => rollSentence(roll, who)).join(' '),
  sharedRoll: sharedRollText,
  attack(event, who) {
    const { announced, rest } = announcedAttack(event, who);
    // If the first part ends in a period, do not add another.
    const isEnded = announced.endsWith('.') && rest.startsWith('.');
    return `${announced}${isEnded ? rest.slice(1) : rest}`;
  },
  use: useText,
  hide: hideText,
  suffers: ({ who: name, power, wounds }) => `${name} takes ${some(wounds, 'wound')} for ${power}.`,
  inherits: ({ who: name, power, target }) => `From now on ${name} has the ${power} of ${target}.`,
  changeSides: changeSidesText,
  losePowers: ({ figures, isForTurn }) =>
    `${capitalised(groupsText(figures))} ${sizeOf(figures) === 1 ? 'loses its' : 'lose their'} powers for the rest of the ${isForTurn ? 'turn' : 'game'}.`,
  points: ({ sides, points }) => `Points left: ${pointsOfSides(sides, points)}.`,
  gameEnd: gameEndText,
};

/** The sentence for an event of a game; empty if there is nothing to say. */
export function sentenceOf(event: BattleEvent, who: Who): string {
  const sentence = SENTENCES[event.is] as (event: BattleEvent, who: Who) => string;
  return sentence(event, who);
}

/** The sentence for an event. For attacks, it includes the odds. */
export function sentenceWithOdds(event: BattleEvent, who: Who): string {
  if (event.is !== 'attack' || !event.odds) return sentenceOf(event, who);
  const { announced, rest } = announcedAttack(event, who);
  return `${announced} (odds: ${promisedText(event.odds)})${rest}`;
}

/** "Goblin Cutters 1, 2 and 4 and Krug", within a sentence. */
export function groupsText(groups: readonly Group[]): string {
  return listed(
    groups.map(({ name, numbers }) =>
      numbers ? `${inSentence(name)} ${listed(numbers.map(String))}` : inSentence(name),
    ),
  );
}

/** The number of figures in the groups. */
function sizeOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { numbers }) => sum + (numbers?.length ?? 1), 0);
}

/** "The draw: Vikings begin in start area c, and Marro begin in start area a." */
function areasText({ sides, areas }: EventOf<'areas'>, who: Who): string {
  const each = sides.map(
    (side, i) => `${inSentence(does(who(side), 'begins'))} in start area ${areas[i]}`,
  );
  return `The draw: ${each.join(', and ')}.`;
}

/** "Vikings place Krug on 3,4; Tarn Viking Warriors on 4,4, 5,4, 6,4 and 7,4." */
function setUpText({ who: side, does: verb, placed }: EventOf<'setUp'>, who: Who): string {
  const cards = new Map<string, Place[]>();
  for (const { card, place } of placed) cards.set(card, [...(cards.get(card) ?? []), place]);
  const each = [...cards].map(([name, places]) => `${inSentence(name)} on ${placesText(places)}`);
  return `${does(who(side), verb)} ${verb === 'begins' ? 'with ' : ''}${each.join('; ')}.`;
}

/** The places of figures: "3,4", "3,4, 4,4 and 5,4", or for double bases "(3,4 and 4,4) and (5,4 and 6,4)". */
function placesText(places: readonly Place[]): string {
  const inBrackets = places.length > 1 && places.some((place) => place.length > 1);
  return listed(places.map((at) => (inBrackets ? `(${placeText(at)})` : placeText(at))));
}

/** "Vikings reveal order marker 1 on Krug." */
function markerText({ who: side, marker, card, isLost }: EventOf<'marker'>, who: Who): string {
  const of = `Order marker ${marker} of ${inSentence(side)}`;
  if (card === undefined) return `${of} has been taken away, so the turn is lost.`;
  if (isLost) return `${of} is on a card without figures and is not revealed, so the turn is lost.`;
  return stopped(`${does(who(side), 'reveals')} order marker ${marker} on ${inSentence(card)}`);
}

/** Why a card does nothing in its turn: "Krug cannot reach an enemy this turn, and Vikings wait." */
function idleText({ who: card, side, why, isSquad }: EventOf<'idle'>, who: Who): string {
  const name = inSentence(card);
  const no = isSquad ? `No figure of ${name}` : undefined;
  const cannot = (does: string) => (no ? `${no} can ${does}` : `${card} cannot ${does}`);
  const waits = inSentence(does(who(side), 'waits'));
  switch (why) {
    case 'off':
      return `${no ?? `${card} is not`}${no ? ' is' : ''} on the board.`;
    case 'cutShort':
      return `The turn of ${name} ends before it moves or attacks.`;
    case 'acted':
      return no
        ? `${no} is left to act; all have acted for this order marker.`
        : `${card} has already acted for this order marker.`;
    case 'held':
      return `${cannot('move')}, and no enemy is within reach.`;
    case 'outOfReach':
      return `${cannot('reach an enemy this turn')}, and ${waits}.`;
    case 'moves':
      return `${card} could move, but ${waits}.`;
    case 'attacks':
      return `${card} could attack, but ${waits}.`;
  }
}

/** "Krug's Rage", but only "Kato Katsuro's Command", because that name includes its owner. */
function ofCard(own: Named, power: string): string {
  return NAMES_OWNER.test(power) ? power : `${possessive(own)} ${power}`;
}

const NAMES_OWNER = /^.*?(?:'s|s') /;

const rolledText = ({ faces, counts, givers }: NonNullable<EventOf<'use'>['roll']>) =>
  d20Text(faces, counts, givers);

const ONLY = { move: ' to move', attack: ' to attack without moving' } as const;

/**
 * "Knights of Weston's Human Champion Bonding gives Sir Denrick a turn."; if a card also gives itself a turn: "By
 * Intelligence Chief, Baroness and Serpentor take a turn each, in place of Baroness's own."
 */
function bondedText(event: EventOf<'bonded'>, who: Who): string {
  const { power, roll, needs, cards, count, only, isInstead } = event;
  const own = who(event.who);
  const rolled = roll ? `${does(own, 'rolls')} ${rolledText(roll)} for ${power}` : '';
  if (cards.length === 0)
    return needs === undefined
      ? `${rolled}: no one takes a turn.`
      : `${rolled}${failedText(own, needs)}.`;
  const names = listed(cards.map(inSentence));
  const each = cards.length > 1 ? ' each' : '';
  const size = count > cards.length ? ` (${some(count, 'figure')})` : '';
  const turns = `a turn${each}${only ? ONLY[only] : ''}${size}`;
  const place = isInstead ? `, in place of ${possessive(own)} own` : '';
  const take = verbOf(cards.length > 1 || isPlural(who(cards[0] as string)), 'takes');
  const says = cards.includes(own.name)
    ? `By ${power}, ${names} ${take} ${turns}${place}.`
    : `${ofCard(own, power)} gives ${names} ${turns}${place}.`;
  return rolled ? `${rolled}. ${says}` : says;
}

/**
 * "By Goblin Cutters' Scurry, two of Goblin Cutters 1, 2 and 4 may move up to 4 spaces each.", "Sir Gilbert rolls 3
 * symbols of 6 dice for Dispatch: Knights 1 and 2 may move up to 3 spaces each."
 */
function regroupText(event: EventOf<'regroup'>, who: Who): string {
  const { power, figures, most, spaces, isPut, isUnengaged, symbols } = event;
  const own = who(event.who);
  const names = groupsText(figures);
  const movers = most === undefined ? names : `${inWords(most)} of ${names}`;
  const each = sizeOf(figures) > 1 && most !== 1 ? ' each' : '';
  const far = `up to ${some(spaces, 'space')}${isPut ? ' away' : ''}${each}`;
  const end = isUnengaged ? ', ending adjacent to no enemy' : '';
  const may = `${movers} may ${isPut ? 'be put' : 'move'} ${far}${end}`;
  if (!symbols) return `By ${ofCard(own, power)}, ${may}.`;
  const shown = `${some(symbols.shown, 'symbol')} of ${some(symbols.dice, 'die', 'dice')}`;
  return `${does(own, 'rolls')} ${shown} for ${power}${spaces > 0 ? `: ${may}` : ''}.`;
}

/** "Tarn Viking Warriors roll 16 on the D20 for Berserker Charge and may move again." */
function moveAgainText({ who: card, power, roll, needs }: EventOf<'moveAgain'>, who: Who): string {
  const may = 'may move again';
  if (!roll) return `${card} ${may} by ${power}.`;
  const fate = needs === undefined ? ` and ${may}` : failedText(who(card), needs);
  return `${does(who(card), 'rolls')} ${rolledText(roll)} for ${power}${fate}.`;
}

/** "Dünd rolls 17 on the D20 for Crippling Gaze 15: Krug loses 2 order markers." */
function markersTakenText(event: EventOf<'markersTaken'>, who: Who): string {
  const { power, roll, needs, count, keeps, revealedTo } = event;
  const [own, from] = [who(event.who), who(event.target)];
  const rolled =
    roll === undefined
      ? ofCard(own, power)
      : `${does(own, 'rolls')} ${rolledText(roll)} for ${power}`;
  if (needs !== undefined) return `${rolled}${failedText(own, needs)}.`;
  const whose = inSentence(from.name);
  if (revealedTo !== undefined)
    return `${rolled}: that order marker goes from ${whose} to ${inSentence(revealedTo)}.`;
  if (count === 0)
    return `${rolled}: ${inSentence(does(from, 'has'))} no unrevealed order markers.`;
  const markers = some(count, 'unrevealed order marker');
  return keeps
    ? `${rolled}: ${markers} of ${whose} ${count === 1 ? 'comes' : 'come'} over.`
    : `${rolled}: ${inSentence(does(from, 'loses'))} ${markers}.`;
}

/** "Krug moves 4 spaces, from 3,4 to 5,6, up to level 3.", "By Stealth Leap, Krug goes from 3,4 to 5,6." */
function moveText(event: EventOf<'move'>): string {
  const { who: name, from, to, spaces, levels, flies, power, isStopped } = event;
  const [start, end] = [placeText(from), placeText(to)];
  const subject = power === undefined ? name : `By ${power}, ${inSentence(name)}`;
  if (isStopped) return `${subject} sets out from ${start} for ${end}.`;
  // A flying figure can pass over anything, so the spaces of its path are unknown.
  const moves = flies ? 'flies' : `moves ${some(spaces, 'space')},`;
  const goes = power === undefined ? moves : 'goes';
  return `${subject} ${goes} from ${start} to ${end}${levelText(levels)}.`;
}

function lavaText({ who: name, d20 }: EventOf<'lava'>): string {
  const enters = `${name} enters molten lava`;
  if (d20 < SURVIVES_LAVA_AT)
    return `${enters} and rolls ${d20} on the D20${failedText({ name }, SURVIVES_LAVA_AT)}.`;
  return `${enters}, rolls ${d20} on the D20 and survives.`;
}

/** The first words of sentences that say why a figure stops before it has used up its Knockback points. */
const STOPS: Readonly<Record<Exclude<Cause, 'none' | 'figure'>, string>> = {
  edge: 'The edge of the map stops',
  wall: 'A wall stops',
  object: 'An object stops',
  obstacle: 'An obstacle stops',
  glyph: 'A glyph stops',
  power: 'A special power stops',
  elevation: 'Higher ground stops',
  uneven: 'Uneven ground stops',
};

function stoppedText({ who: name, cause, isSkull, blockers }: EventOf<'stopped'>): string {
  if (cause === 'none') return '';
  const by = listed(blockers.map(inSentence));
  const stop =
    cause === 'figure'
      ? `${capitalised(by)} ${blockers.length === 1 ? 'stands' : 'stand'} in the way.`
      : `${STOPS[cause as keyof typeof STOPS]} ${inSentence(name)}.`;
  if (isSkull === undefined) return stop;
  const hit = listed([name, ...blockers].map(inSentence));
  const each = blockers.length > 0 ? 'one wound each for' : 'one wound for';
  return stopped(`${stop} Knockback Damage: ${isSkull ? `a skull, ${each} ${hit}` : 'no skull'}`);
}

/**
 * "Krug attacks Finn (odds: …) and Tarn (odds: …): 2 skulls of 4 dice for all of them."; if dice are rolled again: "…: 1
 * skull of 4 dice for all of them. Krug rolls 3 dice again for Chain Axe: 1 skull. Krug now has 2 skulls."
 */
function sharedRollText(event: EventOf<'sharedRoll'>, who: Who): string {
  const { targets, power, isUse, dice, skulls, rolls = [] } = event;
  const faces = firstFaces(dice, 'attack');
  const isAgain = rolls.length > 0;
  const first = isAgain ? shownText(faces, 'skull') : some(skulls, 'skull');
  const shown = faces.length > 0 ? `${first} of ${some(faces.length, 'die', 'dice')}` : onD20(dice);
  const on = targets.map((one) => `${inSentence(one.who)} (odds: ${promisedText(one.odds)})`);
  const verb = isUse ? `uses ${power} on` : 'attacks';
  const how = power === undefined || isUse ? '' : ` with ${power}`;
  const one = who(event.who);
  const again = [
    ...rolls.map((roll) => rollSentence(roll, who)),
    `${one.name} now ${verbOf(isPlural(one), 'has')} ${some(skulls, 'skull')}.`,
  ];
  return [
    `${does(one, verb)} ${listed(on)}${how}: ${shown} for all of them.`,
    ...(isAgain ? again : []),
  ].join(' ');
}

/** "Kelda uses Healing Touch on Krug and rolls 12 on the D20, but needs 16." */
function useText(event: EventOf<'use'>, who: Who): string {
  const { power, on, roll, symbols, acts, needs, isAtMost, mayAct, moreMove } = event;
  const one = who(event.who);
  const [used, rolls] = ['uses', 'rolls'].map((verb) => verbOf(isPlural(one), verb));
  const upon = groupsText(on);
  if (!roll && !symbols) return `${one.name} ${used} ${power}${upon && ` on ${upon}`}.`;
  const shown = symbols
    ? `${some(symbols.shown, symbols.face)} of ${some(symbols.dice, 'die', 'dice')}`
    : rolledText(roll as NonNullable<typeof roll>);
  const rolled = upon
    ? `${one.name} ${used} ${power} on ${upon} and ${rolls} ${shown}`
    : `${one.name} ${rolls} ${shown} for ${power}`;
  if (symbols?.face === 'skull') return `${rolled}.`;
  if (acts && symbols) return `${rolled}: no wounds.`;
  if (acts && mayAct !== undefined) return `${rolled}: ${mayAct} of them may move and attack.`;
  if (acts && moreMove !== undefined) return `${rolled}: ${some(moreMove, 'more space')} of Move.`;
  if (acts) return `${rolled}.`;
  if (needs === undefined) return `${rolled}, without effect.`;
  if (isAtMost) return `${rolled}, but needs ${needs > 1 ? `${needs} or less` : 1}.`;
  return `${rolled}${failedText(one, needs)}.`;
}

/** "Lady Jaye hides and cannot be attacked this turn." */
function hideText({ figures, power, isWhole, isForTurn, isUnengaged }: EventOf<'hide'>): string {
  const isOne = sizeOf(figures) === 1;
  const how = isWhole ? '' : ' from a distance';
  const moves = isOne ? 'that figure moves' : 'they move';
  const time = isForTurn ? 'this turn' : `until ${moves} or the side reveals its next order marker`;
  const next = isUnengaged ? ', as long as no enemy is adjacent' : '';
  const hidden = `${groupsText(figures)} ${isOne ? 'hides' : 'hide'} and cannot be attacked${how} ${time}${next}.`;
  return power === undefined ? capitalised(hidden) : `By ${power}, ${hidden}`;
}

/** "Krug fights for Vikings for one turn." */
function changeSidesText({ figures, side, until }: EventOf<'changeSides'>): string {
  const time = { turn: 'for one turn', game: 'from now on', back: 'again' }[until];
  const fights = sizeOf(figures) === 1 ? 'fights' : 'fight';
  return `${capitalised(groupsText(figures))} ${fights} for ${inSentence(side)} ${time}.`;
}

/** "Vikings 340, Marro 280" */
function pointsOfSides(sides: readonly string[], points: readonly number[]): string {
  return points.map((n, i) => `${sides[i]} ${Math.round(n)}`).join(', ');
}

function gameEndText(event: EventOf<'gameEnd'>, who: Who): string {
  const { sides, winner, rounds, isByPoints, points } = event;
  const after = `after ${some(rounds, 'round')}`;
  const wins =
    winner === undefined ? `No one wins ${after}` : `${does(who(winner), 'wins')} ${after}`;
  if (isByPoints && winner === undefined)
    return `${wins}: both have ${some(Math.round(points[0] ?? 0), 'point')} left.`;
  if (isByPoints) return `${wins}: the points left decide, ${pointsOfSides(sides, points)}.`;
  if (winner === undefined) return `${wins}: neither side has figures left.`;
  const loser = sides.find((side) => side !== winner) ?? winner;
  return `${wins}: ${inSentence(does(who(loser), 'has'))} no figures left.`;
}
