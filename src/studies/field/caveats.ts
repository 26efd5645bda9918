/* Caveats on a field's results, for its report and its file. */

import { caveatsOfSides, type FightSide } from '../../fight/index.ts';
import type { Caveat } from '../../rules/index.ts';
import { countsIn } from './cells.ts';
import type { Contestant } from './contestant.ts';
import { type Field, isSquare } from './field.ts';

/** What the duels of a field leave out or assume, for the cards that count in means. */
export function fieldCaveats(field: Field): Caveat[] {
  const { rows, columns, setting } = field;
  const counting = (cards: readonly Contestant[]) =>
    cards.filter((card) => countsIn(card, setting)).map(({ side }) => side);
  const [sides, enemies] = [counting(rows), counting(columns)];
  return caveatsIn(field, [
    ...sides.map((card) => [card, enemies] as const),
    ...(isSquare(field) ? [] : enemies.map((card) => [card, sides] as const)),
  ]);
}

/** @param sides each card with its opponents */
function caveatsIn(
  { setting }: Field,
  sides: readonly (readonly [card: FightSide, enemies: readonly FightSide[]])[],
): Caveat[] {
  const all = new Set(sides.flatMap(([card, enemies]) => [card, ...enemies]));
  const caveats = caveatsOfSides(setting, [...all]).of(
    sides.map(([card, enemies]) => ({
      card,
      facesSeveral: enemies.some((enemy) => enemy !== card && enemy.figures > 1),
    })),
  );
  // Powers that act through other cards have no effect in a duel. Nearly every card would have this caveat, so it is
  // left out.
  const told = caveats.filter(({ kind }) => kind !== 'throughOthers');
  // A card can be among the rows and among their opponents.
  return [...new Map(told.map((one) => [`${one.card}: ${one.text}`, one])).values()];
}
