/** A card of an army as it is written for other programs. */
export interface WrittenCard {
  readonly name: string;
  readonly copies: number;
  /** Of one copy. */
  readonly points?: number;
}

/**
 * An army as forums post it: a card a line, with the points of its copies and a running total, as far as every card has
 * points. `readArmyText` reads it again.
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

/** An army as army builders keep it. */
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
