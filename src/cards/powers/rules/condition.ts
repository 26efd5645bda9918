/* The conditions of rules, and their wording: "it has moved this turn", "it has not moved this turn". */

import { listed } from '../../../base/index.ts';
import { terrainName } from '../../../board/index.ts';
import type { ArmyCardAsked } from '../card-asked.ts';
import { numberText } from '../texts.ts';
import { figuresText, oneText, type Selector, spaceText } from './selector.ts';

/** A condition of a rule: exactly one of these fields. */
export interface RuleCondition {
  /** The kind of attack; `any` only if there is no other condition. */
  readonly attack?: 'normal' | 'special' | 'any';
  /** The two figures of an attack are adjacent, or (`distance`) at most this many spaces apart. */
  readonly adjacent?: true;
  readonly distance?: number;
  /** The figure is higher or lower than the other figure, or at most this many levels apart from it. */
  readonly height?: 'higher' | 'lower' | number;
  readonly ground?: Ground;
  readonly self?: SelfAsked;
  /**
   * `target`: the target of the attack; holds only for the attacker's powers. `other`: the other figure of the attack,
   * for powers of either side.
   */
  readonly target?: Selector;
  readonly other?: Selector;
  /** The figure to which the event happens. */
  readonly it?: Selector;
  readonly did?: Deed;
  readonly began?: string | { readonly away: number };
  readonly shows?: 'shield' | 'allSkulls' | 'blank' | 'evenRolls' | { readonly skulls: number };
  /** The attack deals at least this many wounds, or destroys the target. */
  readonly result?: 'destroyed' | number;
  readonly count?: Selector | 'tokens';
  /** For `count`: the minimum number (default: 1). */
  readonly least?: number | 'all';
  readonly markers?: MarkersHeld;
  readonly turn?: 'marker' | 'further' | 'unbonded' | 'firstRound';
  /** The figure could move, within this many spaces, to an empty space that is not adjacent to an enemy. */
  readonly wayOut?: number;
  /** This switch of the experiment is on. */
  readonly state?: string;
  /** The power's D20 roll in the attack is at least this number. */
  readonly d20?: number;
  /** The figure has destroyed one of these figures this turn. */
  readonly killed?: Selector;
  /** The card's D20 table gave this many attack dice or fewer. */
  readonly tableDice?: number;
  /** The figure's D20 roll between moving and attacking is at least this number. */
  readonly rolled?: number;
  /** At least one of these conditions does not hold. */
  readonly not?: readonly RuleCondition[];
}

/** Terrain under or near the figure, or obstacles next to the figure or its target. */
export type Ground =
  | { readonly is: string; readonly within?: number }
  | { readonly obstacle: readonly string[]; readonly of?: 'target' };

/** Conditions on the figure itself. */
interface SelfAsked {
  readonly engaged?: true;
  readonly wounds?: number;
  /** The figure has temporary effects from a power on its own card. */
  readonly given?: true;
}

export type Deed = keyof typeof DEEDS;

type MarkersHeld =
  | 'X'
  | 'any'
  | 'one'
  | 'shown'
  | 'none'
  | { readonly number: number }
  | { readonly shown: number; readonly on?: 'target' }
  | { readonly on: ArmyCardAsked; readonly shown?: true }
  | { readonly all: ArmyCardAsked };

