/* Selectors, which describe figures by their cards, positions and actions, and the words for selectors as nouns. */

import { listed, singularOf } from '../../../base/index.ts';
import { terrainName } from '../../../board/index.ts';
import {
  type ArmyCardAsked,
  eitherText,
  powersText,
  rangeText,
  type Words,
} from '../card-asked.ts';
import type { Scale } from '../effect-line.ts';
import { numberText } from '../texts.ts';

/** A selector of figures. The figures must fit all given criteria. */
export interface Selector {
  /** The side of the figures; `card` means the figure's own card. */
  readonly side?: 'own' | 'enemy' | 'either' | 'card';
  /** For `either`: which side's figures are considered first (default: the figures of the game's first side). */
  readonly first?: 'own' | 'enemy';
  readonly cards?: ArmyCardAsked;
  readonly except?: ArmyCardAsked;
  /**
   * `true`: also the figure with the power (`last`: after all others). `only`: only the figure with the power.
   * `concerned`: only the figure to which the event happens. Default: only other figures.
   */
  readonly self?: true | 'last' | 'only' | 'concerned';
  /** Friendly figures adjacent to these figures are included. */
  readonly withFriends?: true;
  /** The maximum distance in spaces; 1 is adjacent (default: any distance). */
  readonly within?: number;
  /** The figures are more than this many spaces away. */
  readonly beyond?: number;
  /** The figures or spaces from which distances are measured (default: the figure with the power). */
  readonly from?: Anchor;
  /** The figures are in clear line of sight. */
  readonly sight?: true;
  /** Figures that fit this are selected at any distance. */
  readonly anywhere?: ArmyCardAsked;
  readonly engaged?: boolean;
  /** Engaged with at least this many figures of the card with the power, or with a friend whose card fits. */
  readonly engagedWith?: number | ArmyCardAsked;
  /**
   * The level of the figures, compared with the figure with the power: the same, not lower, at most this many levels
   * away, or (`ownHeight`) at most as many levels higher as the Height of the figure with the power.
   */
  readonly level?:
    | 'same'
    | 'notLower'
    | 'ownHeight'
    | number
    | { readonly up?: number; readonly down?: number };
  readonly terrain?: string | readonly string[];
  readonly nextToAlly?: boolean;
  readonly marked?: string;
  readonly wounds?: number;
  readonly lifeLeft?: number;
  /** The figures are destroyed, or wait off the board (default: they are on the board). */
  readonly state?: 'fallen' | 'waiting';
  readonly did?: 'moved' | 'stood' | 'notAttacked' | 'notActed';
  /** The card of the figures has no order marker. */
  readonly markers?: 'none';
  /** The figures see the target. */
  readonly sees?: true;
  /** The figures are not adjacent to the figure with the power. */
  readonly apart?: true;
  /** Each figure is selected at most once in a turn of the card. */
  readonly once?: true;
  /** Only figures of one of the fitting cards are selected. This card is chosen before the battle. */
  readonly chosen?: true;
  /** How many figures are picked (default: all that fit). */
  readonly pick?: Pick;
  /** The maximum number of selected figures that count. */
  readonly most?: number;
}

/**
 * Distances are measured from: the target; the figure on which the rule acts; both the target and the figure with the
 * power; any figure of its card; the figure hit before; or the path moved this turn. `over` selects figures that the
 * figure with the power moved over this turn; `selfOrOver` also selects figures near it.
 */
type Anchor = 'target' | 'whom' | 'both' | 'card' | 'previous' | 'way' | 'over' | 'selfOrOver';

/**
 * `best`: one figure, picked by the owner. `bestOrEachAdjacent`: that figure or, if better, all adjacent figures.
 * `any`: as many as the owner wants. `payer`: the figure that pays for the power.
 */
export type Pick =
  | 'best'
  | 'bestOrEachAdjacent'
  | 'any'
  | 'payer'
  | number
  | CardPick
  | { readonly each: Count };

/** Quantities that can be counted for a figure, apart from the number of figures that fit a selector. */
export type Count =
  | Scale
  | 'markers'
  | 'unrevealedMarkers'
  | 'revealedMarkers'
  | 'engagedOfCard'
  | 'attackedOfCard'
  | 'fallenOfCard'
  | 'wounds';

interface CardPick {
  readonly cards: number;
  readonly squads?: number;
}

