/* Armies written for other programs: as forum text and as an army builder's JSON. */

/** A card in an army, as written for other programs. */
export interface WrittenCard {
  readonly name: string;
  readonly copies: number;
  /** Points per copy. */
  readonly points?: number;
}

/**
 * An army as posted in forums: one card per line, with the points of its copies and a running total. If any card has no
 * points, the points are left out on all lines. `readArmyText` can read the text back.
 */
export function armyText(cards: readonly WrittenCard[]): string {
  const areCounted = cards.every(({ points }) => points !== undefined);
  let sum = 0;
  const lines = cards.map(({ name, copies, points = 0 }) => {
    const text = copies > 1 ? `${name} x${copies}` : name;
    sum += points * copies;
    return areCounted ? `${text} (${points * copies}/${sum})` : text;
  });
  return [...lines, ...(areCounted ? [`Total: ${sum} points`] : []), ''].join('\n');
}

/** An army in the JSON form of army builders. */
export function armyJson(cards: readonly WrittenCard[], name?: string): object {
  const areCounted = cards.every(({ points }) => points !== undefined);
  const sum = cards.reduce((all, { points = 0, copies }) => all + points * copies, 0);
  return {
    ...(name !== undefined && { name }),
    ...(areCounted && { totalPoints: sum }),
    units: cards.map((card) => ({
      name: card.name,
      quantity: card.copies,
      ...(card.points !== undefined && { points: card.points }),
    })),
  };
}
