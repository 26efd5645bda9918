/* Powers that let a card count as another species, class, personality or similar word. */

import {
  type ArmyCardAsked,
  allLinesOf,
  battleLinesOf,
  type CardWords,
  COUNTED,
  type Counted,
  cardWordsIn,
  fitsArmyCard,
} from '../../../cards/index.ts';
import type { FightSide } from '../../../fight/index.ts';
import type { ArmyCard } from '../../scenario.ts';

/** Words that replace printed words on a card. */
type Words = { readonly [Field in Counted]?: string };

/**
 * Changed cards, indexed by card and words. There is one object per combination, so that caches keyed by card hold
 * across battles.
 */
const CHANGED = new WeakMap<FightSide, Map<string, FightSide>>();

/**
 * The cards of an army after all its powers have acted that make a card count as something else. Each of these powers
 * changes the card whose change meets the most additional conditions of powers. If several cards tie, it changes the
 * one with the most points.
 */
export function countedAs(army: readonly ArmyCard[]): readonly ArmyCard[] {
  let cards = army;
  for (const { card } of army) {
    for (const { words, of } of cardWordsIn(card.powers.flatMap(battleLinesOf)))
      cards = withChosen(cards, words, of);
  }
  return cards;
}

function withChosen(
  cards: readonly ArmyCard[],
  given: CardWords,
  of: ArmyCardAsked,
): readonly ArmyCard[] {
  const asked = cards.flatMap(({ card }) => askedIn(card.powers.flatMap(allLinesOf)));
  const gains = (card: FightSide, words: Words) => {
    const changed = withWords(card, words);
    return asked.filter((one) => fitsArmyCard(one, changed) && !fitsArmyCard(one, card)).length;
  };
  const options = cards
    .filter(({ card }) => fitsArmyCard(of, card))
    .flatMap((one) =>
      wordsFor(one, given, cards).map((words) => ({ one, words, gained: gains(one.card, words) })),
    );
  const pointsOf = ({ points, copies }: ArmyCard) => points * copies;
  const [chosen] = options.sort((a, b) => b.gained - a.gained || pointsOf(b.one) - pointsOf(a.one));
  if (!chosen) return cards;
  const card = withWords(chosen.one.card, chosen.words);
  return cards.map((one) => (one === chosen.one ? { ...one, card } : one));
}

/** The words that a card could count as: the words that the power gives, or the words of the other cards. */
function wordsFor(
  one: ArmyCard,
  { like, except, besides, ...given }: CardWords,
  cards: readonly ArmyCard[],
): Words[] {
  const { card } = one;
  if (like === undefined) {
    const changed = COUNTED.flatMap((field) => {
      const word = given[field];
      if (word === undefined) return [];
      return [[field, besides && card[field] ? `${card[field]}; ${word}` : word]];
    });
    return [Object.fromEntries(changed) as Words];
  }
  return cards
    .filter((other) => other !== one && !(except?.cards && fitsArmyCard(except.cards, other.card)))
    .flatMap((other) => (other.card[like] ? [{ [like]: other.card[like] } as Words] : []));
}

function withWords(card: FightSide, words: Words): FightSide {
  const known = CHANGED.get(card) ?? new Map<string, FightSide>();
  CHANGED.set(card, known);
  const key = JSON.stringify(words);
  const changed = known.get(key) ?? { ...card, ...words };
  known.set(key, changed);
  return changed;
}

/** Fields whose words describe enemies or exceptions, not friends. */
const NOT_OF_FRIENDS: readonly string[] = ['target', 'enemy', 'except'];

/** All conditions on friends that a value contains, if they use replaceable words. */
function askedIn(value: unknown): ArmyCardAsked[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = COUNTED.some((field) => field in value) ? [value as ArmyCardAsked] : [];
  const others = Object.entries(value).filter(([key]) => !NOT_OF_FRIENDS.includes(key));
  return [...own, ...others.flatMap(([, one]) => askedIn(one))];
}
