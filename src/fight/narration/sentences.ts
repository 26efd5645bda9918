/* Sentences about what happens between the attacks of a fight. */

import { capitalised, does, inSentence, isPlural, its, listed, verbOf } from '../../base/index.ts';
import { placeName, spaceName } from '../../board/index.ts';
import type { FacesRolled } from '../../chance/index.ts';
import type { Choice, EventOf, LeftEvent, MomentEvent, Place } from '../../rules/index.ts';
import { UNHURT_FROM } from '../ground/fall.ts';
import { d20Text, failedText, neededText, rollText, some, type Who } from './rolls.ts';

type Common =
  | 'initiative'
  | 'turn'
  | 'roll'
  | 'moment'
  | 'strike'
  | 'falls'
  | 'driven'
  | 'left'
  | 'destroyed'
  | 'mayAttackAgain';

/** Sentences for events that fights and battles share. */
export const COMMON_SENTENCES: {
  readonly [Is in Common]: (event: EventOf<Is>, who: Who) => string;
} = {
  initiative: initiativeText,
  // A turn adds only a title.
  turn: () => '',
  roll: attacksRollText,
  moment: momentText,
  strike: strikeText,
  falls: fallsText,
  driven: (event, who) => `${drivenText(event, who)}.`,
  left: leftSentence,
  destroyed: ({ who: name }, who) => `${does(who(name), 'is')} destroyed.`,
  mayAttackAgain: ({ who: name, isUnused }) =>
    `${name} may attack again${isUnused ? ', but attacks nobody' : ''}.`,
};

/** All dice of a roll: "13 on the D20". */
export function onD20(dice: FacesRolled): string {
  return d20Text(Object.values(dice).flat());
}

/** "Hawkgirl and Solomon Grundy stand next to each other. The toss gives Hawkgirl the first turn." */
export function beginText(
  { sides: [one, other], distance, first, isTossed }: EventOf<'begin'>,
  who: Who,
): string {
  const apart = distance === 1 ? 'next to each other' : `${distance} spaces apart`;
  const turn = isTossed
    ? `The toss gives ${inSentence(first)} the first turn.`
    : `${does(who(first), 'has')} the first turn.`;
  return `${one} and ${inSentence(other)} stand ${apart}. ${turn}`;
}

/**
 * "The D20 shows 14 for Hawkgirl and 9 for Solomon Grundy, so Hawkgirl has the first turn of the round."; in a battle
 * "Initiative: 14 for Vikings and 9 for Marro. Vikings go first in each turn of the round."
 */
function initiativeText(
  { sides, decides, d20s, added = [0, 0], first }: EventOf<'initiative'>,
  who: Who,
): string {
  const [more, otherMore] = added.map((by) =>
    by === 0 ? '' : ` (${Math.abs(by)} ${by > 0 ? 'more' : 'fewer'} than the D20 shows)`,
  );
  const [one, other] = sides.map(inSentence);
  const all = d20s.map(([a, b], i) =>
    i === 0 ? `${a} for ${one}${more} and ${b} for ${other}${otherMore}` : `${a} and ${b}`,
  );
  const shown = all.join(', then ');
  if (decides === 'round')
    return `Initiative: ${shown}. ${does(who(first), 'goes')} first in each turn of the round.`;
  const wins =
    decides === 'placing'
      ? `${does(who(first), 'places')} first`
      : `${does(who(first), 'has')} the first turn of the round`;
  return `The D20 shows ${shown}, so ${inSentence(wins)}.`;
}

/** "Krug moves 4 spaces and is next to Hawkgirl now." */
export function approachText(
  { who: name, target, spaces, distance }: EventOf<'approach'>,
  who: Who,
): string {
  const one = who(name);
  const enemy = inSentence(target);
  const where = distance === 1 ? `next to ${enemy}` : `${distance} spaces from ${enemy}`;
  const far = `${some(Math.abs(spaces), 'space')}${spaces < 0 ? ' away' : ''}`;
  return `${does(one, 'moves')} ${far} and ${verbOf(isPlural(one), 'is')} ${where} now.`;
}

/** "Krug rolls 14 on the D20 for its number of attacks." */
function attacksRollText(
  { who: name, decides, dice, skulls, powers, counts, givers, more = 0 }: EventOf<'roll'>,
  who: Who,
): string {
  const one = who(name);
  if (powers) {
    const comes =
      more > 0
        ? `: ${some(more, 'more attack die', 'more attack dice')} this turn`
        : ', without effect';
    const shown = d20Text(Object.values(dice).flat(), counts, givers);
    return `${does(one, 'rolls')} ${shown} for ${listed(powers)}${comes}.`;
  }
  const shown =
    skulls === undefined || !dice.attack
      ? onD20(dice)
      : `${some(skulls, 'skull')} of ${some(dice.attack.length, 'die', 'dice')}`;
  const what = {
    dice: `${its(one)} attack dice this turn`,
    attacks: `${its(one)} number of attacks`,
    targets: 'all figures that are hit',
  }[decides];
  return `${does(one, 'rolls')} ${shown} for ${what}.`;
}

