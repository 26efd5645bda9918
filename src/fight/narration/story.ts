/* The narrator of fights: turns events into steps of a story. */

import { capitalised, type Named } from '../../base/index.ts';
import type { AttackEvent, EventOf, FightEvent, MomentEvent, Step } from '../../rules/index.ts';
import { attackSteps } from './attack-steps.ts';
import { attackSentences, healingTexts } from './attack-text.ts';
import { some, type Who, whoIn } from './rolls.ts';
import {
  approachText,
  beginText,
  COMMON_SENTENCES,
  choiceTitle,
  drivenText,
  endText,
  leftText,
  momentText,
  onD20,
  standsText,
  turnEndText,
} from './sentences.ts';

/** How attacks are described: step by step, or in a few sentences. */
type Length = 'long' | 'short';

/** A part of the story that is still being written: a turn, an attack, or a choice. */
interface Chapter {
  readonly title: string;
  readonly begins: string[];
  readonly attacks: { readonly power?: string | undefined; readonly sentences: string[] }[];
  readonly ends: string[];
}

/** A played fight with its story. */
export function told<Played extends { readonly events: readonly FightEvent[] }>(
  played: Played,
  fighters: readonly Named[],
  length: Length = 'short',
): Played & { readonly steps: Step[] } {
  return { ...played, steps: storyOf(played.events, whoIn(fighters), length) };
}

/** A function for each kind of event that the story mentions. */
type Tellers = { readonly [Is in FightEvent['is']]?: (event: EventOf<Is>) => void };

/** The story of a fight: one step for each turn or, in a fight without turns, for each choice or attack. */
function storyOf(events: readonly FightEvent[], who: Who, length: Length): Step[] {
  const hasTurns = events.some(({ is }) => is === 'turn' || is === 'choice');
  const chapters: Chapter[] = [];
  /** Sentences to be added before the next turn, and before the next attack. */
  let announced: string[] = [];
  let prepared: string[] = [];
  /** The list to which sentences about the effects of the last throw are added. */
  let last: string[] = [];
  /** The index of the current event. */
  let at = 0;
  const chapter = () => chapters.at(-1) as Chapter;
  const open = (title: string, ...begins: string[]) => {
    chapters.push({ title, begins, attacks: [], ends: [] });
  };
  const begin = (sentence: string) => {
    last = chapter().begins;
    last.push(sentence);
  };
  const say = (sentence: string) => void last.push(sentence);
  const attack = (event: AttackEvent) => {
    if (!hasTurns) open(`Attack ${chapters.length + 1}`);
    const sentences = [...attackSentences(event, who), ...healingTexts(event, who)];
    // The effects of a power before the attack belong to the attack, which follows later.
    if (event.isLeft && goesOn(events.slice(at + 1))) {
      prepared.push(...sentences);
      last = prepared;
      return;
    }
    last = [...prepared, ...sentences];
    prepared = [];
    chapter().attacks.push({ power: hasTurns ? event.power : undefined, sentences: last });
  };
  const tellers: Tellers = {
    begin: (event) => open('The beginning', beginText(event, who)),
    initiative: (event) => void announced.push(COMMON_SENTENCES.initiative(event, who)),
    turn(event) {
      open(`Turn ${event.turn}: ${event.who}`, ...announced);
      announced = [];
    },
    choice: ({ choices }) => open(choiceTitle(choices)),
    noAttack: () => begin('Then nobody attacks.'),
    approach: (event) => begin(approachText(event, who)),
    strike: (event) => begin(COMMON_SENTENCES.strike(event, who)),
    falls: (event) => begin(COMMON_SENTENCES.falls(event, who)),
    roll(event) {
      const text = COMMON_SENTENCES.roll(event, who);
      if (event.decides === 'dice' || length === 'long') begin(text);
      else prepared.push(text);
    },
    attack: length === 'long' ? (event) => begin(inOneText(attackSteps(event, who))) : attack,
    moment(event) {
      last = event.when === 'arrival' ? chapter().begins : chapter().ends;
      say(length === 'long' ? arrivalText(event) : momentText(event, who));
    },
    driven: (event) => say(`${drivenText(event, who)}${leftAfter(event, events[at + 1], who)}.`),
    left(event) {
      if (!isTold(event, events[at - 1])) say(COMMON_SENTENCES.left(event, who));
    },
    destroyed: (event) => say(COMMON_SENTENCES.destroyed(event, who)),
    mayAttackAgain: (event) => say(COMMON_SENTENCES.mayAttackAgain(event, who)),
    stands: (event) => open('The end', standsText(event)),
    end: (event) => open('The end', endText(event, who)),
    turnEnd: (event) => open('The end of the turn', turnEndText(event)),
  };
  for (const [i, event] of events.entries()) {
    at = i;
    (tellers[event.is] as ((event: FightEvent) => void) | undefined)?.(event);
  }
  return chapters.map(({ title, begins, attacks, ends }) => {
    const text = [...begins, ...numbered(attacks), ...ends].filter(Boolean).join(' ');
    return { title, text: text || 'No attack can be made.' };
  });
}

const inOneText = (steps: readonly Step[]) => steps.map(({ text }) => text).join(' ');

/** Whether a fight continues after a throw and its effects. */
function goesOn(later: readonly FightEvent[]): boolean {
  const next = later.find(
    ({ is }) => is !== 'left' && is !== 'destroyed' && is !== 'driven' && is !== 'mayAttackAgain',
  );
  return next?.is !== 'end';
}

/** Whether the previous sentence already gives the Life left, as it does for a figure that was driven back. */
const isTold = (event: FightEvent, before: FightEvent | undefined) =>
  event.is === 'left' && before?.is === 'driven' && !before.returns && before.who === event.who;

function leftAfter(event: FightEvent, next: FightEvent | undefined, who: Who): string {
  return next?.is === 'left' && isTold(next, event) ? ` and ${leftText(next, who)}` : '';
}

/** Numbers the attacks if there are several. A special attack is named unless it is the same as the previous attack. */
function numbered(attacks: Chapter['attacks']): string[] {
  return attacks.map(({ power, sentences }, i) => {
    const isNamed = power !== undefined && power !== attacks[i - 1]?.power;
    const text = `${isNamed ? `${power}: ` : ''}${sentences.join(' ')}`;
    return attacks.length < 2 ? capitalised(text) : `Attack ${i + 1}: ${text}`;
  });
}

/** "Solomon Grundy rolls 14 on the D20 as Hawkgirl comes next to it: 1 wound." */
function arrivalText({ who: name, target, dice, ownWounds, isDestroyed }: MomentEvent): string {
  const rolls = Object.values(dice).flat().length > 0 ? ` rolls ${onD20(dice)}` : ' answers';
  const wounds = isDestroyed ? 'destroyed' : some(ownWounds, 'wound');
  return `${target}${rolls} as ${name} comes next to it: ${wounds}.`;
}
