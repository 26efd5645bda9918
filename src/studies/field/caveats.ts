import { caveatsOfSides, type FightSide } from '../../fight/index.ts';
import type { Caveat } from '../../rules/index.ts';
import { countsIn } from './cells.ts';
import type { Contestant } from './contestant.ts';
import { type Field, isSquare } from './field.ts';

/** What the duels of a field leave out of the cards that count and take for granted. */
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

/** @param sides each with those that it fights */
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
  // Nothing of what acts through other cards can show in a duel, and it would be told of most cards.
  return caveats.filter(({ kind }) => kind !== 'throughOthers');
}