/** Describes a dice roll in a turn outside attacks; empty if nothing was rolled and nothing changed. */
export function momentText(event: MomentEvent, who: Who): string {
  const { when, ownWounds, targetWounds, healers, again } = event;
  const [attacker, defender] = [who(event.who), who(event.target)];
  const one = when === 'arrival' ? defender : attacker;
  const rolls = listed(
    event.rolls.map((roll) => `${rollText(roll, one)}${failedText(one, neededText(roll))}`),
  );
  const isFailed = event.rolls.length > 0 && event.rolls.every(({ needs }) => needs !== undefined);
  const receives = (whom: typeof one, n: number, causes: readonly string[]) => {
    const from = rolls ? '' : listed(causes);
    return `${does(whom, 'receives')} ${some(n, 'wound')}${from && ` for ${from}`}`;
  };
  if (when === 'arrival') {
    const as = `As ${inSentence(attacker.name)} comes next to ${inSentence(one.name)}`;
    const wounds = isFailed ? '' : `: ${some(ownWounds, 'wound')}`;
    if (rolls) return `${as}, ${inSentence(one.name)} ${rolls}${wounds}.`;
    return ownWounds > 0 ? `${receives(attacker, ownWounds, event.ownCauses)} as it arrives.` : '';
  }
  if (when === 'anotherTurn') {
    const turn = again ? `${verbOf(isPlural(one), 'takes')} another turn` : '';
    if (rolls) return `${one.name} ${rolls}${turn && ` and ${turn}`}.`;
    return turn && `${one.name} ${turn}.`;
  }
  const by = healers.length > 0 ? ` by ${listed(healers)}` : '';
  const comes = [
    ...(ownWounds < 0
      ? [`${does(attacker, 'is')} healed of ${some(-ownWounds, 'wound')}${rolls ? '' : by}`]
      : []),
    ...(ownWounds > 0 ? [receives(attacker, ownWounds, event.ownCauses)] : []),
    ...(targetWounds > 0 ? [receives(defender, targetWounds, event.targetCauses)] : []),
  ];
  const what = comes.join(', ') || (rolls && !isFailed ? 'without effect' : '');
  if (!rolls) return what && `${what}.`;
  return `At the end of the turn ${inSentence(one.name)} ${rolls}${what && `: ${what}`}.`;
}

/** "has 4 of 8 Life left", "has 2 figures with 5 Life left" */
export function leftText({ who: name, figuresLeft, life, of }: LeftEvent, who: Who): string {
  const has = verbOf(isPlural(who(name)), 'has');
  if (figuresLeft === undefined) return `${has} ${life} of ${of} Life left`;
  return `${has} ${some(figuresLeft, 'figure')}${life === undefined ? '' : ` with ${life} Life`} left`;
}

function leftSentence(event: LeftEvent, who: Who): string {
  if (event.isHealed) return `${event.who} is healed and ${leftText(event, who)}.`;
  if (!event.isOfSquad) return `${event.who} ${leftText(event, who)}.`;
  return `A figure of ${inSentence(event.who)} has ${event.life} of ${event.of} Life left.`;
}

/**
 * "Krug is driven back 2 spaces"; on a board "Knockback with 2 points drives Krug back 2 spaces, over 4,5 to 4,6, up to
 * level 3"
 */
export function drivenText(event: EventOf<'driven'>, who: Who): string {
  const {
    who: name,
    spaces,
    returns,
    knockbackPoints: points,
    places = [],
    levels,
    isFurther,
  } = event;
  if (points === undefined) {
    const back = returns ? ' and comes back to its squad' : '';
    return `${does(who(name), 'is')} driven back ${some(spaces, 'space')}${back}`;
  }
  const names = places.map(placeText);
  if (isFurther) return `${name} is driven on to ${listed(names, 'and then')}`;
  const knockback = `Knockback with ${some(points, 'point')}`;
  const last = names.pop();
  if (last === undefined) return `${knockback} does not move ${inSentence(name)}`;
  const over = names.length > 0 ? `, over ${listed(names)}` : '';
  return `${knockback} drives ${inSentence(name)} back ${some(spaces, 'space')}${over} to ${last}${levelText(levels)}`;
}