const DEEDS = {
  moved: ['it has moved this turn', 'it has not moved this turn'],
  stood: ['it has not moved this turn', 'it has moved this turn'],
  cardMoved: ['a figure of its card moved this turn', 'no figure of its card moved this turn'],
  attacked: ['a figure of its card attacked this turn', 'no figure of its card attacked this turn'],
  attackedSpecially: [
    'a figure of its card made a special attack this turn',
    'no figure of its card made a special attack this turn',
  ],
  attackedAgain: [
    'it attacked a second time this turn',
    'it did not attack a second time this turn',
  ],
  destroyed: [
    'a figure of its card destroyed an enemy figure this turn',
    'no figure of its card destroyed an enemy figure this turn',
  ],
  flew: ['it flew this turn', 'it did not fly this turn'],
  leapt: ['it leapt this turn', 'it did not leap this turn'],
  ran: ['it ran this turn', 'it did not run this turn'],
  attackedBefore: [
    'its side has already attacked the target this turn',
    'its side has not yet attacked the target this turn',
  ],
  passedThrough: [
    'a figure of its card moved through the target this turn',
    'no figure of its card moved through the target this turn',
  ],
  evaded: [
    'it evaded the attack or ignored its wounds',
    'it neither evaded the attack nor ignored its wounds',
  ],
  destroyedIt: ['it destroyed that figure', 'it did not destroy that figure'],
  fell: ['it has been destroyed', 'it has not been destroyed'],
  lostFigure: ['that card has lost a figure', 'that card has lost no figure'],
} as const;

/** The names of all deeds that conditions can check. */
export const DEEDS_DONE = Object.keys(DEEDS) as [Deed, ...Deed[]];

const HELD = {
  X: ['order marker X on its card is revealed', 'order marker X on its card is not revealed'],
  any: ['its card has an order marker', 'its card has no order marker'],
  one: [
    'its card has exactly one unrevealed order marker',
    'its card does not have exactly one unrevealed order marker',
  ],
  shown: ['its card has a revealed order marker', 'its card has no revealed order marker'],
  none: ['its card has no order marker', 'its card has an order marker'],
} as const;

const TURNS = {
  marker: [
    'this turn was taken with an order marker',
    'this turn was taken without an order marker',
  ],
  further: ['this is an additional turn', 'this is not an additional turn'],
  unbonded: ['no other card takes a turn with it', 'another card takes a turn with it'],
  firstRound: ['this is the first round', 'this is not the first round'],
} as const;

/** The names of all kinds of turns. */
export const TURNS_ASKED = Object.keys(TURNS) as [keyof typeof TURNS, ...(keyof typeof TURNS)[]];

/** Conditions as text: "it has moved this turn and the target is engaged". */
export const conditionsText = (all: readonly RuleCondition[], other = 'the other figure'): string =>
  listed(textsOf(all, other));

function textsOf(all: readonly RuleCondition[], other: string): string[] {
  const texts = all.map((one) => conditionText(one, other));
  return texts.map((text, i) => (i === 0 ? text : withoutSubject(text, texts[0] as string)));
}

/** Removes the subject that a clause shares with the first clause: "it has moved and is engaged" */
function withoutSubject(text: string, first: string): string {
  const subject = SUBJECTS.find((one) => text.startsWith(one) && first.startsWith(one)) ?? '';
  return text.slice(subject.length);
}

const SUBJECTS = ['it ', 'the target ', 'the attacker ', 'that figure '];

/** @param other the words for the other figure of the attack */
function conditionText(condition: RuleCondition, other: string, turned = false): string {
  const { not } = condition;
  if (not?.length === 1) return conditionText(not[0] as RuleCondition, other, !turned);
  if (not) {
    const text = conditionsText(not, other);
    if (turned) return text;
    const opposites = not.flatMap((one) => (one.not?.length === 1 ? one.not : []));
    return opposites.length === not.length
      ? listed(textsOf(opposites, other), 'or')
      : `it is not true that ${text}`;
  }
  const [holds, fails] = bothTexts(condition, other);
  return turned ? fails : holds;
}

type Both = readonly [holds: string, fails: string];

const isOrNot = (subject: string, text: string): Both => [
  `${subject} is ${text}`,
  `${subject} is not ${text}`,
];

