/*
 * Finds cards that work together. Two cards are partners if a power of one names or describes the other. Random armies
 * prefer partners, and studies look for pairs among them.
 */

import {
  type ArmyCardAsked,
  allLinesOf,
  amountsIn,
  aurasIn,
  COUNTED,
  cardWordsIn,
  type EffectLine,
  type Event,
  eventsIn,
  fitsArmyCard,
  type HeldAura,
  isOneOf,
  rulesOfLine,
  stepsOf,
  traitsIn,
  whenOf,
  withoutNot,
} from '../../cards/index.ts';
import type { FightSide } from '../../fight/index.ts';

/**
 * For each card, the indices of its partners: the cards that its powers concern, and the cards whose powers concern it.
 * For example, one card gives the other turns or an aura, brings it back, or is stronger while it is near or in the
 * army. Powers that work with any figure do not count.
 */
export function partnersOf(cards: readonly FightSide[]): number[][] {
  const friends = cards.map((card) => new Set(friendsOf(card, cards)));
  const are = (i: number, j: number) => friends[i]?.has(j) || friends[j]?.has(i);
  return cards.map((_, i) => [...cards.keys()].filter((j) => j !== i && are(i, j)));
}

/**
 * The indices of the cards that a card's powers concern. If a power makes a card count as something else, these include
 * the cards whose powers concern cards of that kind.
 */
export function friendsOf(card: FightSide, cards: readonly FightSide[]): number[] {
  const asked = askedBy(card);
  const changes = cardWordsIn(card.powers.flatMap(allLinesOf));
  const isMade = (one: ArmyCardAsked) => changes.some((change) => makesOne(change, one, cards));
  return cards.flatMap((other, i) =>
    asked.some((one) => fitsArmyCard(one, other)) ||
    (changes.length > 0 && askedBy(other).some(isMade))
      ? [i]
      : [],
  );
}

/** The conditions that a card's powers place on other friendly cards. */
const askedBy = ({ powers }: FightSide) => powers.flatMap(allLinesOf).flatMap(askedByLine);

/** Whether a line of effects acts only for friendly cards that meet a condition, or only with or near such cards. */
export const asksOfFriends = (line: EffectLine) => askedByLine(line).length > 0;

const askedByLine = (line: EffectLine) =>
  line.in === 'fights'
    ? []
    : [
        ...eventsIn([line]).flatMap(({ rule }) => askedByEvent(rule).filter(asksAnything)),
        ...aurasIn([line]).flatMap(askedByAura).filter(asksAnything),
        ...askedByConditions(line),
        ...askedByAmounts(line),
      ];

const asksAnything = (asked: ArmyCardAsked | undefined): asked is ArmyCardAsked =>
  asked !== undefined && Object.keys(asked).length > 0;

/**
 * The conditions that an event places on friendly cards: on those that it affects, those that pay for it, and those
 * that trigger it.
 */
function askedByEvent({ on, of, whom, cost, does }: Event): (ArmyCardAsked | undefined)[] {
  const [step] = stepsOf(does);
  const { turn, side, put, raise, move, ignore } = step ?? {};
  const acted = whom ?? step?.whom;
  if (side?.to === 'own' || turn?.by === 'own')
    return acted?.side === 'either' ? withWords(acted.cards ?? {}) : [];
  if (turn) return [acted?.cards];
  if (put?.at === 'nextToSelf' && !put.after && acted?.side === 'own') return [acted.cards];
  if (raise && (raise.at === 'target' || !acted)) return [acted?.cards, of?.cards];
  if (raise) return [acted?.cards];
  if (move?.spaces !== 'Move' && move)
    return [
      acted?.side === 'own' ? acted.cards : undefined,
      on === 'turnEnds' ? of?.cards : undefined,
    ];
  if (cost?.destroy) return [cost.by?.cards];
  return ignore && on === 'struck' ? [of?.cards] : [];
}

/**
 * The condition in a list; the list is empty if the condition only asks for a type or something similar that nearly
 * every army has.
 */
const withWords = (asked: ArmyCardAsked) => (WORDS.some((word) => asked[word]) ? [asked] : []);

/**
 * The conditions that an aura places on friendly cards: on those that receive it, those that emit it, and those whose
 * rolls it raises.
 */
function askedByAura({ to: { side, cards: asked = {} }, by, effects }: HeldAura) {
  const powers = traitsIn(effects, 'value').flatMap(({ value }) => value.d20?.powers ?? []);
  const isForFriends = side === 'own' || side === 'either';
  return [by, ...(isForFriends ? [powers.length > 0 ? { ...asked, power: powers } : asked] : [])];
}

/** Conditions on friends that are nearby, in the army, destroyed, or have markers. */
const askedByConditions = (line: EffectLine): ArmyCardAsked[] =>
  withoutNot(whenOf(line)).flatMap(({ count, markers }) => {
    if (typeof count === 'object') return count.side === 'own' ? withWords(count.cards ?? {}) : [];
    if (typeof markers !== 'object') return [];
    if ('all' in markers) return withWords(markers.all);
    return 'on' in markers && typeof markers.on === 'object' ? withWords(markers.on) : [];
  });

/** Conditions on the friends that an amount counts. */
const askedByAmounts = (line: EffectLine): ArmyCardAsked[] =>
  amountsIn(rulesOfLine(line))
    .flatMap(({ each, on }) => [each, on])
    .flatMap((one) =>
      typeof one === 'object' && one.side === 'own' ? withWords(one.cards ?? {}) : [],
    );

const WORDS = [...COUNTED, 'name', 'anyOf'] as const;

/** Whether a power can make a card meet a condition that the printed card does not meet. */
function makesOne(
  { words: { like, ...words }, of }: ReturnType<typeof cardWordsIn>[number],
  asked: ArmyCardAsked,
  cards: readonly FightSide[],
): boolean {
  return COUNTED.some((field) => {
    const { [field]: wanted, ...rest } = asked;
    if (wanted === undefined) return false;
    if (like !== field && !isOneOf(words[field], wanted)) return false;
    return cards.some(
      (card) => fitsArmyCard(of, card) && fitsArmyCard(rest, card) && !fitsArmyCard(asked, card),
    );
  });
}
