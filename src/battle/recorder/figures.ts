/* The names of figures and places in the stories of games. */

import { type Named, singularOf } from '../../base/index.ts';
import type { Space } from '../../board/index.ts';
import type { Group, ToldFigure } from '../../rules/index.ts';
import type { BattleCard } from '../engine/state/cards.ts';
import type { BattleTables } from '../engine/state/tables.ts';

/**
 * The figures of a battle, with their names in stories: "Krug", "Tarn Viking Warrior 2". If both sides have the same
 * card, the second side's figure is "The other Krug".
 */
export function toldFigures({ cards }: Pick<BattleTables, 'cards'>): ToldFigure[] {
  const ofArmies = cards.filter(({ isOtherSelf }) => !isOtherSelf);
  return ofArmies.flatMap((card) => {
    const { side, life, figures, card: own } = card;
    const isOther =
      side === 1 && ofArmies.some((one) => one.side === 0 && one.card.name === own.name);
    const name = figures > 1 ? singularOf(own) : own.name;
    const whole = isOther ? `The other ${name.replace(THE, '')}` : name;
    const mark = markOf(card, ofArmies);
    return Array.from({ length: figures }, (_, i) => ({
      name: figures > 1 ? `${whole} ${i + 1}` : whole,
      mark: figures > 1 ? `${mark}${i + 1}` : mark,
      side,
      life,
    }));
  });
}

const THE = /^The /;

/** Maximum number of letters in a mark. */
const MOST_LETTERS = 4;

/**
 * The mark of a card: the shortest prefix of its name that no other card of the side shares, with at least 1 letter for
 * a squad and 2 for a hero.
 */
function markOf({ index, side, figures, card }: BattleCard, cards: readonly BattleCard[]): string {
  const own = lettersOf(card);
  const others = cards.filter((one) => one.side === side && one.index !== index);
  const isTaken = (mark: string) => others.some((one) => lettersOf(one.card).startsWith(mark));
  let length = figures > 1 ? 1 : 2;
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
    const { card, firstFigure } = tables.cards[index] as BattleCard;
    const { name } = told[all[0] as number] as ToldFigure;
    if (all.length === 1) return { name };
    const isOther = name.startsWith(OTHER);
    return {
      name: isOther ? `${OTHER}${card.name.replace(THE, '')}` : card.name,
      numbers: all.map((figure) => figure - firstFigure + 1),
    };
  });
}

const OTHER = 'The other ';

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