function bothTexts(condition: RuleCondition, other: string): Both {
  const { attack, distance, height, ground, self, began, shows, result, count } = condition;
  const { markers, wayOut, state, d20, did, turn, killed, tableDice, rolled } = condition;
  if (condition.adjacent) return isOrNot(other, 'adjacent to it');
  if (attack === 'any') return ['the attack is of any kind', 'the attack is of no kind'];
  if (attack !== undefined)
    return [`the attack is a ${attack} attack`, `the attack is not a ${attack} attack`];
  if (distance !== undefined)
    return [
      `${other} is within ${numberText(distance, 'space')}`,
      `${other} is more than ${numberText(distance, 'space')} away`,
    ];
  if (height !== undefined) return heightText(height, other);
  if (ground !== undefined) return groundText(ground);
  if (self !== undefined) return selfText(self);
  const asked = condition.target ?? condition.other ?? condition.it;
  if (asked !== undefined) return askedText(asked, other);
  if (did !== undefined) return DEEDS[did];
  if (began !== undefined) return beganText(began, other);
  if (shows !== undefined) return showsText(shows);
  if (result !== undefined) return resultText(result, other);
  if (count !== undefined) return countedText(count, condition.least ?? 1);
  if (markers !== undefined) return markersText(markers);
  if (turn !== undefined) return TURNS[turn];
  if (wayOut !== undefined)
    return [
      `it could move to an unengaged space within ${numberText(wayOut, 'space')}`,
      `it has no unengaged space within ${numberText(wayOut, 'space')}`,
    ];
  if (rolled !== undefined)
    return [
      `it rolled ${rolled} or higher on the D20 before attacking`,
      `it rolled lower than ${rolled} on the D20 before attacking`,
    ];
  if (killed !== undefined)
    return [
      `it destroyed ${oneText(killed)} this turn`,
      `it did not destroy ${oneText(killed)} this turn`,
    ];
  if (tableDice !== undefined)
    return [
      `its roll gave it ${tableDice} or fewer extra attack dice`,
      `its roll gave it more than ${tableDice} extra attack dice`,
    ];
  if (d20 !== undefined)
    return [`it rolls ${d20} or higher on the D20`, `it rolls lower than ${d20} on the D20`];
  return [`the switch “${state}” is on`, `the switch “${state}” is off`];
}

/** "the target is an Orc figure", "the target has at least 2 wounds", "that figure is on a water space" */
function askedText(asked: Selector, other: string): Both {
  const text = oneText(asked);
  const has = /^a figure with (.*)$/.exec(text)?.[1];
  if (has) return [`${other} has ${has}`, `${other} does not have ${has}`];
  if (asked.cards) return isOrNot(other, text);
  const engaged = /^an? ((?:un)?engaged) figure$/.exec(text)?.[1];
  return isOrNot(other, engaged ?? text.replace(/^a figure (?:that is )?/, ''));
}

function heightText(height: NonNullable<RuleCondition['height']>, other: string): Both {
  if (height === 'higher') return ['it has height advantage', 'it has no height advantage'];
  if (height === 'lower')
    return [`it stands lower than ${other}`, `it does not stand lower than ${other}`];
  const levels = numberText(height, 'level');
  return [
    `${other} is at most ${levels} higher or lower`,
    `${other} is more than ${levels} higher or lower`,
  ];
}

function groundText(ground: Ground): Both {
  if ('obstacle' in ground) {
    const who = ground.of === undefined ? 'it' : 'the target';
    return isOrNot(who, `adjacent to a ${listed([...ground.obstacle], 'or')} obstacle`);
  }
  const name = terrainName(ground.is);
  if (ground.within === undefined) return isOrNot('it', spaceText([ground.is]));
  const near = `within ${numberText(ground.within, 'space')} of ${name}`;
  return isOrNot('it', near);
}

function selfText({ engaged, wounds = 0, given }: SelfAsked): Both {
  if (engaged) return isOrNot('it', 'engaged');
  if (given) return ['it has a bonus from its own card', 'it has no bonus from its own card'];
  const text = numberText(wounds, 'wound');
  return wounds === 1
    ? ['it has a wound', 'it has no wounds']
    : [`it has at least ${text}`, `it has fewer than ${text}`];
}

