/*
 * Sentences about single events of a game. Names of figures come from `toldFigures`, and take a
 * verb in the singular.
 */

import { capitalised, does, inSentence, listed, type Named, stopped } from '../../base/index.ts';
import type { Space } from '../../board/index.ts';
import {
  type Cause,
  type FightSide,
  failedText,
  SURVIVES_LAVA_AT,
  some,
  UNHURT_FROM,
} from '../../fight/index.ts';
import type { GameEvent, WhyIdle } from '../engine/tell.ts';
import { placesText, placeText } from './figures.ts';

type Event<Is extends GameEvent['is']> = Extract<GameEvent, { readonly is: Is }>;

export type TwoSides = readonly [Named, Named];

/** The spaces and the level of a place. */
export interface ToldPlace {
  readonly spaces: readonly Space[];
  readonly level: number;
}

/**
 * "By lot, Vikings begin in start area c, and Marro begin in start area a."
 *
 * @param areas names of start areas, by side
 */
export function endsText(areas: readonly string[], sides: TwoSides): string {
  const each = sides.map(
    (side, i) => `${inSentence(does(side, 'begins'))} in start area ${areas[i]}`,
  );
  return `By lot, ${each.join(', and ')}.`;
}

/** "The D20 shows 4 for Vikings and 4 for Marro, then 12 and 9, so Vikings place first." */
export function placingText({ side, rolls }: Event<'placing'>, sides: TwoSides): string {
  const [one = 0, other = 0, ...again] = rolls;
  const [first, second] = sides.map(({ name }) => inSentence(name));
  const then = pairsOf(again).map(([a, b]) => `, then ${a} and ${b}`);
  const places = inSentence(does(sides[side] as Named, 'places'));
  return `The D20 shows ${one} for ${first} and ${other} for ${second}${then.join('')}, so ${places} first.`;
}

/** A figure that has come onto the board before the first round. */
export interface Come {
  readonly figure: number;
  /** Name of its card. */
  readonly card: string;
  readonly spaces: readonly Space[];
}

/** "Vikings place Krug on 3,4; Tarn Viking Warriors on 4,4, 5,4, 6,4 and 7,4." In order of figure numbers. */
export function comeText(side: Named, verb: 'begins' | 'places', come: readonly Come[]): string {
  const cards = new Map<string, (readonly Space[])[]>();
  for (const { card, spaces } of come.toSorted((a, b) => a.figure - b.figure))
    cards.set(card, [...(cards.get(card) ?? []), spaces]);
  const each = [...cards].map(([name, places]) => `${inSentence(name)} on ${placesText(places)}`);
  return `${does(side, verb)} ${verb === 'begins' ? 'with ' : ''}${each.join('; ')}.`;
}

function pairsOf(numbers: readonly number[]): [number, number][] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i] as number,
    numbers[2 * i + 1] as number,
  ]);
}

/** "Initiative: 14 for Vikings and 9 for Marro. Vikings go first in each turn of the round." */
export function initiativeText(
  { rolls, added, first }: Event<'initiative'>,
  sides: TwoSides,
): string {
  const [one, other] = sides.map(({ name }) => inSentence(name));
  const [more, otherMore] = added.map((by) =>
    by === 0 ? '' : ` (${Math.abs(by)} ${by > 0 ? 'more' : 'fewer'} than the D20 shows)`,
  );
  const all = rolls.map(([a, b], i) =>
    i === 0 ? `${a} for ${one}${more} and ${b} for ${other}${otherMore}` : `${a} and ${b}`,
  );
  const goes = does(sides[first] as Named, 'goes');
  return `Initiative: ${all.join(', then ')}. ${goes} first in each turn of the round.`;
}

