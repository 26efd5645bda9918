import type { ArmyList, ListReading } from '../../../src/cards/army-list/read.ts';
import { readArmyText } from '../../../src/cards/army-list/read.ts';
import type { Card } from '../../../src/cards/card.ts';
import { libraryOf } from '../../../src/cards/library.ts';

/** Options for reading lists with the cards of the collections and the given cards, by printed points. */
export function reading(own: readonly Card[] = []): ListReading {
  return { library: libraryOf(own), most: 50, pointsOf: ({ points }) => points };
}

/** The cards in a text as "Krug", "Deathreavers x2"; problems as worded. */
export function read(text: string, own: readonly Card[] = []): readonly string[] {
  const list = readArmyText(text, reading(own));
  return [...cardsOf(list), ...list.problems.map((one) => one.sentence ?? one.found)];
}

export function cardsOf({ cards }: ArmyList): string[] {
  return cards.map(({ card, copies }) => (copies === 1 ? card.name : `${card.name} x${copies}`));
}

/** Notes about points, without those about short names. */
export function notesOn(text: string): string[] {
  return readArmyText(text, reading())
    .notes.map((note) => `${note.line + 1}: ${note.text}`)
    .filter((note) => !note.includes('" means '));
}