function beganText(began: NonNullable<RuleCondition['began']>, other: string): Both {
  if (typeof began === 'object') {
    const spaces = numberText(began.away, 'space');
    return [
      `${other} was at least ${spaces} away at the start of the turn`,
      `${other} was fewer than ${spaces} away at the start of the turn`,
    ];
  }
  const how = began.length === 1 ? spaceText([began]) : began;
  return [`it was ${how} at the start of its turn`, `it was not ${how} at the start of its turn`];
}

function showsText(shows: NonNullable<RuleCondition['shows']>): Both {
  if (shows === 'shield')
    return ['the defender rolls at least one shield', 'the defender rolls no shield'];
  if (shows === 'allSkulls')
    return ['every attack die shows a skull', 'not every attack die shows a skull'];
  if (shows === 'blank') return ['an attack die shows a blank', 'no attack die shows a blank'];
  if (shows === 'evenRolls')
    return [
      'the numbers of shields and skulls are equal',
      'the numbers of shields and skulls differ',
    ];
  const text = numberText(shows.skulls, 'skull');
  return shows.skulls === 1
    ? ['the attack shows a skull', 'the attack shows no skull']
    : [`the attack shows at least ${text}`, `the attack shows fewer than ${text}`];
}

function resultText(result: NonNullable<RuleCondition['result']>, other: string): Both {
  const whom = other === 'the attacker' ? 'it' : other;
  if (result === 'destroyed')
    return [`the attack destroys ${whom}`, `the attack does not destroy ${whom}`];
  if (result === 1) return [`the attack wounds ${whom}`, `the attack does not wound ${whom}`];
  const text = numberText(result, 'wound');
  return [`the attack deals at least ${text}`, `the attack deals fewer than ${text}`];
}

function countedText(count: NonNullable<RuleCondition['count']>, least: number | 'all'): Both {
  if (count === 'tokens')
    return [
      `its card has at least ${least} collected ${least === 1 ? 'marker' : 'markers'}`,
      `its card has fewer than ${least} collected ${least === 1 ? 'marker' : 'markers'}`,
    ];
  if (least === 'all') {
    const noun = figuresText(count, true);
    return [`your army consists only of ${noun}`, `your army does not consist only of ${noun}`];
  }
  if (count.side === 'card')
    return [
      `at least ${least} figures of its squad are left`,
      `fewer than ${least} figures of its squad are left`,
    ];
  return least === 1
    ? [`there is ${oneText(count)}`, `there is no ${figuresText(count)}`]
    : [
        `there are at least ${least} ${figuresText(count, true)}`,
        `there are fewer than ${least} ${figuresText(count, true)}`,
      ];
}

function markersText(markers: MarkersHeld): Both {
  if (typeof markers === 'string') return HELD[markers];
  if ('number' in markers)
    return [
      `this is the turn of order marker ${markers.number}`,
      `this is not the turn of order marker ${markers.number}`,
    ];
  if ('all' in markers) {
    const where = `on cards of ${figuresText({ cards: markers.all }, true)}, one of them its own`;
    return [
      `all your numbered order markers are ${where}`,
      `not all your numbered order markers are ${where}`,
    ];
  }
  if (typeof markers.on === 'object') {
    const what = markers.shown ? 'revealed order marker' : 'order marker';
    const where = `on a card of ${figuresText({ side: 'own', self: true, cards: markers.on }, true)}`;
    return [
      `there is ${markers.shown ? 'a' : 'an'} ${what} ${where}`,
      `there is no ${what} ${where}`,
    ];
  }
  const text = numberText(markers.shown as number, 'revealed order marker');
  const whose = markers.on === 'target' ? 'the target’s card' : 'its card';
  return [`${whose} has at least ${text}`, `${whose} has fewer than ${text}`];
}