/** @param card card under the marker; absent if the marker has been taken away */
export function turnText({ turn, lost }: Event<'turn'>, side: Named, card?: string): string {
  const marker = `order marker ${turn}`;
  if (card === undefined)
    return `${capitalised(marker)} of ${inSentence(side.name)} has been taken away: the turn is lost.`;
  return lost
    ? `${capitalised(marker)} of ${inSentence(side.name)} lies on a card without figures and stays hidden: the turn is lost.`
    : stopped(`${does(side, 'reveals')} ${marker} on ${inSentence(card)}`);
}

/** Why a card does nothing in its turn: "Krug cannot reach an enemy this turn, and Vikings wait." */
export function idleText(why: WhyIdle, card: FightSide, side: Named): string {
  const name = inSentence(card.name);
  const no = card.figures > 1 ? `No figure of ${name}` : undefined;
  const cannot = (does: string) => (no ? `${no} can ${does}` : `${card.name} cannot ${does}`);
  const waits = inSentence(does(side, 'waits'));
  switch (why) {
    case 'off':
      return `${no ?? `${card.name} is not`}${no ? ' is' : ''} on the board.`;
    case 'cutShort':
      return `The turn of ${name} ends before it moves or attacks.`;
    case 'acted':
      return no
        ? `${no} is left to act: all have acted for this order marker.`
        : `${card.name} has already acted for this order marker.`;
    case 'held':
      return no
        ? `${no} can move, and no enemy is within reach.`
        : `${card.name} cannot move, and no enemy is within reach.`;
    case 'outOfReach':
      return `${cannot('reach an enemy this turn')}, and ${waits}.`;
    case 'moves':
      return `${card.name} could move, but ${waits}.`;
    case 'attacks':
      return `${card.name} could attack, but ${waits}.`;
  }
}

/** "Krug moves 4 spaces, from 3,4 to 5,6, up to level 3." */
export function movedText(
  name: string,
  { flies, path }: Pick<Event<'moved'>, 'flies' | 'path'>,
  [from, to]: readonly [ToldPlace, ToldPlace],
  isStopped: boolean,
): string {
  const [start, end] = [placeText(from.spaces), placeText(to.spaces)];
  if (isStopped) return `${name} sets out from ${start} for ${end}.`;
  // A flying figure can pass over anything, so its path is not known space by space.
  const goes = flies ? 'flies' : `moves ${some(path.length - 1, 'space')},`;
  return `${name} ${goes} from ${start} to ${end}${levelText(from, to)}.`;
}

/** "By Stealth Leap, Krug goes from 3,4 to 5,6, up to level 3." */
export function leaptText(
  name: string,
  power: string,
  [from, to]: readonly [ToldPlace, ToldPlace],
  isStopped: boolean,
): string {
  const way = `from ${placeText(from.spaces)}`;
  const end = placeText(to.spaces);
  const who = inSentence(name);
  if (isStopped) return `By ${power}, ${who} sets out ${way} for ${end}.`;
  return `By ${power}, ${who} goes ${way} to ${end}${levelText(from, to)}.`;
}

function levelText(from: ToldPlace, to: ToldPlace): string {
  if (to.level === from.level) return '';
  return `, ${to.level > from.level ? 'up' : 'down'} to level ${to.level}`;
}

/** @param ignores D20 number from which the wound is ignored */
export function struckText(
  { skulls, d20 }: Event<'struck'>,
  name: string,
  by: string,
  ignores: number,
): string {
  const strikes = `As ${inSentence(name)} leaves, ${inSentence(by)} strikes: ${some(skulls, 'skull')}`;
  if (d20 === 0) return `${strikes}.`;
  const fate =
    d20 >= ignores ? ' and ignores the wound' : failedText({ name }, `${ignores} to ignore it`);
  return `${strikes}, and ${inSentence(name)} rolls ${d20} on the D20${fate}.`;
}

export function fellText({ drop, roll, wounds }: Event<'fell'>, name: string): string {
  const falls = `${name} falls ${some(drop, 'level')}`;
  if (roll === 0) return `${falls}: ${some(wounds, 'wound')}.`;
  if (roll < UNHURT_FROM)
    return `${falls} and rolls ${roll} on the D20${failedText({ name }, UNHURT_FROM)}.`;
  return `${falls}, rolls ${roll} on the D20 and is unhurt.`;
}

