/* The names of figures and places in the stories of games. */

import { type Named, singularOf } from '../../base/index.ts';
import type { Space } from '../../board/index.ts';
import type { Group, ToldFigure } from '../../rules/index.ts';
import type { BattleCard } from '../engine/state/cards.ts';
import type { BattleTables } from '../engine/state/tables.ts';

/**
 * The figures of a battle, with their names in stories: "Krug", "Tarn Viking Warrior 2". Figures with the same name are
 * numbered across both sides. If each side has one, the second side's figure is "The other Krug" instead.
 */
export function toldFigures({ cards }: Pick<BattleTables, 'cards'>): ToldFigure[] {
  const ofArmies = cards.filter(({ isOtherSelf }) => !isOtherSelf);
  return ofArmies.flatMap((card) => {
    const { side, life, figures, isHero, card: own } = card;
    const alike = alikeTo(card, ofArmies);
    const first = firstNumber(card, ofArmies);
    const base = baseName(card, ofArmies);
    const singular = isHero ? base : singularOf({ name: base });
    const isPair =
      alike.length === 2 &&
      alike.every(({ figures: count }) => count === 1) &&
      alike.some((one) => one.side !== side);
    const mark = markOf(card, ofArmies);
    return Array.from({ length: figures }, (_, i) => {
      const number = first + i;
      // A card with one figure is numbered as in its army: "Krug", "Krug 2".
      const isPlain = figures === 1 && (number === 1 || isPair);
      const plain = number > 1 ? `${OTHER}${own.name.replace(THE, '')}` : own.name;
      return {
        name: isPlain ? plain : `${singular} ${number}`,
        mark: isPlain ? mark : `${mark}${number}`,
        side,
        life,
      };
    });
  });
}

const THE = /^The /;

const OTHER = 'The other ';

/**
 * The name of a card without the number that tells it from an earlier card of its army: "Krug" for "Krug 2" if the army
 * also has a card called "Krug".
 */
function baseName(
  { index, side, card: { name } }: BattleCard,
  cards: readonly BattleCard[],
): string {
  const base = name.replace(/ \d+$/, '');
  const isEarlier = (one: BattleCard) => one.side === side && one.index < index;
  return cards.some((one) => isEarlier(one) && one.card.name === base) ? base : name;
}

/** The cards of both armies that have the same name as a card, apart from a number; includes the card itself. */
function alikeTo(card: BattleCard, cards: readonly BattleCard[]): BattleCard[] {
  const base = baseName(card, cards);
  return cards.filter((one) => !one.isOtherSelf && baseName(one, cards) === base);
}

/** The number of a card's first figure among all figures with the same name, from 1. */
function firstNumber(card: BattleCard, cards: readonly BattleCard[]): number {
  const earlier = alikeTo(card, cards).filter(({ index }) => index < card.index);
  return earlier.reduce((number, { figures }) => number + figures, 1);
}

/** The name of a card in stories. A card with one of several numbered figures has the name of that figure. */
export function toldCard(
  { cards }: Pick<BattleTables, 'cards'>,
  told: readonly ToldFigure[],
  card: number,
): string {
  const { original, figures, card: own } = cards[card] as BattleCard;
  const { firstFigure } = cards[original] as BattleCard;
  const { name } = told[firstFigure] as ToldFigure;
  return figures === 1 && !name.startsWith(OTHER) ? name : own.name;
}

/** Maximum number of letters in a mark. */
const MOST_LETTERS = 4;

/**
 * The mark of a card: the shortest prefix of its name that no card of the side with another name shares, with at least 1
 * letter for a squad and 2 for a hero.
 */
function markOf(card: BattleCard, cards: readonly BattleCard[]): string {
  const own = lettersOf(card.card);
  const alike = alikeTo(card, cards);
  const others = cards.filter((one) => one.side === card.side && !alike.includes(one));
  const isTaken = (mark: string) => others.some((one) => lettersOf(one.card).startsWith(mark));
  let length = card.figures > 1 ? 1 : 2;
  while (length < MOST_LETTERS && isTaken(own.slice(0, length))) length++;
  return own.slice(0, length);
}

const lettersOf = ({ name }: Named) => name.replace(THE, '').replace(/[^\p{L}\p{N}]/gu, '');

/** The number of a figure in stories. A figure that has changed sides keeps its previous number. */
export function toldAs(
  { cards, cardOf }: Pick<BattleTables, 'cards' | 'cardOf'>,
  figure: number,
): number {
  const { isOtherSelf, original, firstFigure } = cards[cardOf[figure] as number] as BattleCard;
  if (!isOtherSelf) return figure;
  return (cards[original] as BattleCard).firstFigure + figure - firstFigure;
}

/** Figures grouped by card: Goblin Cutters 1, 2 and 4, and Krug. */
export function groupsOf(
  tables: Pick<BattleTables, 'cards' | 'cardOf'>,
  told: readonly ToldFigure[],
  figures: readonly number[],
): Group[] {
  const byCard = new Map<number, number[]>();
  for (const figure of figures.map((one) => toldAs(tables, one)).sort((a, b) => a - b)) {
    const card = tables.cardOf[figure] as number;
    byCard.set(card, [...(byCard.get(card) ?? []), figure]);
  }
  return [...byCard].map(([index, all]) => {
    const own = tables.cards[index] as BattleCard;
    const { name } = told[all[0] as number] as ToldFigure;
    if (all.length === 1) return { name };
    const first = firstNumber(own, tables.cards);
    return {
      name: baseName(own, tables.cards),
      numbers: all.map((figure) => first + figure - own.firstFigure),
    };
  });
}

/** The spaces of a place. */
export function spacesOf(
  { cards, cardOf, single, double, ground }: BattleTables,
  figure: number,
  place: number,
): Space[] {
  const { a, b } = cards[cardOf[figure] as number]?.isDouble ? double : single;
  const second = b[place] as number;
  const at = (space: number) => ground.spaces[space] as Space;
  return [at(a[place] as number), ...(second < 0 ? [] : [at(second)])];
}
