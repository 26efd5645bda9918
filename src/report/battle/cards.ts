/* The cards of both armies in a battle, and what each of them achieved. */

import { decimal, inSentence, percent, slug } from '../../base/index.ts';
import { figuresOf, type Result } from '../../experiments/index.ts';
import type { CountedCard, GamesCounted } from '../../rules/index.ts';
import { type ColumnOf, type Table, tableOf } from '../tables/table.ts';

/** A card of an army. `index` counts the cards of both sides together. */
export interface CardOfSide {
  readonly side: string;
  readonly card: CountedCard;
  readonly index: number;
}

/** The cards of both sides, numbered consecutively. */
export function cardsOf({ sides }: GamesCounted): CardOfSide[] {
  return sides
    .flatMap(({ name: side, cards }) => cards.map((card) => ({ side, card })))
    .map((one, index) => ({ ...one, index }));
}

/** Each card's means over all battles, in one table per side; empty if no battle was played. */
export function cardsTables({ account, measured }: Result): Table[] {
  const { games } = account;
  if (!games) return [];
  const figures = figuresOf(measured);
  const measureOf = (kind: string, { side, card }: CardOfSide) =>
    `${kind}:${slug(side)}:${slug(card.name)}`;
  const meanOf = (kind: string, row: CardOfSide) => figures.mean(measureOf(kind, row));
  const mean = (head: string, kind: string): ColumnOf<CardOfSide> => ({
    head,
    text: (row) => decimal(meanOf(kind, row), 1),
  });
  const cards = cardsOf(games);
  const columns = [
    { head: 'card', isKey: true, text: ({ card }: CardOfSide) => card.text },
    { head: 'points', text: ({ card }: CardOfSide) => String(Math.round(card.points)) },
    mean('destroys', 'pointsDestroyed'),
    mean('loses', 'pointsLost'),
    {
      head: 'survives',
      text: (row: CardOfSide) => percent(figures.chance(measureOf('survived', row), 1), 1),
    },
    mean('turns', 'turns'),
    mean('wounds', 'woundsDealt'),
  ];
  const displaces: ColumnOf<CardOfSide> = {
    head: 'displaces',
    isSpare: true,
    text: (row) => {
      const enemies = meanOf('displaced', row);
      return Number.isFinite(enemies) ? decimal(enemies, 1) : '';
    },
  };
  return games.sides.map(({ name }, i) => {
    const own = cards.filter(({ side }) => side === name);
    const hasDisplaced = own.some((row) => Number.isFinite(meanOf('displaced', row)));
    return tableOf([...columns, ...(hasDisplaced ? [displaces] : [])], own, {
      title: `Cards of ${inSentence(name)}`,
      ...(i === games.sides.length - 1 && { note: NOTE }),
    });
  });
}

const NOTE =
  'Averages per battle: the enemy points that the card destroys, its own points that are lost, its turns, and the wounds that it deals. “Survives” is how often at least one figure of the card is left.';