/** "friendly small or medium Elf hero adjacent to it"; with `several`: "friendly … heroes adjacent to it" */
export function figuresText(selector: Selector, several = false, anchor = 'it'): string {
  const { anyOf, ...cards } = selector.cards ?? {};
  const side = sideText(selector);
  const kinds = (anyOf ?? [{}]).map((one) => kindText({ ...cards, ...one }, several, side));
  return [
    ...adjectives(selector),
    listed(kinds, 'or'),
    placeText(selector, anchor),
    ...clauses(selector, several),
    exceptText(selector, several),
  ]
    .filter(Boolean)
    .join(' ');
}

/** One selected figure as text: "a friendly Elf figure", "Cyprien Esenwein" */
export function oneText(selector: Selector, anchor = 'it'): string {
  return withArticle(figuresText(selector, false, anchor), selector);
}

/** Each selected figure as text: "each friendly Elf figure", "Cyprien Esenwein" */
export function eachOfText(selector: Selector, anchor = 'it'): string {
  const noun = figuresText(selector, false, anchor);
  return noun === properName(selector.cards ?? {}) ? noun : `each ${noun}`;
}

const VOWEL = /^(?!uni|one\b|eu)[aeiou]/i;

function withArticle(noun: string, { cards = {} }: Selector): string {
  if (noun === properName(cards)) return noun;
  if (noun.startsWith('other ')) return `an${noun}`;
  return `${VOWEL.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** The name of a hero, which has no article; undefined for other names. */
const properName = ({ name }: ArmyCardAsked): string | undefined =>
  typeof name === 'string' && singularOf({ name }) === name ? name : undefined;

const SIDES = { own: 'friendly', enemy: 'enemy', either: undefined, card: undefined };

/** "friendly"; undefined before a hero's name, because the named hero is understood to be in the same army */
const sideText = ({ side, cards = {} }: Selector): string | undefined =>
  side === 'own' && properName(cards) ? undefined : side && SIDES[side];

/** Whether the figures are at least 2 spaces from the figure with the power. */
const isNotAdjacent = ({ beyond, from }: Selector) => beyond === 1 && from === undefined;

function adjectives(selector: Selector): string[] {
  const { side, state, self, engaged, cards = {} } = selector;
  const isOther = side !== undefined && side !== 'enemy' && !self && !state;
  return [
    isOther && !properName(cards) ? 'other' : undefined,
    state === 'fallen' ? 'destroyed' : undefined,
    isNotAdjacent(selector) ? 'non-adjacent' : undefined,
    engaged === undefined ? undefined : engaged ? 'engaged' : 'unengaged',
  ].filter((word) => word !== undefined);
}

/** A kind of figure as text: "small or medium unique Elf Wizard heroes with Tough that follow Utgar" */
function kindText(cards: ArmyCardAsked, several: boolean, side: string | undefined): string {
  const { name, size, type, species, personality, general, unique, power, range } = cards;
  const noun = nounText(cards, several);
  const either = (all: readonly (Words | undefined)[]) =>
    all.flatMap((word) => (word === undefined ? [] : [eitherText(word)]));
  return [
    ...either([size, unique]),
    ...(side === undefined ? [] : [side]),
    ...either([personality, species, cards.class]),
    noun,
    ...(name !== undefined && type !== undefined ? [`of ${eitherText(name)}`] : []),
    ...(power === undefined ? [] : [`with ${powersText(power)}`]),
    ...(range === undefined ? [] : [`with Range ${rangeText(range)}`]),
    ...(general === undefined
      ? []
      : [`that ${several ? 'follow' : 'follows'} ${eitherText(general)}`]),
  ].join(' ');
}

function nounText({ name, type: types }: ArmyCardAsked, several: boolean): string {
  const [type, ...others] = [types ?? []].flat();
  if (name !== undefined && type === undefined)
    return several
      ? eitherText(name)
      : listed(
          [name].flat().map((one) => singularOf({ name: one })),
          'or',
        );
  const noun = several ? 'figures' : 'figure';
  if (others.length > 0) return noun;
  if (type === 'hero') return several ? 'heroes' : 'hero';
  return type === 'squad' ? `squad ${noun}` : noun;
}

function clauses(selector: Selector, several: boolean): string[] {
  const { level, terrain, nextToAlly, marked, wounds, lifeLeft, did, markers, sees } = selector;
  const { engagedWith, once, apart } = selector;
  const has = several ? 'have' : 'has';
  return [
    ...(wounds === undefined ? [] : [`with at least ${numberText(wounds, 'wound')}`]),
    ...(lifeLeft === undefined ? [] : [`with at most ${lifeLeft} Life left`]),
    ...(terrain === undefined ? [] : [spaceText([terrain].flat())]),
    ...(nextToAlly === undefined
      ? []
      : [
          `that ${several ? 'are' : 'is'} ${nextToAlly ? '' : 'not '}adjacent to another friendly figure`,
        ]),
    ...(marked === undefined ? [] : [`marked “${marked}”`]),
    ...(markers === undefined ? [] : ['without order markers']),
    ...(level === undefined ? [] : [levelText(level)]),
    ...(sees ? [`that ${several ? 'see' : 'sees'} the target`] : []),
    ...(engagedWith === undefined ? [] : [`engaged with ${engagedText(engagedWith)}`]),
    ...(did === undefined ? [] : [`that ${has} ${DID[did]}`]),
    ...(apart ? ['but not adjacent to it'] : []),
    ...(once ? [`not yet chosen this turn`] : []),
  ];
}

/** A space by its terrain, as text: "on a water space". */
export const spaceText = (letters: readonly string[]): string =>
  `on ${/^[aeio]/.test(terrainName(letters[0] ?? '')) ? 'an' : 'a'} ${listed(letters.map(terrainName), 'or')} space`;

const DID = {
  moved: 'moved this turn',
  stood: 'not moved this turn',
  notAttacked: 'not attacked this turn',
  notActed: 'neither moved nor attacked this turn',
};

const engagedText = (engaged: number | ArmyCardAsked) =>
  typeof engaged === 'number'
    ? `at least ${numberText(engaged, 'figure')} of this card`
    : oneText({ side: 'own', cards: engaged });

function levelText(level: NonNullable<Selector['level']>): string {
  if (level === 'same') return 'on its level';
  if (level === 'notLower') return 'on its level or higher';
  if (level === 'ownHeight') return 'at most as many levels higher as this figure’s Height';
  if (typeof level === 'number') return `at most ${numberText(level, 'level')} higher or lower`;
  const { up, down } = level;
  return listed(
    [
      ...(up === undefined ? [] : [`at most ${numberText(up, 'level')} higher`]),
      ...(down === undefined ? [] : [`at most ${numberText(down, 'level')} lower`]),
    ],
    'or',
  );
}

const ANCHORS: Readonly<Record<Anchor, string>> = {
  target: 'the target',
  whom: 'that figure',
  both: 'both it and the target',
  card: 'any figure of its card',
  previous: 'the figure before',
  way: 'the path it moved along',
  over: '',
  selfOrOver: 'it',
};

/** A position as text: "adjacent to it", "within 4 clear sight spaces of the target" */
export function placeText(selector: Selector, anchor = 'it'): string {
  const { side, within, beyond, from, sight, anywhere } = selector;
  const where = from === undefined ? anchor : ANCHORS[from];
  const far = from === 'way' && within === undefined ? 1 : within;
  const spaces = sight ? 'clear sight spaces' : 'spaces';
  return [
    ...(side === 'card' ? ['of its card'] : []),
    ...(far === undefined
      ? []
      : [far === 1 ? `adjacent to ${where}` : `within ${far} ${spaces} of ${where}`]),
    ...(beyond === undefined || isNotAdjacent(selector)
      ? []
      : [`more than ${numberText(beyond, 'space')} from ${where}`]),
    ...(sight && (far === undefined || far === 1) ? ['in clear sight'] : []),
    ...(from === 'over' ? ['it moved over this turn'] : []),
    ...(from === 'selfOrOver' ? ['or that it moved over this turn'] : []),
    ...(anywhere ? [`(${figuresText({ cards: anywhere }, true)} at any distance)`] : []),
  ].join(' ');
}

function exceptText({ except }: Selector, several: boolean): string {
  if (except === undefined) return '';
  const { anyOf = [{}], ...cards } = except;
  const all = anyOf.map((one) => {
    const selector = { cards: { ...cards, ...one } };
    return several ? figuresText(selector, true) : oneText(selector);
  });
  return `other than ${listed(all, 'or')}`;
}