/** ", up to level 3": the level of the last place, if it differs from the level of the first. */
export function levelText(levels: readonly [number, number] | undefined): string {
  if (!levels || levels[0] === levels[1]) return '';
  return `, ${levels[1] > levels[0] ? 'up' : 'down'} to level ${levels[1]}`;
}

/** "3,4 and 4,4" */
export function placeText(place: Place): string {
  return place.map(spaceName).join(' and ');
}

export function endText({ turns, winner, left, isForEver }: EventOf<'end'>, who: Who): string {
  if (isForEver) return 'From here on the sides stay apart forever, and nobody wins.';
  const after = `after ${some(turns, 'turn')}`;
  if (winner === undefined || !left) return `Nobody has won ${after}.`;
  return `${does(who(winner), 'wins')} ${after} and ${leftText(left, who)}.`;
}

/** "Solomon Grundy is on 4,1 with 3 wounds.", or a sentence that the target is destroyed. */
export function turnEndText({
  target,
  place,
  spaces = 0,
  wounds,
  isDestroyed,
}: EventOf<'turnEnd'>): string {
  if (isDestroyed) return `${target} is destroyed.`;
  const has = `with ${some(wounds, 'wound')}`;
  if (place) return `${target} is on ${placeName(place)} ${has}.`;
  return spaces > 0
    ? `${target} is ${some(spaces, 'space')} back ${has}.`
    : `${target} is where it began, ${has}.`;
}

/** "Archer goes to 5,5, then Batman attacks from 7,6": a sequence of choices. */
export function choicesText(choices: readonly Choice[]): string {
  return choices.map(choiceText).join(', then ');
}

function choiceText(choice: Choice): string {
  const { who: name, does: action, power, isAgain, place, target = '', distance = 1 } = choice;
  if (action !== 'attack') {
    const goes = action === 'jump' ? 'jumps down' : 'goes';
    return `${name} ${goes} to ${place ? placeName(place) : 'the defender'}`;
  }
  const what = power === undefined ? 'attacks' : `makes ${power}`;
  const line = choice.direction ? ` to the ${choice.direction}` : '';
  if (isAgain) return `${name} ${what} again${line}`;
  if (place) return `${name} ${what} from ${placeName(place)}${line}`;
  const near = distance === 1 ? 'next to' : 'towards';
  const way = choice.moves ? `moves ${near} ${target} and ` : '';
  return `${name} ${way}${what}${distance === 1 ? '' : ` from ${some(distance, 'space')} away`}`;
}

/** "Batman falls on its way and rolls skull: 1 wound.", "Krug falls 12 levels, rolls 19 on the D20 and is unhurt." */
function fallsText(event: EventOf<'falls'>): string {
  const { who: name, drop, d20, dice = {}, wounds, isDestroyed } = event;
  if (drop === undefined) {
    const fate = isDestroyed ? 'destroyed' : some(wounds, 'wound');
    return `${name} falls on its way and rolls ${listed(Object.values(dice).flat())}: ${fate}.`;
  }
  const falls = `${name} falls ${some(drop, 'level')}`;
  if (d20 === undefined) return `${falls}: ${some(wounds, 'wound')}.`;
  if (d20 < UNHURT_FROM)
    return `${falls} and rolls ${d20} on the D20${failedText({ name }, UNHURT_FROM)}.`;
  return `${falls}, rolls ${d20} on the D20 and is unhurt.`;
}

/** "Krug strikes as Hawkgirl leaves: 1 wound."; with dice "As Hawkgirl leaves, Krug strikes: 1 skull." */
function strikeText(event: EventOf<'strike'>, who: Who): string {
  const { who: name, target, wounds, skulls = 0, d20, needs = 0 } = event;
  const [strikes, leaves] = [does(who(name), 'strikes'), does(who(target), 'leaves')];
  if (wounds !== undefined) return `${strikes} as ${leaves}: ${some(wounds, 'wound')}.`;
  const struck = `As ${inSentence(leaves)}, ${inSentence(strikes)}: ${some(skulls, 'skull')}`;
  if (d20 === undefined) return `${struck}.`;
  const fate =
    d20 >= needs ? ' and ignores the wound' : failedText(who(target), `${needs} to ignore it`);
  return `${struck}, and ${inSentence(target)} rolls ${d20} on the D20${fate}.`;
}

/** "No further attack can destroy Krug: 1000 more attacks are counted." */
export function standsText({ who: name, attacks }: EventOf<'stands'>): string {
  return `No further attack can destroy ${inSentence(name)}: ${attacks} more attacks are counted.`;
}

/** The choices as a title, with a capital letter. */
export const choiceTitle = (choices: readonly Choice[]): string =>
  capitalised(choicesText(choices)) || 'The dice';