export function lavaText({ roll }: Event<'lava'>, name: string): string {
  const enters = `${name} enters molten lava`;
  if (roll < SURVIVES_LAVA_AT)
    return `${enters} and rolls ${roll} on the D20${failedText({ name }, SURVIVES_LAVA_AT)}.`;
  return `${enters}, rolls ${roll} on the D20 and survives.`;
}

/** "Krug has 3 of 8 Life left." */
export function lifeText(name: string, left: number, life: number, isHealed: boolean): string {
  return `${name} ${isHealed ? 'is healed and ' : ''}has ${left} of ${life} Life left.`;
}

/** "Krug fights for Vikings for one turn." */
export function changedSidesText(
  names: string,
  isOne: boolean,
  side: string,
  until: Event<'changedSides'>['until'],
): string {
  const time = { turn: 'for one turn', game: 'from now on', back: 'again' }[until];
  return `${names} ${isOne ? 'fights' : 'fight'} for ${side} ${time}.`;
}

/** "Knockback with 2 points drives Krug back 2 spaces, over 4,5 to 4,6, up to level 3." */
export function drivenText(
  name: string,
  points: number,
  from: ToldPlace,
  steps: readonly ToldPlace[],
): string {
  const knockback = `Knockback with ${some(points, 'point')}`;
  const names = steps.slice(0, -1).map(({ spaces }) => placeText(spaces));
  const last = steps.at(-1);
  if (last === undefined) return `${knockback} does not move ${inSentence(name)}.`;
  const over = names.length > 0 ? `, over ${listed(names)}` : '';
  return `${knockback} drives ${inSentence(name)} back ${some(steps.length, 'space')}${over} to ${placeText(last.spaces)}${levelText(from, last)}.`;
}

export function drivenOnText(name: string, steps: readonly ToldPlace[]): string {
  const names = steps.map(({ spaces }) => placeText(spaces));
  return `${name} is driven on to ${listed(names, 'and then')}.`;
}

/** Beginnings of sentences about why a figure stops before its knockback points run out. */
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

export function stoppedText(
  { cause, damage }: Event<'stopped'>,
  name: string,
  blockers: readonly string[],
): string {
  if (cause === 'none') return '';
  const by = listed(blockers.map(inSentence));
  const verb = blockers.length === 1 ? 'stands' : 'stand';
  const stop =
    cause === 'figure'
      ? `${capitalised(by)} ${verb} in the way.`
      : `${STOPS[cause]} ${inSentence(name)}.`;
  if (damage === undefined) return stop;
  const hit = listed([name, ...blockers].map(inSentence));
  const each = blockers.length > 0 ? 'one wound each for' : 'one wound for';
  return stopped(`${stop} Knockback Damage: ${damage ? `a skull, ${each} ${hit}` : 'no skull'}`);
}

/** "Points left: Vikings 340, Marro 280." */
export function pointsText(points: readonly number[], sides: TwoSides): string {
  const each = points.map((n, i) => `${sides[i as 0 | 1].name} ${Math.round(n)}`);
  return `Points left: ${each.join(', ')}.`;
}

export function overText(
  { winner, isByPoints, points }: Event<'over'>,
  sides: TwoSides,
  rounds: number,
): string {
  const after = `after ${some(rounds, 'round')}`;
  const side = sides[winner];
  const wins = side ? `${does(side, 'wins')} ${after}` : `Nobody wins ${after}`;
  if (isByPoints && !side)
    return `${wins}: both have ${some(Math.round(points[0]), 'point')} left.`;
  if (isByPoints) return `${wins}: the points left decide, ${pointsText(points, sides).slice(13)}`;
  const loser = sides[1 - winner];
  if (!side || !loser) return `${wins}: neither side has figures left.`;
  return `${wins}: ${inSentence(does(loser, 'has'))} no figures left.`;
}
